//! The search of one decision of the greedy bot.
//!
//! States met twice (picks in another order) are searched once. Where cards fail again and again in what is tried, it looks no further than
//! one answer: a card that fails has used up its whole budget, and with thousands of them a decision would never end.

use clade_engine::face::FaceError;
use clade_engine::{Actor, Counting, Face, Handle, Seat, Side};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};

/// How many card failures a decision tolerates.
const FAILURES: usize = 300;
/// The longest run of the bot's own answers that is followed; games end their runs long before.
const LONGEST: usize = 64;
/// How many actions are followed greedily, of those whose runs are not all known: the ones that look best at once.
const FOLLOWED: usize = 12;

/// The value of a run of answers, and how many answers it takes: the greater the better.
pub(crate) type Found = (i64, Reverse<usize>);

/// The value of an answer that cannot be played.
const NOTHING: Found = (i64::MIN, Reverse(usize::MAX));

/// A run of answers, and what it leads to.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) found: Found,
    /// The places of its answers in the lists in which they stand.
    pub(crate) answers: Vec<u32>,
}

impl Run {
    const NONE: Self = Self { found: NOTHING, answers: Vec::new() };

    /// The value of what was found; nothing if nothing was.
    pub(crate) fn value(&self) -> Option<i64> {
        (self.found != NOTHING).then_some(self.found.0)
    }
}

/// What is known of a state with an open question to this seat: the best run from it, the first answer of that, and the state which that
/// leads to if this seat is asked there again.
#[derive(Copy, Clone, Debug)]
struct Known {
    found: Found,
    answer: u32,
    next: Option<u64>,
}

/// The same run, begun one answer earlier.
fn longer((value, Reverse(answers)): Found) -> Found {
    (value, Reverse(answers + 1))
}

/// The search of one decision.
pub(crate) struct Search<'a> {
    face: &'a mut dyn Face,
    seat: Seat,
    sides: Vec<Side>,
    /// How many answers may be tried in full search.
    limit: u32,
    /// How many the run being searched may still try, and whether they did not suffice.
    left: u32,
    cut: bool,
    /// How far the answers that look best at once are followed.
    longest: usize,
    /// How many cards have failed in what was tried.
    failed: usize,
    /// One state for each answer of the run, used again and again.
    scratch: Vec<Handle>,
    /// What is known of states, by state hash.
    known: BTreeMap<u64, Known>,
    /// The answers that led to the state that is looked at.
    line: Vec<u32>,
    /// The hash of the state after the answer tried last, if this seat is asked there again.
    reached: Option<u64>,
    /// The best run so far that begins with the same answer.
    best: Run,
    /// The values of all sides in the current state.
    values: Vec<i64>,
    /// Whether all parts of values count alike.
    is_plain: bool,
}

impl<'a> Search<'a> {
    pub(crate) fn new(face: &'a mut dyn Face, seat: Seat, limit: u32) -> Self {
        Self {
            sides: (0..face.sides()).map(Side).filter(|&side| face.seat_of(side) == seat).collect(),
            face,
            seat,
            limit,
            left: 0,
            cut: false,
            longest: LONGEST.min(limit as usize / 4),
            failed: 0,
            scratch: Vec::new(),
            known: BTreeMap::new(),
            line: Vec::new(),
            reached: None,
            best: Run::NONE,
            values: Vec::new(),
            is_plain: false,
        }
    }

    /// The same by values whose parts count alike.
    pub(crate) fn plain(self, is_plain: bool) -> Self {
        Self { is_plain, ..self }
    }

    /// The best run that begins with each legal action, [`Run::NONE`] for one that the face cannot play, or that was not reached before the
    /// search was stopped.
    ///
    /// All actions get the same number of tries. What some leave unused is shared among those that need more. An action whose runs are
    /// not all known even then is followed greedily: the [`FOLLOWED`] that look best at once, and the one that is wanted in any case. Of the
    /// others only what was found within their share is known.
    pub(crate) fn runs(&mut self, world: Handle, count: u32, wanted: Option<u32>, stop: &AtomicBool) -> Vec<Run> {
        let go_on = || !stop.load(Ordering::Relaxed);
        let mut runs = vec![Run::NONE; count as usize];
        let mut open: Vec<u32> = (0..count).collect();
        let (mut left, mut last) = (self.limit.max(count), 0);
        while let Some(share) = left.checked_div(open.len() as u32).filter(|&share| share > last) {
            let mut unfinished = Vec::new();
            for index in open.into_iter().take_while(|_| go_on()) {
                (self.left, self.cut) = (share, false);
                self.best = mem::replace(&mut runs[index as usize], Run::NONE);
                let run = self.run(world, index, 0);
                left = left.saturating_sub(share - self.left);
                if run.is_ok() && self.cut {
                    unfinished.push(index);
                }
                // What was found before the face failed still holds.
                runs[index as usize] = mem::replace(&mut self.best, Run::NONE);
            }
            (open, last) = (unfinished, share);
        }
        if open.len() > FOLLOWED {
            open = self.promising(world, &open, wanted);
        }
        for index in open.into_iter().take_while(|_| go_on()) {
            self.best = mem::replace(&mut runs[index as usize], Run::NONE);
            let _failed = self.follow(world, index).is_err();
            runs[index as usize] = mem::replace(&mut self.best, Run::NONE);
        }
        runs
    }

