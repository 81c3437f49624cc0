//! Вымирание: all endangered species are eliminated, until none is left.

use crate::board::Cell;
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::State;
use clade_engine::Side;

impl Marine {
    /// Those that become endangered by it die in it, too (Плотоядность).
    pub(crate) fn extinction(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        sink.emit(|| Event::Extinction);
        loop {
            let mut doomed: arrayvec::ArrayVec<(Side, Cell), 148> = arrayvec::ArrayVec::new();
            for side in self.turn_order() {
                doomed.extend(state.occupied(side).filter(|&cell| !self.thrives(state, side, cell)).map(|cell| (side, cell)));
            }
            if doomed.is_empty() {
                break;
            }
            for (side, cell) in doomed {
                let all = state.cubes(cell, side);
                self.take_off(state, side, cell, all, sink);
            }
        }
        self.pass_survival_card(state, sink);
        if sink.is_heard() {
            for side in self.turn_order() {
                let saved = state.occupied(side).filter(|&cell| state.touching[usize::from(cell)] & state.animal(side).eats() == 0);
                let cards = saved.fold(clade_engine::Kinds::NONE, |all, cell| all.or(self.sustaining(state, side, cell)));
                self.mattered(cards, side, How::Thrives, sink);
            }
        }
    }
}
