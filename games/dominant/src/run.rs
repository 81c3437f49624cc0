//! Runs the agenda: scripts run, steps call the rules.

use crate::prelude::*;
use crate::rules::effects::Script;
use clade_engine::Agenda;
use clade_script::{Fault, Stepped};

impl Stepped for Dominant {
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

    /// What an effect returns means nothing here.
    fn ended(&self, state: &mut State, _: u8, _: &mut Events<'_>) {
        state.frames.take_returned();
        state.result = 0;
        state.about = Default::default();
    }
}

impl Dominant {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item: Into<Step>, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }
}
