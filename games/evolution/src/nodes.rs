//! The ids of the things on the table: as they are drawn, and as what happens to them names them.

use crate::event::Who;
use crate::evolution::Evolution;
use crate::notation::names::{place_word, side_word};
use crate::state::Place;
use clade_engine::Side;

/// The cards that nobody has drawn.
pub(crate) const DECK: &str = "deck";
/// Traits in the middle of the table.
pub(crate) const MIDDLE: &str = "middle";

/// How many cards a player holds.
pub(crate) fn hand(side: Side) -> String {
    format!("{}-cards", side_word(side))
}

/// How many cards a player has discarded.
pub(crate) fn pile(side: Side) -> String {
    format!("{}-pile", side_word(side))
}

/// An animal.
pub(crate) fn beast(Who(side, id): Who) -> String {
    format!("{}{}", side_word(side), u16::from(id.0) + 1)
}

impl Evolution {
    /// The ground of a territory, or of the whole table.
    pub(crate) fn ground_node(&self, place: Place) -> String {
        if self.options().territories { place_word(place) } else { "meadow" }.to_owned()
    }

    /// The animals of a player in a territory, or on the whole table.
    pub(crate) fn herd_node(&self, side: Side, place: Place) -> String {
        format!("{}-{}", side_word(side), if self.options().territories { place_word(place) } else { "animals" })
    }

    /// The food bank of a territory, or of the table.
    pub(crate) fn bank_node(&self, place: Place) -> String {
        self.of_place("bank", place)
    }

    /// What will be the next bank there, in a closed cycle.
    pub(crate) fn compost_node(&self, place: Place) -> Option<String> {
        self.is_closed().then(|| self.of_place("compost", place))
    }

    fn of_place(&self, what: &str, place: Place) -> String {
        if self.options().territories { format!("{what}-{}", place_word(place)) } else { what.to_owned() }
    }
}
