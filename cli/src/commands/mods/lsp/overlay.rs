//! Files as they are in the editor, over those on disk.

use clade_host::Folder;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The texts of files that are open in the editor.
#[derive(Default)]
pub(super) struct Overlay(BTreeMap<PathBuf, String>);

impl Overlay {
    /// A file is this; `None`: as it is on disk.
    pub(super) fn set(&mut self, path: PathBuf, text: Option<String>) {
        match text {
            Some(text) => _ = self.0.insert(path, text),
            None => _ = self.0.remove(&path),
        }
    }

    /// A mod with its files as they are in the editor; `None` if it cannot be read.
    pub(super) fn over(&self, folder: &Path) -> Option<Folder> {
        let mut files: BTreeMap<String, String> = Folder::read(folder).ok()?.files.into_iter().collect();
        for (path, text) in &self.0 {
            let name = path.strip_prefix(folder).ok().and_then(Path::to_str).map(|name| name.replace('\\', "/"));
            if let Some(name) = name.filter(|name| clade_mods::is_played(name)) {
                files.insert(name, text.clone());
            }
        }
        Some(Folder { path: folder.to_owned(), files: files.into_iter().collect() })
    }
}
