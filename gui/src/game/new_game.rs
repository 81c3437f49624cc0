//! A game that is to begin: what was chosen, and the rules that follow from it.

use crate::prefs::LastSetup;
use clade_engine::face::FaceError;
use clade_engine::{Ruleset, Setup, SetupError};
use clade_host::Folder;
use clade_table::ModUsed;
use std::sync::Arc;

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

/// The rules of a game with the mods in them, as its saved games will name them.
#[derive(Clone)]
pub(crate) struct Rules {
    /// The rules.
    pub(crate) ruleset: Arc<dyn Ruleset>,
    /// The mods.
    pub(crate) mods: Vec<ModUsed>,
    /// Their files, which a saved game can bring along.
    pub(crate) folders: Vec<Folder>,
}

/// Why a game could not begin.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Beginning {
    /// The set-up or a card.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A mod, or who wants to sit at the table.
    #[error(transparent)]
    Host(#[from] clade_host::Error),
    /// More or fewer sitters than seats.
    #[error("{seats} seats, but {found} sitters")]
    Seats {
        /// The seats of the set-up.
        seats: u8,
        /// Those who want to sit.
        found: usize,
    },
    /// The game cannot be shown.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// The position of a lesson.
    #[error(transparent)]
    Position(#[from] clade_engine::Misplaced),
}

impl Rules {
    /// The rules of a set-up with the shipped cards only.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    #[cfg(test)]
    pub(crate) fn shipped(module: &dyn clade_engine::Module, new: &NewGame) -> Result<Self, SetupError> {
        let about = module.about();
        new.setup.check(about.id, about.seats, about.options)?;
        let ruleset = module.ruleset(&new.setup, &[])?;
        let mods = ruleset.mods().into_iter().map(|stamp| ModUsed::new(stamp, None)).collect();
        Ok(Self { ruleset, mods, folders: Vec::new() })
    }
}
