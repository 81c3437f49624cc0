//! A mod as one file: a ZIP archive of the files that belong to it, so that any program can look into it.
//!
//! Anybody may have made such a file. What is taken out of it is bounded, and a name in it leads nowhere.

use crate::HEAD;
use crate::parts::{MOST_FILES, MOST_LETTERS, MOST_MOD, is_plain, most_of};
use std::collections::BTreeMap;
use std::io::{self, Cursor, Read as _, Write as _};
use zip::result::ZipError;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

/// How the name of a packed mod ends.
pub const PACKED: &str = "clademod";

/// All files of a mod: names relative to its folder, with `/`, and contents.
pub type Parts = BTreeMap<String, Vec<u8>>;

/// Why a file is no packed mod.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackedFault {
    /// No archive, or a damaged one.
    #[error("this is not a ZIP archive, or it is damaged: {0}")]
    NoArchive(String),
    /// No `mod.toml` where it must be.
    #[error("there is no mod.toml in it")]
    NoHead,
    /// A name that leads out of the folder, or that some system cannot have.
    #[error("a file in it has the name '{0}'")]
    Name(String),
    /// Two names that some systems take for the same.
    #[error("two files in it are called '{0}'")]
    Twice(String),
    /// Something that is neither a file nor a folder.
    #[error("'{0}' is a link")]
    Link(String),
    /// A file that cannot be unpacked: encrypted, packed in another way, or damaged.
    #[error("'{0}' cannot be unpacked: {1}")]
    File(String, String),
    /// A file longer than its kind may be.
    #[error("'{0}' is longer than {1} bytes")]
    TooLong(String, u64),
    /// A file of text that is not UTF-8.
    #[error("'{0}' is not UTF-8")]
    NoText(String),
    /// More files than a mod may have.
    #[error("it has more than {0} files")]
    ManyFiles(usize),
    /// More than a mod may hold.
    #[error("it holds more than {0} bytes")]
    TooMuch(u64),
}

/// The archive of these files: the same bytes for the same files.
pub fn pack(parts: &Parts) -> io::Result<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, bytes) in parts {
        archive.start_file(name.as_str(), options)?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// The files of a mod in an archive. Folders and files that do not belong to a mod are passed over.
pub fn unpack(bytes: &[u8]) -> Result<Parts, PackedFault> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|error| PackedFault::NoArchive(said(&error)))?;
    let names: Vec<String> = names(&mut archive)?;
    let root = root(&names);
    let (mut parts, mut seen, mut left) = (Parts::new(), BTreeMap::new(), MOST_MOD);
    for (at, whole) in names.iter().enumerate() {
        let name = whole.strip_prefix(root.as_str()).unwrap_or(whole);
        let Some(most) = most_of(name) else { continue };
        if seen.insert(name.to_lowercase(), ()).is_some() {
            return Err(PackedFault::Twice(name.to_owned()));
        }
        if parts.len() == MOST_FILES {
            return Err(PackedFault::ManyFiles(MOST_FILES));
        }
        let file = archive.by_index(at).map_err(|error| PackedFault::File(name.to_owned(), said(&error)))?;
        if file.is_symlink() {
            return Err(PackedFault::Link(name.to_owned()));
        }
        // What the archive says of its sizes is not believed: the reader stops.
        let mut contents = Vec::new();
        let read = file.take(most.min(left) + 1).read_to_end(&mut contents);
        read.map_err(|error| PackedFault::File(name.to_owned(), error.to_string()))?;
        let length = contents.len() as u64;
        if length > most {
            return Err(PackedFault::TooLong(name.to_owned(), most));
        }
        left = left.checked_sub(length).ok_or(PackedFault::TooMuch(MOST_MOD))?;
        parts.insert(name.to_owned(), contents);
    }
    if parts.contains_key(HEAD) { Ok(parts) } else { Err(PackedFault::NoHead) }
}

/// The names of all files, each of which may lie in a folder on any system.
fn names(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<Vec<String>, PackedFault> {
    let one = |name: Result<std::borrow::Cow<'_, str>, ZipError>| {
        let name = name.map_err(|error| PackedFault::NoArchive(said(&error)))?.into_owned();
        let is_short = name.split('/').all(|word| word.chars().count() <= MOST_LETTERS);
        // A folder's name ends so.
        if is_plain(name.strip_suffix('/').unwrap_or(&name)) && is_short { Ok(name) } else { Err(PackedFault::Name(name)) }
    };
    archive.file_names().map(one).collect()
}

/// The folder that everything lies in, if somebody packed the folder and not what is in it.
fn root(names: &[String]) -> String {
    if names.iter().any(|name| name == HEAD) {
        return String::new();
    }
    let heads = names.iter().filter_map(|name| name.strip_suffix(HEAD)).filter(|root| root.matches('/').count() == 1);
    heads.min().unwrap_or_default().to_owned()
}

/// What the archive's reader says, in a few words.
fn said(error: &ZipError) -> String {
    error.to_string().chars().take(100).collect()
}
