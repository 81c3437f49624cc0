//! Games are played to be measured, in one way or another.

use crate::error::Error;
use crate::failures::Failures;
use crate::interrupt;
use clade_ecology::{End, Watched};
use clade_engine::{Actor, Face, Handle, chance, hash};
use clade_host::random::{SplitMix, derive};
use std::time::{Duration, Instant};

/// How games are played.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Way {
    Plainly,
    /// With a copy of the state before each decision.
    Copying,
    /// While food and life are measured.
    Measuring,
}

/// The results of the games played one way.
#[derive(Clone, Debug, Default)]
pub(super) struct Run {
    pub(super) games: u32,
    pub(super) decisions: u64,
    pub(super) forced: u64,
    pub(super) chance: u64,
    /// Legal answers at all decisions together.
    pub(super) listed: u64,
    pub(super) hashes: Vec<u8>,
    pub(super) time: Duration,
    /// The same, block by block.
    pub(super) blocks: Vec<Duration>,
    /// Cards that failed; per game at most as many as the face holds.
    pub(super) failures: Failures,
}

impl Run {
    pub(super) fn checksum(&self) -> u64 {
        hash::of_bytes(&self.hashes)
    }

    /// Adds further games.
    pub(super) fn add(&mut self, block: Self) {
        self.games += block.games;
        self.decisions += block.decisions;
        self.forced += block.forced;
        self.chance += block.chance;
        self.listed += block.listed;
        self.hashes.extend(block.hashes);
        self.time += block.time;
        self.blocks.push(block.time);
        self.failures.add(block.failures);
    }

    /// How much longer this took than playing plainly, as a share of that: the median of all blocks, as whatever else the machine does falls
    /// on some of them.
    pub(super) fn longer_than(&self, plain: &Self) -> f64 {
        let ratio = |(own, plain): (&Duration, &Duration)| own.as_secs_f64() / plain.as_secs_f64().max(1e-9);
        let mut ratios: Vec<f64> = self.blocks.iter().zip(&plain.blocks).map(ratio).collect();
        ratios.sort_by(f64::total_cmp);
        ratios.get(ratios.len() / 2).map_or(0.0, |ratio| ratio - 1.0)
    }

    pub(super) fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// How many games are played one way before it is the turn of the next: enough that its code is in the cache for nearly all of them.
const BLOCK: u32 = 25;

/// Plays this many games in each of the ways, or until those of the first have taken their time, or until somebody presses Ctrl-C; then
/// only whole blocks count.
pub(super) fn play_all(face: &mut dyn Face, seed: u64, games: u32, limit: Option<Duration>, ways: &[Way]) -> Result<Vec<Run>, Error> {
    let mut runs = vec![Run::default(); ways.len()];
    let spare = face.start();
    while runs[0].games < games && limit.is_none_or(|limit| runs[0].time < limit) {
        let numbers = runs[0].games..games.min(runs[0].games.saturating_add(BLOCK));
        let mut block = vec![Run::default(); ways.len()];
        for turn in 0..ways.len() {
            let way = ((numbers.start / BLOCK) as usize + turn) % ways.len();
            let began = Instant::now();
            for number in numbers.clone() {
                if !play_one(face, derive(seed, u64::from(number)), (ways[way], spare), &mut block[way])? {
                    face.free(spare);
                    return Ok(runs);
                }
            }
            block[way].time = began.elapsed();
        }
        runs.iter_mut().zip(block).for_each(|(run, block)| run.add(block));
    }
    face.free(spare);
    Ok(runs)
}

/// Plays a game; false if Ctrl-C was pressed before its end.
fn play_one(face: &mut dyn Face, seed: u64, (way, spare): (Way, Handle), run: &mut Run) -> Result<bool, Error> {
    let mut words = SplitMix::new(seed);
    let at = face.start();
    let mut watched = if way == Way::Measuring { Some(Watched::begin(face, at)?) } else { None };
    let mut turn = face.turn(at)?;
    loop {
        if interrupt::asked() {
            face.free(at);
            return Ok(false);
        }
        turn = match turn.actor {
            Actor::Over => break,
            Actor::Chance => {
                run.chance += 1;
                face.roll(at, words.word())?
            }
            Actor::Seat(_) if turn.count == 0 => return Err(Error::DeadEnd { seed }),
            Actor::Seat(_) if turn.count == 1 => {
                run.forced += 1;
                face.advance(at, 0)?
            }
            Actor::Seat(_) => {
                if way == Way::Copying {
                    face.copy(at, spare)?;
                }
                watched.iter_mut().for_each(|watched| watched.decision(turn.count));
                run.decisions += 1;
                run.listed += u64::from(turn.count);
                face.advance(at, chance::below(words.word(), turn.count))?
            }
        };
        watched.iter_mut().try_for_each(|watched| watched.answered(face, turn))?;
    }
    watched.map(|watched| watched.end(face, End::Finished)).transpose()?;
    run.hashes.extend(face.hash(at)?.to_le_bytes());
    face.free(at);
    let mut failures = Failures::default();
    failures.met(face.faults());
    run.failures.add_game(failures);
    run.games += 1;
    Ok(true)
}