    /// Of these actions the ones that are worth following, in their order.
    fn promising(&mut self, world: Handle, open: &[u32], wanted: Option<u32>) -> Vec<u32> {
        let at_once = |&index: &u32| self.play(world, index, 0).and_then(|(state, _)| self.evaluate(state)).unwrap_or(i64::MIN);
        let mut ranked: Vec<(Reverse<i64>, u32)> = open.iter().map(at_once).map(Reverse).zip(open.iter().copied()).collect();
        ranked.sort_unstable();
        let best =
            ranked.into_iter().map(|(_, index)| index).enumerate().filter(|&(place, index)| place < FOLLOWED || wanted == Some(index));
        let mut best: Vec<u32> = best.map(|(_, index)| index).collect();
        best.sort_unstable();
        best
    }

    pub(crate) fn finish(self) {
        for handle in self.scratch {
            self.face.free(handle);
        }
    }

    /// A run has come to its end, or to a state from which the best run is known.
    fn note(&mut self, (value, Reverse(answers)): Found, from: Option<u64>) {
        let found = (value, Reverse(self.line.len() + answers));
        if found <= self.best.found {
            return;
        }
        self.best.found = found;
        self.best.answers.clone_from(&self.line);
        let mut next = from;
        while self.best.answers.len() < found.1.0
            && let Some(known) = next.and_then(|hash| self.known.get(&hash))
        {
            self.best.answers.push(known.answer);
            next = known.next;
        }
    }

    /// The best run that this answer can lead to; `None` if no run came to its end before the share was used up.
    fn run(&mut self, from: Handle, index: u32, depth: usize) -> Result<Option<Found>, FaceError> {
        if self.left == 0 {
            self.cut = true;
            return Ok(None);
        }
        self.left -= 1;
        self.line.truncate(depth);
        self.line.push(index);
        let (state, count) = self.play(from, index, depth)?;
        if self.failed >= FAILURES {
            self.left = 0;
        }
        let Some(count) = count.filter(|_| depth < LONGEST) else {
            let value = self.evaluate(state)?;
            self.reached = None;
            self.note((value, Reverse(0)), None);
            return Ok(Some((value, Reverse(1))));
        };
        let hash = self.face.hash(state)?;
        self.reached = Some(hash);
        if let Some(&Known { found, .. }) = self.known.get(&hash) {
            self.note(found, self.reached);
            return Ok(Some(longer(found)));
        }
        let mut best: Option<Known> = None;
        for answer in 0..count {
            let found = self.run(state, answer, depth + 1)?;
            if let Some(found) = found.filter(|&found| best.is_none_or(|best| found > best.found)) {
                best = Some(Known { found, answer, next: self.reached });
            }
        }
        self.reached = Some(hash);
        if let (Some(best), false) = (best, self.cut) {
            self.known.insert(hash, best);
        }
        Ok(best.map(|best| longer(best.found)))
    }

    /// Looks at the run that begins with an action if each further question gets the answer that looks best at once, up to a state from
    /// which the best run is known.
    fn follow(&mut self, world: Handle, index: u32) -> Result<(), FaceError> {
        let (_, mut open) = self.play(world, index, 0)?;
        self.line.clear();
        self.line.push(index);
        let mut passed = Vec::new();
        let (mut found, mut next) = loop {
            let Some(count) = open.filter(|_| passed.len() < self.longest && self.failed < FAILURES) else {
                break ((self.evaluate(self.scratch[0])?, Reverse(0)), None);
            };
            let hash = self.face.hash(self.scratch[0])?;
            if let Some(known) = self.known.get(&hash) {
                break (known.found, Some(hash));
            }
            let Some((answer, next)) = self.answer_at_once(count)? else { break ((self.evaluate(self.scratch[0])?, Reverse(0)), None) };
            passed.push((hash, answer));
            self.line.push(answer);
            open = next;
        };
        self.note(found, next);
        for (hash, answer) in passed.into_iter().rev() {
            found = longer(found);
            self.known.insert(hash, Known { found, answer, next });
            next = Some(hash);
        }
        Ok(())
    }

    /// Gives the answer that looks best at once, the first of equals: its place, and how many answers this seat has next.
    fn answer_at_once(&mut self, count: u32) -> Result<Option<(u32, Option<u32>)>, FaceError> {
        let mut best: Option<(i64, u32, Option<u32>)> = None;
        for index in 0..count {
            let (tried, next) = self.play(self.scratch[0], index, 1)?;
            let value = self.evaluate(tried)?;
            if best.is_none_or(|(best, ..)| value > best) {
                best = Some((value, index, next));
                self.keep(2)?;
            }
        }
        let Some((_, index, next)) = best else { return Ok(None) };
        self.scratch.swap(0, 2);
        Ok(Some((index, next)))
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
        match self.is_plain {
            false => self.face.values(state, &mut self.values)?,
            true => self.face.values_by(state, Counting::Alike, &mut self.values)?,
        }
        Ok(self.sides.iter().fold(0, |sum: i64, side| sum.saturating_add(self.values[side.ix()])))
    }
}
