//! What the next question of a card is about: the card says it before it asks, the question names it, and the answers are attached to it.

use crate::board::Cell;
use crate::element::Element;
use clade_engine::{Maybe, Side};
use serde::{Deserialize, Serialize};

/// What the next question of a card is about. Gone when it is answered.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// A tile.
    pub cell: Maybe<Cell>,
    /// An animal; with a number of cubes, if that is given.
    pub side: Maybe<Side>,
    /// Its cubes.
    pub cubes: u8,
    /// An element.
    pub element: Maybe<Element>,
    /// Which one of several it is; 0 if not given.
    pub nth: u8,
    /// Of how many.
    pub of: u8,
}
