//! What a card may ask.

use crate::board::{Cell, corners};
use crate::cards::verbs::{Done, Table};
use crate::element::{Element, Elements, in_bag};
use crate::schema::Ground;
use crate::state::terrain;
use clade_engine::{Side, Small};
use clade_script::Reply;

/// How many items a list for a script has at most: more cannot be offered.
const MOST_ITEMS: usize = 48;

/// A list of things.
pub(crate) fn list(things: impl IntoIterator<Item: Small>) -> Done {
    Ok(Reply::List(things.into_iter().take(MOST_ITEMS).map(|thing| thing.byte().into()).collect()))
}

/// A list of animals.
pub(crate) fn sides(sides: impl Iterator<Item = Side>) -> Done {
    list(sides.map(|side| side.0))
}

pub(crate) fn truth(yes: bool) -> Done {
    number(yes)
}

pub(crate) fn number(n: impl Into<i32>) -> Done {
    Ok(Reply::Int(n.into()))
}

impl Table<'_, '_> {
    pub(crate) fn overpopulated(&self) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.crowd(cell) > state.tokens_at(cell)))
    }

    pub(crate) fn tiles_of(&self, ground: Ground) -> Done {
        let state = &*self.state;
        list(state.earth().filter(|&cell| state.kind(cell) == Some(ground.0)))
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
        list(in_bag(&self.state.bag).map(|(element, _)| element))
    }

    /// A marker of vents means both kinds.
    pub(crate) fn markers(&self) -> Done {
        list((0..=terrain::GEYSER).filter(|&kind| self.state.competition.contains(&kind.min(terrain::VENT))))
    }

    /// Of these cards, those that are not being resolved.
    pub(crate) fn idle_cards(&self, cards: impl Iterator<Item = u8>) -> Done {
        list(cards.filter(|&card| !self.state.frames.cards().any(|open| open == card)))
    }
}
