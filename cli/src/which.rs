//! The arguments that say which game is meant, shared by the subcommands that open one.

use crate::error::Error;
use crate::games;
use crate::host::Host;
use clade_engine::{About, Module, Preset, Ruleset, Setup};
use clade_host::{Folder, Word};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// A game with its options and mods.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Which {
    /// The game, by its name in `clade games`
    #[arg(required = true)]
    pub(crate) game: Option<String>,
    /// Options that go together, by their name in `clade games`; single ones may differ from it
    #[arg(long, value_name = "NAME")]
    pub(crate) preset: Option<String>,
    /// A rule that is played differently; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
    /// A mod, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    pub(crate) mods: Vec<PathBuf>,
}

impl Which {
    /// The game.
    pub(crate) fn module(&self) -> Result<&'static dyn Module, Error> {
        games::find(self.game.as_deref().unwrap_or_default())
    }

    /// The set-up for so many seats, checked.
    pub(crate) fn setup(&self, seats: u8) -> Result<Setup, Error> {
        let setup = Setup { seats, options: self.setup_options()? };
        let about = self.module()?.about();
        setup.check(about.id, about.seats, about.options)?;
        Ok(setup)
    }

    /// The preset's options, and those that were chosen by themselves.
    fn setup_options(&self) -> Result<BTreeMap<String, String>, Error> {
        let mut all = match &self.preset {
            Some(name) => preset(&self.module()?.about(), name)?.chosen(),
            None => BTreeMap::new(),
        };
        all.extend(options(&self.options)?);
        Ok(all)
    }

    /// The most seats for which the rules are made: with more the game would be played, but with a warning.
    pub(crate) fn usual_seats(&self, folders: &[Folder]) -> Result<u8, Error> {
        Ok(clade_host::usual_seats(self.module()?, &self.setup_options()?, folders))
    }

    /// The mods that are named, and those in folders of mods.
    pub(crate) fn folders(&self, host: &Host) -> Result<Vec<Folder>, Error> {
        host.mods(self.module()?, &self.mods)
    }

    /// The ruleset for so many seats.
    pub(crate) fn ruleset(&self, seats: u8, folders: &[Folder]) -> Result<Arc<dyn Ruleset>, Error> {
        Ok(clade_host::ruleset(self.module()?, &self.setup(seats)?, folders)?)
    }
}

/// The preset of this name.
pub(crate) fn preset(about: &About, name: &str) -> Result<&'static Preset, Error> {
    let valid = || about.presets.iter().map(|preset| preset.name).collect();
    Ok(about.preset(name).ok_or_else(|| clade_host::Error::Unknown { kind: Word::Preset, word: name.to_owned(), valid: valid() })?)
}

/// Options by name, each written as NAME=VALUE.
pub(crate) fn options(written: &[String]) -> Result<BTreeMap<String, String>, Error> {
    let mut options = BTreeMap::new();
    for text in written {
        let (name, value) = text.split_once('=').ok_or_else(|| Error::OptionForm(text.clone()))?;
        let (name, value) = (name.trim(), value.trim());
        if options.insert(name.to_owned(), value.to_owned()).is_some() {
            return Err(Error::OptionTwice(name.to_owned()));
        }
    }
    Ok(options)
}
