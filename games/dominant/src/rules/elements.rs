//! Elements: on earth, on the animals' displays, in the bag.

use crate::board::{Cell, Cells, Corner, all_corners, around, corners};
use crate::display::Section;
use crate::dominant::{Dominant, Events};
use crate::event::{By, Event};
use crate::rules::animals::SLOTS;
use crate::state::{Element, Elements, State};
use clade_engine::{Maybe, Side, Small};

impl Dominant {
    /// An element comes to a corner, from a row or from the bag.
    pub(crate) fn put(&self, state: &mut State, corner: Corner, element: Element, from: Option<Section>, by: By, sink: &mut Events<'_>) {
        let source = match from {
            Some(section) => state.section_mut(section),
            None => &mut state.bag,
        };
        if source.take(element) {
            state.idle = false;
            state.corners[corner.ix()] = element.into();
            sink.emit(|| Event::Put(corner, element, from, by, state.cell_of(corner)));
        }
    }

    /// The element on a corner goes to the bag.
    pub(crate) fn remove(&self, state: &mut State, corner: Corner, by: By, sink: &mut Events<'_>) {
        if let Some(element) = state.corners[corner.ix()].take() {
            state.idle = false;
            state.bag.put(element);
            sink.emit(|| Event::Removed(corner, element, by, state.cell_of(corner)));
        }
    }

    /// An animal loses a gained element to the bag.
    pub(crate) fn lose(&self, state: &mut State, side: Side, element: Element, sink: &mut Events<'_>) {
        if state.animal_mut(side).tokens.take(element) {
            state.idle = false;
            state.bag.put(element);
            self.refresh_elements(state, side);
            sink.tell(|| Event::Lost(side, element));
        }
    }

    /// An animal gains an element of the bag, if it has a free slot.
    pub(crate) fn gain_element(&self, state: &mut State, side: Side, element: Element, sink: &mut Events<'_>) {
        if self.free_slots(state, side) > 0 && state.bag.take(element) {
            state.idle = false;
            state.animal_mut(side).tokens.put(element);
            self.refresh_elements(state, side);
            sink.tell(|| Event::Drew(side, element));
        }
    }

    /// Free slots of an animal's display (§3).
    pub(crate) fn free_slots(&self, state: &State, side: Side) -> u8 {
        SLOTS.saturating_sub(state.animal(side).element_count())
    }

    /// Recomputes how many elements of each type an animal has: printed and gained ones.
    pub(crate) fn refresh_elements(&self, state: &mut State, side: Side) {
        let mut elements = self.class_of(side).printed();
        let animal = state.animal_mut(side);
        for (element, count) in Element::all().zip(&mut elements) {
            *count = count.saturating_add(animal.tokens.count(element));
        }
        animal.elements = elements;
    }

    /// The elements on earth of these types, on a corner of this cell if one is named.
    pub(crate) fn tokens_on_earth(&self, state: &State, types: Elements, cell: Maybe<Cell>) -> impl Iterator<Item = Corner> + Clone {
        let here = move |corner: Corner| cell.get().is_none_or(|cell| corners(cell).contains(&corner));
        all_corners().filter(move |&corner| state.element(corner).is_some_and(|element| types.contains(element)) && here(corner))
    }

    /// Whether an element can be put on a corner: a tile touches it, and it is vacant. Corners at the edge of the board hold elements, too,
    /// but for an option.
    pub(crate) fn is_vacant(&self, state: &State, corner: Corner) -> bool {
        let inside = self.options().rim_holds || around(corner).count() == 3;
        inside && state.element(corner).is_none() && state.is_on_earth(corner)
    }

    /// The vacant corners of these cells.
    pub(crate) fn vacant(&self, state: &State, cells: Cells) -> impl Iterator<Item = Corner> {
        let there = move |&corner: &Corner| around(corner).any(|cell| cells.contains(cell));
        all_corners().filter(there).filter(|&corner| self.is_vacant(state, corner))
    }
}
