//! Where the numbers on the table come from: what a tile pays, why species thrive, what an animal's value for an element is.

use crate::board::Cell;
use crate::marine::Marine;
use crate::state::{Element, State};
use crate::texts;
use clade_engine::{Msg, Side, Small};

impl Marine {
    /// What a tile would pay each animal on it, the first place first.
    pub(crate) fn tile_parts(&self, state: &State, cell: Cell) -> Vec<Msg> {
        if state.terrain(cell).is_none() {
            return Vec::new();
        }
        let pays = |(place, side): (u8, Side)| {
            let points = self.pays(state, cell, side, place, false);
            texts::part_place(place, texts::animal_name(self.class_of(side)), points)
        };
        (1u8..).zip(self.ranking(state, cell)).map(pays).collect()
    }

    /// Why the species of an animal on a tile thrive: each element and each card by which they do; else that they are endangered.
    pub(crate) fn thriving_parts(&self, state: &State, side: Side, cell: Cell) -> Vec<Msg> {
        let elements = state.touching[cell.ix()].and(state.animal(side).eats()).iter();
        let by_elements = elements.map(|element| texts::part_thrives(texts::element_name(element)));
        let by_cards = self.sustaining(state, side, cell).map(|kind| texts::part_thrives_by(self.cards().name_of(kind)));
        let parts: Vec<Msg> = by_elements.chain(by_cards).collect();
        if parts.is_empty() { vec![texts::part_endangered()] } else { parts }
    }

    /// The value of each animal for an element: tiles with it that it occupies, as often as it has the element. Control takes more
    /// than the target marker shows.
    pub(crate) fn domination_parts(&self, state: &State, element: Element) -> Vec<Msg> {
        let told = |side: Side| {
            let value = self.domination(state, side, element);
            let elements = state.animal(side).elements[element.ix()];
            let tiles = value / u16::from(elements.max(1));
            (value > 0).then(|| texts::part_domination(texts::animal_name(self.class_of(side)), tiles, elements, value))
        };
        self.food_chain().filter_map(told).collect()
    }
}
