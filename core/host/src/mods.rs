//! Mods as folders on disk, and the ruleset of a set-up with them.

use crate::error::Error;
use clade_engine::{ModStamp, Module, Ruleset, Setup};
use clade_table::ModUsed;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Longer paths are not kept in a saved game.
const MOST_HINT: usize = 1000;

/// A folder with a mod.
#[derive(Clone, Debug)]
pub struct Folder {
    /// Where it lies, as the person wrote it.
    pub path: PathBuf,
    /// The names and contents of its files, sorted, so that no file system decides the order.
    pub files: Files,
}

/// The files of a mod: names with contents.
pub type Files = Vec<(String, String)>;

/// What is read of a `mod.toml` here; the rest is the game's.
#[derive(serde::Deserialize)]
struct Head {
    id: String,
}

/// The ruleset of a set-up with these mods.
///
/// # Errors
/// [`Error::Setup`] if the set-up or a card cannot be used.
pub fn ruleset(module: &dyn Module, setup: &Setup, folders: &[Folder]) -> Result<Arc<dyn Ruleset>, Error> {
    let files: Vec<Files> = folders.iter().map(|folder| folder.files.clone()).collect();
    Ok(module.ruleset(setup, &files)?)
}

/// The mods of a ruleset as a saved game names them, with the folders from which they came.
pub fn mods_used(ruleset: &dyn Ruleset, folders: &[Folder]) -> Vec<ModUsed> {
    let used = |stamp: ModStamp| {
        let folder = folders.iter().find(|folder| folder.id().as_ref() == Some(&stamp.id));
        ModUsed::new(stamp, folder.and_then(Folder::hint))
    };
    ruleset.mods().into_iter().map(used).collect()
}

impl Folder {
    /// Reads the cards and texts of a mod.
    ///
    /// # Errors
    /// [`Error::File`] with the file that cannot be read, [`Error::NoMod`] if there is no `mod.toml`.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(path).map_err(|error| Error::file(path, error))? {
            let file = entry.map_err(|error| Error::file(path, error))?.path();
            let kind = file.extension().and_then(|end| end.to_str());
            if let (Some("lua" | "toml" | "ftl"), Some(name)) = (kind, file.file_name().and_then(|name| name.to_str())) {
                let text = std::fs::read_to_string(&file).map_err(|error| Error::file(&file, error))?;
                files.push((name.to_owned(), text));
            }
        }
        if !files.iter().any(|(name, _)| name == "mod.toml") {
            return Err(Error::NoMod(path.to_owned()));
        }
        files.sort();
        Ok(Self { path: path.to_owned(), files })
    }

    /// The id in its `mod.toml`, if that can be read.
    pub fn id(&self) -> Option<String> {
        let (_, text) = self.files.iter().find(|(name, _)| name == "mod.toml")?;
        toml::from_str(text).ok().map(|Head { id }| id)
    }

    /// Where it lies, if that can be told in a line.
    fn hint(&self) -> Option<String> {
        let path = self.path.to_str()?;
        (path.len() <= MOST_HINT && !path.contains(char::is_control)).then(|| path.to_owned())
    }
}
