//! What would be undone, and why it is not.

use crate::texts::game as texts;
use clade_engine::{Actor, Msg, Seat};
use clade_table::{BarrierKind, TableError};

/// What would be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Undoing {
    /// Who answered.
    pub(crate) seat: Seat,
    /// The answer, in words; only who gave it reads which it was.
    pub(crate) label: Msg,
    /// The actions that stay.
    pub(crate) left: usize,
    /// How many answers came after it.
    pub(crate) later: usize,
    /// Who gave those, and how many each.
    pub(crate) who: Vec<(Actor, usize)>,
    /// What stands in the way: the others must agree.
    pub(crate) barrier: Option<BarrierKind>,
    /// Whether who looks at the screen now has given the answer.
    pub(crate) is_own: bool,
    /// Whether there are others at this screen who could agree.
    pub(crate) is_alone: bool,
}

/// Why nothing was undone. The table is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum UndoRefused {
    /// Nobody at this screen has answered yet.
    #[error("nobody at this screen has answered yet")]
    Nothing,
    /// The others must agree.
    #[error("the others must agree")]
    Barrier(Box<Undoing>),
    /// The table refused; people are informed.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Undoing {
    /// Whether others must agree: nobody takes back what another person has done without a word.
    pub(crate) fn needs_consent(&self) -> bool {
        self.barrier.is_some() || !self.is_own
    }

    /// What it takes back, on a button.
    pub(crate) fn title(&self) -> Msg {
        if self.later == 0 { texts::undo_one(self.label.clone()) } else { texts::undo_many(self.label.clone(), self.later) }
    }

    /// What stands in the way and who may go past it; `None` if nothing does.
    pub(crate) fn barrier_told(&self) -> Option<[Msg; 2]> {
        let barrier = match self.barrier {
            None if self.is_own => return None,
            None => texts::undo_other(),
            Some(BarrierKind::Chance) => texts::undo_chance(),
            Some(BarrierKind::Seat(_)) => texts::undo_seat(),
            Some(BarrierKind::Secret(_)) => texts::undo_secret(),
        };
        Some([barrier, if self.is_alone { texts::undo_alone() } else { texts::undo_agree() }])
    }
}
