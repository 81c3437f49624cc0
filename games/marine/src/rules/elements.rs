//! Element tokens: on earth, on mats, in the bag.

use crate::board::{Cell, Corner, all_cells, all_corners, around, corners};
use crate::display::Section;
use crate::event::{By, Event};
use crate::marine::{Events, Marine};
use crate::rules::animals::{PRINTED, SLOTS};
use crate::state::{ELEMENTS, Element, Elements, State};
use clade_engine::{Maybe, Side, Small};

impl Marine {
    /// An element comes to a corner, from a section or from the bag.
    pub(crate) fn put(&self, state: &mut State, corner: Corner, element: Element, from: Option<Section>, by: By, sink: &mut Events<'_>) {
        let source = match from {
            Some(section) => state.section_mut(section),
            None => &mut state.bag,
        };
        if source.take(element) {
            state.corners[corner.ix()] = element.into();
            touch(state, corner);
            sink.emit(|| Event::Put(corner, element, from, by));
        }
    }

    /// The element on a corner goes to the bag.
    pub(crate) fn remove(&self, state: &mut State, corner: Corner, by: By, sink: &mut Events<'_>) {
        if let Some(element) = state.corners[corner.ix()].take() {
            state.bag.put(element);
            touch(state, corner);
            sink.emit(|| Event::Removed(corner, element, by));
        }
    }

    /// The element on a corner goes to a vacant one.
    pub(crate) fn shift(&self, state: &mut State, from: Corner, to: Corner, sink: &mut Events<'_>) {
        let Some(element) = state.corners[from.ix()].take() else { return };
        state.corners[to.ix()] = element.into();
        touch(state, from);
        touch(state, to);
        sink.emit(|| Event::Shifted(from, to, element));
    }

    /// The element on a corner is exchanged for one of a section.
    pub(crate) fn exchange(&self, state: &mut State, corner: Corner, section: Section, element: Element, by: By, sink: &mut Events<'_>) {
        let Some(old) = state.corners[corner.ix()].take() else { return };
        state.corners[corner.ix()] = element.into();
        state.section_mut(section).take(element);
        state.section_mut(section).put(old);
        touch(state, corner);
        sink.emit(|| Event::Swapped(corner, section, old, element, by));
    }

    /// The element on a corner is exchanged for a token of an animal.
    pub(crate) fn adapt(&self, state: &mut State, side: Side, corner: Corner, token: Element, sink: &mut Events<'_>) {
        let Some(old) = state.element(corner) else { return };
        let on_mat = state.animal(side).tokens.count(token) > 0;
        let animal = state.animal_mut(side);
        let slots = if on_mat { &mut animal.tokens } else { &mut animal.held };
        if slots.take(token) {
            slots.put(old);
            state.corners[corner.ix()] = token.into();
            touch(state, corner);
            self.refresh_elements(state, side);
            let by = self.by(state, side);
            sink.emit(|| Event::Adapted(corner, side, old, token, by));
        }
    }

    /// An animal loses a token to the bag: one that a trait holds and that is not safe there, else one of its mat. Nobody would
    /// rather give up that of the mat: what a trait holds may go with the trait.
    pub(crate) fn lose(&self, state: &mut State, side: Side, element: Element, sink: &mut Events<'_>) -> bool {
        let safe = self.options().slots_are_printed;
        let animal = state.animal_mut(side);
        let lost = (!safe && animal.held.take(element)) || animal.tokens.take(element);
        if lost {
            state.bag.put(element);
            self.refresh_elements(state, side);
            sink.emit(|| Event::Lost(side, element));
        }
        lost
    }

    /// The tokens of a type that an animal can lose.
    pub(crate) fn losable(&self, state: &State, side: Side, element: Element) -> u8 {
        let animal = state.animal(side);
        let held = if self.options().slots_are_printed { 0 } else { animal.held.count(element) };
        animal.tokens.count(element) + held
    }

    /// Free slots of an animal's mat.
    pub(crate) fn free_on_mat(&self, state: &State, side: Side) -> u8 {
        let slots = if self.options().alternative_mats { SLOTS } else { SLOTS - PRINTED };
        slots.saturating_sub(state.animal(side).tokens.len() as u8)
    }

    /// Slots that the traits of an animal have.
    pub(crate) fn slots_of_traits(&self, state: &State, side: Side) -> u8 {
        let animal = state.animal(side);
        animal.traits.or(animal.copied).map(|kind| self.facts(kind).slots).fold(0, u8::saturating_add)
    }

    /// Free ones of them.
    pub(crate) fn free_on_traits(&self, state: &State, side: Side) -> u8 {
        self.slots_of_traits(state, side).saturating_sub(state.animal(side).held.len() as u8)
    }

    /// Recomputes how many elements of each type an animal has: printed ones, those of its traits, and tokens.
    pub(crate) fn refresh_elements(&self, state: &mut State, side: Side) {
        let mut elements = if self.options().alternative_mats { [0; ELEMENTS] } else { self.class_of(side).printed() };
        let animal = state.animal_mut(side);
        for kind in animal.traits.or(animal.copied) {
            let prints = self.facts(kind).prints;
            prints.iter().for_each(|element| elements[element.ix()] += 1);
        }
        for (element, count) in Element::all().zip(&mut elements) {
            *count = count.saturating_add(animal.tokens.count(element)).saturating_add(animal.held.count(element));
        }
        animal.elements = elements;
    }

    /// The elements on earth of these types, on a corner of this cell if one is named.
    pub(crate) fn tokens_on_earth(&self, state: &State, types: Elements, cell: Maybe<Cell>) -> impl Iterator<Item = Corner> + Clone {
        let here = move |corner: Corner| cell.get().is_none_or(|cell| corners(cell).contains(&corner));
        all_corners().filter(move |&corner| state.element(corner).is_some_and(|element| types.contains(element)) && here(corner))
    }
}

/// What touches the cells around a corner has changed.
fn touch(state: &mut State, corner: Corner) {
    around(corner).for_each(|cell| touch_cell(state, cell));
}

fn touch_cell(state: &mut State, cell: Cell) {
    state.touching[cell.ix()] = corners(cell).into_iter().filter_map(|corner| state.element(corner)).collect();
}

/// Recomputes what touches every cell.
pub(crate) fn touch_all(state: &mut State) {
    all_cells().for_each(|cell| touch_cell(state, cell));
}
