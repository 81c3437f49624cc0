//! A mod on its way: checked, packed into one file, or installed.

use crate::author::{Checked, check};
use crate::error::Error;
use crate::home::Home;
use crate::mods::Folder;
use crate::packed::{read_packed, read_parts};
use crate::search::needed;
use crate::write::write_whole;
use clade_engine::Module;
use clade_mods::{PACKED, Parts, Version, pack};
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// A mod from a folder or from one file, checked beside the installed ones that it needs.
pub struct Package {
    /// What is wrong with it, and its files as a game reads them.
    pub checked: Checked,
    parts: Parts,
    path: PathBuf,
}

/// A mod that was installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Its folder.
    pub path: PathBuf,
    /// The version that it took the place of.
    pub before: Option<String>,
}

impl Package {
    /// Reads and checks.
    ///
    /// # Errors
    /// Why it cannot be read at all. What is wrong with it otherwise is in [`Package::checked`].
    pub fn open(games: &[&'static dyn Module], path: &Path, home: &Home) -> Result<Self, Error> {
        let parts = if path.is_dir() { read_parts(path)? } else { read_packed(path)? };
        let installed: Vec<_> = home.installed().into_iter().filter_map(|one| one.read.ok()).collect();
        let beside = needed(&[Folder::of(path, parts.clone())?], &installed);
        let checked = check(games, path, &beside)?;
        Ok(Self { checked, parts, path: path.to_owned() })
    }

    /// Packs it into a file; in this folder, under its id and version, if no file is named. The same files give the same bytes.
    ///
    /// # Errors
    /// [`Error::Faulty`], or [`Error::File`]: a file that is there is not replaced.
    pub fn pack(&self, to: Option<&Path>, folder: &Path) -> Result<PathBuf, Error> {
        let (id, version) = self.stamp()?;
        let file = to.map_or_else(|| folder.join(format!("{id}-{version}.{PACKED}")), Path::to_owned);
        if file.exists() {
            return Err(Error::file(&file, ErrorKind::AlreadyExists.into()));
        }
        let written = pack(&self.parts).and_then(|bytes| write_whole(&file, bytes));
        written.map_err(|error| Error::file(&file, error))?;
        Ok(file)
    }

    /// Installs it, switched on. An older version gives way; the same or a newer one only if it may be replaced.
    ///
    /// # Errors
    /// [`Error::Faulty`], [`Error::NoPlace`], [`Error::IsInstalled`], or [`Error::File`].
    pub fn install(&self, home: &Home, replaces: bool) -> Result<Arrived, Error> {
        let (id, version) = self.stamp()?;
        let shelf = home.shelf().ok_or(Error::NoPlace)?;
        let before = home.installed_as(&id).ok();
        let was = before.as_ref().map(|one| one.read.as_ref().ok().and_then(|folder| folder.version()).unwrap_or_default());
        if let Some(was) = was.as_ref().filter(|was| !replaces && !is_newer(&version, was)) {
            return Err(Error::IsInstalled { id, version: was.clone() });
        }
        let path = before.map_or_else(|| shelf.join(&id), |one| one.path);
        self.write(&shelf, &id, &path).map_err(|error| Error::file(&path, error))?;
        home.turn(&id, true)?;
        Ok(Arrived { id, version, path, before: was })
    }

    /// Writes all files beside the folder first and then puts them in its place, so that half a mod is never installed.
    fn write(&self, shelf: &Path, id: &str, path: &Path) -> io::Result<()> {
        let [new, old] = ["new", "old"].map(|word| shelf.join(format!(".{word}-{id}-{}", std::process::id())));
        let files = self.parts.iter().try_for_each(|(name, bytes)| write_whole(&new.join(name), bytes));
        let placed = files.and_then(|()| {
            if path.exists() {
                fs::rename(path, &old)?;
            }
            fs::rename(&new, path).inspect_err(|_| {
                let _ = fs::rename(&old, path); // the first error is the one to tell
            })
        });
        for left in [new, old] {
            let _ = if left.is_symlink() { fs::remove_file(left) } else { fs::remove_dir_all(left) };
        }
        placed
    }

    /// Its id and version, if nothing is wrong with it.
    fn stamp(&self) -> Result<(String, String), Error> {
        let folder = &self.checked.folder;
        match (self.checked.has_errors(), folder.id(), folder.version()) {
            (false, Some(id), Some(version)) => Ok((id, version)),
            _ => Err(Error::Faulty { path: self.path.clone(), errors: self.checked.count(clade_engine::Severity::Error) }),
        }
    }
}

/// Whether a version is newer than another. Those that cannot be compared are not.
fn is_newer(version: &str, than: &str) -> bool {
    matches!((Version::of(version), Version::of(than)), (Some(new), Some(old)) if new > old)
}
