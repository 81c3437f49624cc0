//! Positions in words, for scenarios.

use crate::marine::Marine;
use crate::state::State;
use clade_engine::Misplaced;

impl Marine {
    pub(crate) fn written(&self, _: &State) -> String {
        String::new()
    }

    pub(crate) fn placed_by(&self, _: &str) -> Result<State, Misplaced> {
        Err(Misplaced::unsupported())
    }
}
