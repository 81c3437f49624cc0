//! Plays the games of a comparison on several threads, and measures each while it is played.
//!
//! The n-th game of each arm has the same seed, and each bot a seed that follows from it: so a game is the same whoever plays it, and arms
//! can be compared game by game.

use crate::asked::{Arm, Asked};
use clade_bots::{Bot, Patience};
use clade_ecology::{End, Played, Row, WatchError, Watched};
use clade_engine::face::FaceError;
use clade_engine::{Actor, CardFault, Elsewhere, Face, Handle, Ruleset, SetupError, Tools, Turn};
use clade_host::random::derive;
use clade_table::WordStream;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// More answers than any game has; a game that goes on longer is stopped.
pub const TOO_LONG: u64 = 50_000;

/// Why a comparison cannot be played on.
#[derive(Debug, thiserror::Error)]
pub enum PlayError {
    /// A ruleset does not open.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A face refuses.
    #[error(transparent)]
    Face(#[from] FaceError),
    /// A game cannot be measured.
    #[error("{game}: {error}")]
    Watch {
        /// The game.
        game: String,
        /// Why.
        error: WatchError,
    },
    /// A seat is asked and has no answer.
    #[error("{game}, seed {seed}: a seat is asked and has no answer")]
    DeadEnd {
        /// The game.
        game: String,
        /// Its seed.
        seed: u64,
    },
    /// No threads.
    #[error("the system gives no threads: {0}")]
    Threads(String),
}

/// A game that was played: its arm, its number, and what is kept of it.
#[derive(Clone, Debug)]
pub struct Done {
    /// The place of its arm.
    pub arm: usize,
    /// Its number.
    pub game: u64,
    /// What is kept of it.
    pub played: Played,
    /// Cards that failed in it.
    pub faults: Vec<CardFault>,
}

/// Another thread's view of games that are played.
#[derive(Debug, Default)]
pub struct Watch {
    stop: Arc<AtomicBool>,
    decisions: AtomicU64,
}

impl Watch {
    /// A watch whose sign may be set elsewhere, too.
    pub fn new(stop: Arc<AtomicBool>) -> Self {
        Self { stop, decisions: AtomicU64::new(0) }
    }

    /// Nothing more is played; games under way are given up.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Whether somebody wants it to stop.
    pub fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    /// Decisions that were made.
    pub fn decisions(&self) -> u64 {
        self.decisions.load(Ordering::Relaxed)
    }
}

/// Where a thread plays the games of an arm.
enum Place {
    Here(Box<dyn Face>),
    /// In another process, where the game is: each game crosses the door once.
    Elsewhere(Box<dyn Elsewhere>),
}

/// The name of [`far`] between two processes.
pub const JOB: &str = "compare";

/// What another process needs to know of a game.
#[derive(Serialize, Deserialize)]
struct Job {
    arm: Arm,
    number: u64,
    seed: u64,
}

/// What it tells of it: the row, the cards that failed, decisions.
#[derive(Serialize, Deserialize)]
struct Told {
    row: Option<Row>,
    faults: Vec<CardFault>,
    decisions: u64,
}

/// Plays one game in the process in which it is, see [`Elsewhere`].
///
/// # Errors
/// Why it cannot be played or measured.
pub fn far(face: &mut dyn Face, given: &[u8], alive: &mut dyn FnMut()) -> Result<Vec<u8>, String> {
    let Job { arm, number, seed } = serde_json::from_slice(given).map_err(|error| error.to_string())?;
    let (game, watch) = (Game { seed, arm: &arm, place: 0, number }, Watch::default());
    let (row, faults) = game.on_face(face, (&watch, alive)).map_err(|error| error.to_string())?;
    serde_json::to_vec(&Told { row, faults, decisions: watch.decisions() }).map_err(|error| error.to_string())
}

/// The seed of a game of an arm.
pub fn seed_of(asked: &Asked, arm: &Arm, game: u64) -> u64 {
    derive(asked.seed, arm.cluster(game).0)
}

/// The bots of a game, seat by seat.
pub(crate) fn bots(arm: &Arm, game: u64, seed: u64) -> Vec<Box<dyn Bot>> {
    let bot = |seat: usize| clade_bots::bot(arm.player(game, seat), derive(seed, seat as u64));
    (0..arm.players.len()).filter_map(|seat| bot(seat).ok()).collect()
}

/// Plays these games, in order, on this many threads (0: all cores); `each` is called when a game has ended, in no particular order.
///
/// # Errors
/// [`PlayError`]. What was handed over until then is valid.
pub fn play(
    asked: &Asked,
    rulesets: &[Arc<dyn Ruleset>],
    left: &[(usize, u64)],
    (jobs, tools): (usize, Tools),
    watch: &Watch,
    each: &(dyn Fn(Done) + Sync),
) -> Result<(), PlayError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(|error| PlayError::Threads(error.to_string()))?;
    let next = AtomicU64::new(0);
    let failed = Mutex::new(None);
    pool.broadcast(|_| {
        let mut places: Vec<Option<Place>> = asked.arms.iter().map(|_| None).collect();
        while let Some(&(arm, game)) = left.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
            if watch.is_stopped() {
                return;
            }
            let game = Game { seed: seed_of(asked, &asked.arms[arm], game), arm: &asked.arms[arm], place: arm, number: game };
            match game.play(&*rulesets[arm], &mut places[arm], tools, watch) {
                _ if watch.is_stopped() => return, // a bot or a script was stopped in the middle
                Ok(Some(done)) => each(done),
                Ok(None) => return,
                Err(error) => {
                    failed.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                    watch.stop();
                }
            }
        }
    });
    failed.into_inner().unwrap_or_else(PoisonError::into_inner).map_or(Ok(()), Err)
}

