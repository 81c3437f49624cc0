//! What the next question of a card is about: the card says it before it asks, the question names it, and the answers hang on it.

use crate::board::{Cell, NONE};
use crate::marine::Marine;
use crate::state::{Element, State};
use crate::texts;
use clade_engine::{Maybe, Msg, Side};
use serde::{Deserialize, Serialize};

/// What the next question of a card is about. Gone when it is answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// A tile.
    pub cell: Maybe<Cell>,
    /// An animal, or [`NONE`]; with so many cubes, if that is said.
    pub side: u8,
    /// Its cubes.
    pub cubes: u8,
    /// An element.
    pub element: Maybe<Element>,
    /// The card's X, or which of so many it is; 0 if nothing is said.
    pub nth: u8,
    /// Of how many; 0 if `nth` is X.
    pub of: u8,
    /// Whether the tiles are told with what they pay.
    pub scores: bool,
    /// Whether the tiles are told with how many elements touch them.
    pub tokens: bool,
}

impl Default for About {
    fn default() -> Self {
        Self { cell: Maybe::NONE, side: NONE, cubes: 0, element: Maybe::NONE, nth: 0, of: 0, scores: false, tokens: false }
    }
}

impl Marine {
    /// The words of a card's question with what it is about.
    pub(crate) fn said_about(&self, state: &State, said: Msg) -> Msg {
        let About { cell, side, cubes, element, nth, of, .. } = state.about;
        let animal = || self.who(Side(side));
        let parts = [
            (side != NONE).then(|| if cubes > 0 { texts::counted(animal(), cubes) } else { animal() }),
            element.get().map(texts::element_name),
            cell.get().map(|cell| self.tile_told(state, cell)),
            (nth > 0).then(|| if of > 0 { texts::nth_of(nth, of) } else { texts::card_x(nth) }),
        ];
        match texts::listed(parts.into_iter().flatten()) {
            Some(about) => texts::about(said, about),
            None => said,
        }
    }

    /// Whether it can be said of a loaded state.
    pub(crate) fn is_about(&self, state: &State) -> bool {
        let About { cell, side, .. } = state.about;
        let named =
            cell.get().is_none_or(|cell| state.has_tile(cell)) && (side == NONE || usize::from(side) < self.options().animals.len());
        named && (state.frames.depth() > 0 || state.about == About::default())
    }
}
