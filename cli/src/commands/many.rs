//! Plays many games of bots on several threads. Each thread opens the ruleset once and takes the next number until none is left.

use crate::error::Error;
use crate::failures::Failures;
use crate::{interrupt, lang};
use clade_bots::{Bot, Patience};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Elsewhere, Face, Handle, Ruleset, Tools};
use clade_host::random::derive;
use clade_host::watchdog;
use clade_table::WordStream;
use indicatif::ProgressBar;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// More answers than any game has; a game that goes on longer is abandoned.
const TOO_LONG: u64 = 50_000;
/// How many of the last answers are searched for the most frequent one.
const LAST: u64 = 100;

/// Which games are played.
pub(crate) struct Plan<'a> {
    /// The rules.
    pub(crate) ruleset: &'a dyn Ruleset,
    /// The table of each game, by the game's number.
    pub(crate) table: &'a (dyn Fn(u64) -> Seated + Sync),
    /// The numbers of the games, in order.
    pub(crate) games: &'a [u64],
    /// Hears of each game as it ends, from any thread.
    pub(crate) ended: &'a (dyn Fn(u64, Option<&Played>) + Sync),
}

/// Who sits at a table, and how its dice fall.
pub(crate) struct Seated {
    /// The bots by seat.
    pub(crate) bots: Vec<&'static str>,
    /// The seed of dice, bags and bots.
    pub(crate) seed: u64,
}

/// A game that was played to its end.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    /// For each seat its score, and what decides between equal ones.
    pub(crate) outcome: Vec<(i64, i64)>,
    /// Answers of seats to questions with at least two answers.
    pub(crate) decisions: u64,
    /// All answers of seats.
    pub(crate) answers: u64,
    /// Answers of Chance.
    pub(crate) chance: u64,
}

/// A game that did not end.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct GivenUp {
    /// Its seed.
    pub(crate) seed: u64,
    /// How many answers were given.
    pub(crate) answers: u64,
    /// The one that came most often of late.
    pub(crate) often: String,
}

/// How a game went.
#[derive(Serialize, Deserialize)]
enum Game {
    Played(Played),
    GivenUp(GivenUp),
    /// Somebody pressed Ctrl-C.
    Cut,
}

impl Played {
    /// The seats with the best outcome.
    pub(crate) fn winners(&self) -> impl Iterator<Item = u8> {
        let best = self.outcome.iter().max();
        (0u8..).zip(&self.outcome).filter(move |(_, mine)| Some(*mine) == best).map(|(seat, _)| seat)
    }
}

/// All that was played, in the order of the games.
pub(crate) struct Done {
    /// The first games with their numbers, without gaps except for those that were abandoned or never wanted.
    pub(crate) games: Vec<(u64, Played)>,
    /// Those that did not end.
    pub(crate) given_up: Vec<GivenUp>,
    /// Cards that failed.
    pub(crate) failures: Failures,
}

/// What the threads share.
struct Shared<'a> {
    plan: &'a Plan<'a>,
    next: AtomicUsize,
    stop: AtomicBool,
    games: Mutex<Vec<(u64, Result<Game, Error>)>>,
    failures: Mutex<Failures>,
    bar: ProgressBar,
}

/// Plays all games of the plan on this many threads (0: all cores); after Ctrl-C, returns those that had ended. The bar is moved on.
pub(crate) fn play(plan: &Plan<'_>, jobs: usize, bar: &ProgressBar) -> Result<Done, Error> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(|error| Error::Threads(error.to_string()))?;
    let shared = Shared {
        plan,
        next: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        games: Mutex::new(Vec::new()),
        failures: Mutex::default(),
        bar: bar.clone(),
    };
    crate::interrupt::listen()?;
    pool.broadcast(|_| work(&shared));
    let mut games = shared.games.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    games.sort_by_key(|&(i, _)| i);
    let (mut played, mut given_up) = (Vec::new(), Vec::new());
    for (i, game) in games {
        match game? {
            Game::Played(game) => played.push((i, game)),
            Game::GivenUp(game) => given_up.push(game),
            Game::Cut => break,
        }
    }
    let failures = shared.failures.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    Ok(Done { games: played, given_up, failures })
}

