//! Speciation (Видообразование): cubes from the gene pool come to the tiles around an element.

use crate::board::{Cell, Corner, NONE, around};
use crate::cards::hook;
use crate::elements::ANY_ELEMENT;
use crate::event::How;
use crate::prelude::*;
use crate::state::{Element, terrain};
use clade_engine::Kinds;

step! {
    /// An element of the type that lies left of the space; at the special space, of any type.
    pub struct Speciation for Marine {
        side: Side,
        element: Element as ElementWord,
    }
}

impl Question<Marine> for Speciation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        match self.element {
            ANY_ELEMENT => texts::ask_speciation_any(game.who(self.side)),
            element => texts::ask_speciation(game.who(self.side), texts::element_name(element)),
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.speciation_at(state, self.element).map(Action::Corner));
    }

    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Corner(corner) = action else { return None };
        Some(game.ground_name(state, self.side, corner))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        let Action::Corner(corner) = action else { return };
        game.then(state, [Speciate { side: self.side, corner, nth: 0 }]);
    }
}

step! {
    /// How many cubes come to the n-th tile around the element.
    pub struct Speciate for Marine {
        side: Side,
        corner: Corner,
        nth: u8,
    }
}

impl Question<Marine> for Speciate {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let tile = self.tile(state).map_or_else(texts::nothing, |cell| game.tile_name(state, cell));
        texts::ask_speciate(game.who(self.side), tile, self.most(game, state))
    }

    /// A tile that can take no cubes is passed over; after the last one the action is over.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        match self.tile(state) {
            None => Progress::Done,
            Some(_) if self.most(game, state) > 0 => Progress::Waits,
            Some(cell) => {
                game.limits_mattered(state, self.side, state.corners[self.corner.ix()], cell, 0, sink);
                game.then(state, [self.next_tile()]);
                Progress::Done
            }
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..=self.most(game, state)).map(Action::Number));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Number(n), Some(cell)) = (action, self.tile(state)) else { return };
        game.limits_mattered(state, self.side, state.corners[self.corner.ix()], cell, n, sink);
        game.place_cubes(state, self.side, cell, n, sink);
        game.then(state, [self.next_tile()]);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.corners[self.corner.ix()] != NONE
    }
}

impl Speciate {
    fn next_tile(self) -> Self {
        Self { nth: self.nth + 1, ..self }
    }

    /// The n-th tile around the element.
    pub(crate) fn tile(&self, state: &State) -> Option<Cell> {
        around(self.corner).filter(|&cell| state.terrain(cell).is_some()).nth(self.nth.into())
    }

    fn most(&self, game: &Marine, state: &State) -> u8 {
        let element = state.corners[self.corner.ix()];
        self.tile(state).map_or(0, |cell| game.speciation_limit(state, self.side, element, cell))
    }
}

impl Marine {
    /// The element left of a space, or [`NONE`] if none lies there; [`ANY_ELEMENT`] at the special space.
    pub(crate) fn element_of(&self, state: &State, nth: u8) -> Element {
        state.speciation.get(usize::from(nth)).map_or(ANY_ELEMENT, |&element| element)
    }

    /// The elements on earth of this type, or of any.
    fn speciation_at(&self, state: &State, element: Element) -> impl Iterator<Item = Corner> {
        let types = match element {
            ANY_ELEMENT => crate::elements::ANY,
            NONE => 0,
            element => 1 << element,
        };
        self.tokens_on_earth(state, types, Maybe::NONE)
    }

    pub(super) fn idle_speciation(&self, state: &State, side: Side, element: Element) -> Option<Msg> {
        Self::idle_because(texts::why_no_token, element == NONE)
            .or_else(|| Self::idle_because(texts::why_no_such_element, self.speciation_at(state, element).next().is_none()))
            .or_else(|| Self::idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
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
