//! Saving a game: what may be overwritten, and what may not.

use crate::read::{read_start, reason};
use crate::texts;
use crate::write::write_whole;
use clade_engine::Translate;
use clade_table::{MOST_BYTES, Record, RecordError};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Why a game was not saved. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There is such a file already, and it is not a saved game, or a damaged one.
    #[error("{0} is there already and is not a saved game")]
    NoSavedGame(PathBuf),
    /// There is another saved game, and nobody allowed it to be replaced.
    #[error("{0} is another saved game")]
    OtherGame(PathBuf),
    /// What would be written could not be read again: mods with too many or too long names.
    #[error("{file} could not be read again: {error}")]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: Box<RecordError>,
    },
    /// The file from which the game was rescued.
    #[error("{0} stays as it is")]
    Spared(PathBuf),
    /// The system refused.
    #[error("{file}: {error}")]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl SaveError {
    /// The error in one line.
    pub fn say(&self, t: &dyn Translate) -> String {
        t.text(&match self {
            Self::NoSavedGame(file) => texts::save_other(file.display().to_string()),
            Self::OtherGame(file) => texts::save_game(file.display().to_string()),
            Self::Unreadable { file, error } => texts::save_unreadable(file.display().to_string(), error.to_string()),
            Self::Spared(file) => texts::save_spared(file.display().to_string()),
            Self::File { file, error } => texts::save_failed(file.display().to_string(), reason(error)),
        })
    }
}

/// Which saved games may be replaced by another one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Replaces<'a> {
    /// Any: the person was asked.
    Any,
    /// Only the file that the game came from, or in which it was last saved.
    Only(Option<&'a Path>),
}

/// Saves a game. An empty file is replaced, and a saved game if that may be; nothing else is, nor the file that is to be `spared`
/// because the game was rescued from it.
///
/// # Errors
/// [`SaveError`]; then the file is as it was.
pub fn save(file: &Path, record: &Record, spared: Option<&Path>, replaces: Replaces<'_>) -> Result<(), SaveError> {
    // Who saves through a link means the file behind it.
    let real = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let is = |other: &Path| fs::canonicalize(other).is_ok_and(|other| other == real);
    if spared.is_some_and(is) {
        return Err(SaveError::Spared(file.to_owned()));
    }
    let fail = |error| SaveError::File { file: file.to_owned(), error };
    match what_is(&real).map_err(fail)? {
        Now::Nothing => {}
        Now::Game if replaces == Replaces::Any || matches!(replaces, Replaces::Only(Some(own)) if is(own)) => {}
        Now::Game => return Err(SaveError::OtherGame(file.to_owned())),
        Now::Other => return Err(SaveError::NoSavedGame(file.to_owned())),
    }
    if real.parent().is_some_and(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        return Err(fail(ErrorKind::NotFound.into()));
    }
    let text = record.write();
    // Nobody is told that a game is saved which could not be read again.
    Record::read(&text).map_err(|error| SaveError::Unreadable { file: file.to_owned(), error: Box::new(error) })?;
    write_whole(&real, &text).map_err(fail)
}

/// What lies where a game is to be saved.
enum Now {
    /// Nothing that could be lost.
    Nothing,
    /// A saved game.
    Game,
    /// Something else.
    Other,
}

fn what_is(file: &Path) -> io::Result<Now> {
    let about = match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Now::Nothing),
        about => about?,
    };
    if about.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if about.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    if !about.is_file() {
        return Ok(Now::Other); // a device or a pipe
    }
    let bytes = read_start(file, MOST_BYTES as u64)?;
    Ok(match Record::read(&bytes) {
        _ if bytes.is_empty() => Now::Nothing,
        Ok(_) => Now::Game,
        Err(_) => Now::Other,
    })
}
