//! Адаптация: an element of the section comes to a free slot of the mat. From the special space it may take the place of a token.

use crate::display::Section;
use crate::elements::each;
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{Element, State, Step};
use crate::texts;
use clade_engine::{Msg, Side};

impl Marine {
    pub(super) fn idle_adaptation(&self, state: &State, side: Side, special: bool) -> Option<Msg> {
        let from_bag = special && self.options().replaces_from_bag && !state.bag.is_empty();
        let replaces = special && self.replaceable(state, side).next().is_some();
        let full = !self.has_free_slot(state, side) && !replaces;
        let empty = if from_bag { None } else { Self::idle_if_empty(state, Section::Adaptation) };
        empty.or_else(|| Self::idle_because(texts::why_no_slot, full))
    }

    /// Whether an animal has a free slot, on its mat or on a trait.
    pub(crate) fn has_free_slot(&self, state: &State, side: Side) -> bool {
        self.free_on_mat(state, side) > 0 || self.free_on_traits(state, side) > 0
    }

    /// The tokens that can be replaced, by type.
    pub(crate) fn replaceable(&self, state: &State, side: Side) -> impl Iterator<Item = Element> {
        each(crate::elements::ANY).filter(move |&element| self.losable(state, side, element) > 0)
    }

    /// The elements to choose from: those of the section; by an option the special space takes any of the bag.
    pub(crate) fn adaptable(&self, state: &State, special: bool) -> impl Iterator<Item = Element> {
        let bag = if special && self.options().replaces_from_bag { &state.bag } else { state.section(Section::Adaptation) };
        bag.iter().map(|(element, _)| element)
    }

    /// The element is chosen.
    pub(crate) fn adaptation(&self, state: &mut State, side: Side, element: Element, special: bool) {
        state.agenda.pop();
        self.then(state, [Step::Adapt(side, element, special)]);
    }

    /// If there is nothing to choose, the element goes where it must; true if it did.
    pub(crate) fn adapts_at_once(&self, state: &mut State, side: Side, element: Element, special: bool, sink: &mut Events<'_>) -> bool {
        let (mat, traits) = (self.free_on_mat(state, side) > 0, self.free_on_traits(state, side) > 0);
        if !mat && !traits && !special {
            state.agenda.pop();
            return true;
        }
        let replaces = special && self.replaceable(state, side).next().is_some();
        if replaces || (mat && traits) {
            return false;
        }
        self.adapts(state, side, element, special, mat, None, sink);
        true
    }

    /// The element comes to a slot: of the mat or of a trait, in place of another one if that is named.
    #[expect(clippy::too_many_arguments, reason = "one place where an element comes to a mat")]
    pub(crate) fn adapts(
        &self,
        state: &mut State,
        side: Side,
        element: Element,
        special: bool,
        on_mat: bool,
        replaced: Option<Element>,
        sink: &mut Events<'_>,
    ) {
        state.agenda.pop();
        let from_bag = special && self.options().replaces_from_bag;
        let source = if from_bag { &mut state.bag } else { state.section_mut(Section::Adaptation) };
        source.take(element);
        let animal = state.animal_mut(side);
        let mut on_mat = on_mat;
        if let Some(old) = replaced {
            on_mat = animal.tokens.take(old);
            if !on_mat {
                animal.held.take(old);
            }
            state.bag.put(old);
        }
        let animal = state.animal_mut(side);
        if on_mat {
            animal.tokens.put(element);
        } else {
            animal.held.put(element);
        }
        self.refresh_elements(state, side);
        if from_bag {
            replaced.into_iter().for_each(|old| sink.emit(|| Event::Lost(side, old)));
            sink.emit(|| Event::Drew(side, element));
        } else {
            sink.emit(|| Event::Took(side, Section::Adaptation, element, replaced));
        }
    }

    /// An element from the bag comes to a free slot, of the mat first; nothing without one.
    pub(crate) fn gains_token(&self, state: &mut State, side: Side, element: Element, sink: &mut Events<'_>) {
        let on_mat = self.free_on_mat(state, side) > 0;
        if self.has_free_slot(state, side) && state.bag.take(element) {
            let animal = state.animal_mut(side);
            if on_mat {
                animal.tokens.put(element);
            } else {
                animal.held.put(element);
            }
            self.refresh_elements(state, side);
            sink.emit(|| Event::Drew(side, element));
        }
    }

    /// A card lets an animal draw an element; true if nothing can be drawn.
    pub(crate) fn draws_element(&self, state: &mut State, side: Side) -> bool {
        let done = state.bag.is_empty() || !self.has_free_slot(state, side);
        if done {
            state.agenda.pop();
        }
        done
    }
}
