//! Two arms held against each other.

use clade_ecology::statistics::{Judged, Pairing};
use serde::{Deserialize, Serialize};

/// Two arms held against each other: one family of comparisons. Differences are the second less the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The places of the arms.
    pub arms: [usize; 2],
    /// Whether their games belong together.
    pub pairing: Pairing,
    /// Each number, judged, in the order of the table.
    pub judged: Vec<Judged>,
}
