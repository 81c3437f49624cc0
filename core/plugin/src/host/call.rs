//! What is called on the other side, as plain data: the functions of the C table with their numbers. Whether they lead into this process
//! or another one is for a [`Door`] to know.

use crate::abi::Status;
use crate::question::{OfGame, OfRuleset, OfTable};
use clade_engine::Elsewhere;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A call with its numbers; its bytes go beside it. Rulesets and faces are what the other side calls them.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Call {
    /// With what the question needs.
    Ask(OfGame),
    /// With the set-up and, from this byte on, the mods.
    RulesetNew(u32),
    RulesetAsk(u64, OfRuleset),
    RulesetFree(u64),
    Open {
        ruleset: u64,
        flags: u32,
        as_hash: u64,
    },
    Close(u64),
    Start(u64),
    /// With the bytes.
    Load(u64),
    /// With the position.
    Place(u64),
    /// At a table of a face.
    At {
        face: u64,
        table: u32,
        does: Does,
    },
}

/// What is done at a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Does {
    Fork,
    CopyTo(u32),
    Free,
    Turn,
    Advance(u32),
    Roll(u64),
    AnswerChance(u32),
    OutcomeOf(u64),
    AnyAnswer(u64),
    Playout {
        clock: u32,
        answers: u32,
        seed: u64,
    },
    Listen(bool),
    Measure(bool),
    Hash,
    Evaluate(u8),
    Save,
    /// With words.
    Resample {
        observer: u32,
        to: u32,
    },
    /// With what the question needs.
    Ask {
        observer: u32,
        what: OfTable,
    },
}

impl Call {
    /// The function of the table.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Ask(_) => "ask",
            Self::RulesetNew(_) => "ruleset_new",
            Self::RulesetAsk(..) => "ruleset_ask",
            Self::RulesetFree(_) => "ruleset_free",
            Self::Open { .. } => "open",
            Self::Close(_) => "close",
            Self::Start(_) => "start",
            Self::Load(_) => "load",
            Self::Place(_) => "place",
            Self::At { does, .. } => does.name(),
        }
    }
}

impl Does {
    fn name(self) -> &'static str {
        match self {
            Self::Fork => "fork",
            Self::CopyTo(_) => "copy",
            Self::Free => "free",
            Self::Turn => "turn",
            Self::Advance(_) => "advance",
            Self::Roll(_) => "roll",
            Self::AnswerChance(_) => "answer_chance",
            Self::OutcomeOf(_) => "outcome_of",
            Self::AnyAnswer(_) => "any_answer",
            Self::Playout { .. } => "playout",
            Self::Listen(_) => "listen",
            Self::Measure(_) => "measure",
            Self::Hash => "hash",
            Self::Evaluate(_) => "evaluate",
            Self::Save => "save",
            Self::Resample { .. } => "resample",
            Self::Ask { .. } => "face_ask",
        }
    }
}

/// What came back: numbers (a made ruleset, face or table, an index, a value, a turn) and bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reply {
    pub(crate) numbers: [u64; 4],
    pub(crate) bytes: Vec<u8>,
}

/// Why nothing came back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Failed {
    pub(crate) status: Status,
    /// Bytes or a text, see [`Status`].
    pub(crate) told: Vec<u8>,
}

impl Failed {
    /// The other side is broken.
    pub(crate) fn broken(what: impl Into<String>) -> Self {
        Self { status: Status::Panic, told: what.into().into_bytes() }
    }

    /// What it says, as a text for people.
    pub(crate) fn text(&self) -> String {
        match &self.told[..] {
            [] => format!("{:?}", self.status),
            told => clade_engine::spelt_out(&String::from_utf8_lossy(told)),
        }
    }
}

/// A source of words for the time of a call.
pub(crate) type Words<'a> = &'a mut dyn FnMut() -> u64;

/// A way to the other side.
pub(crate) trait Door: Send + Sync {
    /// Calls a function. `words` are for [`Does::Resample`] alone.
    fn call(&self, call: Call, given: &[u8], words: Words<'_>) -> Result<Reply, Failed>;

    /// A further way to the same library that no failure of this one harms, if there is such a thing.
    fn anew(&self) -> Option<Result<Arc<dyn Door>, Failed>> {
        None
    }

    /// A further way, to do jobs there under the ruleset of a set-up and, from this byte on, mods; if there is such a thing.
    fn elsewhere(&self, _mods_at: u32, _given: &[u8]) -> Option<Result<Box<dyn Elsewhere>, Failed>> {
        None
    }

    /// Whether there is such a thing.
    fn can_break_alone(&self) -> bool {
        false
    }
}
