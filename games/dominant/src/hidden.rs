//! What players do not know: nothing but the order of the deck and of the tiles, which is not fixed before they are drawn.

use crate::dominant::Dominant;
use crate::event::Event;
use crate::state::State;
use clade_engine::{Effects, Hidden, Observer, Question};

impl Hidden for Dominant {
    fn list_is_public(&self, state: &State) -> bool {
        state.agenda.top().is_none_or(|step| step.is_public(self, state))
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, _: &mut dyn FnMut() -> u64) {
        state.frames.deal();
    }

    fn redact_event(&self, event: &Event, _: Observer) -> Event {
        event.clone()
    }
}
