//! Автотрофы: an element at a vent is removed, or exchanged for one of the section. The left space is for hydrothermal vents, the
//! right one for geothermal ones.

use crate::board::NONE;
use crate::board::{Corner, around};
use crate::display::Section;
use crate::elements::{ANY, types};
use crate::marine::{Events, Marine};
use crate::state::{Element, State, Step};
use crate::texts;
use clade_engine::{Msg, Side, Small};

impl Marine {
    /// The elements that touch a vent of the kind.
    pub(crate) fn at_vents(&self, state: &State, geyser: bool) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, ANY, NONE)
            .filter(move |&corner| around(corner).any(|cell| state.vents.contains(cell) && state.geysers.contains(cell) == geyser))
    }

    pub(super) fn idle_autotrophs(&self, state: &State, geyser: bool) -> Option<Msg> {
        let none = self.at_vents(state, geyser).next().is_none();
        Self::idle_if_empty(state, Section::Autotrophs).or_else(|| Self::idle_because(texts::why_no_element_at_vents, none))
    }

    /// Of these, the ones that can be removed: of a type that lies in the section.
    pub(crate) fn removable_at_vents(&self, state: &State, geyser: bool) -> impl Iterator<Item = Corner> {
        let types = types(state.section(Section::Autotrophs));
        self.at_vents(state, geyser).filter(move |&corner| types >> state.corners[corner.ix()] & 1 != 0)
    }

    /// An element is removed: the section stays as it is.
    pub(crate) fn removes(&self, state: &mut State, side: Side, corner: Corner, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.remove(state, corner, self.by(state, side), sink);
    }

    /// An element is to be exchanged.
    pub(crate) fn swaps(&self, state: &mut State, side: Side, corner: Corner) {
        state.agenda.pop();
        self.then(state, [Step::SwapFor(side, corner)]);
    }

    /// It is exchanged for this one.
    pub(crate) fn swaps_for(&self, state: &mut State, side: Side, corner: Corner, element: Element, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.exchange(state, corner, Section::Autotrophs, element, self.by(state, side), sink);
    }
}
