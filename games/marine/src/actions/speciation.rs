//! Видообразование: cubes from the gene pool come to the tiles around an element.

use crate::board::{Cell, Corner, NONE, around};
use crate::cards::hook;
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::{Element, State, Step, terrain};
use crate::step::ANY_ELEMENT;
use crate::texts;
use clade_engine::{Kinds, Msg, Side, Small};

impl Marine {
    /// The element left of a space, or [`NONE`] if none lies there; [`ANY_ELEMENT`] at the special space.
    pub(crate) fn element_of(&self, state: &State, nth: u8) -> Element {
        state.speciation.get(usize::from(nth)).map_or(ANY_ELEMENT, |&element| element)
    }

    /// The elements on earth of this type, or of any.
    pub(crate) fn speciation_at(&self, state: &State, element: Element) -> impl Iterator<Item = Corner> {
        let types = match element {
            ANY_ELEMENT => crate::elements::ANY,
            NONE => 0,
            element => 1 << element,
        };
        self.tokens_on_earth(state, types, NONE)
    }

    pub(super) fn idle_speciation(&self, state: &State, side: Side, element: Element) -> Option<Msg> {
        Self::idle_because(texts::why_no_token, element == NONE)
            .or_else(|| Self::idle_because(texts::why_no_such_element, self.speciation_at(state, element).next().is_none()))
            .or_else(|| Self::idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
    }

    /// The element is chosen.
    pub(crate) fn speciation(&self, state: &mut State, side: Side, corner: Corner) {
        state.agenda.pop();
        self.then(state, [Step::Speciate(side, corner, 0)]);
    }

    /// How many cubes may come to a tile (Ocean 4, Sand and Seamount 3, Coral, Kelp and Seagrass 2, Land and Vent 1), as cards change
    /// it.
    pub(crate) fn speciation_limit(&self, state: &State, side: Side, element: Element, cell: Cell) -> u8 {
        let Some(kind) = state.terrain(cell) else { return 0 };
        let mut limit = printed_limit(kind);
        for owner in self.turn_order() {
            let cards = self.acting(state, owner, hook::SPECIATION);
            if !cards.is_empty() {
                limit += self.limit_by(state, cards, owner, side, element, kind);
            }
        }
        limit.clamp(0, i32::from(state.animal(side).pool)) as u8
    }

    /// What the cards of an animal change about it.
    fn limit_by(&self, state: &State, cards: Kinds, owner: Side, side: Side, element: Element, kind: u8) -> i32 {
        let controlled = state.control[usize::from(element)] == owner.0;
        let facts = [i32::from(owner == side), i32::from(controlled), i32::from(kind)];
        self.vm.number(cards, hook::SPECIATION, 0, &facts, |read| self.read(state, owner, read))
    }

    /// Names the cards but for which an animal could not have placed so many cubes on a tile, or could have placed more.
    fn limits_mattered(&self, state: &State, side: Side, element: Element, cell: Cell, n: u8, sink: &mut Events<'_>) {
        let Some(kind) = state.terrain(cell).filter(|_| sink.is_told()) else { return };
        let limit = self.speciation_limit(state, side, element, cell);
        let full = n == limit && n < state.animal(side).pool;
        for owner in self.turn_order() {
            for card in self.acting(state, owner, hook::SPECIATION) {
                let more = self.limit_by(state, Kinds::one(card), owner, side, element, kind);
                if (more > 0 && i32::from(n) > printed_limit(kind)) || (more < 0 && full) {
                    sink.emit(|| Event::Mattered(card, owner, How::Limit(cell, limit)));
                }
            }
        }
    }

    /// The n-th tile around a corner.
    pub(crate) fn tile_around(&self, state: &State, corner: Corner, nth: u8) -> Option<Cell> {
        around(corner).filter(|&cell| state.terrain(cell).is_some()).nth(usize::from(nth))
    }

    /// The next tile that can take cubes is asked for; false if there is one.
    pub(crate) fn speciate(&self, state: &mut State, side: Side, corner: Corner, nth: u8, sink: &mut Events<'_>) -> bool {
        let element = state.corners[corner.ix()];
        match self.tile_around(state, corner, nth) {
            None => drop(state.agenda.pop()),
            Some(cell) if self.speciation_limit(state, side, element, cell) == 0 => {
                self.limits_mattered(state, side, element, cell, 0, sink);
                state.agenda.pop();
                self.then(state, [Step::Speciate(side, corner, nth + 1)]);
            }
            Some(_) => return false,
        }
        true
    }

    /// So many cubes come to the n-th tile.
    pub(crate) fn speciates(&self, state: &mut State, side: Side, corner: Corner, nth: u8, n: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        if let Some(cell) = self.tile_around(state, corner, nth) {
            self.limits_mattered(state, side, state.corners[corner.ix()], cell, n, sink);
            self.place_cubes(state, side, cell, n, sink);
        }
        self.then(state, [Step::Speciate(side, corner, nth + 1)]);
    }
}

/// How many cubes may come to a tile of a terrain, as printed.
fn printed_limit(kind: u8) -> i32 {
    match kind {
        terrain::OCEAN => 4,
        terrain::SAND | terrain::SEAMOUNT => 3,
        terrain::CORAL | terrain::KELP | terrain::SEAGRASS => 2,
        _ => 1,
    }
}
