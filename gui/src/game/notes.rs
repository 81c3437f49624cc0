//! What the window says once.

use crate::texts::game as texts;
use clade_engine::Msg;
use clade_engine::face::FaceError;
use clade_table::TableError;

/// How much it matters.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Level {
    /// Something is not as it should be, and the game goes on.
    Warning,
    /// Something could not be done.
    Error,
}

/// Something to say once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Note {
    /// How much it matters.
    pub(crate) level: Level,
    /// What is said.
    pub(crate) msg: Msg,
}

impl Note {
    /// Something is not as it should be.
    pub(crate) fn warning(msg: Msg) -> Self {
        Self { level: Level::Warning, msg }
    }

    /// Something could not be done.
    pub(crate) fn error(msg: Msg) -> Self {
        Self { level: Level::Error, msg }
    }
}

/// What a table says when it refuses.
pub(crate) fn failed(error: &TableError) -> Msg {
    match error {
        TableError::Face(FaceError::Broken(reason)) => clade_host::say::broken(reason.clone()),
        TableError::Face(FaceError::Stopped(reason)) => texts::stopped(reason.clone()),
        other => texts::refused(other.to_string()),
    }
}
