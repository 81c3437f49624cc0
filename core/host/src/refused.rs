//! Why a table refused, in the user's language.

use crate::{say, texts};
use clade_engine::Msg;
use clade_table::{MOST_ACTIONS, TableError, shortened};

/// Why a table refused.
pub(crate) fn by_table(error: &TableError) -> Vec<Msg> {
    match error {
        TableError::NotLegal { text, nearest, .. } => {
            [texts::not_legal(shortened(text))].into_iter().chain(nearest.clone().map(say::near)).collect()
        }
        TableError::Step { step, steps } => vec![texts::no_step(*step, *steps)],
        TableError::Full => vec![texts::game_full(MOST_ACTIONS)],
        // What only a fault of the program brings about, in the engine's own words.
        TableError::Face(error) => vec![texts::refused(error.to_string())],
    }
}
