//! What the next question of a card is about: the card says it before it asks, the question names it, and the answers are attached to it.

use crate::board::Cell;
use crate::element::Element;
use clade_engine::{Maybe, Side};
use serde::{Deserialize, Serialize};

/// What the next question of a card is about. Gone when it is answered.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// A tile.
    pub cell: Maybe<Cell>,
    /// An animal; with a number of cubes, if that is given.
    pub side: Maybe<Side>,
    /// Its cubes.
    pub cubes: u8,
    /// An element.
    pub element: Maybe<Element>,
    /// The card's X, or which one of several it is; 0 if not given.
    pub nth: u8,
    /// Of how many; 0 if `nth` is X.
    pub of: u8,
    /// Whether the tiles are shown with what they pay.
    pub scores: bool,
    /// Whether the tiles are shown with how many elements touch them.
    pub tokens: bool,
}

impl Default for About {
    fn default() -> Self {
        Self { cell: Maybe::NONE, side: Maybe::NONE, cubes: 0, element: Maybe::NONE, nth: 0, of: 0, scores: false, tokens: false }
    }
}
