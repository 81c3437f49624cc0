//! Reading files that anybody may have made. A file is read only if it is a regular one, and never more of it than its kind may
//! have: a pipe would be waited for, and a device never ends.

use crate::texts;
use clade_engine::Msg;
use std::fs::File;
use std::io::{self, ErrorKind, Read as _};
use std::path::Path;

/// Why a file was not read, where the system would have given it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Refused {
    /// A pipe, a device, a socket.
    #[error("this is not a regular file")]
    NoFile,
    /// Longer than such files may be.
    #[error("this is longer than {0} bytes")]
    TooLong(u64),
    /// A link to a file that lies elsewhere.
    #[error("this is a link out of its folder")]
    Outside,
}

impl From<Refused> for io::Error {
    fn from(refused: Refused) -> Self {
        Self::other(refused)
    }
}

/// The bytes of a file of at most this length.
///
/// # Errors
/// What the system says, or that it is not a regular file or too long: [`reason`] says it in the person's words.
pub fn read(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let bytes = read_start(path, most)?;
    if bytes.len() as u64 > most { Err(Refused::TooLong(most).into()) } else { Ok(bytes) }
}

/// The text of a file of at most this many bytes.
///
/// # Errors
/// As [`read`], and [`ErrorKind::InvalidData`] if it is not UTF-8.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read(path, most)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// The text of a file of a folder whose files must lie in it, of at most this many bytes.
///
/// # Errors
/// As [`read_text`], and if it is a link that leads out of the folder.
pub(crate) fn read_text_within(folder: &Path, file: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_within(folder, file, most)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// The same for a file of any bytes.
pub(crate) fn read_within(folder: &Path, file: &Path, most: u64) -> io::Result<Vec<u8>> {
    // A folder in between can be a link, too.
    let may_lead_out = file.parent() != Some(folder) || std::fs::symlink_metadata(file)?.is_symlink();
    if may_lead_out && std::fs::metadata(file)?.is_file() && !file.canonicalize()?.starts_with(folder.canonicalize()?) {
        return Err(Refused::Outside.into());
    }
    read(file, most)
}

/// The first bytes of a file, one more than this many if it is longer: for what can be used in part.
///
/// # Errors
/// As [`read`], but not for its length.
pub fn read_start(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a regular file.
pub(crate) fn open(path: &Path) -> io::Result<File> {
    // Before, because opening a pipe waits for whoever writes into it; and after, in case it has become another one since.
    regular(&std::fs::metadata(path)?)?;
    let file = File::open(path)?;
    regular(&file.metadata()?)?;
    Ok(file)
}

fn regular(about: &std::fs::Metadata) -> io::Result<()> {
    match about {
        about if about.is_file() => Ok(()),
        about if about.is_dir() => Err(ErrorKind::IsADirectory.into()),
        _ => Err(Refused::NoFile.into()),
    }
}

/// Why a file was not read or written, in the user's language.
pub fn reason(error: &io::Error) -> Msg {
    match error.get_ref().and_then(|inner| inner.downcast_ref()) {
        Some(Refused::NoFile) => return texts::file_irregular(),
        Some(Refused::Outside) => return texts::file_outside(),
        Some(Refused::TooLong(most)) => return texts::file_too_long(most.div_ceil(1000) as usize),
        None => {}
    }
    match error.kind() {
        ErrorKind::NotFound => texts::file_missing(),
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => texts::file_forbidden(),
        ErrorKind::IsADirectory => texts::file_is_folder(),
        ErrorKind::NotADirectory => texts::file_no_folder(),
        ErrorKind::InvalidData => texts::file_no_text(),
        ErrorKind::AlreadyExists => texts::file_exists(),
        ErrorKind::DirectoryNotEmpty => texts::file_full_folder(),
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => texts::file_no_space(),
        ErrorKind::InvalidFilename => texts::file_bad_name(),
        // Stable Rust has no name for it yet.
        _ if error.raw_os_error().is_some_and(|code| code == LOOP) => texts::file_link_loop(),
        _ => texts::file_system(error.to_string()),
    }
}

/// What the system calls a link that leads to itself.
const LOOP: i32 = if cfg!(target_os = "linux") {
    40
} else if cfg!(unix) {
    62
} else {
    1921
};
