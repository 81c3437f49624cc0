//! Glaciation (§5.3, 7): a tile next to tundra becomes tundra.

use super::idle_because;
use crate::board::{Cell, Corner, around};
use crate::dominant::bonus;
use crate::event::{By, PointsFor};
use crate::prelude::*;
use crate::rules::setup::TUNDRA;
use crate::state::Elements;

step! {
    /// Which tile freezes; whether a card says so, which cannot be declined.
    pub struct Glaciation for Dominant {
        side: Side,
        must: bool,
    }
}

impl Question<Dominant> for Glaciation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        if self.must { texts::ask_glaciation_must(game.who(self.side)) } else { texts::ask_glaciation(game.who(self.side)) }
    }

    /// A card may ask when nothing can freeze.
    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if game.idle_glaciation(state).is_some() { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.freezable(state).map(Action::Cell));
        to.offer_all((!self.must).then_some(Action::Done));
    }

    /// With the bonus.
    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        Some(texts::do_freeze(game.tile_told(state, cell), bonus(state.cold_around(cell))))
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Cell(cell) = action else { return game.declines(self.side, sink) };
        game.freezes(state, self.side, cell, sink);
    }
}

impl Dominant {
    /// The tiles next to tundra that are none.
    fn freezable(&self, state: &State) -> impl Iterator<Item = Cell> {
        state.earth().filter(|&cell| !state.tundra.contains(cell) && state.cold_around(cell) > 0)
    }

    pub(super) fn idle_glaciation(&self, state: &State) -> Option<Msg> {
        idle_because(texts::why_no_tundra, state.tundra.len() >= TUNDRA)
            .or_else(|| idle_because(texts::why_no_tile, self.freezable(state).next().is_none()))
    }

    /// One cube of each animal stays, the others go to their gene pools; elements that three tundra tiles enclose go to the bag; and the
    /// bonus for the tundra around.
    fn freezes(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) {
        let Some(terrain) = state.terrain(cell) else { return };
        let cold = state.cold_around(cell);
        state.idle = false;
        state.tundra.insert(cell);
        sink.tell(|| Event::Froze(side, cell, terrain));
        for other in self.food_chain() {
            let lifted = state.cubes(cell, other).saturating_sub(1);
            self.give_back(state, other, cell, lifted, self.by(state, side), sink);
        }
        self.pass_survival_card(state, sink);
        let enclosed = |&corner: &Corner| around(corner).filter(|&cell| state.tundra.contains(cell)).count() == 3;
        let enclosed: Vec<Corner> = self.tokens_on_earth(state, Elements::ALL, Maybe::NONE).filter(enclosed).collect();
        enclosed.into_iter().for_each(|corner| self.remove(state, corner, By::Rule, sink));
        self.gain(state, side, bonus(cold), PointsFor::Glaciation(cold), sink);
    }
}
