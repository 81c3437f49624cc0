//! Mods in one file and in a folder, with all files that belong to them.

use crate::error::Error;
use crate::mods::Folder;
use crate::read;
use clade_mods::{FOLDERS, HEAD, MOST_MOD, PackedFault, Parts, is_plain, is_played, most_of, unpack};
use clade_table::{MOST_FILES, MOST_LETTERS};
use std::path::Path;

// What a saved game can name is what a mod may have.
const _: () = assert!(clade_mods::MOST_FILES == MOST_FILES && clade_mods::MOST_LETTERS == MOST_LETTERS);

impl Folder {
    /// Reads a mod from a folder, or from one file in which it is packed.
    ///
    /// # Errors
    /// As [`Folder::read`], and [`Error::Packed`].
    pub fn read_any(path: &Path) -> Result<Self, Error> {
        if path.is_dir() || !path.exists() { Self::read(path) } else { Self::of(path, read_packed(path)?) }
    }

    /// What a game reads of these files.
    pub(crate) fn of(path: &Path, parts: Parts) -> Result<Self, Error> {
        let text = |(name, bytes): (String, Vec<u8>)| match String::from_utf8(bytes) {
            Ok(text) => Ok((name, text)),
            Err(_) => Err(Error::Packed { file: path.to_owned(), fault: PackedFault::NoText(name) }),
        };
        let files = parts.into_iter().filter(|(name, _)| is_played(name)).map(text).collect::<Result<_, _>>()?;
        Self { path: path.to_owned(), files }.within_limits()
    }
}

/// The files of a packed mod.
pub(crate) fn read_packed(path: &Path) -> Result<Parts, Error> {
    let bytes = read::read(path, MOST_MOD).map_err(|error| Error::file(path, error))?;
    unpack(&bytes).map_err(|fault| Error::Packed { file: path.to_owned(), fault })
}

/// The files of a mod in a folder.
pub(crate) fn read_parts(path: &Path) -> Result<Parts, Error> {
    let mut names = names_in(path, None)?;
    for folder in FOLDERS.iter().filter(|folder| path.join(folder).is_dir()) {
        names.extend(names_in(path, Some(folder))?);
    }
    let (mut parts, mut left) = (Parts::new(), MOST_MOD);
    for (name, most) in names {
        if !is_plain(&name) {
            return Err(Error::Packed { file: path.to_owned(), fault: PackedFault::Name(name) });
        }
        let file = path.join(&name);
        let bytes = read::read_within(path, &file, most.min(left)).map_err(|error| Error::file(&file, error))?;
        left -= bytes.len() as u64;
        parts.insert(name, bytes);
        if parts.len() > MOST_FILES {
            return Err(Error::ManyFiles { folder: path.to_owned(), most: MOST_FILES });
        }
    }
    if parts.contains_key(HEAD) { Ok(parts) } else { Err(Error::NoMod(path.to_owned())) }
}

/// The files in the folder of a mod, or in one of its inner folders, that belong to it, and how long each may be.
fn names_in(path: &Path, inner: Option<&str>) -> Result<Vec<(String, u64)>, Error> {
    let folder = inner.map_or_else(|| path.to_owned(), |inner| path.join(inner));
    let folder = folder.as_path();
    let entries = std::fs::read_dir(folder).map_err(|error| Error::file(folder, error))?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry.map_err(|error| Error::file(folder, error))?.file_name();
        let Some(name) = name.to_str() else { continue };
        let name = inner.map_or_else(|| name.to_owned(), |inner| format!("{inner}/{name}"));
        names.extend(most_of(&name).filter(|_| !path.join(&name).is_dir()).map(|most| (name, most)));
        if names.len() > MOST_FILES {
            return Err(Error::ManyFiles { folder: folder.to_owned(), most: MOST_FILES });
        }
    }
    Ok(names)
}
