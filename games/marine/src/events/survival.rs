//! Выживание: who holds the Survival card gets bonus points for the vents with own species.

use crate::board::NONE;
use crate::event::{Event, Why};
use crate::marine::{Events, Marine};
use crate::state::State;
use clade_engine::Side;

impl Marine {
    pub(crate) fn survival(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.pass_survival_card(state, sink);
        sink.emit(|| Event::Survival((state.survival != NONE).then_some(Side(state.survival))));
        if state.survival != NONE {
            let side = Side(state.survival);
            let n = state.vents.and(state.occupied(side)).len();
            self.gain(state, side, self.bonus(n), Why::Survival(n), sink);
        }
    }
}
