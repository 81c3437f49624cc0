//! Вымирание: all endangered species are eliminated, until none is left.

use crate::board::{Cell, Cells};
use crate::cards::hook;
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::State;
use clade_engine::{Kinds, Side};

impl Marine {
    /// Those that become endangered by it die in it, too (Плотоядность).
    pub(crate) fn extinction(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        sink.emit(|| Event::Extinction);
        let mut unharmed = true;
        loop {
            let mut doomed: arrayvec::ArrayVec<(Side, Cell), 148> = arrayvec::ArrayVec::new();
            for side in self.turn_order() {
                doomed.extend(state.occupied(side).filter(|&cell| !self.thrives(state, side, cell)).map(|cell| (side, cell)));
            }
            if doomed.is_empty() {
                break;
            }
            unharmed = false;
            for (side, cell) in doomed {
                let all = state.cubes(cell, side);
                self.take_off(state, side, cell, all, sink);
            }
        }
        self.pass_survival_card(state, sink);
        if sink.is_heard() {
            self.turn_order().for_each(|side| self.tell_sustained(state, side, sink));
        }
        if unharmed {
            sink.emit(|| Event::Unharmed);
        }
    }

    /// The tiles on which a side thrives by its cards alone.
    fn tell_sustained(&self, state: &State, side: Side, sink: &mut Events<'_>) {
        let hungry = |cell: Cell| state.touching[usize::from(cell)] & state.animal(side).eats() == 0;
        for kind in self.acting(state, side, hook::THRIVES) {
            let saved = |&cell: &Cell| hungry(cell) && self.sustaining(state, side, cell).contains(kind);
            let saved: Cells = state.occupied(side).filter(saved).collect();
            if !saved.is_empty() {
                self.mattered(Kinds::one(kind), side, How::Thrives(saved), sink);
            }
        }
    }
}
