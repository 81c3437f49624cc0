//! The scenarios of a mod, as texts.

use crate::read::read_text_within;
use clade_mods::{SCENARIOS, most_of};
use std::path::{Path, PathBuf};

/// The scenarios in the folder of a mod, by path; what cannot be read is left out.
pub fn scenarios(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder.join(SCENARIOS)).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    files.sort();
    let read = |file: PathBuf| {
        let most = most_of(&format!("{SCENARIOS}/{}", file.file_name()?.to_str()?))?;
        let text = read_text_within(folder, &file, most).ok()?;
        Some((file, text))
    };
    files.into_iter().filter_map(read).collect()
}
