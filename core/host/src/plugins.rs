//! Games in loaded libraries: where they lie, which of them the person trusts, and how they are loaded.
//!
//! A trusted library is loaded into this process and can do whatever the person can. Any other one runs in processes of its own (safe mode),
//! and before that it is tried. What is trusted is the contents of a file, not its name: after a change it is asked for again.

pub mod project;

use crate::error::Error;
use crate::home::Home;
use crate::read::read_text;
use crate::texts;
use crate::write::write_whole;
use clade_engine::{Module as _, Msg, hash};
use clade_mods::MOST_TEXT;
pub use clade_plugin::host::{FarSide, LoadError, Loaded, NoLibrary, Unusable, fuzz, serve};
use clade_table::{LANGUAGES, Texts};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// How libraries are found and loaded.
#[derive(Clone, Debug)]
pub struct Plugins {
    home: Home,
    folders: Vec<PathBuf>,
    far: FarSide,
    /// Whether none is loaded into this process, trusted or not.
    safe: bool,
}

/// A game in a library, loaded.
#[derive(Copy, Clone, Debug)]
pub struct Plugin {
    /// The game.
    pub game: &'static Loaded,
    /// Whether this file was never loaded before: it was tried now.
    pub is_new: bool,
}

/// What is to be told of a library when it is loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// It is new, and was tried.
    New(Msg),
    /// It cannot be used.
    Unusable(LoadError),
}

impl Plugin {
    /// What is to be told of it, if it is new.
    pub fn told(&self) -> Option<Told> {
        let (file, hash) = (self.game.path().display().to_string(), word(self.game.hash()));
        self.is_new.then(|| Told::New(texts::library_new(self.game.about().id.to_owned(), file, hash)))
    }
}

/// What is known of files, by the hash of their contents.
#[derive(Default, Serialize, Deserialize)]
struct List {
    #[serde(default)]
    trusted: BTreeSet<String>,
    #[serde(default)]
    tried: BTreeSet<String>,
}

impl Home {
    /// Where libraries with games lie.
    pub fn plugins(&self) -> Option<PathBuf> {
        self.data("plugins")
    }
}

impl Plugins {
    /// Libraries in the person's folder of plugins and in these; `far` starts the other process of one that is not trusted.
    pub fn new(home: &Home, folders: Vec<PathBuf>, far: FarSide, safe: bool) -> Self {
        Self { home: home.clone(), folders, far, safe }
    }

    /// Whether a path looks like a library: by the end of its name.
    pub fn is_library(path: &Path) -> bool {
        path.extension().is_some_and(|end| end == std::env::consts::DLL_EXTENSION)
    }

    /// The libraries in the folders, by name.
    ///
    /// # Errors
    /// [`Error::File`] if a folder that was named cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, Error> {
        let mut files = Vec::new();
        let own = self.home.plugins().filter(|folder| folder.is_dir());
        for folder in own.iter().chain(&self.folders) {
            let entries = fs::read_dir(folder).map_err(|error| Error::file(folder, error))?;
            let mut here: Vec<_> = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| Self::is_library(path)).collect();
            here.sort();
            files.extend(here);
        }
        Ok(files)
    }

    /// Loads the game of a library: into this process if it is trusted, else into processes of its own, and tries it if it is new.
    ///
    /// # Errors
    /// [`Error::Library`] or [`Error::File`].
    pub fn load(&self, path: &Path) -> Result<Plugin, Error> {
        let hash = Self::hash_of(path)?;
        if self.is_trusted(hash) && !self.safe {
            return Ok(Plugin { game: Loaded::load(path)?, is_new: false });
        }
        let game = Loaded::load_far(&self.far, path)?;
        let is_new = !self.list().tried.contains(&word(hash));
        if is_new {
            game.try_out()?;
            // Where nothing can be kept it is tried each time.
            _ = self.write(|list| {
                list.tried.insert(word(hash));
            });
        }
        Ok(Plugin { game, is_new })
    }

    /// Both ways to the game of a library: into this process, if it is trusted, and in processes of its own.
    ///
    /// # Errors
    /// As [`Plugins::load`].
    pub fn ways(&self, path: &Path) -> Result<(Option<&'static Loaded>, &'static Loaded), Error> {
        let here = if self.is_trusted(Self::hash_of(path)?) { Some(Loaded::load(path)?) } else { None };
        Ok((here, Loaded::load_far(&self.far, path)?))
    }

    /// Tries a library in processes of its own.
    ///
    /// # Errors
    /// As [`Plugins::load`].
    pub fn try_out(&self, path: &Path) -> Result<&'static Loaded, Error> {
        let game = Loaded::load_far(&self.far, path)?;
        game.try_out()?;
        Ok(game)
    }

    /// Trusts a library that passes its trial, until its file changes; or trusts it no more. Gives the hash of the file.
    ///
    /// # Errors
    /// As [`Plugins::load`]; [`Error::NoPlace`] if nothing can be kept.
    pub fn trust(&self, path: &Path, on: bool) -> Result<u64, Error> {
        let hash = Self::hash_of(path)?;
        if on {
            self.try_out(path)?;
        }
        self.write(|list| {
            if on {
                list.trusted.insert(word(hash));
                list.tried.insert(word(hash));
            } else {
                list.trusted.remove(&word(hash));
            }
        })?;
        Ok(hash)
    }

    /// Whether the contents with this hash are trusted.
    pub fn is_trusted(&self, hash: u64) -> bool {
        self.list().trusted.contains(&word(hash))
    }

    fn hash_of(path: &Path) -> Result<u64, Error> {
        Ok(hash::of_bytes(&fs::read(path).map_err(|error| Error::file(path, error))?))
    }

    fn list(&self) -> List {
        let text = self.home.trusted().and_then(|file| read_text(&file, MOST_TEXT).ok());
        text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
    }

    fn write(&self, change: impl FnOnce(&mut List)) -> Result<(), Error> {
        let file = self.home.trusted().ok_or(Error::NoPlace)?;
        let mut list = self.list();
        change(&mut list);
        let text = toml::to_string(&list).map_err(|error| Error::file(&file, io::Error::other(error)))?;
        write_whole(&file, text).map_err(|error| Error::file(&file, error))
    }
}

/// A hash as it is written.
fn word(hash: u64) -> String {
    format!("{hash:016x}")
}

/// The game of a library beside others: it has a name of its own, and texts that can be read.
///
/// # Errors
/// [`Unusable::Twice`], or [`Unusable::Nameless`].
pub fn beside(others: &[&'static dyn clade_engine::Module], game: &'static Loaded) -> Result<(), Error> {
    let id = game.about().id;
    let unusable = |why| Error::from(LoadError { path: game.path().to_owned(), why });
    if others.iter().any(|other| other.about().id == id) {
        return Err(unusable(Unusable::Twice(id.to_owned())));
    }
    let read = |language: &&str| Texts::new(language, &[&game.texts(language)]).map(drop);
    LANGUAGES.iter().try_for_each(read).map_err(|error| unusable(Unusable::Nameless(error.to_string())))
}
