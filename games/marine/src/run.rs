//! Runs the agenda: cards act, scripts run, steps call the rules.

use crate::prelude::*;
use crate::rules::effects::Script;
use crate::schema::{Hook, Read};
use clade_engine::Agenda;
use clade_script::{Fault, Stepped};

impl Stepped for Marine {
    type Step = Step;

    const SCRIPT: Step = Step::Script(Script {});
    const MARGIN: usize = 24;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::CardFailed(Box::new(fault))
    }

    /// A card that failed is not also reported as having no effect.
    fn note_failure(state: &mut State) {
        state.idle = false;
    }

    fn result(state: &State) -> i32 {
        state.result.into()
    }

    /// What an effect returns means nothing here. New cubes that it has placed are settled with it. Cards that watch wait for that,
    /// even where they act at once.
    fn ended(&self, state: &mut State, hook: u8, sink: &mut Events<'_>) {
        state.frames.take_returned();
        state.result = 0;
        state.about = Default::default();
        self.settle_arrivals(state, sink);
        if hook != u8::from(Hook::AfterAction) {
            self.trigger_watchers_at_once(state);
        }
    }
}

impl Marine {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item: Into<Step>, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// What was begun is over: the log says so if it has done nothing.
    pub(crate) fn tell_if_idle(&self, state: &mut State, event: impl FnOnce() -> Event, sink: &mut Events<'_>) {
        if std::mem::take(&mut state.idle) {
            sink.emit(event);
        }
    }

    /// A count that a card asks for under `reads`.
    pub(crate) fn read(&self, state: &State, side: Side, read: Read) -> i32 {
        match read {
            Read::ProtectsFully => self.options().protects_fully.into(),
            Read::Pool => state.animal(side).pool.into(),
        }
    }
}
