//! Background tasks of a comparison: a game is replayed to be looked at, a report is written.

use super::errand::Errand;
use super::judged::Wanted;
use super::work::Board;
use crate::waker::Waker;
use clade_compare::report::Report;
use clade_compare::{Prose, files, records};
use clade_host::write_whole;
use std::path::PathBuf;
use std::sync::Arc;

/// A game that was played again, in a file.
pub(super) struct Again {
    pub(super) file: PathBuf,
    /// After how many actions the requested round begins.
    pub(super) step: usize,
}

/// Replays a game and keeps it in a folder. Returns where, or why not.
///
/// # Errors
/// The system gives no thread.
pub(super) fn play(board: Arc<Board>, wanted: Wanted, folder: PathBuf, waker: Waker) -> std::io::Result<Errand<Result<Again, String>>> {
    Errand::run(waker, move || {
        let Wanted { arm: of, game, round } = wanted;
        let (arm, rules) = (&board.planned.asked.arms[of], &board.planned.rulesets[of]);
        let saved = records::saved(&board.planned.asked, arm, &**rules, game, round).map_err(|error| error.to_string())?;
        let name = format!("{}-{}-{}-{game}.clade", arm.game, board.planned.asked.seed, of + 1);
        let file = folder.join(name);
        std::fs::create_dir_all(&folder).and_then(|()| write_whole(&file, saved.record)).map_err(|error| error.to_string())?;
        Ok(Again { file, step: saved.step.unwrap_or(0) })
    })
}

/// Writes the files of a report into a folder. Returns how many, or why not.
///
/// # Errors
/// The system gives no thread.
pub(super) fn write(
    board: Arc<Board>,
    report: Report,
    language: &'static str,
    modules: &'static [&'static dyn clade_engine::Module],
    folder: PathBuf,
    waker: Waker,
) -> std::io::Result<Errand<Result<PathBuf, String>>> {
    Errand::run(waker, move || {
        let (words, mut report) = (Prose::new(language, modules), report);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        files::write(&folder, &board.planned, &mut report, &board.games(), &words).map_err(|error| error.to_string())?;
        Ok(folder)
    })
}
