//! The law about food and life: the notes of a game add up to what is on its table.

use super::law::{Breach, Law, Lawful, demand};
use super::walk::{OpenQuestion, Walk, allowed};
use clade_ecology::Books;
use clade_engine::{Ecological, Handle};

/// What is kept from question to question of a game.
#[derive(Default)]
pub(super) struct Accounts {
    /// What was noted in the game.
    books: Books,
    /// The opening of the table as it is now, to compare with.
    found: Books,
    /// The notes that are in `found`.
    opening: Vec<Ecological>,
    /// The memory of the next opening.
    spare: Vec<Ecological>,
    /// What was noted since the watched game and the usual one were at the same table, if they have been.
    noted: Option<Vec<Ecological>>,
}

impl Walk<'_> {
    /// The watched table is measured from its first question on. At each question all notes so far must add up to what a fresh opening
    /// of the same table says. A game that notes nothing keeps no such books. The usual game is measured, too: there nobody listens.
    pub(super) fn of_the_accounts(&mut self, accounts: &mut Accounts, at: Handle, question: &OpenQuestion) -> Lawful {
        let Accounts { books, noted, spare, .. } = accounts;
        if self.step == 0 {
            allowed(self.face.measure(at, true))?;
        }
        let before = books.entered();
        spare.clear();
        allowed(self.face.notes(at, spare))?;
        noted.iter_mut().for_each(|noted| noted.extend_from_slice(spare));
        // Whoever measures looks when a lap of the clock has begun.
        let begins = self.step > 0 && spare.iter().any(|note| matches!(note, Ecological::Round(_)));
        let (then, now) = (self.clock, question.turn.clock);
        let unseen = begins && {
            let hints = self.face.search_hints();
            (now > 0 || hints.lap > 0) && hints.lap_at(then) == hints.lap_at(now)
        };
        demand(Law::Clock, !unseen, || format!("a round begins, and no lap of the game's clock, which shows {then} and then {now}"))?;
        enter(books, spare, "")?;
        let more = books.entered() != before;
        let other = self.is_opened_otherwise(accounts, question.copy)?;
        let Accounts { books, found, .. } = accounts;
        if books.entered() + found.entered() == 0 {
            return Ok(());
        }
        demand(Law::Accounts, self.face.reading().is_some(), || "food and life are noted, and nobody says how to read that".to_owned())?;
        // Books in which nothing was entered are as equal as they were.
        let differs = if more || other { books.differs_from(found) } else { None };
        self.demand(Law::Accounts, differs.is_none(), || differs.map_or_else(String::new, |it| it.to_string()))
    }

    /// Opens a table and enters the notes of that; says whether they differ from the last question's. The same notes
    /// make the same books, whatever the game: they are entered once.
    fn is_opened_otherwise(&mut self, accounts: &mut Accounts, copy: Handle) -> Lawful<bool> {
        let Accounts { found, opening, spare, .. } = accounts;
        allowed(self.face.measure(copy, true))?;
        spare.clear();
        allowed(self.face.notes(copy, spare))?;
        allowed(self.face.measure(copy, false))?;
        if self.step > 0 && spare == opening {
            return Ok(false);
        }
        std::mem::swap(spare, opening);
        found.clear();
        enter(found, opening, "as an opening, ").map(|()| true)
    }

    /// The usual game, which has come to the open question, has noted the same since both stood at the same table.
    pub(super) fn of_the_notes(&mut self, accounts: &mut Accounts, usual: Handle) -> Lawful {
        let Some(heard) = &mut accounts.noted else {
            accounts.noted = Some(Vec::new());
            allowed(self.usual.measure(usual, true))?;
            // Its opening: the watched game has told its own.
            return allowed(self.usual.notes(usual, &mut accounts.spare));
        };
        let unheard = &mut accounts.spare;
        unheard.clear();
        allowed(self.usual.notes(usual, unheard))?;
        demand(Law::Accounts, heard == unheard, || format!("where nobody listens, what is noted is {unheard:?}, not {heard:?}"))?;
        heard.clear();
        Ok(())
    }
}

/// Enters notes.
fn enter(books: &mut Books, notes: &[Ecological], how: &str) -> Lawful {
    let entered = notes.iter().try_for_each(|note| books.note(note));
    entered.map_err(|unbalanced| Breach { law: Law::Accounts, detail: format!("{how}{unbalanced}") })
}
