//! What can be wrong with one note.

use clade_engine::ecology::{Ecological, Pool};
use serde::{Deserialize, Serialize};

/// A note that does not fit what was noted before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("note {number}, {note:?}: {fault}")]
pub struct Unbalanced {
    /// The note.
    pub note: Ecological,
    /// Which note of the table it is, counted from 1.
    pub number: u64,
    /// What is wrong.
    pub fault: Fault,
}

/// What is wrong with a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Fault {
    /// No piece, nobody, or from a place to itself.
    #[error("it moves nothing")]
    Nothing,
    /// The reason of a flow does not fit where it comes from or goes to.
    #[error("the reason does not fit the pools")]
    Reason,
    /// More is taken than lies there.
    #[error("{pool:?} holds only {had} of that kind")]
    Overdrawn {
        /// Where it is taken.
        pool: Pool,
        /// How many lie there.
        had: u64,
    },
    /// Somebody with an identity is born who is already alive.
    #[error("it lives already, in patch {at}")]
    Alive {
        /// Where.
        at: u8,
    },
    /// Somebody with an identity who is not alive.
    #[error("it does not live")]
    NotAlive,
    /// It lives, but in another patch.
    #[error("it lives in patch {at}")]
    Elsewhere {
        /// Where it lives.
        at: u8,
    },
    /// Fewer that are alike live in that patch.
    #[error("only {had} of that side live there")]
    Fewer {
        /// How many.
        had: u32,
    },
    /// A being with an identity is one, not several.
    #[error("one with an identity is one")]
    Several,
    /// A round after a later one.
    #[error("round {from} was before")]
    RoundBack {
        /// The later one.
        from: u16,
    },
}
