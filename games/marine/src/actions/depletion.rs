//! Истощение: an element of a type that lies in the section is removed from earth. The section stays as it is.

use crate::board::{Corner, NONE};
use crate::display::Section;
use crate::elements::types;
use crate::marine::Marine;
use crate::state::State;
use crate::texts;
use clade_engine::Msg;

impl Marine {
    /// The elements on earth that can be removed.
    pub(crate) fn depletable(&self, state: &State) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, types(state.section(Section::Depletion)), NONE)
    }

    pub(super) fn idle_depletion(&self, state: &State) -> Option<Msg> {
        let none = self.depletable(state).next().is_none();
        Self::idle_if_empty(state, Section::Depletion).or_else(|| Self::idle_because(texts::why_no_such_element, none))
    }
}
