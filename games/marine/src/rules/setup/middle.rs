//! The middle of the earth: its tiles, its elements, the first species.

use crate::board::{CENTRE, Cell, Cells, corners, neighbours};
use crate::event::{By, PointsFor};
use crate::prelude::*;
use crate::rules::animals::STARTING;
use crate::state::SIDES;
use crate::terrain::Terrain;
use clade_engine::Sink;

step! {
    /// Random Earth: the tile of the n-th cell in the middle.
    pub struct Tile for Marine {
        nth: u8,
    }
}

impl Question<Marine> for Tile {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_tile()
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.unseen, Action::Tile);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Tile(tile), Some(cell)) = (action, middle().nth(self.nth.into())) else { return };
        game.begin_tile(state, cell, tile);
        sink.emit(|| Event::Began(cell, tile));
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        middle().nth(self.nth.into()).is_some_and(|cell| !state.has_tile(cell))
    }
}

step! {
    /// The six elements around the middle: those that are printed; Random Earth: that of the n-th corner is drawn, and all again until every
    /// animal has one of its own there.
    pub struct Centre for Marine {
        nth: u8,
    }
}

impl Question<Marine> for Centre {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_centre()
    }

    fn works(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if !game.options().random_earth {
            game.printed_elements(state, sink);
            return Progress::Done;
        }
        if self.nth < 6 {
            return Progress::Waits;
        }
        let touching = state.touching[CENTRE.ix()];
        if let Some(hungry) = game.food_chain().find(|&side| state.animal(side).eats().and(touching).is_empty()) {
            let lying = corners(CENTRE).map(|corner| state.corners[corner.ix()]);
            corners(CENTRE).into_iter().for_each(|corner| game.remove(state, corner, By::Rule, &mut Sink::null()));
            sink.emit(|| Event::Redrawn(hungry, lying));
            game.then(state, [Self { nth: 0 }]);
        }
        Progress::Done
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Draw(element) = action else { return };
        game.put(state, corners(CENTRE)[usize::from(self.nth)], element, None, By::Setup, sink);
        game.then(state, [Self { nth: self.nth + 1 }]);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        let rest = corners(CENTRE);
        rest.get(usize::from(self.nth)..).is_some_and(|rest| rest.iter().all(|&corner| state.element(corner).is_none()))
    }
}

step! {
    /// Species (Виды животных): three cubes each on the reef. Random Earth: as many as elements of the middle fit the mat, and points for
    /// those who have fewer.
    pub struct Middle for Marine {}
}

impl Work<Marine> for Middle {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        if !game.options().random_earth {
            game.turn_order().for_each(|side| _ = game.place_cubes(state, side, CENTRE, STARTING, sink));
            state.spread = [Cells::NONE; SIDES];
            return;
        }
        for side in game.turn_order() {
            let lies = corners(CENTRE).map(|corner| state.corners[corner.ix()]);
            let fitting: u8 = lies.into_iter().filter_map(Maybe::get).map(|element| state.animal(side).elements[element.ix()]).sum();
            game.place_cubes(state, side, CENTRE, fitting, sink);
        }
        state.spread = [Cells::NONE; SIDES];
        let terrain = state.terrain(CENTRE).unwrap_or(Terrain::Vent);
        let all: i16 = (0..SIDES).map(|place| game.worth(terrain, place)).sum();
        let ranking = game.ranking(state, CENTRE);
        for side in game.turn_order() {
            let place = ranking.iter().position(|&other| other == side);
            let own = place.map_or(0, |place| game.worth(terrain, place));
            game.gain(state, side, all - own, PointsFor::Middle, sink);
        }
    }
}

/// The cells in the middle: the centre, then its neighbours clockwise from the top.
pub(crate) fn middle() -> impl Iterator<Item = Cell> {
    std::iter::once(CENTRE).chain(neighbours(CENTRE))
}
