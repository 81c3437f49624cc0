//! How the notes of a game are to be read: what the notes alone do not say.

use serde::{Deserialize, Serialize};

/// The most sides that are told apart.
pub const SIDES: usize = 8;

/// What a host says of a game before it is measured.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// How many sides there are: their numbers are below this, and it is at most [`SIDES`].
    pub sides: u8,
    /// When heads are counted.
    pub levels: Levels,
    /// What feeding means.
    pub food: Food,
    /// What a diet is made of.
    pub diet: Diet,
    /// The most heads that a side may have by the rules; 0 where nothing limits them.
    pub cap: u16,
}

/// When the heads of a round are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Levels {
    /// When the first feeding window of the round opens (Soup, Evolution).
    Window,
    /// When the round begins: windows come more or less than once a round (Marine).
    Round,
}

/// What feeding means.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Food {
    /// Pieces are eaten; a side's food is its intake, in pieces.
    Eaten,
    /// Nothing is eaten, a place feeds; a side's food is service: one for each head that is found fed by its place.
    Habitat,
}

/// What a diet is made of, for its breadth and for the overlap of two diets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Diet {
    /// Kinds of food, so many (Marine: elements).
    Kinds(u8),
    /// Kinds of food, so many, of which no side eats the one that bears its own number (Soup: colours).
    Foreign(u8),
    /// Origins of food, so many that the game has (Evolution).
    Origins(u8),
}

impl Diet {
    /// R: among how many resources one side can choose.
    pub fn resources(self) -> u8 {
        match self {
            Self::Kinds(n) | Self::Origins(n) => n,
            Self::Foreign(n) => n.saturating_sub(1),
        }
    }

    /// The overlap of two sides that eat evenly of all they may: 1, and where nobody eats its own kind (n − 2)/(n − 1).
    pub fn ceiling(self) -> f64 {
        match self {
            Self::Foreign(n) if n > 1 => f64::from(n - 2) / f64::from(n - 1),
            _ => 1.0,
        }
    }
}