/// One game of an arm.
struct Game<'a> {
    seed: u64,
    arm: &'a Arm,
    place: usize,
    number: u64,
}

impl Game<'_> {
    /// Plays it where this thread plays; none if it was stopped.
    fn play(&self, rules: &dyn Ruleset, slot: &mut Option<Place>, tools: Tools, watch: &Watch) -> Result<Option<Done>, PlayError> {
        let place = match slot {
            Some(place) => place,
            None => slot.insert(match rules.elsewhere() {
                Some(elsewhere) => Place::Elsewhere(elsewhere?),
                None => Place::Here(rules.open(tools)?),
            }),
        };
        let (ended, faults) = match place {
            Place::Here(face) => self.on_face(face.as_mut(), (watch, &mut || {}))?,
            Place::Elsewhere(elsewhere) => self.over_there(elsewhere.as_mut(), watch)?,
        };
        let played = |row| Played { cluster: self.arm.cluster(self.number).0, row };
        Ok(ended.map(|row| Done { arm: self.place, game: self.number, played: played(row), faults }))
    }

    fn over_there(&self, elsewhere: &mut dyn Elsewhere, watch: &Watch) -> Result<(Option<Row>, Vec<CardFault>), PlayError> {
        let broken = |error: serde_json::Error| FaceError::Broken(error.to_string());
        let job = Job { arm: self.arm.clone(), number: self.number, seed: self.seed };
        let told = elsewhere.job(JOB, &serde_json::to_vec(&job).map_err(broken)?)?;
        let Told { row, faults, decisions } = serde_json::from_slice(&told).map_err(broken)?;
        watch.decisions.fetch_add(decisions, Ordering::Relaxed);
        Ok((row, faults))
    }

    fn on_face(&self, face: &mut dyn Face, told: (&Watch, &mut dyn FnMut())) -> Result<(Option<Row>, Vec<CardFault>), PlayError> {
        let at = face.start();
        let ended = self.to_the_end(face, at, told)?;
        face.free(at);
        Ok(ended)
    }

    fn to_the_end(
        &self,
        face: &mut dyn Face,
        at: Handle,
        (watch, alive): (&Watch, &mut dyn FnMut()),
    ) -> Result<(Option<Row>, Vec<CardFault>), PlayError> {
        let seed = self.seed;
        let (mut words, mut patience, mut before) = (WordStream::new(seed), Patience::default(), Actor::Chance);
        let mut bots = bots(self.arm, self.number, seed);
        bots.iter_mut().for_each(|bot| bot.stop_when(watch.stop.clone()));
        let unmeasured = |error| PlayError::Watch { game: self.arm.game.clone(), error };
        let mut watched = Watched::begin(face, at).map_err(unmeasured)?;
        let (mut turn, mut answers, mut faults) = (face.turn(at)?, 0, Vec::new());
        let mut end = End::Finished;
        while turn.actor != Actor::Over {
            if watch.is_stopped() {
                return Ok((None, faults));
            }
            if answers == TOO_LONG {
                end = End::Stopped;
                break;
            }
            answers += 1;
            alive();
            let goes_on = std::mem::replace(&mut before, turn.actor) == turn.actor;
            turn = match turn {
                Turn { actor: Actor::Chance, .. } => face.roll(at, words.next())?,
                Turn { count: 0, .. } => return Err(PlayError::DeadEnd { game: self.arm.game.clone(), seed }),
                Turn { count: 1, .. } => face.advance(at, 0)?,
                Turn { actor, count, .. } => {
                    let Actor::Seat(seat) = actor else { break };
                    watched.decision(count);
                    watch.decisions.fetch_add(1, Ordering::Relaxed);
                    let index = patience.choose(&mut *bots[usize::from(seat.0)], face, at, goes_on);
                    face.faults(); // a bot that looks ahead meets faults of games that are not played
                    face.advance(at, index)?
                }
            };
            faults.extend(face.faults());
            watched.answered(face, turn).map_err(unmeasured)?;
        }
        if !faults.is_empty() {
            end = End::Failed;
        }
        Ok((Some(watched.end(face, end).map_err(unmeasured)?), faults))
    }
}
