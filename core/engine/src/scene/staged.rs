//! What happens, for hosts that animate it: pieces that move, dice that roll, points that rise. The log says the same in words.

use crate::{Msg, Side};
use serde::{Deserialize, Serialize};

/// One visible event, in the order in which it happened. Things and places are named by the ids of their nodes in the scene before
/// the answer or after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Staged {
    /// A phase or a round begins.
    Began(Msg),
    /// A die shows a face; for whom or what, if for one.
    Rolled {
        /// The face, or the sum of several dice.
        face: u8,
        /// The node that it is for.
        of: Option<String>,
    },
    /// Pieces go from one place to another. Out of the box, or back into it, is nowhere.
    Moved {
        /// The piece, or one of its kind.
        what: String,
        /// From where.
        from: Option<String>,
        /// To where.
        to: Option<String>,
        /// How many.
        n: u32,
    },
    /// Something lies face up now.
    TurnedOver(String),
    /// A being comes to live.
    Born(String),
    /// A being dies, killed by somebody or not.
    Died {
        /// Who.
        who: String,
        /// The node of the killer.
        by: Option<String>,
    },
    /// A side gains or loses an amount of something that is counted, such as points.
    Gained {
        /// The side.
        side: Side,
        /// How much; below 0 it was lost.
        n: i32,
        /// Of what.
        what: Msg,
    },
    /// Something else happened, said as in the log: it is shown at the first thing that it names. A game need not tell it: an event that
    /// it stages in no other way is said.
    Said(Msg),
}

impl Staged {
    /// The nodes that it names.
    pub fn nodes(&self) -> impl Iterator<Item = &str> {
        let named: [Option<&String>; 3] = match self {
            Self::Began(_) | Self::Gained { .. } | Self::Said(_) => [None; 3],
            Self::Rolled { of, .. } => [of.as_ref(), None, None],
            Self::Moved { what, from, to, .. } => [Some(what), from.as_ref(), to.as_ref()],
            Self::TurnedOver(what) | Self::Born(what) => [Some(what), None, None],
            Self::Died { who, by } => [Some(who), by.as_ref(), None],
        };
        named.into_iter().flatten().map(String::as_str)
    }
}