/// One thread: plays games until none is left, one fails, or Ctrl-C is pressed.
fn work(shared: &Shared<'_>) {
    let mut place = None;
    loop {
        if shared.stop.load(Ordering::Relaxed) || crate::interrupt::asked() {
            return;
        }
        let next = shared.next.fetch_add(1, Ordering::Relaxed);
        let Some(&i) = shared.plan.games.get(next) else { return };
        let played = one(shared, &mut place, i);
        match &played {
            Ok(Game::Played(game)) => (shared.plan.ended)(i, Some(game)),
            Ok(Game::GivenUp(_)) => (shared.plan.ended)(i, None),
            Ok(Game::Cut) => {}
            Err(_) => shared.stop.store(true, Ordering::Relaxed),
        }
        if let Ok(mut games) = shared.games.lock() {
            games.push((i, played));
        }
        shared.bar.inc(1);
    }
}

/// Where a thread plays.
enum Place {
    Here(Box<dyn Face>),
    /// In another process, where the game is.
    Elsewhere(Box<dyn Elsewhere>),
}

impl Place {
    fn open(ruleset: &dyn Ruleset) -> Result<Self, Error> {
        Ok(match ruleset.elsewhere() {
            Some(elsewhere) => Self::Elsewhere(elsewhere?),
            None => Self::Here(ruleset.open(Tools { stop: Some(interrupt::asked), ..watchdog::guarded() })?),
        })
    }
}

/// What another process needs to know of a game, see [`far`].
#[derive(Serialize, Deserialize)]
struct Job {
    bots: Vec<String>,
    seed: u64,
}

/// The name of [`far`] between two processes.
pub(crate) const JOB: &str = "sim";

/// Plays one game in the other process, where the game is: it crosses the door once.
pub(crate) fn far(face: &mut dyn Face, given: &[u8], alive: &mut dyn FnMut()) -> Result<Vec<u8>, String> {
    let Job { bots, seed } = serde_json::from_slice(given).map_err(|error| error.to_string())?;
    let mut failures = Failures::default();
    let bots: Vec<&str> = bots.iter().map(String::as_str).collect();
    let game = on_face(face, &bots, seed, (&mut failures, alive)).map_err(|error| error.say(&lang::words("en")))?;
    serde_json::to_vec(&(game, failures)).map_err(|error| error.to_string())
}

/// Plays the game of this number; opens the ruleset if this thread has not yet.
fn one(shared: &Shared<'_>, slot: &mut Option<Place>, i: u64) -> Result<Game, Error> {
    let place = match slot {
        Some(place) => place,
        None => slot.insert(Place::open(shared.plan.ruleset)?),
    };
    let Seated { bots, seed } = (shared.plan.table)(i);
    let mut failures = Failures::default();
    let played = match place {
        Place::Here(face) => on_face(face.as_mut(), &bots, seed, (&mut failures, &mut || {})),
        Place::Elsewhere(elsewhere) => over_there(elsewhere.as_mut(), &bots, seed).map(|(game, met)| {
            failures = met;
            game
        }),
    };
    let played = match played {
        Err(_) if interrupt::asked() => Ok(Game::Cut), // a script was stopped in the middle
        played => played,
    };
    if let Ok(mut all) = shared.failures.lock() {
        all.add_game(failures);
    }
    played
}

fn over_there(elsewhere: &mut dyn Elsewhere, bots: &[&str], seed: u64) -> Result<(Game, Failures), Error> {
    let broken = |error: serde_json::Error| FaceError::Broken(error.to_string());
    let job = Job { bots: bots.iter().map(|&bot| bot.to_owned()).collect(), seed };
    let done = elsewhere.job(JOB, &serde_json::to_vec(&job).map_err(broken)?)?;
    Ok(serde_json::from_slice(&done).map_err(broken)?)
}

