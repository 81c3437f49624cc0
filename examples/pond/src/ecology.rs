//! What an event means for food and life.
//!
//! The pond is one patch with one kind of food. Each side is one animal, which never dies; what it takes it keeps.

use crate::event::Event;
use crate::state::{ROUNDS, State};
use clade_engine::Side;
use clade_engine::ecology::reading::{Diet, Food, Hand, Levels, Reading};
use clade_engine::ecology::{Being, Birth, Ecological, Origin, Pool, Via};

const POND: u8 = 0;

fn animal(side: Side) -> Being {
    Being { side, slot: 0 }
}

/// An amount of food moves; a note holds at most 65,535 pieces.
fn moves(from: Pool, to: Pool, n: u32, who: Option<Side>, via: Via, notes: &mut Vec<Ecological>) {
    let mut left = n;
    while left > 0 {
        let n = u16::try_from(left).unwrap_or(u16::MAX);
        left -= u32::from(n);
        notes.push(Ecological::Flow { from, to, n, kind: 0, who: who.map(animal), via });
    }
}

pub(crate) fn notes(event: &Event, notes: &mut Vec<Ecological>) {
    let pond = Pool::Patch(POND);
    match *event {
        Event::Round(n) => notes.push(Ecological::Round(n.into())),
        Event::Fed(side, n, _) => moves(pond, Pool::Store(side), n, Some(side), Via::Meal(Origin::Environment), notes),
        Event::Filled(n, by) => {
            let via = by.map_or(Via::Weather, Via::Card);
            let (from, to) = if n > 0 { (Pool::Outside, pond) } else { (pond, Pool::Outside) };
            moves(from, to, n.unsigned_abs(), None, via, notes);
        }
        _ => {} // cards and choices
    }
}

pub(crate) fn reading(sides: impl Iterator<Item = Side>) -> Reading {
    let (levels, hand) = (Levels::Round, Hand::Judged);
    Reading { sides: sides.collect(), levels, food: Food::Eaten, hand, diet: Diet::Origins(1), cap: 1 }
}

pub(crate) fn opening(state: &State, sides: impl Iterator<Item = Side>, notes: &mut Vec<Ecological>) {
    moves(Pool::Outside, Pool::Patch(POND), state.pond, None, Via::Opening, notes);
    for side in sides {
        notes.push(Ecological::Born { who: animal(side), at: POND, n: 1, by: Birth::Setup });
        moves(Pool::Outside, Pool::Store(side), state.food[side.ix()], Some(side), Via::Opening, notes);
    }
    if state.round > 0 {
        notes.push(Ecological::Round(state.round.min(ROUNDS).into()));
    }
}
