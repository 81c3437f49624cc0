//! Where the books and the table differ.

use clade_engine::Side;
use clade_engine::ecology::{Being, Pool};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display, Formatter};

/// One thing that is not on the table as it was noted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Difference {
    /// The round under way.
    Round {
        /// By what was noted.
        noted: u16,
        /// On the table.
        found: u16,
    },
    /// Pieces of food.
    Stock {
        /// Where.
        pool: Pool,
        /// Which kind.
        kind: u8,
        /// By what was noted.
        noted: u64,
        /// On the table.
        found: u64,
    },
    /// Heads of a side.
    Heads {
        /// Whose.
        side: Side,
        /// In which patch.
        at: u8,
        /// By what was noted.
        noted: u32,
        /// On the table.
        found: u32,
    },
    /// A being with an identity.
    Being {
        /// Who.
        who: Being,
        /// In which patch it lives by what was noted, if it lives.
        noted: Option<u8>,
        /// In which patch it lives on the table, if it lives.
        found: Option<u8>,
    },
}

impl Display for Difference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Round { noted, found } => write!(f, "round {noted} by what was noted, {found} on the table"),
            Self::Stock { pool, kind, noted, found } => {
                write!(f, "{pool:?}, kind {kind}: {noted} by what was noted, {found} on the table")
            }
            Self::Heads { side, at, noted, found } => {
                write!(f, "heads of {side:?} in patch {at}: {noted} by what was noted, {found} on the table")
            }
            Self::Being { who, noted, found } => {
                write!(f, "{who:?}: patch {noted:?} by what was noted, {found:?} on the table")
            }
        }
    }
}
