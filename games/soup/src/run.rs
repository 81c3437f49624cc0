//! Runs the agenda: genes act, scripts run, steps call the rules.

use crate::prelude::*;
use crate::rules::effects::Script;
use clade_engine::Agenda;
use clade_script::{Fault, Stepped};

impl Stepped for Soup {
    type Step = Step;

    const SCRIPT: Step = Step::Script(Script {});
    const MARGIN: usize = 16;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::Failed(Box::new(fault))
    }

    fn result(state: &State) -> i32 {
        state.result.into()
    }

    /// What a script returned goes to the step below, if that hook's answer means anything.
    fn ended(&self, state: &mut State, hook: u8, _: &mut Events<'_>) {
        // Larger numbers mean no more than a large one.
        let returned = state.frames.take_returned().clamp(-1, i32::from(i16::MAX)) as i16;
        let answers = matches!(Hook::from_byte(hook), Some(Hook::Direction | Hook::Feeding | Hook::React | Hook::Struck | Hook::Failed));
        state.result = if answers { returned } else { 0 };
    }

    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        self.work_in_room(state, step, sink) == Progress::Done || self.dummy_has_no_choice(state, sink)
    }
}

impl Soup {
    /// Puts steps on the agenda, the first one uppermost. The rules keep far below the limit; where cards pile up, [`Stepped::run`]
    /// fails the top card before the agenda is full.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item: Into<Step>, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// Does what an answer to the open question says.
    pub(crate) fn answer(&self, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if let Some(step) = state.agenda.pop() {
            step.takes(self, state, action, sink);
        }
    }
}
