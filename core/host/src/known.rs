//! Mods that a person opened before: a saved game names its mods by id, and only this list knows where they are.
//!
//! The list is a file among the person's own. No saved game can write into it, so no folder is read that somebody else chose.

use crate::home::Home;
use crate::mods::Folder;
use crate::read::{MOST_TEXT, read_text};
use crate::write::write_whole;
use clade_engine::hash;
use clade_table::ModUsed;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Beyond this many folders the least recently opened are forgotten.
const MOST: usize = 200;

/// The list, the folder opened last first.
#[derive(Default, Serialize, Deserialize)]
struct List {
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
            && let Ok(text) = toml::to_string(&List { mods })
        {
            let _ = write_whole(&file, &text);
        }
    }

    /// The mod that a saved game was played with, if it was opened before: unchanged if possible, otherwise of the same version,
    /// otherwise of the same id; [`crate::Saved::changes`] says what has changed.
    pub(crate) fn mod_of(&self, used: &ModUsed) -> Option<Folder> {
        let named = self.list().mods.into_iter().filter(|known| known.id == used.id);
        let read = named.filter_map(|known| Folder::read(&known.folder).ok());
        let same: Vec<Folder> = read.filter(|folder| folder.id().as_ref() == Some(&used.id)).collect();
        let is_as_it_was = |folder: &&Folder| {
            let files = folder.files.iter().map(|(name, text)| (name.clone(), format!("{:016x}", hash::of_bytes(text.as_bytes()))));
            folder.version().as_ref() == Some(&used.version) && files.collect::<std::collections::BTreeMap<_, _>>() == used.files
        };
        let is_same_version = |folder: &&Folder| folder.version().as_ref() == Some(&used.version);
        same.iter().find(is_as_it_was).or_else(|| same.iter().find(is_same_version)).or(same.first()).cloned()
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
