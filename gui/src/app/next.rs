//! What may come after the running game.

use crate::game::NewGame;
use crate::lesson::Offered;
use clade_host::author::Tried;
use clade_host::{Again, Listed, Saved};

/// What comes after the running game.
pub(crate) enum Next {
    /// A new game.
    Begin(Box<NewGame>),
    /// A chapter of a lesson.
    Learn {
        /// The lesson.
        offered: Box<Offered>,
        /// Which of its chapters.
        chapter: usize,
        /// What of it is told first.
        part: usize,
    },
    /// A saved game, played on.
    PlayOn(Box<Opened>),
    /// The saved game that is looked at, played on another way.
    PlayFrom {
        /// After so many actions.
        step: usize,
        /// Who sits where: `human` or the name of a bot.
        players: Vec<String>,
    },
    /// A table where a card of a mod can be used.
    Try(Box<Tried>),
    /// Nothing: the window closes.
    Close,
}

/// A saved game that was played again.
pub(crate) struct Opened {
    /// The saved game.
    pub(crate) saved: Saved,
    /// It, played again.
    pub(crate) again: Again,
    /// The file, if the game was kept automatically: it is removed as soon as the game is kept again.
    pub(crate) kept: Option<Listed>,
}

impl Opened {
    /// How many actions can be played on from.
    pub(crate) fn playable(&self) -> usize {
        self.again.fault.as_ref().map_or(self.again.table.steps(), |fault| fault.kept)
    }

    /// Whether it goes to its end as it was played.
    pub(crate) fn is_whole(&self) -> bool {
        self.again.fault.is_none() && self.again.differs.is_none()
    }

    /// Whether there is something left to play, and something to begin with.
    pub(crate) fn goes_on(&self) -> bool {
        let ended = self.again.table.is_over() && self.playable() == self.again.table.steps();
        !ended && (self.again.fault.is_none() || self.playable() > 0)
    }
}
