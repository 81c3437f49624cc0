//! Изобилие: an element of the section comes to a vacant corner of earth.

use crate::display::Section;
use crate::marine::Marine;
use crate::state::{Element, State, Step};
use crate::step::{From, Where};
use crate::texts;
use clade_engine::{Msg, Side};

impl Marine {
    pub(super) fn idle_abundance(&self, state: &State) -> Option<Msg> {
        let full = self.vacant(state, Where::ANY).next().is_none();
        Self::idle_if_empty(state, Section::Abundance).or_else(|| Self::idle_because(texts::why_no_corner, full))
    }

    /// The element is chosen; it stays in the section until its corner is.
    pub(crate) fn abundance(&self, state: &mut State, side: Side, element: Element) {
        state.agenda.pop();
        self.then(state, [Step::Put(side, element, From::Abundance, Where::ANY)]);
    }

    /// Whether an element can be put somewhere.
    pub(crate) fn can_put(&self, state: &State, step: Step, from: From, place: Where) -> bool {
        let Step::Put(_, element, ..) = step else { return false };
        let there = from.section().map_or(state.bag.count(element), |section| state.section(section).count(element));
        there > 0 && self.vacant(state, place).next().is_some()
    }
}
