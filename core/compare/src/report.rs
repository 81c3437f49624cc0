//! What is told of a comparison, as data: `report.json` is this, and tables, pages and pictures are made of it.

mod arm;
mod finding;
mod outlier;
mod pair;

pub use arm::{Curve, Lives, Measured, Moved, Rounds, Survival};
pub use finding::{Finding, Says};
pub use outlier::{Extreme, Outlier};
pub use pair::Pair;

use crate::asked::Asked;
use serde::{Deserialize, Serialize};

/// The form of a report.
pub const FORMAT: u32 = 1;

/// The numbers that were named before any run: differences in them are judged by Holm (1979), all others count as found by looking.
pub const MAIN: [&str; 12] = [
    "scarcity",
    "fed",
    "gap",
    "died_hunger",
    "recycling",
    "survival_3",
    "variation",
    "feedback",
    "gini_food",
    "gini_slope",
    "leader_wins",
    "rounds",
];

/// All that is told of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`FORMAT`].
    pub format: u32,
    /// What was asked.
    pub asked: Asked,
    /// Games of each arm that are told of: fewer than asked, if the run was cut short.
    pub games: u64,
    /// The arms, in the order of [`Asked::arms`].
    pub arms: Vec<Measured>,
    /// Arms held against each other: all of one kind of players.
    pub pairs: Vec<Pair>,
    /// What can be said, the most telling first.
    pub findings: Vec<Finding>,
    /// Games that stand out.
    pub outliers: Vec<Outlier>,
}
