//! Speciation (Видообразование): cubes from the gene pool come to the tiles around an element.

use super::First;
use crate::board::{Cell, Corner, around};
use crate::event::How;
use crate::plan::Ahead;
use crate::prelude::*;
use crate::schema::{self, Hook};
use crate::state::{Element, Elements};
use crate::terrain::Terrain;
use clade_engine::Kinds;

/// The tiles around a corner.
const AROUND: u8 = 3;

step! {
    /// An element of the type that lies left of the space; at the special space, of any type.
    pub struct Speciation for Marine {
        side: Side,
        of: Which,
    }
}

impl Question<Marine> for Speciation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        match self.of {
            Which::Any => texts::ask_speciation_any(game.who(self.side)),
            Which::Only(element) => texts::ask_speciation(game.who(self.side), texts::element_name(element)),
        }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.speciation_at(state, self.of).map(Action::Corner));
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

impl First for Speciation {
    /// The tiles around the element, each a question of its own, are told as one.
    fn help(&self, ahead: &mut Ahead<'_>) {
        let (side, targets) = (self.side, ahead.asks(texts::plan_speciation(), [*self]));
        let corners = || targets.iter().filter_map(|&target| if let Action::Corner(corner) = target { Some(corner) } else { None });
        let numbers = (0..AROUND).flat_map(|nth| ahead.plans(corners().map(|corner| Speciate { side, corner, nth })));
        if let Some(most) = numbers.filter_map(|number| if let Action::Number(n) = number { Some(n) } else { None }).max() {
            ahead.tells(texts::plan_speciate(most));
        }
    }
}

/// The elements that a space of Speciation is for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those of the type left of it.
    Only(Element),
    /// Those of any type: the special space.
    Any,
}

impl Small for Which {
    const KIND: &'static str = "Which";

    fn byte(self) -> u8 {
        match self {
            Self::Only(element) => element.byte(),
            Self::Any => 99,
        }
    }

    fn from_byte(byte: u8) -> Option<Self> {
        if byte == 99 { Some(Self::Any) } else { Element::from_byte(byte).map(Self::Only) }
    }
}

clade_engine::small!(@serde Which);

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
        let asks = texts::ask_speciate(game.who(self.side), tile, self.most(game, state));
        if self.tile(state).is_some_and(|cell| !game.would_thrive(state, self.side, cell)) { texts::do_endangered(asks) } else { asks }
    }

    /// A tile that can take no cubes is passed over; after the last one the action is over.
    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        match self.tile(state) {
            None => Progress::Done,
            Some(_) if self.most(game, state) > 0 => Progress::Waits,
            Some(cell) => {
                self.tell_limits(game, state, cell, 0, sink);
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
        self.tell_limits(game, state, cell, n, sink);
        game.place_cubes(state, self.side, cell, n, sink);
        game.then(state, [self.next_tile()]);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.element(self.corner).is_some()
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
        let (element, cell) = (state.element(self.corner), self.tile(state));
        element.zip(cell).map_or(0, |(element, cell)| game.speciation_limit(state, self.side, element, cell))
    }

    fn tell_limits(&self, game: &Marine, state: &State, cell: Cell, n: u8, sink: &mut Events<'_>) {
        if let Some(element) = state.element(self.corner) {
            game.limits_mattered(state, self.side, element, cell, n, sink);
        }
    }
}

impl Marine {
    /// The elements that a space is for: those of the type left of it, if one lies there; at the special space those of any type.
    pub(crate) fn element_of(&self, state: &State, nth: u8) -> Option<Which> {
        match state.speciation.get(usize::from(nth)) {
            Some(lying) => lying.get().map(Which::Only),
            None => Some(Which::Any),
        }
    }

    /// The elements on earth of this type, or of any.
    fn speciation_at(&self, state: &State, of: Which) -> impl Iterator<Item = Corner> {
        let types = match of {
            Which::Any => Elements::ALL,
            Which::Only(element) => Elements::one(element),
        };
        self.tokens_on_earth(state, types, Maybe::NONE)
    }

    pub(super) fn idle_speciation(&self, state: &State, side: Side, of: Option<Which>) -> Option<Msg> {
        let Some(of) = of else { return Some(texts::why_no_token()) };
        Self::idle_because(texts::why_no_such_element, self.speciation_at(state, of).next().is_none())
            .or_else(|| Self::idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
    }

    /// How many cubes may come to a tile (Ocean 4, Sand and Seamount 3, Coral, Kelp and Seagrass 2, Land and Vent 1), as cards change
    /// it.
    pub(crate) fn speciation_limit(&self, state: &State, side: Side, element: Element, cell: Cell) -> u8 {
        let Some(kind) = state.terrain(cell) else { return 0 };
        let mut limit = printed_limit(kind);
        for owner in self.turn_order() {
            let cards = self.acting(state, owner, Hook::Speciation);
            if !cards.is_empty() {
                limit += self.limit_by(state, cards, owner, side, element, kind);
            }
        }
        limit.clamp(0, i32::from(state.animal(side).pool)) as u8
    }

    /// What the cards of an animal change about it.
    fn limit_by(&self, state: &State, cards: Kinds, owner: Side, side: Side, element: Element, kind: Terrain) -> i32 {
        let controlled = state.control[element.ix()].is(owner);
        let hook = schema::Speciation { own: owner == side, controlled, terrain: kind.into() };
        self.vm.ask_number(cards, 0, hook, |read| self.read(state, owner, read))
    }

    /// Names the cards without which an animal could not have placed this many cubes on a tile, or could have placed more.
    fn limits_mattered(&self, state: &State, side: Side, element: Element, cell: Cell, n: u8, sink: &mut Events<'_>) {
        let Some(kind) = state.terrain(cell).filter(|_| sink.is_told()) else { return };
        let limit = self.speciation_limit(state, side, element, cell);
        let full = n == limit && n < state.animal(side).pool;
        for owner in self.turn_order() {
            for card in self.acting(state, owner, Hook::Speciation) {
                let more = self.limit_by(state, Kinds::one(card), owner, side, element, kind);
                if (more > 0 && i32::from(n) > printed_limit(kind)) || (more < 0 && full) {
                    sink.emit(|| Event::Mattered(card, owner, How::Limit(cell, limit)));
                }
            }
        }
    }
}

/// How many cubes may come to a tile of a terrain, as printed.
fn printed_limit(kind: Terrain) -> i32 {
    match kind {
        Terrain::Ocean => 4,
        Terrain::Sand | Terrain::Seamount => 3,
        Terrain::Coral | Terrain::Kelp | Terrain::Seagrass => 2,
        _ => 1,
    }
}
