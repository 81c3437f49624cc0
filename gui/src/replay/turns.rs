//! Who answers when in a saved game, cut into turns: a turn begins where another seat is asked than before.

use clade_engine::{Actor, Seat};

/// Answers of one seat in a row, those of Chance in between left out.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stretch {
    /// Who answers.
    pub(crate) seat: Seat,
    /// After how many actions the first of them is given.
    pub(crate) from: usize,
    /// After how many the last of them has been given.
    pub(crate) to: usize,
}

/// The answers of a game.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    actors: Vec<Actor>,
    stretches: Vec<Stretch>,
    /// After how many actions each turn begins.
    starts: Vec<usize>,
}

impl Turns {
    /// The turns of these answers.
    pub(crate) fn of(actors: impl Iterator<Item = Actor>) -> Self {
        let mut turns = Self::default();
        for (at, actor) in actors.enumerate() {
            turns.actors.push(actor);
            let Actor::Seat(seat) = actor else { continue };
            let last = turns.stretches.last().copied();
            if last.is_none_or(|last| last.seat != seat) {
                turns.starts.push(at);
            }
            match turns.stretches.last_mut() {
                Some(last) if last.seat == seat && last.to == at => last.to = at + 1,
                _ => turns.stretches.push(Stretch { seat, from: at, to: at + 1 }),
            }
        }
        turns
    }

    /// Who gave the answer that leads to a step; `None` at the start.
    pub(crate) fn actor(&self, step: usize) -> Option<Actor> {
        self.actors.get(step.checked_sub(1)?).copied()
    }

    /// Answers of one seat in a row, in order.
    pub(crate) fn stretches(&self) -> &[Stretch] {
        &self.stretches
    }

    /// After how many actions each turn begins.
    pub(crate) fn starts(&self) -> &[usize] {
        &self.starts
    }

    /// Where the last turn before a step begins; the start of the game if there is none.
    pub(crate) fn before(&self, step: usize) -> usize {
        let earlier = self.starts.partition_point(|start| *start < step);
        earlier.checked_sub(1).map_or(0, |at| self.starts[at])
    }

    /// Where the next turn begins after a step.
    pub(crate) fn after(&self, step: usize) -> Option<usize> {
        self.starts.get(self.starts.partition_point(|start| *start <= step)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_begins_where_another_seat_is_asked() {
        let [a, b, c] = [Actor::Seat(Seat(0)), Actor::Seat(Seat(1)), Actor::Chance];
        let turns = Turns::of([c, a, a, c, a, b, c, c, a].into_iter());
        assert_eq!(turns.starts(), [1, 5, 8], "chance in the middle begins no turn");
        let stretches: Vec<_> = turns.stretches().iter().map(|run| (run.seat.0, run.from, run.to)).collect();
        assert_eq!(stretches, [(0, 1, 3), (0, 4, 5), (1, 5, 6), (0, 8, 9)]);
        assert_eq!([0, 1, 2, 5, 6, 9].map(|step| turns.before(step)), [0, 0, 1, 1, 5, 8]);
        assert_eq!([0, 1, 5, 8].map(|step| turns.after(step)), [Some(1), Some(5), Some(8), None]);
        assert_eq!([0, 1, 2].map(|step| turns.actor(step)), [None, Some(c), Some(a)]);
    }
}
