//! Where something was seen: a question of a game.

use clade_engine::Setup;
use serde::{Deserialize, Serialize};

/// A question of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The number of the set-up, and of the game in it: what comes first in a report.
    pub number: (usize, u64),
    /// The set-up.
    pub setup: Setup,
    /// The seed of the game.
    pub seed: u64,
    /// How many answers had been given.
    pub step: u64,
    /// The table before the last of them, and that answer; none at the start of a game, or where no position can be written.
    pub before: Option<Before>,
    /// The answers of the game up to there as a record tells them, the last one among them: who gave them, and their texts.
    pub answers: Vec<(String, String)>,
}

impl Place {
    /// Whether the table there can be viewed.
    pub fn has_table(&self) -> bool {
        self.before.is_some() || !self.answers.is_empty()
    }
}

/// A table and an answer to its open question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Before {
    /// The table, as a position in the game's own words.
    pub position: String,
    /// The answer, by its text.
    pub answer: String,
}
