//! Runs the agenda: traits act, scripts run, steps call the rules.

use crate::prelude::*;
use crate::rules::effects::Script;
use crate::schema;
use clade_engine::Agenda;
use clade_script::{EffectHook, Fault, Stepped};

impl Stepped for Evolution {
    type Step = Step;

    const SCRIPT: Step = Step::Script(Script {});
    const MARGIN: usize = 20;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::CardFailed(Box::new(fault))
    }

    /// What a reaction returned means something, that of other effects nothing.
    fn ended(&self, state: &mut State, hook: u8, _: &mut Events<'_>) {
        let returned = state.frames.take_returned();
        if hook == schema::React::HOOK {
            self.reaction_returned(state, returned);
        }
    }

    /// Before any step animals whose state changed may become fed, or die.
    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        if !state.unsettled.is_empty() {
            self.settle_animals(state, sink);
            return true;
        }
        self.work_in_room(state, step, sink) == Progress::Done
    }
}

impl Evolution {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item: Into<Step>, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }
}
