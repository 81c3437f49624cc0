//! What a face says about a table: who is asked and how many answers there are, what is refused and why, what was gained, and why a
//! face itself refuses.

use crate::ecology::Life;
use crate::{Actor, Misplaced, Msg, Objection, Side};
use serde::{Deserialize, Serialize};

/// A state behind the face. 0 is never a handle.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Handle(pub u32);

/// Whose answer is awaited, and how many legal actions there are. For Chance and at the end the count is 0.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    /// Whose answer is awaited.
    pub actor: Actor,
    /// How many legal actions there are.
    pub count: u32,
    /// How far the game is, see [`crate::Rules::clock`].
    pub clock: u32,
    /// The set that the legal actions are picked from, see [`crate::Rules::pick_set`]: their order does not matter, and another set has
    /// another number. 0 if they are not picks.
    pub set: u64,
}

/// Where random answers have led, see [`crate::Face::playout`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Playout {
    /// Who is asked now.
    pub turn: Turn,
    /// The scores of the sides, see [`crate::Rules::scores`].
    pub scores: Vec<i64>,
    /// What they ate, and how they multiplied, since the last [`crate::Face::notes`]; empty for a table that is not measured.
    pub life: Vec<Life>,
}

/// A candidate that is not legal, with the reasons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The text of the action.
    pub text: String,
    /// Its meaning.
    pub label: Msg,
    /// Why not.
    pub reasons: Vec<Objection>,
}

/// Points that a side gained or lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gain {
    /// Whose.
    pub side: Side,
    /// How many; below 0 they were lost.
    pub points: i64,
    /// From what.
    pub source: Msg,
}

/// Why a face refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum FaceError {
    /// No state under this handle.
    #[error("no state under this handle")]
    Handle,
    /// The index is not in the open list.
    #[error("index {index} is not among {count} legal actions")]
    Index {
        /// The index asked for.
        index: u32,
        /// How many there are.
        count: u32,
    },
    /// Another actor is awaited.
    #[error("another actor is awaited")]
    Actor,
    /// Bytes that are not a state of this game.
    #[error("these bytes are no state of this game")]
    Bytes,
    /// The host stopped a script, see [`crate::Tools::stop`]. A table that is listened to is as before the answer; any other must be
    /// dropped.
    #[error("{0}")]
    Stopped(String),
    /// The loaded library that holds the table failed: which, in what, and why. This face answers nothing any more; the record is whole.
    #[error("{0}")]
    Broken(String),
    /// A position that the game cannot write.
    #[error(transparent)]
    Misplaced(#[from] Misplaced),
}
