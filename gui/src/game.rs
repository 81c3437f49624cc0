//! The running game behind the window: no drawing here.

mod seen;

pub(crate) use seen::Seen;

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
