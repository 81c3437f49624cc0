//! Undo.
//!
//! Decides what a seat may undo on its own: its last choice, if there is no barrier since. A forced answer is not a choice:
//! undone by itself, it would only be given again. A barrier is
//!
//! - an answer of Chance,
//! - an answer of another seat,
//! - an answer that showed a secret to a seat (even to the one that answered).
//!
//! Does not decide who must agree beyond a barrier; hosts ask, then call [`Table::undo_past_barrier`].
//!
//! **What shows a secret.** States are behind the face, so knowledge is tested, not read. A seat learns nothing from an answer if it would
//! have seen exactly the same at every table consistent with its view. So the table before the answer is resampled [`SAMPLES`] times for
//! each seat, an answer is played there, and what the seat then sees (its view and the events) compared with what it really saw. For the
//! seat that answered it must be the same answer; for others any answer of that seat may look the same (a card laid face down looks alike
//! whichever it is, one laid face up does not). One difference proves that something was shown. What the samples all agree on counts as
//! known: a secret that was 99 % certain may pass. The samples have a stream of their own, so the verdict is the same each time.

use crate::table::{Table, TableError};
use crate::word_stream::WordStream;
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Observer, Seat, Seats};

/// How many tables consistent with a view are tried.
const SAMPLES: usize = 32;
/// The stream of words for them.
const STREAM: u64 = u64::MAX;

/// What a seat must not undo on its own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Barrier {
    /// The answer, counted from 1.
    pub step: usize,
    /// What makes it a barrier.
    pub kind: BarrierKind,
}

/// What makes an answer a barrier.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum BarrierKind {
    /// Chance answered.
    Chance,
    /// Another seat answered.
    Seat(Seat),
    /// It showed a secret to these seats.
    Secret(Seats),
}

impl Barrier {
    /// Whether it counts where these seats are people. A bot looks at what its seat sees now and remembers nothing: what only bots were shown
    /// is forgotten when it is taken back.
    pub fn counts(&self, people: Seats) -> bool {
        match self.kind {
            BarrierKind::Secret(to) => (0..u8::BITS as u8).map(Seat).any(|seat| to.contains(seat) && people.contains(seat)),
            BarrierKind::Chance | BarrierKind::Seat(_) => true,
        }
    }
}

impl std::fmt::Display for Barrier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.kind {
            BarrierKind::Chance => write!(f, "chance answered in step {}", self.step),
            BarrierKind::Seat(seat) => write!(f, "seat {} answered in step {}", seat.0 + 1, self.step),
            BarrierKind::Secret(to) => {
                let seats = (0..u8::BITS as u8).filter(|&seat| to.contains(Seat(seat))).map(|seat| (seat + 1).to_string());
                write!(f, "step {} showed a secret to seat {}", self.step, seats.collect::<Vec<_>>().join(", "))
            }
        }
    }
}

