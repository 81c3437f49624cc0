//! The bot that looks to the end of its own answers, as far as its seat knows.
//!
//! It deals out once what its seat does not know, tries every run of its own answers up to the next answer of Chance, of
//! another seat, or the end, and takes the first answer of the run that [`Face::evaluate`] likes best, summed over the
//! sides it answers for; of equal runs the shortest, so that nothing is done and undone, or used for nothing. Decides nothing
//! about what is good: the game does.
//!
//! A decision tries at most [`Greedy::LIMIT`] answers in full search, shared evenly among the legal actions. An action whose
//! share does not suffice is also followed by the answers that look best at once, and counts as the best run found. States
//! met twice (picks in another order) are searched once. Where cards fail again and again in what it thinks, it thinks no further than
//! one answer: a card that fails has used up its whole budget, and with thousands of them a decision would never end.

use crate::Bot;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Observer, Seat, Side, chance};
use clade_table::Words;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// The streams of words of this bot: for ties, and for what the seat does not know.
const TIES: u64 = 2;
const DEAL: u64 = 3;
/// So many failures of cards a decision bears.
const FAILURES: usize = 300;
/// The longest run of own answers that is followed; games end their runs long before.
const LONGEST: usize = 64;

/// What a run of answers comes to, and how many answers that takes: the greater the better.
type Found = (i64, Reverse<usize>);

/// Of an answer that cannot be played.
const NOTHING: Found = (i64::MIN, Reverse(usize::MAX));

/// The same run, begun one answer earlier.
fn longer((value, Reverse(answers)): Found) -> Found {
    (value, Reverse(answers + 1))
}

/// Looks to the end of its own answers and takes what the game likes best.
#[derive(Clone, Debug)]
pub struct Greedy {
    ties: Words,
    deal: Words,
    limit: u32,
    stop: Arc<AtomicBool>,
}

impl Greedy {
    /// How many answers a decision tries in full search.
    pub const LIMIT: u32 = 2000;

    /// The bot of a seed.
    pub fn new(seed: u64) -> Self {
        Self::within(seed, Self::LIMIT)
    }

    /// A bot that tries fewer answers.
    pub fn within(seed: u64, limit: u32) -> Self {
        Self { ties: Words::stream(seed, TIES), deal: Words::stream(seed, DEAL), limit, stop: Arc::default() }
    }
}

impl Bot for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, face: &mut dyn Face, at: Handle) -> u32 {
        let Ok(turn) = face.turn(at) else { return 0 };
        let Actor::Seat(seat) = turn.actor else { return 0 };
        if turn.count <= 1 {
            return 0;
        }
        let deal = &mut self.deal;
        let world = face.resample(at, Observer::Seat(seat), &mut || deal.next());
        let values = match world {
            Ok(world) => {
                let mut search = Search::new(face, seat, self.limit / turn.count, LONGEST.min(self.limit as usize / 4));
                let values = search.values(world, turn.count, &self.stop);
                search.finish();
                face.free(world);
                // Cards that failed in worlds that were only thought of are nobody's news.
                drop(face.faults());
                values
            }
            Err(_) => Vec::new(),
        };
        // A face that cannot say anything leaves all answers alike, and so does who was stopped at once.
        let best = values.iter().max();
        let tied: Vec<u32> = (0..turn.count).filter(|&index| values.get(index as usize) == best).collect();
        let pick = chance::below(self.ties.next(), tied.len() as u32);
        tied.get(pick as usize).copied().unwrap_or(0)
    }

    fn stop_when(&mut self, stop: Arc<AtomicBool>) {
        self.stop = stop;
    }
}

/// The search of one decision.
struct Search<'a> {
    face: &'a mut dyn Face,
    seat: Seat,
    sides: Vec<Side>,
    /// How many answers each legal action may try.
    share: u32,
    left: u32,
    /// How far the answers that look best at once are followed.
    longest: usize,
    /// How many cards have failed in what was tried.
    failed: usize,
    /// One state for each answer of the run, used again and again.
    scratch: Vec<Handle>,
    /// What states with an open question to this seat come to, by state hash.
    known: BTreeMap<u64, Found>,
}

