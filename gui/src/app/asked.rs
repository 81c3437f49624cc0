//! What the viewer asks about files and the running game, each question in a file of its own.

mod choice;
mod missing;
mod opening;
mod save_as;

pub(super) use choice::{Choice, Chosen};
pub(super) use missing::{MissingMod, ModAnswer};
pub(super) use opening::{Opening, STRETCH};
pub(super) use save_as::{SaveAnswer, SaveAs};

use super::next::Next;

/// What is asked about a file before something is done with it.
pub(super) enum Asked {
    /// Nothing: it is being played again.
    Wait(Box<Opening>),
    /// To play on or to look.
    What(Box<Choice>),
    /// Where a mod is.
    Mod(Box<MissingMod>),
    /// Where to save.
    Where(SaveAs),
    /// What becomes of the running game before something else comes.
    Leave(Next),
}
