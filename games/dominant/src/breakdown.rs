//! Where the numbers on the table come from: what a tile pays, who dominates it and why, how well an animal matches it.

use crate::board::Cell;
use crate::dominant::Dominant;
use crate::labels::counted;
use crate::state::{Element, State};
use crate::texts;
use clade_engine::{Bag, Msg, Side, Small};

impl Dominant {
    /// What a tile would pay each animal on it, the first place first, and who dominates it.
    pub(crate) fn tile_parts(&self, state: &State, cell: Cell) -> Vec<Msg> {
        let pays = |(place, side, points): (u8, Side, i16)| texts::part_place(place, self.who(side), points);
        let paid = self.payments(state, cell).filter(|&(_, _, points)| points > 0).map(pays);
        let is_tie = self.ranking(state, cell).windows(2).any(|two| state.cubes(cell, two[0]) == state.cubes(cell, two[1]));
        paid.chain(is_tie.then(texts::part_tie)).chain(self.domination_part(state, cell)).chain(self.each_match(state, cell)).collect()
    }

    /// What an animal lives on: the elements printed on its mat, its tokens, and how many more it has room for.
    pub(crate) fn element_parts(&self, state: &State, side: Side) -> Vec<Msg> {
        let printed = Bag::from_counts(self.class_of(side).printed());
        let tokens = state.animal(side).tokens;
        vec![texts::part_printed(counted(&printed)), texts::part_tokens(counted(&tokens)), texts::part_free(self.free_slots(state, side))]
    }

    /// Where several animals are on a tile, how well each matches it, the best first.
    fn each_match(&self, state: &State, cell: Cell) -> Option<Msg> {
        let there = self.food_chain().filter(|&side| state.cubes(cell, side) > 0);
        let mut all: Vec<(u8, Side)> = there.map(|side| (self.matches(state, side, cell), side)).collect();
        all.sort_by_key(|&(value, _)| std::cmp::Reverse(value));
        let told = |&(value, side): &(u8, Side)| texts::paying(self.who(side), value);
        all.iter().map(told).reduce(texts::list).filter(|_| all.len() > 1).map(texts::part_each)
    }

    /// Who dominates a tile, or why nobody does; nothing of a tile without cubes.
    fn domination_part(&self, state: &State, cell: Cell) -> Option<Msg> {
        if let Some(side) = self.dominant(state, cell) {
            return Some(texts::part_dominates(self.who(side), self.matches(state, side, cell)));
        }
        let there = || self.food_chain().filter(|&side| state.cubes(cell, side) > 0);
        let best = there().map(|side| self.matches(state, side, cell)).max()?;
        if best == 0 {
            return Some(texts::part_nobody());
        }
        let equal = there().filter(|&side| self.matches(state, side, cell) == best).map(|side| self.who(side));
        equal.reduce(texts::list).map(|animals| texts::part_tied(animals, best))
    }

    /// How well an animal with cubes on a tile matches it, element by element; else that they are endangered.
    pub(crate) fn matching_parts(&self, state: &State, side: Side, cell: Cell) -> Vec<Msg> {
        let part = |element: Element| {
            let own = state.animal(side).elements[element.ix()];
            let there = state.touching(cell).filter(|&other| other == element).count() as u8;
            (own * there > 0).then(|| texts::part_matches(texts::element_name(element), own, there, own * there))
        };
        let mut parts: Vec<Msg> = Element::all().filter_map(part).collect();
        match parts.len() {
            0 => parts.push(texts::part_endangered()),
            1 => {}
            _ => parts.push(texts::part_sum(self.matches(state, side, cell))),
        }
        let asleep = state.asleep[cell.ix()][side.ix()];
        parts.extend((asleep > 0).then(|| texts::part_asleep(asleep)));
        parts
    }

    /// What the Survival card looks at: cubes on tundra, and how many tundra tiles they are on.
    pub(crate) fn survival_parts(&self, state: &State) -> Vec<Msg> {
        let told = |side: Side| {
            let cubes: u8 = state.tundra.map(|cell| state.cubes(cell, side)).sum();
            let tiles = state.tundra.and(state.occupied(side)).len();
            (cubes > 0).then(|| texts::part_on_tundra(self.who(side), tiles, cubes))
        };
        let unheld = state.survival.get().is_none().then(texts::part_unheld);
        self.food_chain().filter_map(told).chain(unheld).collect()
    }
}
