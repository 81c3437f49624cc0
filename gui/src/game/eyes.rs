//! Who looks at the screen.
//!
//! One person sees what their seat sees, always. Several people at one screen take turns: the person asked last looks, and
//! when the next one is asked and the two do not know the same, a curtain falls until the next one lifts it. Behind the
//! curtain, before anybody was asked, at the end, and if only bots play, what everybody knows is shown, as in the terminal.

use clade_engine::face::FaceError;
use clade_engine::{Actor, Observer, Seat};
use clade_host::Sitter;
use clade_table::Table;

/// Who looks at the screen.
#[derive(Debug)]
pub(crate) struct Eyes {
    people: Vec<Seat>,
    /// Who sits at the screen.
    sitting: Option<Seat>,
    /// Who is to sit there next.
    next: Option<Seat>,
    /// Whether everything is seen, as nobody plays.
    all: bool,
}

impl Eyes {
    pub(super) fn new(sitters: &[Sitter]) -> Self {
        let people: Vec<Seat> = (0u8..).zip(sitters).filter(|(_, sitter)| **sitter == Sitter::Human).map(|(seat, _)| Seat(seat)).collect();
        let sitting = if let [only] = people[..] { Some(only) } else { None };
        Self { people, sitting, next: None, all: false }
    }

    /// Eyes that see everything: for a table at which nobody plays.
    pub(super) fn on_everything() -> Self {
        Self { people: Vec::new(), sitting: None, next: None, all: true }
    }

    /// Turns to whoever is asked.
    ///
    /// # Errors
    /// A [`FaceError`] of a plugin: then the curtain falls.
    pub(super) fn turn_to(&mut self, table: &Table) -> Result<(), FaceError> {
        self.next = None;
        let Actor::Seat(seat) = table.turn().actor else { return Ok(()) };
        if self.sitting == Some(seat) || self.people.len() < 2 || !self.people.contains(&seat) {
            return Ok(());
        }
        self.next = Some(seat);
        if !self.know_different_things(table)? {
            self.lift();
        }
        Ok(())
    }

    /// Whether one of the people knows what another does not.
    fn know_different_things(&self, table: &Table) -> Result<bool, FaceError> {
        let view = |seat: &Seat| table.face().view(table.handle(), Observer::Seat(*seat));
        let views = self.people.iter().map(view).collect::<Result<Vec<_>, _>>()?;
        Ok(views.windows(2).any(|pair| pair[0] != pair[1]))
    }

    /// Who is to take over the screen.
    pub(super) fn next(&self) -> Option<Seat> {
        self.next
    }

    /// The next one sits there.
    pub(super) fn lift(&mut self) {
        self.sitting = self.next.take().or(self.sitting);
    }

    /// Through whose eyes the table is seen.
    pub(super) fn observer(&self, table: &Table) -> Observer {
        match self.sitting {
            _ if self.all => Observer::Host,
            Some(seat) if self.people.len() == 1 || (self.next.is_none() && !table.is_over()) => Observer::Seat(seat),
            _ => Observer::Public,
        }
    }
}
