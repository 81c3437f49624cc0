//! The log line of an event, as its observer knows it.

use crate::event::Event;
use crate::marine::Marine;
use clade_engine::Msg;

impl Marine {
    /// The log line of an event.
    pub(crate) fn told(&self, event: &Event) -> Option<Msg> {
        Some(Msg::new(format!("{event:?}")))
    }
}
