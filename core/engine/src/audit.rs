//! What laws ask about a state that players are never shown: see the battery of `clade-check`.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A state as laws look at it. Only the host gets one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Audit {
    /// Whether the open question is one that is usually skipped: it has one answer, and everybody knows that.
    pub is_skipped: bool,
    /// The legal actions, by index, that are picks from a set: their order must not matter.
    pub picks: Vec<u32>,
    /// The set that they are picked from: another number for another set.
    pub pick_set: u64,
    /// How many scripts are open.
    pub open_scripts: u32,
    /// The cards, by kind, that the events since the last answer name as their cause.
    pub causes: Vec<crate::Kind>,
    /// How many of these events say that a card failed.
    pub failures: u32,
    /// For each ledger of [`crate::Face::ledgers`] its balance, and its change according to the events since the last answer.
    pub ledgers: Vec<(i64, i64)>,
    /// Whether all derived parts of the state equal what a fresh computation gives.
    pub is_recounted: bool,
}

/// A card that failed: which, where and why.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardFault {
    /// The word for the card.
    pub card: String,
    /// Its file, with the mod's id in front.
    pub file: String,
    /// The line; 0 if none is known.
    pub line: u32,
    /// What went wrong.
    pub reason: String,
    /// Whether an event says so, too: the log reports an effect that failed, but not a rule hook.
    #[serde(skip)]
    pub told: bool,
}

impl CardFault {
    /// Whether it is the same fault, whoever else tells of it.
    pub fn is_same(&self, other: &Self) -> bool {
        (&self.card, &self.file, self.line, &self.reason) == (&other.card, &other.file, other.line, &other.reason)
    }
}

impl fmt::Display for CardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.reason),
            line => write!(f, "{}:{line}: {}", self.file, self.reason),
        }
    }
}
