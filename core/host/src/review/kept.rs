//! Verdicts that are kept beside their game, so that nobody has to wait for them twice.

use super::Verdict;
use crate::saved::Saved;
use crate::write::write_whole;
use clade_bots::{LEVELS, Level};
use clade_engine::hash;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Verdicts as they stand in the file.
#[derive(Debug, Serialize, Deserialize)]
struct Kept<V = Vec<Option<Verdict>>> {
    /// The game: a hash of its record and of its rules.
    of: u64,
    /// The level of the bot that thought.
    level: String,
    verdicts: V,
}

/// What verdicts rest on: another number where bots or values have changed.
const FORMAT: u32 = 6;

/// The file in which the verdicts on a saved game are kept: `my.review.json` beside `my.clade`.
pub fn file_of(game: &Path) -> PathBuf {
    let mut name = game.to_owned();
    if name.extension().is_some_and(|end| end == "clade") {
        name.set_extension("");
    }
    name.into_os_string().into_string().map_or_else(|_| game.with_extension("review.json"), |name| PathBuf::from(name + ".review.json"))
}

/// The verdicts on a saved game that are kept beside it, with the level of who judged, if they are of this very game and these rules.
pub fn kept(saved: &Saved) -> Option<(Level, Vec<Option<Verdict>>)> {
    let kept: Kept = serde_json::from_slice(&fs::read(file_of(&saved.file)).ok()?).ok()?;
    let level = LEVELS.into_iter().find(|level| level.name == kept.level)?;
    (kept.of == mark(saved)).then_some((level, kept.verdicts))
}

/// Keeps verdicts beside the saved game. What was there before is replaced only if it is a review, too.
///
/// # Errors
/// Why it cannot be written.
pub fn keep(saved: &Saved, level: Level, verdicts: &[Option<Verdict>]) -> io::Result<()> {
    let file = file_of(&saved.file);
    if file.exists() && serde_json::from_slice::<Kept<serde::de::IgnoredAny>>(&fs::read(&file)?).is_err() {
        return Err(io::Error::new(io::ErrorKind::AlreadyExists, file.display().to_string()));
    }
    let kept = Kept { of: mark(saved), level: level.name.to_owned(), verdicts: verdicts.to_vec() };
    write_whole(&file, serde_json::to_vec(&kept).map_err(io::Error::other)?)
}

fn mark(saved: &Saved) -> u64 {
    let lines: Vec<(String, String)> = saved.record.lines.iter().map(|line| (line.actor.clone(), line.text.clone())).collect();
    hash::of(&(FORMAT, env!("CARGO_PKG_VERSION"), saved.ruleset.hash(), saved.header.seed, lines))
}
