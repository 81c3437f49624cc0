//! Saving a game: a file is either as it was or whole.

use crate::read::{read_start, reason};
use crate::texts;
use clade_engine::Translate;
use clade_table::{MOST_BYTES, Record};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// How many names are tried for the temporary file; one is taken only if a program of the same number died while it saved.
const MOST_NAMES: u32 = 100;

/// Why a game was not saved. The file is as it was.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// There is such a file already, and it is no saved game, or a damaged one.
    #[error("{0} is there already and is no saved game")]
    NoSavedGame(PathBuf),
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
            Self::Spared(file) => texts::save_spared(file.display().to_string()),
            Self::File { file, error } => texts::save_failed(file.display().to_string(), reason(error)),
        })
    }
}

/// Saves a game. Another saved game is replaced, and an empty file; nothing else is, nor the file that is to be `spared` because
/// the game was rescued from it.
///
/// # Errors
/// [`SaveError`]; then the file is as it was.
pub fn save(file: &Path, record: &Record, spared: Option<&Path>) -> Result<(), SaveError> {
    // Who saves through a link means the file behind it.
    let real = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    if spared.is_some_and(|spared| fs::canonicalize(spared).is_ok_and(|spared| spared == real)) {
        return Err(SaveError::Spared(file.to_owned()));
    }
    let fail = |error| SaveError::File { file: file.to_owned(), error };
    if !is_replaceable(&real).map_err(fail)? {
        return Err(SaveError::NoSavedGame(file.to_owned()));
    }
    write_whole(&real, &record.write()).map_err(fail)
}

/// Whether nothing is lost if this file is written over.
fn is_replaceable(file: &Path) -> io::Result<bool> {
    let about = match fs::metadata(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(true),
        about => about?,
    };
    if about.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if about.permissions().readonly() {
        return Err(ErrorKind::PermissionDenied.into());
    }
    if !about.is_file() {
        return Ok(false); // a device or a pipe
    }
    let bytes = read_start(file, MOST_BYTES as u64)?;
    Ok(bytes.is_empty() || Record::read(&bytes).is_ok())
}

/// Writes beside the file first and then puts the whole in its place: who pulls the plug loses neither the old nor the new.
fn write_whole(file: &Path, text: &str) -> io::Result<()> {
    let (mut beside, path) = file_beside(file)?;
    let like_the_old = fs::metadata(file).map_or(Ok(()), |old| beside.set_permissions(old.permissions()));
    let written = like_the_old.and_then(|()| beside.write_all(text.as_bytes())).and_then(|()| beside.sync_all());
    drop(beside);
    let placed = written.and_then(|()| fs::rename(&path, file));
    if placed.is_err() {
        let _ = fs::remove_file(&path); // the first error is the one to tell
    }
    placed
}

/// A new file in the same folder.
fn file_beside(file: &Path) -> io::Result<(File, PathBuf)> {
    let mut n = 0;
    loop {
        let path = file.with_file_name(format!(".clade-{}-{n}.tmp", std::process::id()));
        match File::create_new(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && n < MOST_NAMES => n += 1,
            beside => return Ok((beside?, path)),
        }
    }
}
