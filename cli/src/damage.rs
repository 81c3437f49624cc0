//! Why a file cannot be used, in the person's language: what the system says of it, and what is wrong in a saved game.

use crate::texts;
use clade_engine::{Msg, Translate};
use clade_table::{RecordError, ReplayError, ReplayFault, TableError};
use std::io::{Error, ErrorKind};
use std::path::Path;

/// What the system says of a file.
pub(crate) fn reason(error: &Error, t: &dyn Translate) -> String {
    let known = match error.kind() {
        ErrorKind::NotFound => texts::file_missing(),
        ErrorKind::PermissionDenied => texts::file_forbidden(),
        ErrorKind::IsADirectory => texts::file_is_folder(),
        ErrorKind::NotADirectory => texts::file_no_folder(),
        ErrorKind::InvalidData => texts::file_no_text(),
        _ => return error.to_string(),
    };
    t.text(&known)
}

/// A file that is no saved game, or not a whole one.
pub(crate) fn of_record(file: &Path, error: &RecordError) -> Msg {
    let name = file.display().to_string();
    let found = error.found.strip_prefix("found ").unwrap_or(&error.found);
    match (&error.partial, found.strip_prefix("format ")) {
        (None, Some(format)) => texts::record_format(name, format.to_owned()),
        (None, None) => texts::no_record(name, error.line),
        _ if error.expected.starts_with("a whole line") || found == "the text ends" => texts::record_torn(name, error.line),
        _ => texts::record_line(name, error.line, found.trim_matches('\'').to_owned()),
    }
}

/// A saved game that does not fit the rules.
pub(crate) fn of_replay(file: &Path, error: &ReplayError) -> Msg {
    let name = file.display().to_string();
    match &error.fault {
        ReplayFault::Actor { found, asked } => texts::replay_actor(name, error.line, found.clone(), asked.clone()),
        ReplayFault::Answer(TableError::NotLegal { text, .. }) => texts::replay_answer(name, error.line, text.clone()),
        ReplayFault::Hash { .. } => texts::replay_hash(name, error.line),
        ReplayFault::Answer(other) => texts::bad_file(name, other.to_string()),
    }
}
