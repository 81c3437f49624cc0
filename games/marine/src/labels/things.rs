//! How things on the table are named: tiles, corners, pawns, spaces and what lies there.

use crate::board::{Cell, Corner, around, cell_word, corners};
use crate::display::{Pawn, Section, Space};
use crate::marine::Marine;
use crate::rules::actions::migration::EVERYBODY;
use crate::rules::actions::speciation::Which;
use crate::state::{ELEMENTS, Element, State, Terrain};
use crate::texts;
use arrayvec::ArrayVec;
use clade_engine::{Bag, Maybe, Msg, Side, Small};

impl Marine {
    /// The name of an animal.
    pub(crate) fn who(&self, side: Side) -> Msg {
        self.players().animals.get(side.ix()).map_or_else(texts::nothing, |&kind| texts::animal_name(kind))
    }

    /// A tile by its terrain and cell; an empty cell as such.
    pub(crate) fn tile_name(&self, state: &State, cell: Cell) -> Msg {
        match state.ground(cell) {
            Some(kind) => texts::tile(texts::terrain_name(kind), cell_word(cell)),
            None => texts::empty_cell(cell_word(cell)),
        }
    }

    /// A tile with the cubes there: those of the animal that is asked, and others.
    pub(crate) fn tile_told(&self, state: &State, cell: Cell) -> Msg {
        let me = self.asked(state).unwrap_or(state.turn);
        match (state.cubes(cell, me), state.opposing(cell, me)) {
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
        with_tiles(corner, tiles.reduce(texts::corner_of))
    }

    /// A corner with the element that lies there.
    pub(crate) fn token_name(&self, state: &State, corner: Corner) -> Msg {
        let element = state.element(corner).map_or_else(texts::nothing, texts::element_name);
        texts::at_element(element, self.corner_name(state, corner))
    }

    /// An element to speciate at, and how many cubes each of its tiles takes.
    pub(crate) fn ground_name(&self, state: &State, side: Side, corner: Corner) -> Msg {
        let Some(element) = state.element(corner) else { return self.corner_name(state, corner) };
        let limited = |(cell, name): (Cell, Msg)| {
            let n = self.speciation_limit(state, side, element, cell);
            let said = texts::limited(name, n);
            if n > 0 && !self.would_thrive(state, side, cell) { texts::do_endangered(said) } else { said }
        };
        let tiles = self.tiles_at(state, corner).into_iter().map(limited);
        texts::at_element(texts::element_name(element), with_tiles(corner, tiles.into_iter().reduce(texts::list)))
    }

    /// A pawn.
    pub(crate) fn pawn_name(&self, pawn: Pawn) -> Msg {
        pawn.element().map_or_else(texts::basic_pawn, |element| texts::special_pawn(texts::element_name(element)))
    }

    /// A space: of the display, or that of a trait.
    pub(crate) fn space_name(&self, space: Space) -> Msg {
        if let Some(kind) = space.its_trait() {
            return texts::trait_space(self.cards().name_of(kind));
        }
        let (section, nth) = space.section();
        texts::space(texts::section_name(section), nth + 1)
    }

    /// What the action of a space is called.
    pub(crate) fn action_name(&self, space: Space) -> Msg {
        match space.its_trait() {
            Some(kind) => texts::trait_action(self.cards().name_of(kind)),
            None => self.space_name(space),
        }
    }

    /// A space with what lies there.
    pub(crate) fn space_told(&self, state: &State, space: Space) -> Msg {
        match self.lies_at(state, space) {
            Some(lies) => texts::space_with(self.space_name(space), lies),
            None => self.space_name(space),
        }
    }

    /// What lies at a space: elements that are left, a marker, numbers.
    fn lies_at(&self, state: &State, space: Space) -> Option<Msg> {
        let side = self.asked(state).unwrap_or(state.turn);
        if !space.is_displayed() {
            return None;
        }
        let (section, nth) = space.section();
        Some(match section {
            Section::Autotrophs => {
                let vent = if nth == 1 { texts::geyser() } else { texts::smoker() };
                texts::list(vent, counted(state.section(section)))
            }
            Section::Adaptation if space.is_special() => texts::lies_replacing(counted(state.section(section))),
            Section::Wanderlust if space.is_special() => texts::lies_turn(counted(state.section(section))),
            Section::Abundance | Section::Depletion | Section::Adaptation | Section::Wanderlust => counted(state.section(section)),
            Section::Regression => {
                let cubes = state.animals.iter().map(|animal| animal.regression).sum::<u8>();
                texts::lies_squares(counted(state.section(section)), cubes)
            }
            Section::Speciation => match self.element_of(state, nth) {
                Some(Which::Any) => texts::lies_any_element(),
                Some(Which::Only(element)) => texts::element_name(element),
                None => texts::lies_none(),
            },
            Section::Tectonics if space.is_special() => texts::lies_vents_any(state.vents_left),
            Section::Tectonics => texts::lies_vents(state.vents_left),
            Section::Migration => match self.migrants_of(state, side, nth) {
                EVERYBODY => texts::lies_migrants_all(),
                n => texts::lies_migrants(n),
            },
            Section::Competition => match self.options().competition.get(usize::from(nth)) {
                Some(&n) => texts::lies_victims(marked(state.competition[usize::from(nth)]), n),
                None => texts::lies_victims_any(),
            },
            Section::Evolution => texts::lies_cards(marked(state.evolution[usize::from(nth)]), nth + 1),
            Section::Domination => {
                let wins = Element::all().filter(|&element| self.domination(state, side, element) > state.target[element.ix()]);
                return wins.map(texts::element_name).reduce(texts::list).map(texts::lies_won);
            }
        })
    }
}

/// A corner is called by its tiles; without any it is one of a tile that has not been laid yet.
fn with_tiles(corner: Corner, tiles: Option<Msg>) -> Msg {
    tiles.unwrap_or_else(|| corner_told(corner))
}

/// A corner in the log: one of its cells, and where on that it lies.
pub(crate) fn corner_told(corner: Corner) -> Msg {
    let cell = around(corner).next().unwrap_or(Cell(0));
    texts::to_wind(cell_word(cell), wind(cell, corner))
}

/// Where on a cell a corner lies.
fn wind(cell: Cell, corner: Corner) -> Msg {
    corners(cell).iter().position(|&other| other == corner).map_or_else(texts::nothing, texts::wind_name)
}

/// The terrain of a marker, if one lies there.
pub(crate) fn marked(marker: Maybe<Terrain>) -> Msg {
    marker.get().map_or_else(texts::lies_none, texts::marker_name)
}

/// Elements, each with its number.
pub(crate) fn counted(bag: &Bag<ELEMENTS, Element>) -> Msg {
    let each = bag.iter().map(|(element, n)| match n {
        1 => texts::element_name(element),
        n => texts::counted(texts::element_name(element), n),
    });
    each.into_iter().reduce(texts::list).unwrap_or_else(texts::lies_none)
}
