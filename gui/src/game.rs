//! The running game behind the window: no drawing here.
//!
//! [`Session`] owns the table and says what its people see. Whoever must think long does it on another thread
//! ([`thinking::Thinker`]); every answer is kept in a file as soon as it is given ([`clade_host::Autosave`]).

mod eyes;
mod log;
mod notes;
mod peek;
mod result;
mod seen;
mod session;
mod steps;
#[cfg(test)]
mod tests;
mod thinking;
mod undo;

pub(crate) use notes::{Level, Note};
pub(crate) use result::{Standing, standings};
pub(crate) use seen::Seen;
pub(crate) use session::{Rules, Session, failed};
pub(crate) use undo::UndoRefused;

use crate::prefs::LastSetup;
use clade_engine::Setup;

/// A game to begin.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    /// The game.
    pub(crate) game: String,
    /// Seats and options.
    pub(crate) setup: Setup,
    /// Who sits where: `human` or the name of a bot.
    pub(crate) sitters: Vec<String>,
    /// What they call themselves; empty where nobody said so.
    pub(crate) names: Vec<String>,
    /// Folders of mods.
    pub(crate) mods: Vec<String>,
    /// The seed of dice and bags; by the clock if `None`.
    pub(crate) seed: Option<u64>,
}

impl NewGame {
    /// The table as it is set up again the next time. The seed is not remembered: a game is another one each time.
    pub(crate) fn remembered(&self) -> LastSetup {
        LastSetup { seats: self.sitters.clone(), names: self.names.clone(), options: self.setup.options.clone(), mods: self.mods.clone() }
    }
}
