//! The four animals, and their mats (§4).

use crate::element::{ELEMENTS, Element};
use clade_engine::Small;

/// An animal, in turn order: the one lowest in the food chain first.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// Ракообразные.
    Crustaceans,
    /// Рыбы.
    Fishes,
    /// Головоногие.
    Cephalopods,
    /// Рептилии.
    Reptiles,
}

/// All, in turn order. A later one stands higher in the food chain: of equals it comes first.
pub const ANIMALS: [Class; 4] = [Class::Crustaceans, Class::Fishes, Class::Cephalopods, Class::Reptiles];

/// Cubes of each animal, without the one on the food chain.
pub const CUBES: u8 = 34;
/// Cubes of each animal on the reef at the start.
pub const STARTING: u8 = 3;
/// Slots for elements on a mat, the printed ones among them.
pub const SLOTS: u8 = 6;
/// Elements that are printed on a mat, or question marks.
pub const PRINTED: u8 = 3;
/// Basic pawns of each animal.
pub const PAWNS: u8 = 8;

impl Class {
    /// Its word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Crustaceans => "crustaceans",
            Self::Fishes => "fishes",
            Self::Cephalopods => "cephalopods",
            Self::Reptiles => "reptiles",
        }
    }

    /// The elements printed on its mat: how many of each type.
    pub fn printed(self) -> [u8; ELEMENTS] {
        let [one, two] = match self {
            Self::Crustaceans => [Element::Algae, Element::Worms],
            Self::Fishes => [Element::Algae, Element::Plankton],
            Self::Cephalopods => [Element::Sponges, Element::Gastropods],
            Self::Reptiles => [Element::Sponges, Element::Sun],
        };
        let mut elements = [0; ELEMENTS];
        (elements[one.ix()], elements[two.ix()]) = (1, 2);
        elements
    }
}
