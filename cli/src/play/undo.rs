//! Undo: at once if nobody else is affected, otherwise after saying what it would undo and what stands in the way.

use super::session::{Next, Session};
use crate::error::Error;
use crate::texts;
use clade_engine::{Actor, Msg, Observer, Seat, Seats, Translate};
use clade_table::{BarrierKind, TableError, UndoError, actor_of};

/// What would be undone.
struct Undoing {
    /// The answer, in words.
    label: Msg,
    /// How many answers came after it.
    later: usize,
    /// Who gave them, in words.
    who: String,
}

impl Session<'_> {
    pub(super) fn undo(&mut self, all_agree: bool) -> Result<Next, Error> {
        let Some((step, seat)) = self.last_to_choose() else {
            self.say(&texts::no_undo_nothing())?;
            return Ok(Next::Ask);
        };
        let undoing = self.undoing(step, seat)?;
        // Whoever is asked now takes back answers of their own.
        if !all_agree && self.people() > 1 && self.last.is_some_and(|asked| asked != seat) {
            self.say_barrier(undoing, &texts::undo_other())?;
            return Ok(Next::Ask);
        }
        let people = (0..self.table.header().setup.seats).map(Seat).filter(|&seat| self.is_person(seat)).fold(Seats::NONE, Seats::with);
        let undone = match self.table.undoable(seat) {
            Ok((_, Some(barrier))) if !all_agree && barrier.counts(people) => Err(UndoError::Barrier(barrier)),
            Ok(_) => self.table.undo_past_barrier(seat),
            Err(error) => Err(error),
        };
        match undone {
            Ok(left) => {
                (self.told, self.news, self.last, self.drawn) = (left, left, None, None);
                self.saved = self.saved.filter(|&saved| saved <= left);
                self.explain(&match undoing.later {
                    0 => texts::undone(undoing.label),
                    later => texts::undone_past(undoing.label, later),
                })?;
                return Ok(Next::Go);
            }
            Err(UndoError::Nothing(_)) => self.say(&texts::no_undo_nothing())?,
            Err(UndoError::Barrier(barrier)) => self.say_barrier(
                undoing,
                &match barrier.kind {
                    BarrierKind::Chance => texts::undo_chance(),
                    BarrierKind::Seat(_) => texts::undo_seat(),
                    BarrierKind::Secret(_) => texts::undo_secret(),
                },
            )?,
            Err(UndoError::Table(error)) => return Err(error.into()),
        }
        Ok(Next::Ask)
    }

    /// What would be undone, what stands in the way, and who may go past it.
    fn say_barrier(&mut self, Undoing { label, later, who }: Undoing, barrier: &Msg) -> Result<(), Error> {
        self.explain(&if later == 0 { texts::undo_one(label) } else { texts::undo_many(label, later, who) })?;
        self.explain(barrier)?;
        self.explain(&if self.people() == 1 { texts::undo_alone() } else { texts::undo_agree() })
    }

    /// The step before which the person who chose last at this terminal did so, and who it was.
    fn last_to_choose(&self) -> Option<(usize, Seat)> {
        self.table.choices().rev().find(|&(_, seat)| self.is_person(seat))
    }

    /// What lies after a step that a seat answered.
    fn undoing(&mut self, step: usize, seat: Seat) -> Result<Undoing, Error> {
        let lines = self.table.record().lines;
        let then = self.table.jump(step)?;
        let face = self.table.face();
        let labels = face.labels(then, Observer::Seat(seat)).map_err(TableError::from)?;
        let index = face.find(then, &lines[step].text).map_err(TableError::from)?;
        let label = index.and_then(|index| labels.into_iter().nth(index as usize));
        let later = &lines[step + 1..];
        let mut who: Vec<(Actor, usize)> = Vec::new();
        for actor in later.iter().filter_map(|line| actor_of(&line.actor)) {
            match who.iter_mut().find(|(other, _)| *other == actor) {
                Some((_, times)) => *times += 1,
                None => who.push((actor, 1)),
            }
        }
        let name = |actor| match actor {
            Actor::Seat(seat) => self.seat_name(seat),
            _ => self.words.text(&texts::chance()),
        };
        let who: Vec<String> = who.into_iter().map(|(actor, times)| format!("{} ×{times}", name(actor))).collect();
        // Who sits here now need not know what another person answered.
        let own = self.people() == 1 || self.last == Some(seat);
        let label = label.filter(|_| own).unwrap_or_else(|| texts::answer_of(self.seat_name(seat)));
        Ok(Undoing { label, later: later.len(), who: who.join(", ") })
    }
}
