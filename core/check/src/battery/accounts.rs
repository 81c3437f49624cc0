//! The law about food and life: the notes of a game add up to what lies and lives on its table.

use super::law::{Breach, Law, Lawful, demand};
use super::walk::{Question, Walk, allowed};
use clade_ecology::Books;
use clade_engine::{Ecological, Face, Handle};

impl Walk<'_> {
    /// The watched table is measured from its first question on. At each question all notes so far must come to what a fresh opening of
    /// the same table tells. A game that notes nothing keeps no such books.
    pub(super) fn of_the_accounts(&mut self, at: Handle, question: &Question) -> Lawful {
        if self.step == 0 {
            self.books = Books::default();
            allowed(self.face.measure(at, true))?;
        }
        for note in told(&mut *self.face, at)? {
            self.books.note(&note).map_err(|unbalanced| broken(unbalanced.to_string()))?;
        }
        allowed(self.face.measure(question.copy, true))?;
        let mut found = Books::default();
        for note in told(&mut *self.face, question.copy)? {
            found.note(&note).map_err(|unbalanced| broken(format!("as an opening, {unbalanced}")))?;
        }
        allowed(self.face.measure(question.copy, false))?;
        if self.books.entered() + found.entered() == 0 {
            return Ok(());
        }
        demand(Law::Accounts, self.face.reading().is_some(), || "food and life are noted, and nobody says how to read that".to_owned())?;
        let differs = self.books.differs_from(&found);
        self.demand(Law::Accounts, differs.is_none(), || differs.map_or_else(String::new, |it| it.to_string()))
    }
}

/// The notes of a table since they were asked for last.
fn told(face: &mut dyn Face, at: Handle) -> Lawful<Vec<Ecological>> {
    let mut notes = Vec::new();
    allowed(face.notes(at, &mut |note| notes.push(note)))?;
    Ok(notes)
}

fn broken(detail: String) -> Breach {
    Breach { law: Law::Accounts, detail }
}
