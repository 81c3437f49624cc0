//! What an event means for food and life (README, "Food: what is compared").
//!
//! Food is an element on earth, and it is never eaten: it lies on its corner, a patch by the corner's number, until somebody removes it. An
//! individual is a cube, on a cell by the cell's number; cubes of an animal are alike. Animals' displays, the bag and the rows are outside.

use crate::board::{Cell, Corner, all_cells, all_corners, corners};
use crate::dominant::Dominant;
use crate::event::{By, Cause, Event, Fate};
use crate::rules::animals::CUBES_OF;
use crate::state::{ELEMENTS, Element, Elements, State};
use clade_engine::ecology::reading::{Diet, Food, Hand, Levels, Reading};
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Move, Pool, Via};
use clade_engine::{Game, Side, Small};

impl By {
    /// Why elements move.
    fn via(self) -> Via {
        match self {
            Self::Setup => Via::Opening,
            Self::Rule => Via::Weather,
            Self::Action(side) => Via::Player(side),
            Self::Card(card, _) => Via::Card(card),
        }
    }

    /// The side that did it, if one did.
    fn side(self) -> Option<Side> {
        match self {
            Self::Setup | Self::Rule => None,
            Self::Action(side) | Self::Card(_, side) => Some(side),
        }
    }
}

impl Cause {
    /// What cubes of a side die of, and who kills them. What an animal does to its own cubes is not predation.
    fn death(self, side: Side) -> (Death, Option<Side>) {
        match self {
            Self::Hunger => (Death::Hunger, None),
            Self::Competition(by) => (Death::Competition, Some(by)),
            Self::Card(_, by) if by != side => (Death::Predation, Some(by)),
            Self::Card(_, by) => (Death::Effect, Some(by)),
        }
    }
}

/// A cube of a side.
fn cube(side: Side) -> Being {
    Being { side, slot: Being::ALIKE }
}

/// An element comes to a corner.
fn comes(corner: Corner, element: Element, via: Via) -> Ecological {
    Ecological::Flow { from: Pool::Outside, to: Pool::Patch(corner.0), n: 1, kind: element.byte(), who: None, via }
}

/// An element leaves a corner.
fn goes(corner: Corner, element: Element, via: Via) -> Ecological {
    Ecological::Flow { from: Pool::Patch(corner.0), to: Pool::Outside, n: 1, kind: element.byte(), who: None, via }
}

/// Cubes come to a cell.
fn born(side: Side, at: Cell, n: u8, by: Birth) -> Ecological {
    Ecological::Born { who: cube(side), at: at.0, n: n.into(), by }
}

/// What an Extinction finds out about cubes. A cube needs one element that fits; a second one is no better, and counts as at hand.
fn judged(side: Side, n: u8, fate: Fate) -> Ecological {
    let (got, how, hand, kinds) = match fate {
        Fate::Fed(kinds, hand) => (1, Fed::Habitat, hand, kinds),
        Fate::Spared => (0, Fed::Waived, 0, Elements::NONE),
        Fate::Endangered => (0, Fed::None, 0, Elements::NONE),
    };
    let fed = fate != Fate::Endangered;
    Ecological::Judged { who: cube(side), n: n.into(), need: 1, got, fed, how, hand: hand.into(), kinds: kinds.0 }
}

impl Dominant {
    pub(crate) fn notes_of(&self, event: &Event, notes: &mut Vec<Ecological>) {
        match *event {
            Event::Round(n) => notes.push(Ecological::Round(n)),
            Event::Weighed(side, heads, hand) => {
                notes.push(Ecological::Need { side, heads: heads.into(), need: heads.into(), hand: hand.into() });
            }
            Event::Feeds(cell, n) => notes.push(Ecological::Supply { patch: cell.0, n: n.into() }),
            Event::Judged(side, cell, n, fate) => {
                if let Fate::Fed(kinds, _) = fate {
                    notes.push(Ecological::Serves { side, n: n.into(), patches: corners(cell).map(|corner| corner.0), kinds: kinds.0 });
                }
                notes.push(judged(side, n, fate));
            }
            Event::Put(corner, element, _, by, _) => notes.push(comes(corner, element, by.via())),
            Event::Removed(corner, element, by, _) => notes.push(goes(corner, element, by.via())),
            Event::Spread(side, at, n, By::Setup) => notes.push(born(side, at, n, Birth::Setup)),
            Event::Spread(side, at, n, _) => notes.push(born(side, at, n, Birth::Spread)),
            Event::Revived(side, at, n) => notes.push(born(side, at, n, Birth::Revived)),
            Event::Moved(side, from, to, n, by) => {
                let other = by.side().filter(|&by| by != side);
                let by = if other.is_some() { Move::Forced(other) } else { Move::Chosen };
                notes.push(Ecological::Moved { who: cube(side), from: from.0, to: to.0, n: n.into(), by });
            }
            Event::Eliminated(side, at, n, cause) => {
                let (by, killer) = cause.death(side);
                notes.push(Ecological::Died { who: cube(side), at: at.0, n: n.into(), by, killer });
            }
            Event::Returned(side, at, n, by) => notes.push(Ecological::Left { who: cube(side), at: at.0, n: n.into(), by: by.side() }),
            Event::Ending(Some(_)) => notes.push(Ecological::CutShort),
            _ => {} // pawns, tiles, cards, points, what lies on the display: neither food nor life
        }
    }

    /// How to read the notes: nothing is eaten, and an Extinction comes once a turn, so cubes are counted when it begins. The cap is what an
    /// animal has in all: as the dead do not come back to its gene pool, the pool may be empty long before so many are on earth.
    pub(crate) fn reading_of(&self) -> Reading {
        let (sides, diet) = (self.all_sides().collect(), Diet::Kinds(ELEMENTS as u8));
        let cap = CUBES_OF[self.players().animals.len()].into();
        Reading { sides, levels: Levels::Window, food: Food::Habitat, hand: Hand::Judged, diet, cap }
    }

    /// The elements and cubes on earth, and the turn.
    pub(crate) fn opening_of(&self, state: &State, notes: &mut Vec<Ecological>) {
        for (corner, element) in all_corners().filter_map(|corner| Some((corner, state.element(corner)?))) {
            notes.push(comes(corner, element, Via::Opening));
        }
        for (cell, cubes) in all_cells().zip(&state.species) {
            self.all_sides()
                .map(|side| (side, cubes[side.ix()]))
                .filter(|&(_, n)| n > 0)
                .for_each(|(side, n)| notes.push(born(side, cell, n, Birth::Setup)));
        }
        if state.round > 0 {
            notes.push(Ecological::Round(state.round));
        }
    }
}
