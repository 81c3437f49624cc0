//! How things on the table are named: tiles, corners, spaces and what they do.

use crate::board::{Cell, Corner, around, cell_word, corners};
use crate::display::{COMPETITION, MIGRATION, SPECIATION, Section, Space};
use crate::dominant::Dominant;
use crate::rules::setup::TUNDRA;
use crate::state::{ELEMENTS, Element, State, Terrain};
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Bag, Msg, Side};

impl Dominant {
    /// The name of an animal.
    pub(crate) fn who(&self, side: Side) -> Msg {
        self.players().animals.get(side.ix()).map_or_else(texts::nothing, |&kind| texts::animal_name(kind))
    }

    /// A tile by its terrain and cell; an empty cell as such.
    pub(crate) fn tile_name(&self, state: &State, cell: Cell) -> Msg {
        match state.terrain(cell) {
            Some(terrain) => texts::tile(texts::terrain_name(terrain), cell_word(cell)),
            None => texts::empty_cell(cell_word(cell)),
        }
    }

    /// A tile with the cubes there: those of the animal that is asked, and others.
    pub(crate) fn tile_told(&self, state: &State, cell: Cell) -> Msg {
        let own = self.asked(state).map_or(0, |side| state.cubes(cell, side));
        match (own, state.crowd(cell) - own) {
            (0, 0) => self.tile_name(state, cell),
            (own, others) => texts::crowded(self.tile_name(state, cell), own, others),
        }
    }

    /// The tiles next to a cell.
    pub(crate) fn shores_name(&self, state: &State, cell: Cell) -> Msg {
        state.adjacent(cell).map(|other| self.tile_name(state, other)).reduce(texts::list).unwrap_or_else(texts::nothing)
    }

    /// The tiles that meet at a corner; where fewer than three do, the first of them with where on it the corner lies.
    fn tiles_at(&self, state: &State, corner: Corner) -> ArrayVec<(Cell, Msg), 3> {
        let tiles = around(corner).filter(|&cell| state.terrain(cell).is_some()).map(|cell| (cell, self.tile_name(state, cell)));
        let mut tiles: ArrayVec<(Cell, Msg), 3> = tiles.collect();
        if !tiles.is_full()
            && let Some((first, name)) = tiles.first_mut()
        {
            *name = texts::to_wind(name.clone(), wind(*first, corner));
        }
        tiles
    }

    /// A corner: the tiles that meet there.
    pub(crate) fn corner_name(&self, state: &State, corner: Corner) -> Msg {
        let tiles = self.tiles_at(state, corner).into_iter().map(|(_, name)| name);
        with_tiles(state, corner, tiles.reduce(texts::corner_of))
    }

    /// A corner with the element that lies there.
    pub(crate) fn token_name(&self, state: &State, corner: Corner) -> Msg {
        texts::at_element(lying(state, corner), self.corner_name(state, corner))
    }

    /// An element to speciate at, and how many cubes each of its tiles takes from the animal's gene pool.
    pub(crate) fn ground_name(&self, state: &State, side: Side, corner: Corner) -> Msg {
        let pool = state.animal(side).pool;
        let room = |cell: Cell| state.terrain(cell).map_or(0, Terrain::room).min(pool);
        let tiles = self.tiles_at(state, corner).into_iter().map(|(cell, name)| texts::limited(name, room(cell)));
        texts::at_element(lying(state, corner), with_tiles(state, corner, tiles.reduce(texts::list)))
    }

    /// A space of the display.
    pub(crate) fn space_name(&self, space: Space) -> Msg {
        let (section, nth) = space.section();
        texts::space(texts::section_name(section), nth + 1)
    }

    /// A space with what it does, and on what.
    pub(crate) fn space_told(&self, state: &State, space: Space) -> Msg {
        match self.lies_at(state, space) {
            Some(lies) => texts::space_with(self.space_name(space), lies),
            None => self.space_name(space),
        }
    }

    /// What a space does, with its numbers; of elements those that lie in its row.
    fn lies_at(&self, state: &State, space: Space) -> Option<Msg> {
        let (section, nth) = space.section();
        let at = usize::from(nth);
        let tundra_left = TUNDRA.saturating_sub(state.tundra.len());
        Some(match section {
            Section::Initiative => texts::lies_initiative(),
            Section::Adaptation
            | Section::Regression
            | Section::Abundance
            | Section::Wasteland
            | Section::Depletion
            | Section::Wanderlust => counted(state.section(section)),
            Section::Glaciation if self.options().leftmost_acts => texts::lies_leftmost(tundra_left),
            Section::Glaciation if nth == 0 => texts::lies_glaciation(tundra_left),
            Section::Glaciation => texts::lies_queue(),
            Section::Speciation => {
                let element = SPECIATION[at];
                let on_earth = state.corners.iter().filter(|there| there.is(element)).count();
                texts::lies_on_earth(texts::element_name(element), on_earth)
            }
            Section::Migration => texts::lies_migrants(MIGRATION[at]),
            Section::Competition => {
                let [one, other] = COMPETITION[at].map(texts::terrain_name);
                texts::lies_arena(texts::list(texts::list(one, other), texts::terrain_name(Terrain::Tundra)))
            }
            Section::Domination => return None,
        })
    }
}

/// A corner is called by its tiles; without any it is one of a tile that has not been laid yet.
fn with_tiles(state: &State, corner: Corner, tiles: Option<Msg>) -> Msg {
    tiles.unwrap_or_else(|| corner_told(state.cell_of(corner), corner))
}

/// A corner in the log: one of its cells, and where on that it lies.
pub(crate) fn corner_told(cell: Cell, corner: Corner) -> Msg {
    texts::to_wind(cell_word(cell), wind(cell, corner))
}

/// Where on a cell a corner lies.
fn wind(cell: Cell, corner: Corner) -> Msg {
    corners(cell).iter().position(|&other| other == corner).map_or_else(texts::nothing, texts::wind_name)
}

/// The element on a corner.
pub(super) fn lying(state: &State, corner: Corner) -> Msg {
    state.element(corner).map_or_else(texts::nothing, texts::element_name)
}

/// Elements, each with its number.
pub(crate) fn counted(bag: &Bag<ELEMENTS, Element>) -> Msg {
    let each = bag.iter().map(|(element, n)| match n {
        1 => texts::element_name(element),
        n => texts::counted(texts::element_name(element), n),
    });
    each.reduce(texts::list).unwrap_or_else(texts::lies_none)
}
