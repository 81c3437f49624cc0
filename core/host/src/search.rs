//! Which mods take part in a game: those that the person names, all in the folders that they name, and those that are installed and
//! switched on; and whatever these need.
//!
//! A named mod that cannot be used is an error: somebody counts on it. Any other is left out, the person is told why, and the rest plays.

use crate::error::Error;
use crate::home::Home;
use crate::mods::{Folder, ruleset};
use clade_engine::{Module, Setup, SetupError};
use clade_table::MOST_MODS;
use std::path::{Path, PathBuf};

/// Where mods are looked for.
#[derive(Copy, Clone, Debug)]
pub struct Search<'a> {
    /// Folders, packed mods, and ids of mods at `home`.
    pub named: &'a [PathBuf],
    /// Where mods are installed, and which folders of mods there are besides: all of these take part.
    pub home: &'a Home,
    /// Whether those that are switched on take part.
    pub installed: bool,
}

/// The mods that take part.
#[derive(Debug, Default)]
pub struct AtHand {
    /// Their files.
    pub folders: Vec<Folder>,
    /// Those that were left out, and why.
    pub left_out: Vec<Error>,
}

impl Search<'_> {
    /// The mods that are named, whatever game they are for.
    ///
    /// # Errors
    /// Why one cannot be read.
    pub fn named(&self) -> Result<Vec<Folder>, Error> {
        self.named.iter().map(|word| self.find(word)).collect()
    }

    /// The mods for a game.
    ///
    /// # Errors
    /// Why one that is named, or a folder of mods, cannot be read.
    pub fn of(&self, module: &dyn Module) -> Result<AtHand, Error> {
        self.at_hand(module, self.named()?)
    }

    /// The mods beside which another one is used: those for its game, and those that it needs.
    ///
    /// # Errors
    /// As [`Search::of`].
    pub fn beside(&self, own: &Folder, module: &dyn Module) -> Result<AtHand, Error> {
        let named = [own.clone()].into_iter().chain(self.named()?).collect();
        let mut found = self.at_hand(module, named)?;
        found.folders.remove(0);
        Ok(found)
    }

    /// The mods for a game, the named ones first.
    fn at_hand(&self, module: &dyn Module, named: Vec<Folder>) -> Result<AtHand, Error> {
        let (game, mut left_out) = (module.about().id, Vec::new());
        let mut others: Vec<Folder> = Vec::new();
        for path in self.home.on_shelves()? {
            match Folder::read(&path) {
                Ok(folder) if folder.game().is_none_or(|of| of == game) => others.push(folder),
                Ok(_) => {}
                Err(why) => left_out.push(Error::left_out(&path, why)),
            }
        }
        let mut spare = Vec::new();
        for installed in self.home.installed() {
            let takes_part = self.installed && installed.takes_part(game);
            match installed.read {
                Ok(folder) if takes_part => others.push(folder),
                Ok(folder) => spare.push(folder),
                Err(why) if self.installed && installed.is_on => left_out.push(Error::left_out(&installed.path, why)),
                Err(_) => {}
            }
        }
        // Whoever works at a mod that is installed, too, names the folder in which they work.
        others.retain(|folder| folder.id().is_none_or(|id| named.iter().all(|one| one.id().as_ref() != Some(&id))));
        let wanted = named.len();
        let mut folders: Vec<Folder> = named.into_iter().chain(others).collect();
        let needed = needed(&folders, &spare);
        folders.extend(needed);
        // Whoever names too many is told by the ruleset.
        let beyond = folders.split_off(folders.len().min(MOST_MODS.max(wanted)));
        left_out.extend(beyond.into_iter().map(|folder| Error::left_out(&folder.path, Error::ManyMods { most: MOST_MODS })));
        leave_out(module, &mut folders, wanted, &mut left_out);
        Ok(AtHand { folders, left_out })
    }

    /// The mod that a word names: where it lies, or an id.
    fn find(&self, word: &Path) -> Result<Folder, Error> {
        if word.exists() {
            return Folder::read_any(word);
        }
        let id = word.to_str().unwrap_or_default();
        let shelved = self.home.on_shelves()?.into_iter().filter_map(|path| Folder::read(&path).ok());
        let installed = self.home.installed().into_iter().filter_map(|one| one.read.ok());
        let found = shelved.chain(installed).find(|folder| folder.id().as_deref() == Some(id));
        found.map_or_else(|| Folder::read(word), Ok)
    }
}

/// The mods that some need and that are not among them, and what these need in turn.
pub(crate) fn needed(folders: &[Folder], spare: &[Folder]) -> Vec<Folder> {
    let mut found: Vec<Folder> = Vec::new();
    let mut open: Vec<Folder> = folders.to_vec();
    while let Some(one) = open.pop() {
        let Some(head) = one.head() else { continue };
        for need in head.first() {
            let is = |folder: &&Folder| folder.id().as_ref() == Some(&need.wanted.id);
            if folders.iter().chain(&found).any(|folder| is(&folder)) {
                continue;
            }
            if let Some(folder) = spare.iter().find(is) {
                found.push(folder.clone());
                open.push(folder.clone());
            }
        }
    }
    found
}

/// Takes out, one after the other, what cannot be loaded; but never one of the first, which were named.
fn leave_out(module: &dyn Module, folders: &mut Vec<Folder>, named: usize, left_out: &mut Vec<Error>) {
    let setup = Setup { seats: *module.about().seats.end(), options: module.options_for_all_cards() };
    while folders.len() > named {
        let Err(Error::Setup(SetupError::Files(faults))) = ruleset(module, &setup, folders).map(drop) else { return };
        let is_in = |folder: &Folder| faults.iter().any(|fault| Path::new(&fault.file).starts_with(&folder.path));
        let Some(at) = folders[named..].iter().position(is_in) else { return };
        let folder = folders.remove(named + at);
        let own = faults.iter().filter(|fault| Path::new(&fault.file).starts_with(&folder.path)).cloned().collect();
        left_out.push(Error::left_out(&folder.path, SetupError::Files(own).into()));
    }
}
