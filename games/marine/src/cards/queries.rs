//! What a card may ask.

use super::table::{Done, Table, list, number, sides};
use crate::board::{Cell, corners};
use crate::element::{Element, Elements};
use crate::terrain::Ground;
use clade_engine::{Kind, Side};

impl Table<'_, '_> {
    pub(crate) fn overpopulated(&self) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.crowd(cell) > state.tokens_at(cell)))
    }

    pub(crate) fn tiles_of(&self, ground: Ground) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.ground(cell) == Some(ground)))
    }

    pub(crate) fn elements_at(&self, cell: Cell) -> Done {
        list(self.game.tokens_on_earth(self.state, Elements::ALL, self.tile(cell)?.into()))
    }

    pub(crate) fn vacant(&self, cell: Cell) -> Done {
        let vacant = corners(self.tile(cell)?).into_iter().filter(|&corner| self.state.element(corner).is_none());
        number(vacant.count() as i32)
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

    /// A marker of vents means both kinds.
    pub(crate) fn markers(&self) -> Done {
        list(Ground::ALL.iter().copied().filter(|ground| self.state.competition.contains(&ground.terrain().into())))
    }

    /// Of these cards, those that are not being resolved.
    pub(crate) fn idle_cards(&self, cards: impl Iterator<Item = Kind>) -> Done {
        list(cards.filter(|&card| !self.state.frames.cards().any(|open| open == card)))
    }
}
