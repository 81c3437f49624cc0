//! Reset (§5.4): Extinction, then Survival, then Reseed; after the last turn the end instead.

pub(crate) mod end;
pub(crate) mod extinction;
pub(crate) mod reseed;
pub(crate) mod survival;

use crate::prelude::*;
use crate::rules::animals::Power;
use crate::state::Phase;
use end::Final;
use extinction::{Extinction, Save};
use reseed::Reseed;
use survival::Survival;

impl Dominant {
    /// All actions are carried out.
    pub(crate) fn resets(&self, state: &mut State, sink: &mut Events<'_>) {
        self.enters(state, Phase::Reset, sink);
        if state.quiet >= self.options().quiet_turns && !state.ending {
            state.ending = true;
            sink.emit(|| Event::Ending(Some(self.options().quiet_turns)));
        }
        let after: Step = if state.ending { Final {}.into() } else { Reseed { part: 0 }.into() };
        let first: Step = match self.players().who(Power::Saves) {
            Some(side) => Save { side }.into(),
            None => Extinction { saved: Maybe::NONE }.into(),
        };
        self.then(state, [first, Survival {}.into(), after]);
    }
}
