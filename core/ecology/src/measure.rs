//! What is measured: one table, from which documents, matrices and files are made.
//!
//! A [`Measure`] is an idea with its formula, source and limits; its [`Part`]s are its numbers. Each number is a value or says why
//! there is none ([`Absent`]); it is never replaced by 0, and never guessed. Sums over rounds and sides come first, then one value a
//! game, then the mean over games, unless the measure says otherwise.
//!
//! **Decides:** formulas. **Does not decide:** intervals and tests ([`crate::statistics`]), nor what a number is called in a language.
//!
#![doc = include_str!("../MEASURES.md")]

mod chances;
mod course;
mod density;
mod early;
mod feeding;
mod food;
pub mod formulas;
mod populations;
mod prepared;
pub mod response;
mod score;
pub mod survival;
mod table;
mod value;

pub use chances::{Course, courses};
pub use early::{Leader, leaders_win};
pub use prepared::Prepared;
pub use value::{Absent, Value};

use crate::{Games, Row};
use serde::{Deserialize, Serialize};

/// An idea that is measured.
#[derive(Debug)]
pub struct Measure {
    /// Its place in the table, from 1; it never changes.
    pub number: u8,
    /// Its name.
    pub name: &'static str,
    /// The family it belongs to.
    pub family: Family,
    /// How it is worked out.
    pub formula: &'static str,
    /// By whom, or by what tradition.
    pub source: &'static str,
    /// What it means in each game.
    pub meaning: &'static str,
    /// When its values must not be compared, or only with care.
    pub unfair: &'static str,
    /// Its numbers.
    pub parts: &'static [Part],
}

/// One number.
#[derive(Debug)]
pub struct Part {
    /// Its name in files and texts; it never changes.
    pub id: &'static str,
    /// What it says.
    pub says: &'static str,
    /// Its unit.
    pub unit: Unit,
    /// The least that it can be.
    pub least: f64,
    /// The most that it can be; infinite where nothing limits it.
    pub most: f64,
    how: How,
}

/// How a part is worked out.
#[derive(Copy, Clone, Debug)]
enum How {
    /// One value per game, then their mean.
    Each(fn(&Row) -> Value),
    /// From sums over all games.
    Pooled(fn(&Games) -> Prepared),
}

/// Families of measures.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// Food.
    Food,
    /// Populations.
    Populations,
    /// Feeding.
    Feeding,
    /// Fairness between sides.
    Fairness,
    /// The game as a game.
    Game,
}

/// Units.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A share of a whole.
    Share,
    /// A difference of two shares.
    Difference,
    /// Pieces of food a round.
    PiecesARound,
    /// Pieces of food a head.
    PiecesAHead,
    /// Pieces for each piece.
    PiecesAPiece,
    /// Pieces for each head killed.
    PiecesAKill,
    /// Heads fed for each head killed.
    HeadsAKill,
    /// Heads for each piece.
    HeadsAPiece,
    /// Events per head and round.
    PerHeadAndRound,
    /// Feeding windows.
    Windows,
    /// Growth a round.
    Growth,
    /// Growth a round, for each head.
    GrowthAHead,
    /// Heads.
    Heads,
    /// Standard deviation by mean.
    Variation,
    /// A correlation.
    Correlation,
    /// Scarcity per mean population.
    Scarcity,
    /// One of Holling's types.
    HollingType,
    /// An exponent.
    Exponent,
    /// Resources.
    Resources,
    /// Concentration a round.
    ConcentrationARound,
    /// The first of ten parts of a game.
    Tenth,
    /// Points for each piece.
    PointsAPiece,
    /// Standard deviations for each piece.
    DeviationsAPiece,
    /// Rounds.
    Rounds,
    /// Decisions.
    Decisions,
    /// Options a decision.
    Options,
}

impl Unit {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Self::Share => "share",
            Self::Difference => "difference of shares",
            Self::PiecesARound => "pieces a round",
            Self::PiecesAHead => "pieces a head",
            Self::PiecesAPiece => "pieces a piece",
            Self::PiecesAKill => "pieces a kill",
            Self::HeadsAKill => "heads a kill",
            Self::HeadsAPiece => "heads a piece",
            Self::PerHeadAndRound => "per head and round",
            Self::Windows => "feeding windows",
            Self::Growth => "growth a round",
            Self::GrowthAHead => "growth a round and head",
            Self::Heads => "heads",
            Self::Variation => "standard deviation by mean",
            Self::Correlation => "correlation",
            Self::Scarcity => "scarcity per mean population",
            Self::HollingType => "Holling's type",
            Self::Exponent => "exponent",
            Self::Resources => "resources",
            Self::ConcentrationARound => "concentration a round",
            Self::Tenth => "tenth of the game",
            Self::PointsAPiece => "points a piece",
            Self::DeviationsAPiece => "deviations a piece",
            Self::Rounds => "rounds",
            Self::Decisions => "decisions",
            Self::Options => "options a decision",
        }
    }

    /// Whether it is a share, or a difference of two.
    pub fn is_share(self) -> bool {
        matches!(self, Self::Share | Self::Difference)
    }

    /// By how much a number is multiplied where people read it: shares, and what concentrates a round, are shown in hundredths.
    pub fn shown_times(self) -> f64 {
        if self.is_share() || self == Self::ConcentrationARound { 100.0 } else { 1.0 }
    }
}

impl Part {
    /// Makes the number ready for these games.
    pub fn over(&self, games: &Games) -> Prepared {
        match self.how {
            How::Each(of) => Prepared::each_game(games, of),
            How::Pooled(over) => over(games),
        }
    }

    /// Whether each game has a number of its own.
    pub fn is_of_each(&self) -> bool {
        matches!(self.how, How::Each(_))
    }

    /// The number of one game, where each game has one.
    pub fn of_game(&self, row: &Row) -> Option<Value> {
        match self.how {
            How::Each(of) => Some(of(row)),
            How::Pooled(_) => None,
        }
    }
}
