//! Going back: to undo an answer, to look, to play on another way.
//!
//! What would be undone is known before anybody asks, because a button says so. The test behind it costs time, so its verdict
//! is kept until the table changes.

use super::Session;
use crate::game::notes::{Note, failed};
use crate::game::undoing::{UndoRefused, Undoing};
use crate::texts::game as texts;
use clade_engine::{Actor, Arg, Msg, Observer, Seat, Seats, Side};
use clade_host::Sitter;
use clade_table::{Record, TableError, UndoError};

impl Session {
    /// What would be undone now: the last answer of a person at this screen with all after it. `None` if nobody here has
    /// answered, or while the curtain is down.
    pub(crate) fn can_undo(&mut self) -> Option<&Undoing> {
        if self.undoing.is_none() {
            let found = self.find_undoing().unwrap_or_else(|error| {
                self.tell(Note::error(failed(&error)));
                None
            });
            // Cards that failed in tables that were only thought of are nobody's news.
            drop(self.table.parts().0.faults());
            self.undoing = Some(found);
        }
        let is_hidden = self.curtain().is_some() || self.script.is_some();
        self.undoing.as_ref().and_then(Option::as_ref).filter(|_| !is_hidden)
    }

    /// Undoes the last answer of a person at this screen; beyond a barrier only if all have `agreed`. Returns what was undone.
    /// Chance and bots will answer as before if people do.
    ///
    /// # Errors
    /// [`UndoRefused`] says what stands in the way.
    pub(crate) fn undo(&mut self, agreed: bool) -> Result<Undoing, UndoRefused> {
        let undoing = self.can_undo().cloned().ok_or(UndoRefused::Nothing)?;
        if undoing.needs_consent() && !agreed {
            return Err(UndoRefused::Barrier(Box::new(undoing)));
        }
        match self.table.undo_past_barrier(undoing.seat) {
            Ok(_) => {
                self.steps.held.clear();
                self.changed();
                Ok(undoing)
            }
            Err(UndoError::Table(error)) => {
                self.fail(&error);
                Err(error.into())
            }
            Err(_) => Err(UndoRefused::Nothing),
        }
    }

    /// Looks at the table as it was after this many actions; `None` is now. The game waits as long as somebody looks back.
    pub(crate) fn look(&mut self, step: Option<usize>) {
        let step = step.filter(|step| *step < self.table.steps());
        if step != self.looked {
            self.looked = step;
            self.look_again();
        }
    }

    /// The earlier table that is looked at.
    pub(crate) fn looked(&self) -> Option<usize> {
        self.looked
    }

    /// Plays on from what is looked at, another way. Returns the game as it was, to be kept; `None` if nothing earlier is looked at.
    ///
    /// # Errors
    /// A [`TableError`]; people are informed.
    pub(crate) fn branch(&mut self) -> Result<Option<Record>, TableError> {
        let Some(step) = self.looked else { return Ok(None) };
        match self.table.branch(step) {
            Ok(left) => {
                self.steps.held.clear();
                self.changed();
                Ok(Some(left))
            }
            Err(error) => {
                self.fail(&error);
                Err(error)
            }
        }
    }

    fn find_undoing(&mut self) -> Result<Option<Undoing>, TableError> {
        let is_person = |seat| self.sitter(seat) == Some(Sitter::Human);
        let people = (0..self.sitters.len() as u8).map(Seat).filter(|&seat| is_person(seat)).fold(Seats::NONE, Seats::with);
        let Some((_, seat)) = self.table.choices().rev().find(|&(_, seat)| is_person(seat)) else { return Ok(None) };
        let (left, barrier) = match self.table.undoable(seat) {
            Ok(found) => found,
            Err(UndoError::Table(error)) => return Err(error),
            Err(_) => return Ok(None),
        };
        let mut who: Vec<(Actor, usize)> = Vec::new();
        for actor in self.table.actors().skip(left + 1) {
            match who.iter_mut().find(|(other, _)| *other == actor) {
                Some((_, times)) => *times += 1,
                None => who.push((actor, 1)),
            }
        }
        let is_own = self.eyes.observer(&self.table) == Observer::Seat(seat);
        let label = if is_own { self.label_of(left, seat)? } else { None };
        Ok(Some(Undoing {
            seat,
            label: label.unwrap_or_else(|| texts::answer_of(self.called(seat))),
            left,
            later: self.table.steps() - left - 1,
            who,
            barrier: barrier.filter(|barrier| barrier.counts(people)).map(|barrier| barrier.kind),
            is_own,
            is_alone: self.people() == 1,
        }))
    }

    /// What a seat answered after so many actions.
    fn label_of(&mut self, step: usize, seat: Seat) -> Result<Option<Msg>, TableError> {
        let index = self.table.index_of(step);
        let then = self.table.jump(step)?;
        let labels: Vec<Msg> = self.table.face().labels(then, Observer::Seat(seat))?;
        Ok(index.and_then(|index| labels.get(index as usize).map(Msg::short)))
    }

    /// What a seat is called: the name its person gave, otherwise its sides.
    pub(crate) fn called(&self, seat: Seat) -> Arg {
        let said = self.table.header().names.get(usize::from(seat.0)).filter(|name| !name.is_empty());
        match said {
            Some(name) => name.clone().into(),
            None => {
                let face = self.table.face();
                let sides = (0..face.sides()).map(Side).filter(|side| face.seat_of(*side) == seat);
                let names = sides.map(|side| face.side_name(side)).reduce(texts::and);
                names.map_or_else(|| Arg::Number(i64::from(seat.0) + 1), Arg::from)
            }
        }
    }
}