impl<'a> Search<'a> {
    fn new(face: &'a mut dyn Face, seat: Seat, share: u32, longest: usize) -> Self {
        let sides = (0..face.sides()).map(Side).filter(|&side| face.seat_of(side) == seat).collect();
        Self { face, seat, sides, share: share.max(1), left: 0, longest, failed: 0, scratch: Vec::new(), known: BTreeMap::new() }
    }

    /// The value of each legal action, the lowest for one that the face cannot play; of the first ones only, if it is stopped.
    fn values(&mut self, world: Handle, count: u32, stop: &AtomicBool) -> Vec<Found> {
        let go_on = |_: &u32| !stop.load(Ordering::Relaxed);
        (0..count).take_while(go_on).map(|index| self.value(world, index).unwrap_or(NOTHING)).collect()
    }

    fn value(&mut self, world: Handle, index: u32) -> Result<Found, FaceError> {
        self.left = self.share;
        let found = self.run(world, index, 0)?.unwrap_or(NOTHING);
        if self.left > 0 {
            return Ok(found);
        }
        let (state, count) = self.play(world, index, 0)?;
        let count = count.filter(|_| self.failed < FAILURES);
        Ok(longer(self.follow(state, count)?).max(found))
    }

    fn finish(self) {
        for handle in self.scratch {
            self.face.free(handle);
        }
    }

    /// The best run that this answer can lead to; `None` if no run came to its end before the share was used up.
    fn run(&mut self, from: Handle, index: u32, depth: usize) -> Result<Option<Found>, FaceError> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        let (state, count) = self.play(from, index, depth)?;
        self.failed += self.face.faults().len();
        if self.failed >= FAILURES {
            self.left = 0;
        }
        let Some(count) = count.filter(|_| depth < LONGEST) else { return Ok(Some((self.evaluate(state)?, Reverse(1)))) };
        let hash = self.face.hash(state)?;
        if let Some(&found) = self.known.get(&hash) {
            return Ok(Some(longer(found)));
        }
        let mut best = None;
        for index in 0..count {
            best = best.max(self.run(state, index, depth + 1)?);
        }
        if let (Some(found), true) = (best, self.left > 0) {
            self.known.insert(hash, found);
        }
        Ok(best.map(longer))
    }

    /// The run that takes at each question the answer that looks best at once; the first of equals.
    fn follow(&mut self, state: Handle, mut open: Option<u32>) -> Result<Found, FaceError> {
        let mut answers = 0;
        while let Some(count) = open.filter(|_| answers < self.longest) {
            let mut best = (i64::MIN, 0);
            for index in 0..count {
                let (tried, _) = self.play(state, index, 1)?;
                let value = self.evaluate(tried)?;
                if value > best.0 {
                    best = (value, index);
                }
            }
            let turn = self.face.advance(state, best.1)?;
            answers += 1;
            open = (turn.actor == Actor::Seat(self.seat)).then_some(turn.count);
        }
        Ok((self.evaluate(state)?, Reverse(answers)))
    }

    /// The state after an answer, and how many answers this seat has next if it is asked again.
    fn play(&mut self, from: Handle, index: u32, depth: usize) -> Result<(Handle, Option<u32>), FaceError> {
        let state = match self.scratch.get(depth) {
            Some(&state) => {
                self.face.copy(from, state)?;
                state
            }
            None => {
                let state = self.face.fork(from)?;
                self.scratch.push(state);
                state
            }
        };
        let turn = self.face.advance(state, index)?;
        Ok((state, (turn.actor == Actor::Seat(self.seat)).then_some(turn.count)))
    }

    /// How good the state is for the sides of this seat.
    fn evaluate(&self, state: Handle) -> Result<i64, FaceError> {
        let mut sum = 0i64;
        for &side in &self.sides {
            sum = sum.saturating_add(self.face.evaluate(state, side)?);
        }
        Ok(sum)
    }
}
