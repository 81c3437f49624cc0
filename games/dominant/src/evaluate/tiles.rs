//! What the values of all animals look at, worked out once: the tiles where somebody stands, and what lies around them.

use crate::board::{CELLS, Cell};
use crate::display::{Section, Space};
use crate::dominant::{Dominant, bonus};
use crate::state::{ELEMENTS, Element, Elements, SIDES, State, Terrain};
use arrayvec::ArrayVec;
use clade_engine::{Side, Small};
use std::cell::OnceCell;

/// A tile where somebody stands.
pub(super) struct Tile {
    pub(super) cell: Cell,
    pub(super) terrain: Terrain,
    /// Cubes there, by animal, and of all.
    pub(super) cubes: [u8; SIDES],
    pub(super) crowd: u8,
    /// How well each animal matches it.
    pub(super) matches: [u8; SIDES],
    /// The place of each animal with cubes there when the tile is scored, from 0, and how many places there are.
    places: [u8; SIDES],
    ranked: u8,
    pub(super) dominant: Option<Side>,
}

/// The earth, as far as a value looks at it.
pub(super) struct Tiles {
    pub(super) inhabited: ArrayVec<Tile, CELLS>,
    /// How many tiles each element touches, up to the number that counts.
    pub(super) touched: [i64; ELEMENTS],
    /// What a tile laid at the best shore pays, and tundra at the coldest place: few tables ask.
    shore: OnceCell<i64>,
    cold: OnceCell<i64>,
}

/// An element that touches more tiles is worth no more.
const TOUCHED_COUNTS: i64 = 8;

impl Tiles {
    pub(super) fn of(game: &Dominant, state: &State) -> Self {
        let mut tiles = Self { inhabited: ArrayVec::new(), touched: [0; ELEMENTS], shore: OnceCell::new(), cold: OnceCell::new() };
        let elements: [[u8; SIDES]; ELEMENTS] =
            std::array::from_fn(|element| std::array::from_fn(|side| state.animals[side].elements[element]));
        for cell in state.earth() {
            let types: Elements = state.touching(cell).collect();
            types.iter().for_each(|element| tiles.touched[element.ix()] += 1);
            let (cubes, crowd) = (state.species[cell.ix()], state.crowd(cell));
            if let Some(terrain) = state.terrain(cell).filter(|_| crowd > 0) {
                let mut matches = [0; SIDES];
                let fits = |element: Element| matches.iter_mut().zip(elements[element.ix()]).for_each(|(sum, n)| *sum += n);
                state.touching(cell).for_each(fits);
                let dominant = game.dominant_of(&cubes, |side| matches[side.ix()]);
                let (places, ranked) = places(&cubes);
                tiles.inhabited.push(Tile { cell, terrain, cubes, crowd, matches, places, ranked, dominant });
            }
        }
        tiles.touched = tiles.touched.map(|n| n.min(TOUCHED_COUNTS));
        tiles
    }

    /// What a tile pays that is laid where most others lie beside it.
    pub(super) fn best_shore(&self, game: &Dominant, state: &State) -> i64 {
        *self.shore.get_or_init(|| i64::from(bonus(game.shores(state).map(|cell| state.adjacent(cell).count() as u8).max().unwrap_or(0))))
    }

    /// What tundra pays that is laid where most other tundra lies around it.
    pub(super) fn best_cold(&self, state: &State) -> i64 {
        *self.cold.get_or_init(|| state.earth().map(|cell| i64::from(bonus(state.cold_around(cell)))).max().unwrap_or(0))
    }

    /// The tiles on which an animal is.
    pub(super) fn occupied(&self, side: Side) -> impl Iterator<Item = &Tile> {
        self.inhabited.iter().filter(move |tile| tile.cubes[side.ix()] > 0)
    }
}

impl Tile {
    /// What the tile pays an animal on it.
    pub(super) fn pays(&self, side: Side) -> i64 {
        self.terrain.worth(self.places[side.ix()].into()).into()
    }

    /// The most that it pays another.
    pub(super) fn pays_others(&self, side: Side) -> i64 {
        let best = u8::from(self.places[side.ix()] == 0);
        if best < self.ranked { self.terrain.worth(best.into()).into() } else { 0 }
    }
}

/// The places of those with cubes on a tile, and how many they are: of equal numbers the animal higher in the food chain comes first.
fn places(cubes: &[u8; SIDES]) -> ([u8; SIDES], u8) {
    let mut places = [0; SIDES];
    for (side, own) in cubes.iter().enumerate() {
        // Whoever has more, or as many and comes later.
        let (below, above) = cubes.split_at(side);
        places[side] = (below.iter().filter(|n| *n > own).count() + above.iter().skip(1).filter(|n| *n >= own).count()) as u8;
    }
    (places, cubes.iter().filter(|n| **n > 0).count() as u8)
}

/// How many pawns of an animal stand in a row of the display.
pub(super) fn pawns_in(state: &State, side: Side, section: Section) -> u8 {
    let spaces = (0..section.spaces()).map(|nth| section.space(nth));
    spaces.filter(|&space: &Space| state.pawn_at(space) == Some(side)).count() as u8
}
