//! Адаптация: an element of the section comes to a free slot of the mat. From the special space it may take the place of a token.

use crate::board::NONE;
use crate::display::Section;
use crate::elements::each;
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{ELEMENTS, Element, State, Step};
use crate::texts;
use clade_engine::{Bag, Msg, Side};

impl Marine {
    pub(super) fn idle_adaptation(&self, state: &State, side: Side, special: bool) -> Option<Msg> {
        let from_bag = self.options().replaces_from_bag;
        let has_others = !from_bag || !state.bag.is_empty();
        let replaces = special && has_others && self.replaceable(state, side).next().is_some();
        let full = !self.has_free_slot(state, side) && !replaces;
        let empty = if replaces && from_bag { None } else { Self::idle_if_empty(state, Section::Adaptation) };
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

    /// The elements to choose from: those of the section; by an option any of the bag if it replaces a token.
    pub(crate) fn adaptable(&self, state: &State, side: Side, special: bool) -> impl Iterator<Item = Element> {
        each(crate::elements::ANY).filter(move |&element| self.slots_for(state, side, element, special) != [false; 3])
    }

    /// Where an element can go: to a free slot of the mat or of a trait, or in place of a token. [`NONE`] is any element, for who
    /// plans ahead.
    pub(crate) fn slots_for(&self, state: &State, side: Side, element: Element, special: bool) -> [bool; 3] {
        let lies = |bag: &Bag<ELEMENTS>| element == NONE || bag.count(element) > 0;
        let placed = lies(state.section(Section::Adaptation));
        let replaces = special && if self.options().replaces_from_bag { lies(&state.bag) } else { placed };
        let [mat, traits] = [self.free_on_mat(state, side), self.free_on_traits(state, side)].map(|free| placed && free > 0);
        [mat, traits, replaces && self.replaceable(state, side).next().is_some()]
    }

    /// The element is chosen.
    pub(crate) fn adaptation(&self, state: &mut State, side: Side, element: Element, special: bool) {
        state.agenda.pop();
        self.then(state, [Step::Adapt(side, element, special)]);
    }

    /// If there is nothing to choose, the element goes where it must; true if it did.
    pub(crate) fn adapts_at_once(&self, state: &mut State, side: Side, element: Element, special: bool, sink: &mut Events<'_>) -> bool {
        match self.slots_for(state, side, element, special) {
            [false, false, false] => drop(state.agenda.pop()),
            [mat, traits, false] if mat != traits => self.adapts(state, side, element, mat, None, sink),
            slots => {
                let only = self.replaceable(state, side).next().filter(|_| self.replaceable(state, side).count() == 1);
                match only.filter(|_| slots == [false, false, true]) {
                    Some(old) => self.adapts(state, side, element, true, Some(old), sink),
                    None => return false,
                }
            }
        }
        true
    }

    /// The element comes to a slot: of the mat or of a trait, in place of another one if that is named.
    pub(crate) fn adapts(
        &self,
        state: &mut State,
        side: Side,
        element: Element,
        on_mat: bool,
        replaced: Option<Element>,
        sink: &mut Events<'_>,
    ) {
        state.agenda.pop();
        let from_bag = replaced.is_some() && self.options().replaces_from_bag;
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

    /// An element of the bag comes to the only kind of slot that is free; false if the animal must be asked for one.
    pub(crate) fn finds_slot(&self, state: &mut State, side: Side, element: Element, sink: &mut Events<'_>) -> bool {
        match (self.free_on_mat(state, side) > 0, self.free_on_traits(state, side) > 0) {
            (true, true) if state.bag.count(element) > 0 => return false,
            (mat, traits) if mat || traits => self.gains_token(state, side, element, mat, sink),
            _ => drop(state.agenda.pop()),
        }
        true
    }

    /// An element of the bag comes to a free slot of the mat, or of a trait.
    pub(crate) fn gains_token(&self, state: &mut State, side: Side, element: Element, on_mat: bool, sink: &mut Events<'_>) {
        state.agenda.pop();
        if state.bag.take(element) {
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
