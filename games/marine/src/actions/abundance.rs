//! Изобилие: an element of the section comes to a vacant corner of earth.

use crate::board::Cells;
use crate::display::Section;
use crate::marine::Marine;
use crate::state::{Element, State, Step};
use crate::step::From;
use crate::texts;
use clade_engine::{Msg, Side};

impl Marine {
    pub(super) fn idle_abundance(&self, state: &State) -> Option<Msg> {
        let full = state.vacant(Cells::ALL).next().is_none();
        Self::idle_if_empty(state, Section::Abundance).or_else(|| Self::idle_because(texts::why_no_corner, full))
    }

    /// The element is chosen; it stays in the section until its corner is.
    pub(crate) fn abundance(&self, state: &mut State, side: Side, element: Element) {
        state.agenda.pop();
        self.then(state, [Step::Put(side, element, From::Abundance, Cells::ALL)]);
    }
}
