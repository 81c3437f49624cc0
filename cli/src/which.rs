//! The arguments that say which game is meant, shared by the subcommands that open one.

use crate::error::Error;
use crate::games;
use clade_engine::{ModStamp, Module, Ruleset, Setup};
use clade_table::ModUsed;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Longer paths are not kept in a saved game.
const MOST_HINT: usize = 1000;

/// A game with its options and mods.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Which {
    /// The game, by its name in `clade games`
    pub(crate) game: String,
    /// A rule that is played differently; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A folder with further cards; may be repeated
    #[arg(long = "mod", value_name = "FOLDER")]
    pub(crate) mods: Vec<PathBuf>,
}

/// A folder with a mod.
#[derive(Clone, Debug)]
pub(crate) struct Folder {
    /// Where it lies, as the person wrote it.
    pub(crate) path: PathBuf,
    /// The names and contents of its files, sorted, so that no file system decides the order.
    pub(crate) files: Files,
}

/// The files of a mod: names with contents.
type Files = Vec<(String, String)>;

/// What is read of a `mod.toml` here; the rest is the game's.
#[derive(serde::Deserialize)]
struct Head {
    id: String,
}

impl Which {
    /// The game.
    pub(crate) fn module(&self) -> Result<&'static dyn Module, Error> {
        games::find(&self.game)
    }

    /// The set-up for so many seats, checked.
    pub(crate) fn setup(&self, seats: u8) -> Result<Setup, Error> {
        let mut options = BTreeMap::new();
        for text in &self.options {
            let (name, value) = text.split_once('=').ok_or_else(|| Error::OptionForm(text.clone()))?;
            options.insert(name.trim().to_owned(), value.trim().to_owned());
        }
        let setup = Setup { seats, options };
        let about = self.module()?.about();
        setup.check(about.id, about.seats, about.options)?;
        Ok(setup)
    }

    /// The mods, read from disk.
    pub(crate) fn folders(&self) -> Result<Vec<Folder>, Error> {
        self.mods.iter().map(|path| Folder::read(path)).collect()
    }

    /// Their files.
    pub(crate) fn files(&self) -> Result<Vec<Files>, Error> {
        Ok(self.folders()?.into_iter().map(|folder| folder.files).collect())
    }

    /// The ruleset for so many seats.
    pub(crate) fn ruleset(&self, seats: u8) -> Result<Arc<dyn Ruleset>, Error> {
        Ok(self.module()?.ruleset(&self.setup(seats)?, &self.files()?)?)
    }
}

/// The ruleset of a set-up with these mods.
pub(crate) fn ruleset(module: &dyn Module, setup: &Setup, folders: &[Folder]) -> Result<Arc<dyn Ruleset>, Error> {
    let files: Vec<Files> = folders.iter().map(|folder| folder.files.clone()).collect();
    Ok(module.ruleset(setup, &files)?)
}

/// The mods of a ruleset as a saved game names them, with the folders from which they came.
pub(crate) fn mods_used(ruleset: &dyn Ruleset, folders: &[Folder]) -> Vec<ModUsed> {
    let used = |stamp: ModStamp| {
        let folder = folders.iter().find(|folder| folder.id().as_ref() == Some(&stamp.id));
        ModUsed::new(stamp, folder.and_then(Folder::hint))
    };
    ruleset.mods().into_iter().map(used).collect()
}

impl Folder {
    /// Reads the cards and texts of a mod.
    pub(crate) fn read(path: &Path) -> Result<Self, Error> {
        let fail = |file: &Path, error| Error::File { file: file.to_owned(), error };
        let mut files = Vec::new();
        for entry in std::fs::read_dir(path).map_err(|error| fail(path, error))? {
            let file = entry.map_err(|error| fail(path, error))?.path();
            let kind = file.extension().and_then(|end| end.to_str());
            if let (Some("lua" | "toml" | "ftl"), Some(name)) = (kind, file.file_name().and_then(|name| name.to_str())) {
                let text = std::fs::read_to_string(&file).map_err(|error| fail(&file, error))?;
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
    pub(crate) fn id(&self) -> Option<String> {
        let (_, text) = self.files.iter().find(|(name, _)| name == "mod.toml")?;
        toml::from_str(text).ok().map(|Head { id }| id)
    }

    /// Where it lies, if that can be told in a line.
    fn hint(&self) -> Option<String> {
        let path = self.path.to_str()?;
        (path.len() <= MOST_HINT && !path.contains(char::is_control)).then(|| path.to_owned())
    }
}
