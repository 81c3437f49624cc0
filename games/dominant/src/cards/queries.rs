//! What a card may ask.

use super::table::{Done, Table, list, number, sides};
use crate::board::{Cell, Cells};
use crate::element::{Element, Elements};
use crate::terrain::Terrain;
use clade_engine::Side;

impl Table<'_, '_> {
    pub(crate) fn overpopulated(&self) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.crowd(cell) > state.tokens_at(cell)))
    }

    pub(crate) fn tiles_of(&self, terrain: Terrain) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.terrain(cell) == Some(terrain)))
    }

    pub(crate) fn elements_at(&self, cell: Cell) -> Done {
        list(self.game.tokens_on_earth(self.state, Elements::ALL, self.tile(cell)?.into()))
    }

    pub(crate) fn vacant(&self, cell: Cell) -> Done {
        number(self.game.vacant(self.state, Cells::one(self.tile(cell)?)).count() as i32)
    }

    pub(crate) fn on_earth(&self, element: Element) -> Done {
        number(self.state.corners.iter().filter(|other| other.is(element)).count() as i32)
    }

    /// Of these animals, those that are on a tile.
    pub(crate) fn on(&self, cell: Cell, animals: impl Iterator<Item = Side>) -> Done {
        let cell = self.tile(cell)?;
        sides(animals.filter(|&side| self.state.cubes(cell, side) > 0))
    }

    pub(crate) fn in_bag(&self) -> Done {
        list(self.state.bag.iter().map(|(element, _)| element))
    }

    /// The face-up cards, but for those that are being carried out.
    pub(crate) fn open_cards(&self) -> Done {
        list(self.state.open_cards().filter(|card| !self.state.frames.cards().any(|busy| busy == *card)))
    }
}
