//! The search of one decision of the greedy bot.
//!
//! States met twice (picks in another order) are searched once. Where cards fail again and again in what is tried, it looks no further than
//! one answer: a card that fails has used up its whole budget, and with thousands of them a decision would never end.

use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Seat, Side};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// So many failures of cards a decision bears.
const FAILURES: usize = 300;
/// The longest run of own answers that is followed; games end their runs long before.
const LONGEST: usize = 64;

/// What a run of answers comes to, and how many answers that takes: the greater the better.
pub(super) type Found = (i64, Reverse<usize>);

/// Of an answer that cannot be played.
const NOTHING: Found = (i64::MIN, Reverse(usize::MAX));

/// The same run, begun one answer earlier.
fn longer((value, Reverse(answers)): Found) -> Found {
    (value, Reverse(answers + 1))
}

/// The search of one decision.
pub(super) struct Search<'a> {
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
    /// The values of all sides at the state looked at.
    values: Vec<i64>,
}

impl<'a> Search<'a> {
    pub(super) fn new(face: &'a mut dyn Face, seat: Seat, limit: u32, count: u32) -> Self {
        Self {
            sides: (0..face.sides()).map(Side).filter(|&side| face.seat_of(side) == seat).collect(),
            face,
            seat,
            share: (limit / count).max(1),
            left: 0,
            longest: LONGEST.min(limit as usize / 4),
            failed: 0,
            scratch: Vec::new(),
            known: BTreeMap::new(),
            values: Vec::new(),
        }
    }

    /// What each legal action leads to, the least for one that the face cannot play; of the first ones only, if it is stopped.
    pub(super) fn runs(&mut self, world: Handle, count: u32, stop: &AtomicBool) -> Vec<Found> {
        let go_on = || !stop.load(Ordering::Relaxed);
        let (mut runs, mut unfinished) = (Vec::new(), Vec::new());
        for index in (0..count).take_while(|_| go_on()) {
            self.left = self.share;
            let run = self.run(world, index, 0);
            if run.is_ok() && self.left == 0 {
                unfinished.push(index);
            }
            runs.push(run.ok().flatten().unwrap_or(NOTHING));
        }
        for index in unfinished.into_iter().take_while(|_| go_on()) {
            if let Ok(found) = self.follow(world, index) {
                let run = &mut runs[index as usize];
                *run = longer(found).max(*run);
            }
        }
        runs
    }

    pub(super) fn finish(self) {
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
            best = self.run(state, index, depth + 1)?.max(best);
        }
        if let (Some(best), true) = (best, self.left > 0) {
            self.known.insert(hash, best);
        }
        Ok(best.map(longer))
    }

    /// What comes of an action if at each question the answer is given that looks best at once; the first of equals.
    fn follow(&mut self, world: Handle, index: u32) -> Result<Found, FaceError> {
        let (_, mut open) = self.play(world, index, 0)?;
        let (mut answers, mut value) = (0, None);
        while let Some(count) = open.filter(|_| answers < self.longest && self.failed < FAILURES) {
            let mut best: Option<(i64, Option<u32>)> = None;
            for index in 0..count {
                let (tried, next) = self.play(self.scratch[0], index, 1)?;
                let value = self.evaluate(tried)?;
                if best.is_none_or(|(best, _)| value > best) {
                    best = Some((value, next));
                    self.keep(2)?;
                }
            }
            let Some((best, next)) = best else { break };
            self.scratch.swap(0, 2);
            answers += 1;
            (value, open) = (Some(best), next);
        }
        let value = value.map_or_else(|| self.evaluate(self.scratch[0]), Ok)?;
        Ok((value, Reverse(answers)))
    }

    /// Keeps the state tried last in that place.
    fn keep(&mut self, place: usize) -> Result<(), FaceError> {
        if self.scratch.len() <= place {
            let fork = self.face.fork(self.scratch[1])?;
            self.scratch.push(fork);
        } else {
            self.scratch.swap(1, place);
        }
        Ok(())
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
        self.failed += self.face.faults().len();
        Ok((state, (turn.actor == Actor::Seat(self.seat)).then_some(turn.count)))
    }

    /// How good the state is for the sides of this seat.
    fn evaluate(&mut self, state: Handle) -> Result<i64, FaceError> {
        self.face.values(state, &mut self.values)?;
        Ok(self.sides.iter().fold(0, |sum: i64, side| sum.saturating_add(self.values[side.ix()])))
    }
}
