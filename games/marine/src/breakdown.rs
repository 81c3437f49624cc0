//! Where the numbers on the table come from: what a tile pays, why species thrive, what an animal's value for an element is.

use crate::board::Cell;
use crate::labels::counted;
use crate::marine::Marine;
use crate::state::{ELEMENTS, Element, State};
use crate::texts;
use clade_engine::{Bag, Msg, Side, Small};

impl Marine {
    /// What a tile would pay each animal on it, the first place first.
    pub(crate) fn tile_parts(&self, state: &State, cell: Cell) -> Vec<Msg> {
        if state.terrain(cell).is_none() {
            return Vec::new();
        }
        let pays = |(place, side): (u8, Side)| {
            let [points, in_action] = [false, true].map(|in_action| self.pays(state, cell, side, place, in_action));
            let said = texts::part_place(place, texts::animal_name(self.class_of(side)), points);
            let said = if self.thrives(state, side, cell) { said } else { texts::part_but_endangered(said) };
            // A card in the row may change what the action pays, not what other cards and the end of the game do.
            if points == in_action { said } else { texts::part_in_action(said, in_action) }
        };
        let ranking = self.ranking(state, cell);
        let is_tie = ranking.windows(2).any(|two| state.cubes(cell, two[0]) == state.cubes(cell, two[1]));
        (1u8..).zip(ranking).map(pays).chain(is_tie.then(texts::part_tie)).collect()
    }

    /// Why the species of an animal on a tile thrive: each element and each card by which they do; else that they are endangered.
    pub(crate) fn thriving_parts(&self, state: &State, side: Side, cell: Cell) -> Vec<Msg> {
        let elements = state.touching[cell.ix()].and(state.animal(side).eats()).iter();
        let by_elements = elements.map(|element| texts::part_thrives(texts::element_name(element)));
        let by_cards = self.sustaining(state, side, cell).map(|kind| texts::part_thrives_by(self.cards().name_of(kind)));
        let parts: Vec<Msg> = by_elements.chain(by_cards).collect();
        if parts.is_empty() { vec![texts::part_endangered()] } else { parts }
    }

    /// What an animal lives on: the elements printed on its mat, its tokens, and how many more it has room for.
    pub(crate) fn element_parts(&self, state: &State, side: Side) -> Vec<Msg> {
        let animal = state.animal(side);
        let mut printed = if self.options().alternative_mats { [0; ELEMENTS] } else { self.class_of(side).printed() };
        for kind in animal.traits.or(animal.copied) {
            self.facts(kind).prints.iter().for_each(|element| printed[element.ix()] += 1);
        }
        let tokens = std::array::from_fn(|at| animal.elements[at].saturating_sub(printed[at]));
        let [printed, tokens] = [printed, tokens].map(Bag::from_counts);
        let free = self.free_on_mat(state, side) + self.free_on_traits(state, side);
        vec![texts::part_printed(counted(&printed)), texts::part_tokens(counted(&tokens)), texts::part_free(free)]
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