/// Why nothing was undone.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// The seat has not answered yet.
    #[error("seat {} has not answered yet", .0.0 + 1)]
    Nothing(Seat),
    /// The barrier since the seat's last answer; beyond it the others must agree.
    #[error("{0}: the others must agree")]
    Barrier(Barrier),
    /// The table could not be restored.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Table {
    /// Goes back to before the last choice of a seat, if there is no barrier since. Returns the number of actions left.
    ///
    /// # Errors
    /// [`UndoError`]; the table is as it was.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, UndoError> {
        match self.undoable(seat)? {
            (_, Some(barrier)) => Err(UndoError::Barrier(barrier)),
            (target, None) => self.take_back(target),
        }
    }

    /// Goes back to before the last choice of a seat, whatever happened since: everybody has agreed. Outcomes are kept: Chance
    /// will give the same answers again, in the same order.
    ///
    /// # Errors
    /// [`UndoError`], but never for a barrier; the table is as it was.
    pub fn undo_past_barrier(&mut self, seat: Seat) -> Result<usize, UndoError> {
        let target = self.last_choice(seat)?;
        self.take_back(target)
    }

    /// After how many actions a seat last chose, which is where [`Table::undo`] would go back to, and the barrier since: the newest of
    /// Chance or another seat if there is one.
    ///
    /// # Errors
    /// [`UndoError`], but never for a barrier.
    pub fn undoable(&mut self, seat: Seat) -> Result<(usize, Option<Barrier>), UndoError> {
        let target = self.last_choice(seat)?;
        Ok((target, self.barrier_since(target, seat)?))
    }

    fn take_back(&mut self, target: usize) -> Result<usize, UndoError> {
        self.back_to(target)?;
        Ok(target)
    }

    fn last_choice(&self, seat: Seat) -> Result<usize, UndoError> {
        let last = self.choices().rev().find(|&(_, who)| who == seat);
        last.map(|(step, _)| step).ok_or(UndoError::Nothing(seat))
    }

    /// The newest answer of Chance or of another seat at or after a choice of this seat; without one, what its own answers showed to whom.
    fn barrier_since(&mut self, target: usize, seat: Seat) -> Result<Option<Barrier>, UndoError> {
        let mut own: Option<(usize, Seats)> = None;
        for step in (target..self.steps.len()).rev() {
            let kind = match self.steps[step].actor {
                Actor::Seat(who) if who == seat => {
                    for to in self.secret_shown(step, seat)? {
                        own = Some(own.map_or((step, Seats::one(to)), |(newest, before)| (newest, before.with(to))));
                    }
                    continue;
                }
                Actor::Seat(who) => BarrierKind::Seat(who),
                _ => BarrierKind::Chance,
            };
            return Ok(Some(Barrier { step: step + 1, kind }));
        }
        Ok(own.map(|(step, to)| Barrier { step: step + 1, kind: BarrierKind::Secret(to) }))
    }

    /// The seats to which this answer of a seat showed a secret.
    fn secret_shown(&mut self, step: usize, by: Seat) -> Result<Vec<Seat>, TableError> {
        let index = self.steps[step].index;
        let before = self.rebuilt(step)?;
        let shown = Answered { before, by, index }.shown(&mut *self.face, &self.seats);
        self.face.free(before);
        Ok(shown?)
    }
}

/// One answer of a seat, with the table before it.
struct Answered {
    before: Handle,
    by: Seat,
    index: u32,
}

/// What an observer sees after an answer: its view and the events, as bytes.
type Seen = (Vec<u8>, Vec<String>);

impl Answered {
    /// The seats to which the answer showed something that they did not know.
    fn shown(&self, face: &mut dyn Face, seats: &[Seat]) -> Result<Vec<Seat>, FaceError> {
        let scratch = face.fork(self.before)?;
        let shown = seats.iter().filter_map(|&seat| self.shows(face, scratch, seat).map(|shown| shown.then_some(seat)).transpose());
        let shown = shown.collect();
        face.free(scratch);
        shown
    }

    fn shows(&self, face: &mut dyn Face, scratch: Handle, to: Seat) -> Result<bool, FaceError> {
        let observer = Observer::Seat(to);
        if face.view(self.before, observer)? == face.view(self.before, Observer::Host)? {
            return Ok(false); // it knew everything
        }
        let seen = see(face, self.before, scratch, self.index, observer)?;
        let mut words = WordStream::stream(u64::from(to.0), STREAM);
        for _ in 0..SAMPLES {
            let world = face.resample(self.before, observer, &mut || words.next())?;
            let alike = self.can_look(face, world, scratch, observer, &seen);
            face.free(world);
            if !alike? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether an answer in this possible table would look to the observer as the real one did.
    fn can_look(&self, face: &mut dyn Face, world: Handle, scratch: Handle, observer: Observer, seen: &Seen) -> Result<bool, FaceError> {
        let turn = face.turn(world)?;
        if turn.actor != Actor::Seat(self.by) {
            return Ok(false);
        }
        let others = if observer == Observer::Seat(self.by) { 0 } else { turn.count };
        let answers = [self.index].into_iter().chain((0..others).filter(|&other| other != self.index));
        for answer in answers.filter(|&answer| answer < turn.count) {
            if see(face, world, scratch, answer, observer)? == *seen {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// Plays an answer on a copy of the table and looks.
fn see(face: &mut dyn Face, from: Handle, scratch: Handle, answer: u32, observer: Observer) -> Result<Seen, FaceError> {
    face.copy(from, scratch)?;
    face.listen(scratch, true)?;
    face.advance(scratch, answer)?;
    Ok((face.view(scratch, observer)?, face.events(scratch, observer)?))
}

#[cfg(test)]
mod tests;
