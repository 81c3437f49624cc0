//! Plays the games on several threads. Each thread opens the ruleset once and takes the next number until none is left.

use crate::error::Error;
use crate::failures::Failures;
use crate::{interrupt, progress};
use clade_bots::{Bot, Patience};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Ruleset, Tools};
use clade_host::random::derive;
use clade_host::watchdog;
use clade_table::WordStream;
use indicatif::ProgressBar;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// More answers than any game has; a game that goes on longer is abandoned.
const TOO_LONG: u64 = 50_000;
/// How many of the last answers are searched for the most frequent one.
const LAST: u64 = 100;

/// What is to be played.
pub(crate) struct Plan<'a> {
    /// The rules.
    pub(crate) ruleset: &'a dyn Ruleset,
    /// The bots by seat, as they sit in the first game.
    pub(crate) bots: &'a [&'static str],
    /// Whether they move one seat on from game to game.
    pub(crate) rotate: bool,
    /// The seed of all.
    pub(crate) seed: u64,
    /// How many games.
    pub(crate) games: u64,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
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
#[derive(Clone, Debug)]
pub(crate) struct GivenUp {
    /// Its seed.
    pub(crate) seed: u64,
    /// How many answers were given.
    pub(crate) answers: u64,
    /// The one that came most often of late.
    pub(crate) often: String,
}

/// How a game went.
enum Game {
    Played(Played),
    GivenUp(GivenUp),
    /// Somebody pressed Ctrl-C.
    Cut,
}

/// All that was played, in the order of the games.
pub(crate) struct Done {
    /// The first games with their numbers, without gaps except for those that were abandoned.
    pub(crate) games: Vec<(u64, Played)>,
    /// Those that did not end.
    pub(crate) given_up: Vec<GivenUp>,
    /// Cards that failed.
    pub(crate) failures: Failures,
}

impl Plan<'_> {
    /// The bot that sits on a seat in a game.
    pub(crate) fn bot(&self, game: u64, seat: usize) -> &'static str {
        let seats = self.bots.len();
        let moved = if self.rotate { (game % seats as u64) as usize } else { 0 };
        self.bots[(seat + seats - moved) % seats]
    }
}

/// What the threads share.
struct Shared<'a> {
    plan: &'a Plan<'a>,
    next: AtomicU64,
    stop: AtomicBool,
    games: Mutex<Vec<(u64, Result<Game, Error>)>>,
    failures: Mutex<Failures>,
    bar: ProgressBar,
}

/// Plays all games of the plan on this many threads (0: all cores); after Ctrl-C, returns those that had ended.
pub(crate) fn play(plan: &Plan, jobs: usize) -> Result<Done, Error> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build().map_err(|error| Error::Threads(error.to_string()))?;
    let shared = Shared {
        plan,
        next: AtomicU64::new(0),
        stop: AtomicBool::new(false),
        games: Mutex::new(Vec::new()),
        failures: Mutex::default(),
        bar: progress::bar(plan.games, "{eta}"),
    };
    crate::interrupt::listen()?;
    pool.broadcast(|_| work(&shared));
    shared.bar.finish_and_clear();
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
fn work(shared: &Shared) {
    let mut face = None;
    loop {
        if shared.stop.load(Ordering::Relaxed) || crate::interrupt::asked() {
            return;
        }
        let i = shared.next.fetch_add(1, Ordering::Relaxed);
        if i >= shared.plan.games {
            return;
        }
        let played = one(shared, &mut face, i);
        if played.is_err() {
            shared.stop.store(true, Ordering::Relaxed);
        }
        if let Ok(mut games) = shared.games.lock() {
            games.push((i, played));
        }
        shared.bar.inc(1);
    }
}

/// Plays the game of this number; opens the ruleset if this thread has not yet.
fn one(shared: &Shared, slot: &mut Option<Box<dyn Face>>, i: u64) -> Result<Game, Error> {
    let face = match slot {
        Some(face) => face.as_mut(),
        None => slot.insert(shared.plan.ruleset.open(Tools { stop: Some(interrupt::asked), ..watchdog::guarded() })?).as_mut(),
    };
    let seed = derive(shared.plan.seed, i);
    let seats = shared.plan.bots.len();
    let bot = |seat: usize| clade_bots::bot(shared.plan.bot(i, seat), derive(seed, seat as u64));
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).filter_map(|seat| bot(seat).ok()).collect();
    bots.iter_mut().for_each(|bot| bot.stop_when(interrupt::sign()));
    let mut failures = Failures::default();
    let played = match to_the_end(face, &mut bots, seed, &mut failures) {
        Err(_) if interrupt::asked() => Ok(Game::Cut), // a script was stopped in the middle
        played => played,
    };
    if let Ok(mut all) = shared.failures.lock() {
        all.add_game(failures);
    }
    played
}

fn to_the_end(face: &mut dyn Face, bots: &mut [Box<dyn Bot>], seed: u64, failures: &mut Failures) -> Result<Game, Error> {
    let mut words = WordStream::new(seed);
    let at = face.start();
    let mut played = Played { outcome: Vec::new(), decisions: 0, answers: 0, chance: 0 };
    let (mut patience, mut last) = (Patience::default(), Vec::new());
    let mut turn = face.turn(at)?;
    while turn.actor != Actor::Over {
        turn = match turn.actor {
            Actor::Seat(seat) => {
                played.answers += 1;
                let index = match turn.count {
                    0 => return Err(Error::DeadEnd { seed }),
                    1 => 0,
                    _ => {
                        played.decisions += 1;
                        patience.choose(&mut *bots[usize::from(seat.0)], face, at)
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
    use super::most_often;

    #[test]
    fn what_came_most_often_is_named() {
        let often = |texts: &[&str]| most_often(&texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
        assert_eq!([often(&["b", "a", "b"]), often(&["b", "a"]), often(&[])], ["b", "a", ""]);
    }
}
