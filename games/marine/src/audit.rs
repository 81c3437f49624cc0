//! What laws ask of Marine.

use crate::event::Event;
use crate::marine::Marine;
use crate::state::State;

impl Marine {
    pub(crate) fn ledger_names(&self) -> Vec<String> {
        Vec::new()
    }

    pub(crate) fn ledger_balances(&self, _: &State, _: &mut Vec<i64>) {}

    pub(crate) fn ledger_entries(&self, _: &Event, _: &mut dyn FnMut(usize, i64)) {}

    /// A card acts, or changes a number.
    pub(crate) fn event_causes(&self, event: &Event, cause: &mut dyn FnMut(u8)) {
        if let Event::Acted(card, _) | Event::Mattered(card, _) = *event {
            cause(card);
        }
    }
}
