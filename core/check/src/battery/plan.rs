//! What is checked: which set-ups, how many games, how often the expensive laws run.

use clade_engine::{Module, Setup};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// How many games make a chunk: the least that a machine is given, and the most that is lost if it stops.
pub(super) const CHUNK: u64 = 32;

/// How often the laws run that cost more than playing: at every n-th question (or game); 0 is never.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rates {
    /// A game is reopened, and the table goes on there.
    pub fresh: u64,
    /// For each observer another possible table is dealt.
    pub hidden: u64,
    /// Such a table is played on.
    pub played_on: u64,
    /// Two answers are compared by what each observer reads.
    pub told: u64,
    /// The greedy bot is asked at a table and at one that its seat could believe in.
    pub hints: u64,
    /// Random answers are played in one call and one by one.
    pub playouts: u64,
    /// All that an observer sees is compared with what it sees in a game that keeps nothing.
    pub looks: u64,
    /// The state is written out as a scenario and read back.
    pub position: u64,
    /// A whole game is kept as a record and replayed; counted in each set-up.
    pub whole_game: u64,
}

impl Rates {
    /// Everything everywhere.
    pub const EACH: Self = Self { fresh: 1, hidden: 1, played_on: 1, told: 1, hints: 1, playouts: 1, looks: 1, position: 1, whole_game: 1 };
    /// At these rates a core checks, per second, some 26,000 decisions of Soup, 11,800 of Marine, 7,600 of Evolution, 16,000 of Dominant
    /// Species and 23,000 of Pond (three seats, everyday profile).
    pub const USUAL: Self =
        Self { fresh: 97, hidden: 3, played_on: 29, told: 5, hints: 499, playouts: 149, looks: 199, position: 11, whole_game: 7 };
}

/// Longer than any game of ours.
pub const LONGEST: u64 = 200_000;

/// What to check, and how the caller looks on.
#[derive(Debug)]
pub struct Plan<'a> {
    /// The set-ups, each played on its own.
    pub setups: Vec<Setup>,
    /// Random games of each set-up.
    pub games: u64,
    /// The seed from which the seeds of all games follow.
    pub seed: u64,
    /// Threads; 0 is one for each core.
    pub jobs: usize,
    /// How often the expensive laws run.
    pub rates: Rates,
    /// A game of this many answers counts as endless.
    pub longest: u64,
    /// The mods whose cards must act, by id; none: those of all.
    pub mods: Vec<String>,
    /// Whether this many games can show what never happens: that a card never acts, that nothing hidden came up.
    pub enough: bool,
    /// How far the check has come, and whether it should stop.
    pub watch: &'a Watch,
}

impl Plan<'_> {
    /// How many chunks there are. Those of all set-ups take turns.
    pub fn chunks(&self) -> u64 {
        self.games.div_ceil(CHUNK) * self.setups.len() as u64
    }

    /// The games of a chunk: the number of the set-up, and theirs in it.
    pub(super) fn games_of(&self, chunk: u64) -> (usize, std::ops::Range<u64>) {
        let setups = self.setups.len() as u64;
        let (setup, nth) = (chunk % setups, chunk / setups);
        (setup as usize, nth * CHUNK..((nth + 1) * CHUNK).min(self.games))
    }

    /// How many games these chunks have.
    pub fn games_in(&self, chunks: &[u64]) -> u64 {
        chunks.iter().map(|&chunk| self.games_of(chunk).1).map(|games| games.end - games.start).sum()
    }
}

/// Seen from outside while a check runs.
#[derive(Debug, Default)]
pub struct Watch {
    games: AtomicU64,
    answers: AtomicU64,
    stop: AtomicBool,
}

impl Watch {
    /// A watch before anything was checked.
    pub const fn new() -> Self {
        Self { games: AtomicU64::new(0), answers: AtomicU64::new(0), stop: AtomicBool::new(false) }
    }

    /// How many games have ended.
    pub fn games(&self) -> u64 {
        self.games.load(Ordering::Relaxed)
    }

    /// How many decisions were checked.
    pub fn answers(&self) -> u64 {
        self.answers.load(Ordering::Relaxed)
    }

    pub(super) fn answered(&self) {
        self.answers.fetch_add(1, Ordering::Relaxed);
    }

    /// Ends the check at the next answer; the games that were begun are not counted.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    pub(super) fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    pub(super) fn ended(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// The set-ups worth checking: for each number of seats the usual one, each option by itself with each of its other values, and
/// all options with their last value. For a range of numbers the ends are taken. What the game refuses (options that do not fit
/// each other or the seats) is left out.
pub fn setups(module: &dyn Module) -> Vec<Setup> {
    let mut all = thinkable_setups(module);
    all.retain(|setup| is_possible(module, setup));
    all
}

/// Whether the game does not refuse a set-up.
pub(super) fn is_possible(module: &dyn Module, setup: &Setup) -> bool {
    setup.options.is_empty() || module.ruleset(setup, &[]).is_ok()
}

/// The same set-ups with those that the game refuses: to look at each takes time.
pub(super) fn thinkable_setups(module: &dyn Module) -> Vec<Setup> {
    let about = module.about();
    let mut all = Vec::new();
    for seats in about.seats {
        let with = |options: &[(&str, String)]| {
            let options = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect::<BTreeMap<_, _>>();
            Setup { seats, options }
        };
        all.push(with(&[]));
        let others: Vec<Vec<(&str, String)>> = about
            .options
            .iter()
            .map(|row| {
                let values: Vec<String> = match row.numbers() {
                    Some(numbers) => vec![numbers.end().to_string(), numbers.start().to_string()],
                    None => row.values[1..].iter().map(|&value| value.to_owned()).collect(),
                };
                values.into_iter().map(|value| (row.name, value)).collect()
            })
            .collect();
        all.extend(others.iter().flatten().map(|one| with(std::slice::from_ref(one))));
        let last: Vec<(&str, String)> = others.iter().filter_map(|values| values.last().cloned()).collect();
        if last.len() > 1 {
            all.push(with(&last));
        }
    }
    all
}
