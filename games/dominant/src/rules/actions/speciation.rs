//! Speciation (§5.3, 8): cubes from the gene pool come to the tiles around an element.

use super::idle_because;
use crate::board::{Cell, Corner, around};
use crate::prelude::*;
use crate::state::{Element, Elements};

step! {
    /// Around which element of the type of the space.
    pub struct Speciation for Dominant {
        side: Side,
        element: Element,
    }
}

impl Question<Dominant> for Speciation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_speciation(game.who(self.side), texts::element_name(self.element))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.tokens_on_earth(state, Elements::one(self.element), Maybe::NONE).map(Action::Corner));
        to.offer(Action::Done);
    }

    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Corner(corner) = action else { return None };
        Some(game.ground_name(state, self.side, corner))
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Corner(corner) = action else { return game.declines(self.side, sink) };
        game.then(state, [Speciate { side: self.side, corner, nth: 0 }]);
    }
}

step! {
    /// How many cubes come to the n-th tile around the element.
    pub struct Speciate for Dominant {
        side: Side,
        corner: Corner,
        nth: u8,
    }
}

impl Question<Dominant> for Speciate {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        let tile = self.tile(state).map_or_else(texts::nothing, |cell| game.tile_name(state, cell));
        texts::ask_speciate(game.who(self.side), tile, self.most(state))
    }

    /// After the last tile, or with an empty gene pool, the action is over.
    fn works(&self, _: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if self.most(state) == 0 { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..=self.most(state)).map(Action::Number));
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Number(n), Some(cell)) = (action, self.tile(state)) else { return };
        game.place_cubes(state, self.side, cell, n, sink);
        game.then(state, [Self { nth: self.nth + 1, ..*self }]);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.element(self.corner).is_some()
    }
}

impl Speciate {
    /// The n-th tile around the element.
    pub(crate) fn tile(&self, state: &State) -> Option<Cell> {
        around(self.corner).filter(|&cell| state.has_tile(cell)).nth(self.nth.into())
    }

    /// As many as the terrain has room for (§4), and the gene pool has.
    fn most(&self, state: &State) -> u8 {
        let terrain = self.tile(state).and_then(|cell| state.terrain(cell));
        terrain.map_or(0, |terrain| terrain.room().min(state.animal(self.side).pool))
    }
}

step! {
    /// To which tile the insects place one more cube.
    pub struct Spawn for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Spawn {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_spawn(game.who(self.side))
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.earth().map(Action::Cell));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Cell(cell) = action else { return game.declines(self.side, sink) };
        game.place_cubes(state, self.side, cell, 1, sink);
    }
}

impl Dominant {
    pub(super) fn idle_speciation(&self, state: &State, side: Side, element: Element) -> Option<Msg> {
        let none = self.tokens_on_earth(state, Elements::one(element), Maybe::NONE).next().is_none();
        idle_because(texts::why_no_such_element, none).or_else(|| idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
    }
}
