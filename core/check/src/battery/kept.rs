//! A check as a file: what was asked, which of its chunks are done, and what they found. Shards of one check are merged to what one
//! run over all would have found, to the byte.
//!
//! **Decides:** which files belong together. **Does not decide:** where files lie and how they are written.

use super::plan::CHUNK;
use super::{Plan, Rates, Report, Spans};
use clade_engine::Setup;
use serde::{Deserialize, Serialize};

/// The form of these files.
pub const FORMAT: u32 = 1;

/// What was asked: two checks that ask the same play the same games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The game, by its name.
    pub game: String,
    /// The version of its rules.
    pub version: String,
    /// The mods that were added, each with its version.
    pub mods: Vec<String>,
    /// The set-ups, each with the hash of its ruleset: rules, cards and options.
    pub setups: Vec<(Setup, String)>,
    /// Games of each set-up.
    pub games: u64,
    /// The seed from which the seeds of all games follow.
    pub seed: u64,
    /// How often the expensive laws ran.
    pub rates: Rates,
    /// How many games make a chunk.
    pub chunk: u64,
}

impl Asked {
    /// How many chunks there are.
    pub fn chunks(&self) -> u64 {
        self.games.div_ceil(self.chunk.max(1)) * self.setups.len() as u64
    }

    /// The games of a plan, under rulesets of these hashes.
    pub fn of(plan: &Plan<'_>, game: &str, version: &str, mods: Vec<String>, hashes: &[u64]) -> Self {
        let setups = plan.setups.iter().cloned().zip(hashes.iter().map(|hash| format!("{hash:016x}"))).collect();
        let (game, version) = (game.to_owned(), version.to_owned());
        Self { game, version, mods, setups, games: plan.games, seed: plan.seed, rates: plan.rates, chunk: CHUNK }
    }

    /// The first difference between two checks.
    fn unlike(&self, other: &Self) -> Option<Part> {
        let same = [
            (Part::Game, self.game == other.game && self.version == other.version),
            (Part::Mods, self.mods == other.mods),
            (Part::Setups, self.setups.iter().map(|(setup, _)| setup).eq(other.setups.iter().map(|(setup, _)| setup))),
            (Part::Rules, self.setups == other.setups),
            (Part::Games, self.games == other.games && self.chunk == other.chunk),
            (Part::Seed, self.seed == other.seed),
            (Part::Rates, self.rates == other.rates),
        ];
        same.into_iter().find(|(_, same)| !same).map(|(part, _)| part)
    }
}

/// What of two checks can differ.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The game or its version.
    Game,
    /// The mods.
    Mods,
    /// The set-ups.
    Setups,
    /// The rulesets: rules or cards.
    Rules,
    /// How many games.
    Games,
    /// The seed.
    Seed,
    /// How often the expensive laws run.
    Rates,
    /// Which share of the games.
    Shard,
}

/// Why files do not make a whole.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unmerged {
    /// It is not of the same check: its number among the files, and what differs.
    #[error("file {0} is of another check: {1:?}")]
    Other(usize, Part),
    /// It holds games that another one holds, too: their numbers.
    #[error("files {0} and {1} hold the same games")]
    Twice(usize, usize),
    /// This many of all chunks are in none of them.
    #[error("{missing} of {all} chunks are missing")]
    Missing {
        /// How many are missing.
        missing: u64,
        /// How many there should be.
        all: u64,
    },
    /// There is no file.
    #[error("no file")]
    Nothing,
    /// It cannot have been written by a check: its number.
    #[error("file {0} is damaged")]
    Damaged(usize),
}

/// Which share of the chunks is played: the n-th of so many, counted from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shard(pub u64, pub u64);

impl Shard {
    /// All of it.
    pub const WHOLE: Self = Self(1, 1);

    /// The numbers of its chunks. Of each set-up every shard gets its share: chunks of all set-ups take turns.
    pub fn chunks(self, all: u64) -> std::ops::Range<u64> {
        let Self(n, of) = self;
        let until = |n: u64| (u128::from(all) * u128::from(n) / u128::from(of.max(1))) as u64;
        until(n.saturating_sub(1))..until(n)
    }
}

/// A check as far as it has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// [`FORMAT`].
    pub format: u32,
    /// What was asked.
    pub asked: Asked,
    /// Of which share of it this tells.
    pub shard: Shard,
    /// The chunks that are done.
    pub done: Spans,
    /// What they found.
    pub report: Report,
}

impl Kept {
    /// Before anything was checked.
    pub fn new(asked: Asked, shard: Shard) -> Self {
        Self { format: FORMAT, asked, shard, done: Spans::default(), report: Report::default() }
    }

    /// Whether it tells of the same share of the same check; if not, in what it differs.
    pub fn unlike(&self, asked: &Asked, shard: Shard) -> Option<Part> {
        self.asked.unlike(asked).or((self.shard != shard).then_some(Part::Shard))
    }

    /// The chunks that are still to be played.
    pub fn left(&self) -> Vec<u64> {
        self.shard.chunks(self.asked.chunks()).filter(|&number| !self.done.has(number)).collect()
    }

    /// Adds a chunk that is done.
    pub fn add(&mut self, number: u64, found: Report) {
        self.done.put(number);
        self.report.add(found);
    }

    /// Several shares as one.
    ///
    /// # Errors
    /// [`Unmerged`]: they are not shares of one check, hold something twice, or leave something out.
    pub fn merged(files: Vec<Self>) -> Result<Self, Unmerged> {
        let mut all: Option<(Self, Vec<Spans>)> = None;
        for (i, file) in files.into_iter().enumerate() {
            let chunks = file.asked.chunks();
            let inside = |spans: &Spans| spans.is_sound() && !spans.meets(&Spans::of(chunks, u64::MAX));
            if file.format != FORMAT || !inside(&file.done) {
                return Err(Unmerged::Damaged(i));
            }
            let Some((whole, known)) = &mut all else {
                let done = vec![file.done.clone()];
                all = Some((Self { shard: Shard::WHOLE, ..file }, done));
                continue;
            };
            if let Some(part) = whole.asked.unlike(&file.asked) {
                return Err(Unmerged::Other(i, part));
            }
            if let Some(other) = known.iter().position(|known| known.meets(&file.done)) {
                return Err(Unmerged::Twice(other, i));
            }
            whole.done.join(&file.done);
            whole.report.add(file.report);
            known.push(file.done);
        }
        let (whole, _) = all.ok_or(Unmerged::Nothing)?;
        let (all, done) = (whole.asked.chunks(), whole.done.count());
        if done < all { Err(Unmerged::Missing { missing: all - done, all }) } else { Ok(whole) }
    }
}
