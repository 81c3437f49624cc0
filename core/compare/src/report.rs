//! A comparison's results as data: this is `report.json`, and tables, pages and pictures are made from it.

mod arm;
mod fair;
mod finding;
mod judged;
mod outlier;
mod pair;

pub use arm::{Curve, Lives, Measured, Moved, Rounds, Survival, flows};
pub use finding::{FIRST, Finding, LOOKED_FOR, Says, by_pair};
pub use outlier::{Extreme, Outlier, telling_round};
pub use pair::Pair;

use crate::asked::Asked;
use clade_engine::ecology::{Death, Origin};
use serde::{Deserialize, Serialize};

/// The form of `report.json`.
pub const FORMAT: u32 = 2;

/// The numbers of deaths, each with its cause, in the order of [`clade_ecology::row::DEATHS`].
pub const DIED: [(&str, Death); 5] = [
    ("died_hunger", Death::Hunger),
    ("died_predation", Death::Predation),
    ("died_competition", Death::Competition),
    ("died_doom", Death::Doom),
    ("died_effect", Death::Effect),
];

/// The numbers of origins of food: what comes out of a side's own store was counted when it was stored.
pub const FROM: [(&str, Origin); 9] = [
    ("from_environment", Origin::Environment),
    ("from_waste", Origin::Waste),
    ("from_body", Origin::Body),
    ("from_prey", Origin::Prey),
    ("from_carrion", Origin::Carrion),
    ("from_shared", Origin::Shared),
    ("from_theft", Origin::Theft),
    ("from_made", Origin::Made),
    ("from_placed", Origin::Placed),
];

/// The numbers that were named before any run: differences in them are judged by Holm (1979), all others count as found by looking.
pub const MAIN: [&str; 12] = [
    "scarcity",
    "fed",
    "fed_of_all",
    "gap",
    "recycling",
    "survival_3",
    "variation",
    "feedback",
    "gini_food",
    "gini_slope",
    "leader_wins",
    "rounds",
];

/// All results of a comparison.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Report {
    /// [`FORMAT`].
    pub format: u32,
    /// What was asked.
    pub asked: Asked,
    /// Games of each arm that are reported: fewer than asked for, if the run was cut short.
    pub games: u64,
    /// The arms, in the order of [`Asked::arms`].
    pub arms: Vec<Measured>,
    /// Arms compared with each other: all of one kind of players.
    pub pairs: Vec<Pair>,
    /// What can be said: one after another of each two settings, the most telling first, what was found by looking last.
    pub findings: Vec<Finding>,
    /// Games that stand out.
    pub outliers: Vec<Outlier>,
}
