//! Looking ahead: whether an answer could be undone; how large tables become.

use super::Session;
use clade_bots::Bot;
use clade_engine::{Actor, Observer};
use clade_host::Sitter;
use clade_table::{Table, TableError};

impl Session {
    /// Whether the person who is asked could undo this answer only if others agree: Chance or somebody else comes after it. A
    /// person alone with bots need ask nobody.
    pub(crate) fn is_final(&mut self, index: u32) -> bool {
        if self.people() == 1 {
            return false;
        }
        let asked = self.table.turn().actor;
        let (face, at) = self.table.parts();
        let Ok(copy) = face.fork(at) else { return false };
        let next = face.listen(copy, false).and_then(|()| face.advance(copy, index));
        face.free(copy);
        // Cards that failed in a table that was only thought of are nobody's news.
        drop(face.faults());
        next.is_ok_and(|turn| turn.actor != asked && turn.actor != Actor::Over)
    }

    /// Random answers for everybody for at least this many actions, until a person is asked; for measurements and pictures. Returns
    /// after how many of them the table had the most things.
    ///
    /// # Errors
    /// A [`TableError`] of a plugin.
    pub(crate) fn play_by_itself(&mut self, least: usize) -> Result<usize, TableError> {
        let mut bot = clade_bots::Random::new(7);
        let mut largest = (0, 0);
        let waits = |table: &Table| matches!(table.turn().actor, Actor::Seat(seat) if self.sitters.get(usize::from(seat.0)) == Some(&Sitter::Human));
        while !self.table.is_over() && (self.table.steps() < least || !waits(&self.table)) {
            if self.table.turn().actor == Actor::Chance {
                self.table.chance()?;
                continue;
            }
            let (face, at) = self.table.parts();
            let index = bot.choose(face, at);
            self.table.play(index)?;
            let nodes = self.table.scene(Observer::Public)?.nodes.len();
            if nodes > largest.0 {
                largest = (nodes, self.table.steps());
            }
        }
        self.changed();
        Ok(largest.1)
    }
}
