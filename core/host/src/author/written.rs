//! When the files of a mod were last written: whoever works at it sees each change at once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// How many files are looked at.
const MOST: usize = 2000;

/// When each file of a mod was last written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written(BTreeMap<PathBuf, Option<SystemTime>>);

impl Written {
    /// The files of a mod, with its scenarios, helpers and pictures, or the one in which it is packed. Editors write others beside them, whose names
    /// begin with a dot.
    pub fn of(path: &Path) -> Self {
        let when = |path: &Path| std::fs::metadata(path).and_then(|about| about.modified()).ok();
        let mut all = BTreeMap::new();
        if !path.is_dir() {
            all.insert(path.to_owned(), when(path));
            return Self(all);
        }
        for folder in std::iter::once(path.to_owned()).chain(clade_mods::FOLDERS.map(|inner| path.join(inner))) {
            for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
                let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
                let is_ours = Path::new(&entry.file_name()).extension().is_some_and(|end| end == "lua" || end == "toml" || end == "svg");
                if is_ours && !is_hidden && all.len() < MOST {
                    all.insert(entry.path(), when(&entry.path()));
                }
            }
        }
        Self(all)
    }
}
