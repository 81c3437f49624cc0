//! Mods that a person opened before: a saved game names its mods by id, and only this list knows where they are. It also names the
//! installed ones that are switched off.
//!
//! The list is a file among the person's own. No saved game can write into it, so no folder is read that somebody else chose.

use crate::error::Error;
use crate::home::Home;
use crate::mods::Folder;
use crate::read::read_text;
use crate::write::write_whole;
use clade_engine::hash;
use clade_mods::MOST_TEXT;
use clade_table::ModUsed;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::{Path, PathBuf};

/// Beyond this many folders the least recently opened are forgotten.
const MOST: usize = 200;

/// The list, the folder opened last first.
#[derive(Default, Serialize, Deserialize)]
struct List {
    /// The ids of installed mods that are switched off.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    off: Vec<String>,
    #[serde(default, rename = "mod")]
    mods: Vec<Known>,
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Known {
    id: String,
    folder: PathBuf,
}

impl Home {
    /// Remembers where these mods are: the person named them. Where nothing can be kept, nothing is remembered.
    pub fn know_mods(&self, folders: &[Folder]) {
        let Some(file) = self.mods().filter(|_| !folders.is_empty()) else { return };
        let old = self.list();
        let opened = folders.iter().filter_map(|folder| {
            let path = std::path::absolute(&folder.path).ok()?;
            Some(Known { id: folder.id()?, folder: path.to_str()?.into() })
        });
        let mut mods: Vec<Known> = opened.collect();
        mods.extend(old.mods.iter().filter(|known| !mods.contains(known)).cloned().collect::<Vec<_>>());
        mods.truncate(MOST);
        // A list that cannot be written costs a question the next time, no more.
        if mods != old.mods
            && let Ok(text) = toml::to_string(&List { off: old.off, mods })
        {
            let _ = write_whole(&file, &text);
        }
    }

    /// The ids of installed mods that are switched off.
    pub(crate) fn mods_off(&self) -> Vec<String> {
        self.list().off
    }

    /// Writes down that a mod is on or off.
    pub(crate) fn turn(&self, id: &str, on: bool) -> Result<(), Error> {
        let file = self.mods().ok_or(Error::NoPlace)?;
        let mut list = self.list();
        if list.off.iter().all(|off| off != id) == on {
            return Ok(());
        }
        list.off.retain(|off| off != id);
        list.off.extend((!on).then(|| id.to_owned()));
        let text = toml::to_string(&list).map_err(|error| Error::file(&file, io::Error::other(error)))?;
        write_whole(&file, text).map_err(|error| Error::file(&file, error))
    }

    /// The mod that a saved game was played with, file by file, if it was opened before, is installed, or lies in a folder of mods.
    pub(crate) fn mod_as_it_was(&self, used: &ModUsed) -> Option<Folder> {
        let is_as_it_was = |folder: &Folder| {
            let files = folder.files.iter().map(|(name, text)| (name.clone(), format!("{:016x}", hash::of_bytes(text.as_bytes()))));
            folder.version().as_ref() == Some(&used.version) && files.collect::<std::collections::BTreeMap<_, _>>() == used.files
        };
        self.mods_of(used).into_iter().find(is_as_it_was)
    }

    /// Otherwise one of the same version, otherwise of the same id; [`crate::Saved::changes`] says what has changed.
    pub(crate) fn mod_of(&self, used: &ModUsed) -> Option<Folder> {
        let same = self.mods_of(used);
        let is_same_version = |folder: &&Folder| folder.version().as_ref() == Some(&used.version);
        same.iter().find(is_same_version).or(same.first()).cloned()
    }

    /// All mods of its id.
    fn mods_of(&self, used: &ModUsed) -> Vec<Folder> {
        let named = self.list().mods.into_iter().filter(|known| known.id == used.id);
        let installed = self.installed().into_iter().filter_map(|one| one.read.ok());
        let shelved = self.on_shelves().unwrap_or_default().into_iter().filter_map(|path| Folder::read(&path).ok());
        let read = shelved.chain(named.filter_map(|known| Folder::read_any(&known.folder).ok())).chain(installed);
        read.filter(|folder| folder.id().as_ref() == Some(&used.id)).collect()
    }

    fn list(&self) -> List {
        let text = self.mods().and_then(|file| read_text(&file, MOST_TEXT).ok());
        text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
    }
}

/// Where a mod that a saved game needs may be: where the game says, if it says more than a name, otherwise beside the file.
/// Nothing is read there before the person agrees.
pub fn perhaps_in(file: &Path, used: &ModUsed) -> Option<PathBuf> {
    let hint = Path::new(used.folder.as_ref()?);
    if hint.is_absolute() { Some(hint.to_owned()) } else { Some(file.parent()?.join(hint.file_name()?)) }
}
