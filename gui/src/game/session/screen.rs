//! What the person at the screen may know, and how the next one takes it over.

use super::Session;
use clade_engine::{Actor, Observer, Seat};
use clade_table::LogLine;

impl Session {
    /// Who is to take over the screen, while the others look away.
    pub(crate) fn curtain(&self) -> Option<Seat> {
        self.eyes.next()
    }

    /// The next person sits at the screen.
    pub(crate) fn lift(&mut self) {
        if self.eyes.next().is_some() {
            self.eyes.lift();
            self.look_again();
        }
    }

    /// What happened since the person at the screen answered last, as that person may know it; everything, if there was no answer
    /// yet. Nothing if nobody sits there. An answer that was the only one, and so gave itself, is told as well.
    pub(crate) fn news_since_own_turn(&self) -> &[LogLine] {
        let Observer::Seat(seat) = self.eyes.observer(&self.table) else { return &[] };
        let is_own = |at: &usize| self.table.actors().nth(*at) == Some(Actor::Seat(seat));
        let own = self.by_hand.filter(is_own).or_else(|| self.table.actors().rposition(|actor| actor == Actor::Seat(seat)));
        let told = own.map_or(0, |answer| answer + 1);
        let lines = self.log.lines();
        &lines[lines.partition_point(|line| line.step <= told)..]
    }

    /// What happened, as the person at the screen may know it.
    pub(crate) fn log(&self) -> &[LogLine] {
        self.log.lines()
    }
}
