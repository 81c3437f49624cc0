//! The law about food and life: the notes of a game add up to what lies and lives on its table.

use super::law::{Breach, Law, Lawful, demand};
use super::walk::{Question, Walk, allowed};
use clade_ecology::Books;
use clade_engine::{Ecological, Face, Handle};

impl Walk<'_> {
    /// The watched table is measured from its first question on. At each question all notes so far must come to what a fresh opening of
    /// the same table tells. A game that notes nothing keeps no such books. The usual game is measured, too: there nobody listens.
    pub(super) fn of_the_accounts(&mut self, at: Handle, question: &Question) -> Lawful {
        if self.step == 0 {
            self.books.clear();
            self.noted = None;
            allowed(self.face.measure(at, true))?;
        }
        enter(&mut *self.face, at, &mut self.books, "", |note| self.noted.iter_mut().for_each(|noted| noted.push(note)))?;
        allowed(self.face.measure(question.copy, true))?;
        self.found.clear();
        enter(&mut *self.face, question.copy, &mut self.found, "as an opening, ", |_| ())?;
        allowed(self.face.measure(question.copy, false))?;
        if self.books.entered() + self.found.entered() == 0 {
            return Ok(());
        }
        demand(Law::Accounts, self.face.reading().is_some(), || "food and life are noted, and nobody says how to read that".to_owned())?;
        let differs = self.books.differs_from(&self.found);
        self.demand(Law::Accounts, differs.is_none(), || differs.map_or_else(String::new, |it| it.to_string()))
    }

    /// The usual game, which has come to the open question, has noted the same since both stood at the same table.
    pub(super) fn of_the_notes(&mut self, usual: Handle) -> Lawful {
        let mut unheard = Vec::new();
        let Some(heard) = self.noted.replace(Vec::new()) else {
            allowed(self.usual.measure(usual, true))?;
            return allowed(self.usual.notes(usual, &mut drop)); // its opening: the watched game has told its own
        };
        allowed(self.usual.notes(usual, &mut |note| unheard.push(note)))?;
        demand(Law::Accounts, heard == unheard, || format!("where nobody listens, what is noted is {unheard:?}, not {heard:?}"))
    }
}

/// Enters the notes of a table since they were asked for last.
fn enter(face: &mut dyn Face, at: Handle, books: &mut Books, how: &str, mut also: impl FnMut(Ecological)) -> Lawful {
    let mut entered = Ok(());
    allowed(face.notes(at, &mut |note| {
        also(note);
        if entered.is_ok() {
            entered = books.note(&note);
        }
    }))?;
    entered.map_err(|unbalanced| Breach { law: Law::Accounts, detail: format!("{how}{unbalanced}") })
}
