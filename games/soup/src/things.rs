//! The small things of the rulebook: colours and amoebas; and what steps remember of genes.

use crate::map::Cell;
use clade_engine::{Kind, Side, Small, small};
use serde::{Deserialize, Serialize};

/// The most colours in play.
pub const COLOURS: usize = 4;
/// The amoebas of a colour, numbered 1 to 7.
pub const NUMBERS: u8 = 7;
/// Cubes of a colour in the whole game.
pub const CUBES: u8 = 55;

small! {
    /// A colour: it has amoebas, and there are food cubes of it. Whoever has points and genes is a [`Side`]; only in a tribe do these
    /// differ.
    pub struct Colour;
}

impl Colour {
    /// The words for colours in texts of actions and positions.
    pub const WORDS: [&str; COLOURS] = ["red", "blue", "green", "yellow"];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS[self.ix()]
    }

    /// The first colour of a side, by which the side is named.
    pub fn first_of(side: Side) -> Self {
        Self(side.0)
    }
}

small! {
    /// An amoeba by colour and number: `colour * 7 + number - 1`.
    pub struct Id;
}

impl Id {
    /// How many amoebas there are.
    pub const ALL: u8 = COLOURS as u8 * NUMBERS;

    /// The amoeba of this colour and number.
    pub fn of(colour: Colour, number: u8) -> Self {
        Self(colour.0 * NUMBERS + number - 1)
    }

    /// Its colour.
    pub fn colour(self) -> Colour {
        Colour(self.0 / NUMBERS)
    }

    /// Its number, 1 to 7.
    pub fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }
}

/// An advanced gene, and a gene that is given up for it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Upgrade {
    /// The advanced gene.
    pub advanced: Kind,
    /// Its predecessor.
    pub given: Kind,
}

/// Genes with a hook that were tried already: a bit for each gene that has it, lowest kind first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tried<const HOOK: u8>(u16);

impl<const HOOK: u8> Tried<HOOK> {
    /// Whether the gene at this place among those with the hook was tried.
    pub(crate) fn has(self, place: usize) -> bool {
        self.0 & bit(place) != 0
    }

    /// With the gene at this place.
    pub(crate) fn with(self, place: usize) -> Self {
        Self(self.0 | bit(place))
    }
}

/// Sixteen genes have a bit of their own; more, which only piles of mods have, share the last one.
fn bit(place: usize) -> u16 {
    1 << place.min(15)
}

/// What a gene is told about an event besides the amoeba: the cell to which it goes, or after a move the number of that move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heard(pub u8);

impl From<Cell> for Heard {
    fn from(to: Cell) -> Self {
        Self(to.0)
    }
}
