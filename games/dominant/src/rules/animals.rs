//! The six animals (§3): their elements, and what each of them can do that no other one can.

use crate::element::{ELEMENTS, Element};

/// An animal, the lowest in the food chain first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// Insects.
    Insects,
    /// Arachnids.
    Arachnids,
    /// Amphibians.
    Amphibians,
    /// Birds.
    Birds,
    /// Reptiles.
    Reptiles,
    /// Mammals.
    Mammals,
}

/// All, from the bottom of the food chain upwards. A later one stands higher: of equals it comes first.
pub const ANIMALS: [Class; 6] = [Class::Insects, Class::Arachnids, Class::Amphibians, Class::Birds, Class::Reptiles, Class::Mammals];

/// The words of the animals, in the same order.
pub const ANIMAL_WORDS: [&str; 6] = ["insects", "arachnids", "amphibians", "birds", "reptiles", "mammals"];

/// What an animal can do.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Power {
    /// One cube more by Speciation, on any tile.
    Spawns,
    /// A Competition more, on any tile.
    Competes,
    /// Nothing: it has an element more.
    None,
    /// Its cubes migrate up to two tiles.
    Flies,
    /// A protection in Regression.
    Endures,
    /// One of its endangered cubes lives through Extinction.
    Saves,
}

/// Slots for elements of an animal, the printed ones among them.
pub const SLOTS: u8 = 6;
/// Pawns of each animal in the box.
pub const PAWNS: u8 = 10;
/// Pawns of an animal, by how many animals play (§1).
pub const PAWNS_OF: [u8; 7] = [0, 7, 7, 6, 5, 4, 3];
/// Cubes of an animal, by how many animals play, without the one that marks its points (§1).
pub const CUBES_OF: [u8; 7] = [0, 54, 54, 49, 44, 39, 34];

impl Class {
    /// Its word.
    pub fn word(self) -> &'static str {
        ANIMAL_WORDS[self as usize]
    }

    /// The elements printed on its display: how many of each type. They are never lost.
    pub fn printed(self) -> [u8; ELEMENTS] {
        let (element, n) = match self {
            Self::Insects => (Element::Grass, 2),
            Self::Arachnids => (Element::Grub, 2),
            Self::Amphibians => (Element::Water, 3),
            Self::Birds => (Element::Seed, 2),
            Self::Reptiles => (Element::Sun, 2),
            Self::Mammals => (Element::Meat, 2),
        };
        let mut elements = [0; ELEMENTS];
        elements[element as usize] = n;
        elements
    }

    /// What it can do.
    pub fn power(self) -> Power {
        match self {
            Self::Insects => Power::Spawns,
            Self::Arachnids => Power::Competes,
            Self::Amphibians => Power::None,
            Self::Birds => Power::Flies,
            Self::Reptiles => Power::Endures,
            Self::Mammals => Power::Saves,
        }
    }
}
