//! What the next question of a card is about: the card says it before it asks, the question names it, and the answers hang on it.

use crate::board::{Cell, NONE};
use crate::marine::Marine;
use crate::state::{ELEMENTS, Element, State};
use crate::texts;
use clade_engine::{Maybe, Msg, Side};
use clade_script::Args;
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
    /// An element, or [`NONE`].
    pub element: Element,
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
        Self { cell: Maybe::NONE, side: NONE, cubes: 0, element: NONE, nth: 0, of: 0, scores: false, tokens: false }
    }
}

impl Marine {
    /// A card says what its next question is about; false if the verb is none of these.
    pub(crate) fn says_about(&self, state: &mut State, verb: &str, args: &Args) -> Result<bool, String> {
        let [a, b, ..] = args.ints;
        let count = |n: i32| n.clamp(0, 255) as u8;
        match verb {
            "about_tile" => state.about.cell = crate::verbs::tile(state, a)?.into(),
            "about_animal" => (state.about.cubes, state.about.side) = (count(a), self.side(b)?.0),
            "about_element" => state.about.element = crate::verbs::element(a)?,
            "about_x" => state.about.nth = count(a),
            "about_count" => (state.about.nth, state.about.of) = (count(a), count(b)),
            "about_points" => state.about.scores = true,
            "about_tokens" => state.about.tokens = true,
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The words of a card's question with what it is about.
    pub(crate) fn said_about(&self, state: &State, said: Msg) -> Msg {
        let About { cell, side, cubes, element, nth, of, .. } = state.about;
        let animal = || self.who(Side(side));
        let parts = [
            (side != NONE).then(|| if cubes > 0 { texts::counted(animal(), cubes) } else { animal() }),
            (element != NONE).then(|| texts::element_name(element)),
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
        let About { cell, side, element, .. } = state.about;
        let named = cell.get().is_none_or(|cell| state.has_tile(cell))
            && (side == NONE || usize::from(side) < self.options().animals.len())
            && (element == NONE || usize::from(element) < ELEMENTS);
        named && (state.frames.depth() > 0 || state.about == About::default())
    }
}