/// The bots play; what fails and that it goes on is told.
fn on_face(face: &mut dyn Face, bots: &[&str], seed: u64, told: (&mut Failures, &mut dyn FnMut())) -> Result<Game, Error> {
    let bot = |(seat, name): (u64, &&str)| clade_bots::bot(name, derive(seed, seat)).ok();
    let mut bots: Vec<Box<dyn Bot>> = (0..).zip(bots).filter_map(bot).collect();
    bots.iter_mut().for_each(|bot| bot.stop_when(interrupt::sign()));
    to_the_end(face, &mut bots, seed, told)
}

fn to_the_end(
    face: &mut dyn Face,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    (failures, alive): (&mut Failures, &mut dyn FnMut()),
) -> Result<Game, Error> {
    let mut words = WordStream::new(seed);
    let at = face.start();
    let mut played = Played { outcome: Vec::new(), decisions: 0, answers: 0, chance: 0 };
    let (mut patience, mut last, mut before) = (Patience::default(), Vec::new(), Actor::Chance);
    let mut turn = face.turn(at)?;
    while turn.actor != Actor::Over {
        let goes_on = std::mem::replace(&mut before, turn.actor) == turn.actor;
        turn = match turn.actor {
            Actor::Seat(seat) => {
                played.answers += 1;
                let index = match turn.count {
                    0 => return Err(Error::DeadEnd { seed }),
                    1 => 0,
                    _ => {
                        played.decisions += 1;
                        patience.choose(&mut *bots[usize::from(seat.0)], face, at, goes_on)
                    }
                };
                if played.answers + LAST > TOO_LONG {
                    last.push(text_of(face, at, index)?);
                }
                face.advance(at, index)?
            }
            _ => {
                played.chance += 1;
                face.roll(at, words.next())?
            }
        };
        alive();
        failures.met(face.faults()); // before a bot looks ahead and drops those that it meets there
        let answers = played.answers + played.chance;
        if interrupt::asked() || played.answers == TOO_LONG || played.chance == TOO_LONG {
            face.free(at);
            let given_up = GivenUp { seed, answers, often: most_often(&last) };
            return Ok(if interrupt::asked() { Game::Cut } else { Game::GivenUp(given_up) });
        }
    }
    played.outcome = face.outcome(at)?;
    face.free(at);
    Ok(Game::Played(played))
}

fn text_of(face: &dyn Face, at: Handle, index: u32) -> Result<String, FaceError> {
    Ok(face.texts(at)?.lines().nth(index as usize).unwrap_or_default().to_owned())
}

/// The most frequent text; of equals the first in the alphabet.
fn most_often(texts: &[String]) -> String {
    let times = |text: &String| texts.iter().filter(|other| *other == text).count();
    let most = texts.iter().max_by_key(|text| (times(text), std::cmp::Reverse(text.as_str())));
    most.cloned().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Played, most_often};

    #[test]
    fn the_best_outcome_wins_and_ties_are_shared() {
        let game = |outcome: &[(i64, i64)]| {
            Played { outcome: outcome.to_vec(), decisions: 0, answers: 0, chance: 0 }.winners().collect::<Vec<_>>()
        };
        assert_eq!(game(&[(3, 0), (7, 0), (5, 0)]), [1]);
        assert_eq!(game(&[(7, 0), (7, 0), (5, 0)]), [0, 1]);
        assert_eq!(game(&[(7, 1), (7, 2), (5, 3)]), [1]);
    }

    #[test]
    fn what_came_most_often_is_named() {
        let often = |texts: &[&str]| most_often(&texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
        assert_eq!([often(&["b", "a", "b"]), often(&["b", "a"]), often(&[])], ["b", "a", ""]);
    }
}
