//! Victory points (§7).

use crate::board::{Cell, Cells};
use crate::dominant::{Dominant, Events};
use crate::event::{Event, PointsFor};
use crate::state::{SIDES, State};
use crate::terrain::Terrain;
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Msg, Side};

/// What the places on a terrain pay, the first one first, as on the player aid.
pub(crate) fn table_of(terrain: Terrain) -> Msg {
    let places = (0..SIDES).map(|place| terrain.worth(place)).filter(|&points| points > 0);
    texts::pays(places.map(|points| points.to_string()).collect::<Vec<_>>().join("·"))
}

impl Dominant {
    /// An animal gains points, or loses some, but never below 0.
    pub(crate) fn gain(&self, state: &mut State, side: Side, n: i16, why: PointsFor, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        let points = animal.points.saturating_add(n).max(0);
        let n = points - std::mem::replace(&mut animal.points, points);
        if n != 0 {
            state.idle = false;
            sink.tell(|| Event::Points(side, n, why));
        }
    }

    /// The animals on a tile in the order in which they are scored: by cubes, then by the food chain.
    pub(crate) fn ranking(&self, state: &State, cell: Cell) -> ArrayVec<Side, SIDES> {
        let mut sides: ArrayVec<Side, SIDES> = self.food_chain().filter(|&side| state.cubes(cell, side) > 0).collect();
        sides.sort_by_key(|&side| std::cmp::Reverse(state.cubes(cell, side)));
        sides
    }

    /// What a tile would pay each animal on it: the place, from 1, and the points.
    pub(crate) fn payments(&self, state: &State, cell: Cell) -> impl Iterator<Item = (u8, Side, i16)> + use<> {
        let terrain = state.terrain(cell);
        let worth = move |place: u8| terrain.map_or(0, |terrain| terrain.worth(usize::from(place) - 1));
        (1u8..).zip(self.ranking(state, cell)).map(move |(place, side)| (place, side, worth(place)))
    }

    /// A tile is scored for all.
    pub(crate) fn score_tile(&self, state: &mut State, cell: Cell, sink: &mut Events<'_>) {
        let Some(terrain) = state.terrain(cell) else { return };
        sink.tell(|| Event::Scored(cell, terrain));
        for (place, side, points) in self.payments(state, cell) {
            let place = if points > 0 { place } else { 0 };
            self.gain(state, side, points, PointsFor::Tile(cell, place), sink);
        }
    }

    /// Tiles are scored, one after the other; those on which nobody is are logged together at the end.
    pub(crate) fn score_tiles(&self, state: &mut State, cells: impl IntoIterator<Item = Cell>, sink: &mut Events<'_>) {
        let mut nothing = Cells::NONE;
        for cell in cells {
            if state.crowd(cell) == 0 {
                nothing.insert(cell);
            } else {
                self.score_tile(state, cell, sink);
            }
        }
        if !nothing.is_empty() {
            sink.tell(|| Event::ScoredNothing(nothing));
        }
    }
}
