//! What takes long and is asked for once: a game is played again to be looked at, a report is written.

use super::work::Board;
use crate::waker::Waker;
use clade_compare::report::Report;
use clade_compare::{Words, files, records};
use clade_host::write_whole;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Something under way on another thread.
pub(super) struct Errand<T>(Receiver<T>);

/// A game that was played again, in a file.
pub(super) struct Again {
    pub(super) file: PathBuf,
    /// After how many actions the round begins that one wants to see.
    pub(super) step: usize,
}

/// A game of a comparison.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Wanted {
    pub(super) arm: usize,
    pub(super) game: u64,
    pub(super) round: Option<u16>,
}

impl<T: Send + 'static> Errand<T> {
    /// Does it on another thread.
    ///
    /// # Errors
    /// The system gives no thread.
    pub(super) fn run(waker: Waker, errand: impl FnOnce() -> T + Send + 'static) -> std::io::Result<Self> {
        let (done, result) = channel();
        std::thread::Builder::new().name("errand".to_owned()).spawn(move || {
            // Who does not want it any more does not hear of it.
            let _ = done.send(errand());
            waker();
        })?;
        Ok(Self(result))
    }

    /// What came of it, once that is there; an error if its thread died.
    pub(super) fn result(&self) -> Option<Result<T, TryRecvError>> {
        match self.0.try_recv() {
            Err(TryRecvError::Empty) => None,
            result => Some(result),
        }
    }
}

/// Plays a game again and keeps it in a folder. Gives where, or why not.
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

/// Writes the files of a report into a folder. Gives how many, or why not.
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
        let (words, mut report) = (Words::new(language, modules), report);
        std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        files::write(&folder, &board.planned, &mut report, &board.games(), &words).map_err(|error| error.to_string())?;
        Ok(folder)
    })
}
