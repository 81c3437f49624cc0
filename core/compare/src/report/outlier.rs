//! Games that stand out.

use serde::{Deserialize, Serialize};

/// A game that stands out among those of its arm.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outlier {
    /// The place of its arm.
    pub arm: usize,
    /// Its number.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// In which number.
    pub id: String,
    /// Its value.
    pub value: f64,
    /// The median of the arm.
    pub median: f64,
    /// How far it lies from the median, in robust standard deviations: (x − median)/(1.4826 MAD) (Iglewicz & Hoaglin 1993).
    pub distance: f64,
    /// At which end.
    pub extreme: Extreme,
    /// The round in which it stands out most, from 1; none where the number is no sum over rounds.
    pub round: Option<u16>,
    /// Its record, by the name of its file beside the report; none where it was not written.
    pub record: Option<String>,
}

/// At which end a game stands out.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Extreme {
    /// The lowest.
    Lowest,
    /// The highest.
    Highest,
}
