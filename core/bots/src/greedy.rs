//! The bot that searches to the end of its own answers, knowing what its seat knows.
//!
//! It deals out once what its seat does not know, tries every run of its own answers up to the next answer of Chance or
//! of another seat, or to the end, and takes the first answer of the run that [`Face::values`] rates best, summed over
//! the sides it answers for; of equal runs the shortest, so that nothing is done and undone, or wasted. It does not
//! decide what is good: the game does.
//!
//! A decision tries at most as many answers in full search as the game says ([`Face::search_hints`]), shared among the legal actions. An
//! action whose share does not suffice counts as the best run found; those of them that look best at once are also followed by the answers
//! that look best at once.

mod search;

pub(crate) use search::{Run, Search};

use crate::Bot;
use clade_engine::{Actor, Face, Handle, Observer, Seat, chance};
use clade_table::WordStream;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The streams of words of this bot: for ties, and for what the seat does not know.
const TIES: u64 = 2;
const DEAL: u64 = 3;
/// So many answers the plain bot tries.
const PLAIN: u32 = 2000;

/// Searches to the end of its own answers and takes what the game rates best.
#[derive(Clone, Debug)]
pub struct Greedy {
    ties: WordStream,
    deal: WordStream,
    limit: Option<u32>,
    is_plain: bool,
    stop: Arc<AtomicBool>,
}

impl Greedy {
    /// The bot of a seed.
    pub fn new(seed: u64) -> Self {
        Self {
            ties: WordStream::stream(seed, TIES),
            deal: WordStream::stream(seed, DEAL),
            limit: None,
            is_plain: false,
            stop: Arc::default(),
        }
    }

    /// A bot that tries a different number of answers than the game says.
    pub fn within(seed: u64, limit: u32) -> Self {
        Self { limit: Some(limit), ..Self::new(seed) }
    }

    /// The bot as it was before anybody found out what the parts of a value are worth: all count alike, and 2,000 answers are tried.
    pub fn plain(seed: u64) -> Self {
        Self { limit: Some(PLAIN), is_plain: true, ..Self::new(seed) }
    }

    /// Searches a world that could be this one. Ties between the best actions are broken by lot.
    fn think(&mut self, face: &mut dyn Face, world: Handle, seat: Seat, count: u32) -> u32 {
        let limit = self.limit.unwrap_or_else(|| face.search_hints().tries);
        let mut search = Search::new(face, seat, limit).plain(self.is_plain);
        let runs = search.runs(world, count, None, &self.stop);
        search.finish();
        // A face that cannot say anything leaves all answers alike, and so does who was stopped at once.
        let best = runs.iter().map(|run| run.found).max();
        let tied: Vec<u32> = (0..count).filter(|&index| runs.get(index as usize).map(|run| run.found) == best).collect();
        let pick = chance::below(self.ties.next(), tied.len() as u32);
        tied.get(pick as usize).copied().unwrap_or(0)
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        if self.is_plain { crate::PLAIN } else { "greedy" }
    }

    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        let Ok(turn) = face.turn(at) else { return 0 };
        let Actor::Seat(seat) = turn.actor else { return 0 };
        if turn.count <= 1 {
            return 0;
        }
        let deal = &mut self.deal;
        let Ok(world) = face.resample(at, Observer::Seat(seat), &mut || deal.next()) else {
            return chance::below(self.ties.next(), turn.count);
        };
        let index = self.think(face, world, seat, turn.count);
        face.free(world);
        // Cards that failed in worlds that were only thought of are nobody's news.
        drop(face.faults());
        index
    }

    fn stop_when(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }
}
