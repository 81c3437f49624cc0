//! The tables before broken laws, as scenarios: so that "game 7, after 56 answers" can be looked at.

use crate::error::Error;
use clade_check::battery::Report;
use clade_check::scenario;
use clade_host::{Error as HostError, Folder};
use std::path::{Path, PathBuf};

/// Writes a file for each broken law whose table is known; says where. Nothing that is there is written over.
pub(super) fn write(folder: &Path, game: &str, report: &Report, mods: &[Folder]) -> Result<Vec<Option<PathBuf>>, Error> {
    std::fs::create_dir_all(folder).map_err(|error| HostError::file(folder, error))?;
    // From wherever the file lies then.
    let mods = mods.iter().map(|folder| std::fs::canonicalize(&folder.path).unwrap_or_else(|_| folder.path.clone()));
    let mods: Vec<String> = mods.map(|path| path.display().to_string()).collect();
    let written = |(i, broken): (usize, &clade_check::battery::Broken)| {
        let Some((at, before)) = broken.at.as_ref().and_then(|at| Some((at, at.before.as_ref()?))) else { return Ok(None) };
        let about = format!("{}: {}", broken.law.name(), broken.detail);
        let text = scenario::write_case(game, &about, &at.setup, &mods, &before.position, &before.answer)?;
        let path = folder.join(format!("{}-{}.toml", broken.law.name(), i + 1));
        let file = std::fs::OpenOptions::new().write(true).create_new(true).open(&path);
        let done = file.and_then(|mut file| std::io::Write::write_all(&mut file, text.as_bytes()));
        done.map_err(|error| HostError::file(&path, error))?;
        Ok(Some(path))
    };
    report.broken.iter().enumerate().map(written).collect()
}
