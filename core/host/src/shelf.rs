//! Mods that are installed: each in a folder of its own among the person's files, switched on or off.
//!
//! Which are off is a list beside the list of mods that were opened: whoever copies a folder there by hand has installed it, too.

use crate::error::Error;
use crate::home::Home;
use crate::mods::Folder;
use clade_mods::HEAD;
use std::fs;
use std::path::PathBuf;

/// No more folders than these are looked at.
const MOST: usize = 500;

/// An installed mod.
#[derive(Debug)]
pub struct Installed {
    /// Its id; the name of its folder, if that cannot be read.
    pub id: String,
    /// Its folder.
    pub path: PathBuf,
    /// Its files, or why they cannot be read.
    pub read: Result<Folder, Error>,
    /// Whether it takes part in new games.
    pub is_on: bool,
}

impl Installed {
    /// Its files, if it can be read, is switched on, and is for this game.
    pub(crate) fn takes_part(&self, game: &str) -> bool {
        self.is_on && self.read.as_ref().is_ok_and(|folder| folder.game().as_deref() == Some(game))
    }
}

impl Home {
    /// All installed mods, by id.
    pub fn installed(&self) -> Vec<Installed> {
        let off = self.mods_off();
        let folders = self.shelf().and_then(|shelf| fs::read_dir(shelf).ok()).into_iter().flatten().flatten().take(MOST);
        let folders = folders.filter(|entry| !entry.file_name().to_string_lossy().starts_with('.') && entry.path().is_dir());
        let one = |path: PathBuf| {
            let read = Folder::read(&path);
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let id = read.as_ref().ok().and_then(Folder::id).unwrap_or(name);
            Installed { is_on: !off.contains(&id), id, path, read }
        };
        let mut all: Vec<Installed> = folders.map(|entry| one(entry.path())).collect();
        all.sort_by(|a, b| (&a.id, &a.path).cmp(&(&b.id, &b.path)));
        all
    }

    /// All folders with a mod in the folders of mods that the person named for this run.
    ///
    /// # Errors
    /// [`Error::File`] for one of these that cannot be read.
    pub fn on_shelves(&self) -> Result<Vec<PathBuf>, Error> {
        let mut paths = Vec::new();
        for shelf in &self.shelves {
            for entry in fs::read_dir(shelf).map_err(|error| Error::file(shelf, error))?.flatten() {
                paths.extend(Some(entry.path()).filter(|path| path.join(HEAD).exists()));
            }
        }
        paths.sort();
        Ok(paths)
    }

    /// The installed mod of this id.
    ///
    /// # Errors
    /// [`Error::NotInstalled`] with those that are.
    pub fn installed_as(&self, id: &str) -> Result<Installed, Error> {
        let mut all = self.installed();
        match all.iter().position(|one| one.id == id) {
            Some(at) => Ok(all.swap_remove(at)),
            None => Err(Error::NotInstalled { word: id.to_owned(), valid: all.into_iter().map(|one| one.id).collect() }),
        }
    }

    /// Switches an installed mod on or off.
    ///
    /// # Errors
    /// [`Error::NotInstalled`]; [`Error::File`] if the list cannot be written.
    pub fn switch_mod(&self, id: &str, on: bool) -> Result<(), Error> {
        self.installed_as(id)?;
        self.turn(id, on)
    }

    /// Removes an installed mod. A link is removed, but not the folder that it leads to.
    ///
    /// # Errors
    /// [`Error::NotInstalled`]; [`Error::File`] if the system refuses.
    pub fn remove_mod(&self, id: &str) -> Result<PathBuf, Error> {
        let path = self.installed_as(id)?.path;
        let removed = if path.is_symlink() { fs::remove_file(&path) } else { fs::remove_dir_all(&path) };
        removed.map_err(|error| Error::file(&path, error))?;
        self.turn(id, true)?; // should it come back, it is new
        Ok(path)
    }
}
