//! How to read the notes of a game: what the notes alone do not say.

use crate::Side;
use serde::{Deserialize, Serialize};

/// The most sides that are distinguished.
pub const SIDES: usize = 8;

/// What a game says of its notes as a whole.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reading {
    /// Which sides take part.
    pub sides: Sides,
    /// When heads are counted.
    pub levels: Levels,
    /// What feeding means.
    pub food: Food,
    /// What is at hand for somebody who may eat.
    pub hand: Hand,
    /// What a diet is made of.
    pub diet: Diet,
    /// The most heads that the rules allow a side, where places feed with all that died for good; 0 if there is no limit.
    pub cap: u16,
}

/// The sides that take part: numbers below [`SIDES`], with gaps where colours or animals are not used. Whatever is kept by side is kept
/// in their order, without gaps.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides(u8);

impl Sides {
    /// The first `n` sides.
    pub fn first(n: u8) -> Self {
        (0..n).map(Side).collect()
    }

    /// How many.
    pub fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Which of those that take part it is, counted from 0; `None` if it does not.
    pub fn place(self, side: Side) -> Option<usize> {
        let bit = 1u8.checked_shl(side.0.into()).filter(|bit| self.0 & bit != 0)?;
        Some((self.0 & (bit - 1)).count_ones() as usize)
    }

    /// All, in their order.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        (0..SIDES as u8).map(Side).filter(move |side| self.place(*side).is_some())
    }
}

impl FromIterator<Side> for Sides {
    /// Sides whose numbers are too high do not take part.
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        Self(sides.into_iter().filter_map(|side| 1u8.checked_shl(side.0.into())).fold(0, |all, bit| all | bit))
    }
}

/// When the heads of a round are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Levels {
    /// When the first feeding window of the round opens (Soup, Evolution, Dominant Species).
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

/// What is at hand for somebody who may eat, for the functional response and interference.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hand {
    /// What its judgement says (Soup: foreign cubes in the cell when it may eat).
    Judged,
    /// Its share of what was in its patch when the window opened, in whole pieces per head there (in Evolution beings are judged when all
    /// have eaten, and what is left then is what nobody needed).
    Window,
}

/// What a diet is made of, for its breadth and for the overlap of two diets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Diet {
    /// Kinds of food, and how many (Marine: elements).
    Kinds(u8),
    /// Kinds of food, and how many; no side eats the kind with its own number (Soup: colours).
    Foreign(u8),
    /// Origins of food, and how many the game has (Evolution).
    Origins(u8),
}

impl Diet {
    /// R: how many resources one side can choose from.
    pub fn resources(self) -> u8 {
        match self {
            Self::Kinds(n) | Self::Origins(n) => n,
            Self::Foreign(n) => n.saturating_sub(1),
        }
    }

    /// The overlap of two sides that eat evenly of all they may: 1, or (n − 2)/(n − 1) where nobody eats its own kind.
    pub fn ceiling(self) -> f64 {
        match self {
            Self::Foreign(n) if n > 1 => f64::from(n - 2) / f64::from(n - 1),
            _ => 1.0,
        }
    }
}
