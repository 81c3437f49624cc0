//! The arguments that say which game is meant, shared by the subcommands that open one.

use crate::error::Error;
use crate::games;
use clade_engine::{Module, Ruleset, Setup};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

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

/// The files of a mod: names with contents.
pub(crate) type Files = Vec<(String, String)>;

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
    pub(crate) fn files(&self) -> Result<Vec<Files>, Error> {
        self.mods.iter().map(|folder| read_mod(folder)).collect()
    }

    /// The ruleset for so many seats.
    pub(crate) fn ruleset(&self, seats: u8) -> Result<Arc<dyn Ruleset>, Error> {
        Ok(self.module()?.ruleset(&self.setup(seats)?, &self.files()?)?)
    }
}

/// The cards and texts of a mod folder, sorted by name, so that no file system decides the order.
fn read_mod(folder: &Path) -> Result<Files, Error> {
    let fail = |file: &Path, error| Error::File { file: file.to_owned(), error };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(|error| fail(folder, error))? {
        let path = entry.map_err(|error| fail(folder, error))?.path();
        let kind = path.extension().and_then(|end| end.to_str());
        if let (Some("lua" | "toml" | "ftl"), Some(name)) = (kind, path.file_name().and_then(|name| name.to_str())) {
            let text = std::fs::read_to_string(&path).map_err(|error| fail(&path, error))?;
            files.push((name.to_owned(), text));
        }
    }
    if !files.iter().any(|(name, _)| name == "mod.toml") {
        return Err(Error::NoMod(folder.to_owned()));
    }
    files.sort();
    Ok(files)
}
