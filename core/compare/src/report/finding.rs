//! What can be said in a sentence.

use serde::{Deserialize, Serialize};

/// Something that can be said about one number in two settings. A finding is the same for every kind of players that were asked, or names
/// among whom it holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Which number.
    pub id: String,
    /// What is said of the second setting, held against the first.
    pub says: Says,
    /// Whether it was not on the list that was named before the run.
    pub found_by_looking: bool,
    /// The places in [`super::Report::pairs`] of all kinds of players for which it holds, the first of them the one to be told in numbers.
    pub holds: Vec<usize>,
    /// The places of those for which it does not.
    pub fails: Vec<usize>,
}

/// What is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    /// The second is higher.
    Higher,
    /// The second is lower.
    Lower,
    /// They are alike to within what is of interest.
    Alike,
    /// No difference was seen, which proves nothing.
    Unsure,
}
