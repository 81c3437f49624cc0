//! What an observer gets to see of a table, for laws that ask how it could tell two tables apart.

use super::{Face, FaceError, Handle};
use crate::Observer;

/// One of the things that an observer sees or reads; each has the name of the method of [`Face`] that says it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Aspect {
    View,
    Scene,
    Explained,
    Prompt,
    Labels,
    Cautions,
    Refusals,
    Reasons,
    Listed,
    Events,
    Log,
    Tells,
    Staged,
    Points,
}

impl Aspect {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::View,
        Self::Scene,
        Self::Explained,
        Self::Prompt,
        Self::Labels,
        Self::Cautions,
        Self::Refusals,
        Self::Reasons,
        Self::Listed,
        Self::Events,
        Self::Log,
        Self::Tells,
        Self::Staged,
        Self::Points,
    ];

    /// Whether it is worked out from a view, the list and who is asked, and from nothing else: then it is the same where these are.
    /// The game's code for it gets no more to look at.
    pub(super) fn is_seen(self) -> bool {
        !matches!(self, Self::Events | Self::Log | Self::Tells | Self::Staged | Self::Points)
    }

    /// Whether it is the same of two tables.
    pub(super) fn is_alike(
        self,
        (one, here): (&(impl Face + ?Sized), Handle),
        (other, there): (&dyn Face, Handle),
        observer: Observer,
    ) -> Result<bool, FaceError> {
        Ok(match self {
            Self::View => one.view(here, observer)? == other.view(there, observer)?,
            Self::Scene => one.scene(here, observer)? == other.scene(there, observer)?,
            Self::Explained => one.explained(here, observer)? == other.explained(there, observer)?,
            Self::Prompt => one.prompt(here, observer)? == other.prompt(there, observer)?,
            Self::Labels => one.labels(here, observer)? == other.labels(there, observer)?,
            Self::Cautions => one.cautions(here, observer)? == other.cautions(there, observer)?,
            Self::Refusals => one.refusals(here, observer)? == other.refusals(there, observer)?,
            Self::Reasons => one.reasons(here, observer)? == other.reasons(there, observer)?,
            Self::Listed => one.listed(here, observer)? == other.listed(there, observer)?,
            Self::Events => one.events(here, observer)? == other.events(there, observer)?,
            Self::Log => one.log(here, observer)? == other.log(there, observer)?,
            Self::Tells => one.tells(here, observer)? == other.tells(there, observer)?,
            Self::Staged => one.staged(here, observer)? == other.staged(there, observer)?,
            Self::Points => one.points(here, observer)? == other.points(there, observer)?,
        })
    }
}
