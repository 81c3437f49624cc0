//! The threads that play a table on, both ways.

use super::Ground;
use crate::shared::Shared;
use crate::waker::Waker;
use clade_host::random::derive;
use clade_host::whatif::{Outcome, Played, Ways};
use clade_host::{ruleset, watchdog};
use clade_table::Table;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// What is asked.
pub(super) struct Asked<'a> {
    pub(super) step: usize,
    pub(super) rule: Option<&'a (String, String)>,
    pub(super) set: &'a str,
    /// What is answered first, each way.
    pub(super) answers: [Option<String>; 2],
    pub(super) bot: &'static str,
    pub(super) games: u32,
}

/// What the threads and the window share.
struct Board {
    ways: Ways,
    bots: Vec<&'static str>,
    games: u32,
    seed: u64,
    next: AtomicU32,
    working: AtomicU32,
    stop: Arc<AtomicBool>,
    played: Mutex<Vec<(u32, [Played; 2])>>,
    /// Why the first game did not come to its end that did not.
    failed: Mutex<Option<String>>,
}

/// A table that is being played on.
pub(super) struct Playing {
    board: Arc<Board>,
    sides: usize,
    pub(super) step: usize,
    outcome: Option<Outcome>,
}

impl Playing {
    /// Begins, on all cores.
    ///
    /// # Errors
    /// Why the other table cannot be, in words.
    pub(super) fn begin(ground: &Ground, table: &mut Table, asked: &Asked<'_>, shared: &Shared, waker: &Waker) -> Result<Self, String> {
        let at = table.jump(asked.step).map_err(|error| error.to_string())?;
        let position = table.face().position(at).map_err(|error| error.to_string())?;
        let header = table.header();
        let rules = match (asked.rule, super::module(shared, header)) {
            (Some((name, value)), Some(module)) => {
                let mut setup = header.setup.clone();
                setup.options.insert(name.clone(), value.clone());
                ruleset(module, &setup, &ground.folders).map_err(|error| error.say(&shared.words))?
            }
            _ => ground.ruleset.clone(),
        };
        let ways = Ways::new([ground.ruleset.clone(), rules], position, asked.set.to_owned(), ground.eyes).answered(asked.answers.clone());
        ways.open(watchdog::guarded()).map_err(|why| why.to_string())?;
        let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u32).min(asked.games);
        let board = Arc::new(Board {
            ways,
            bots: vec![asked.bot; header.setup.seats.into()],
            games: asked.games,
            seed: header.seed,
            next: AtomicU32::new(0),
            working: AtomicU32::new(threads),
            stop: Arc::default(),
            played: Mutex::default(),
            failed: Mutex::default(),
        });
        for _ in 0..threads {
            let (theirs, waker) = (board.clone(), waker.clone());
            let thread = std::thread::Builder::new().name("what-if".to_owned()).spawn(move || {
                theirs.work();
                theirs.working.fetch_sub(1, Ordering::Relaxed);
                waker();
            });
            if let Err(error) = thread {
                board.stop.store(true, Ordering::Relaxed);
                return Err(error.to_string());
            }
        }
        Ok(Self { board, sides: table.face().sides().into(), step: asked.step, outcome: None })
    }

    /// How many games were played both ways, of how many.
    pub(super) fn progress(&self) -> (u64, u64) {
        (self.board.played().len() as u64, self.board.games.into())
    }

    /// Whether nothing more is played.
    pub(super) fn is_over(&self) -> bool {
        self.board.working.load(Ordering::Relaxed) == 0
    }

    /// Why the first game did not come to its end that did not.
    pub(super) fn failed(&self) -> Option<String> {
        self.board.failed.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Plays no more; what was played stays.
    pub(super) fn stop(&self) {
        self.board.stop.store(true, Ordering::Relaxed);
    }

    /// What has come of it so far; the same for every machine once all is played.
    pub(super) fn outcome(&mut self) -> Option<&Outcome> {
        let many = self.board.played().len();
        if self.outcome.as_ref().map_or(0, |known| known.games) != many {
            let mut played = self.board.played().clone();
            played.sort_unstable_by_key(|(game, _)| *game);
            let played: Vec<[Played; 2]> = played.into_iter().map(|(_, both)| both).collect();
            self.outcome = (!played.is_empty()).then(|| Outcome::of(&played, self.board.bots.len(), self.sides));
        }
        self.outcome.as_ref()
    }
}

impl Drop for Playing {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Board {
    fn played(&self) -> std::sync::MutexGuard<'_, Vec<(u32, [Played; 2])>> {
        self.played.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays games until there is none left, or it was stopped.
    fn work(&self) {
        let Ok(mut places) = self.ways.open(watchdog::guarded()) else { return }; // it was opened before
        loop {
            let game = self.next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games || self.stop.load(Ordering::Relaxed) {
                return;
            }
            match places.play(&self.bots, derive(self.seed, game.into()), &self.stop) {
                Ok(Some(both)) => self.played().push((game, both)),
                Ok(None) => {}
                Err(why) => drop(self.failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert_with(|| why.to_string())),
            }
        }
    }
}
