//! Three small games as lists of notes, made by hand: no legal games, but every number that follows from them can be worked out on paper.

pub(crate) mod evolution;
pub(crate) mod made;
pub(crate) mod marine;
pub(crate) mod soup;

use clade_ecology::{End, Meter, Reading, Row};
use clade_engine::Side;
use clade_engine::ecology::{Being, Birth, Death, Ecological, Fed, Pool, Via};

/// Outside the table.
pub(crate) const OUT: Pool = Pool::Outside;

/// A being with an identity.
pub(crate) const fn being(side: u8, slot: u16) -> Being {
    Being { side: Side(side), slot }
}

/// Somebody of those who are alike.
pub(crate) const fn alike(side: u8) -> Being {
    being(side, Being::ALIKE)
}

/// Food that moved for nobody in particular.
pub(crate) fn flow(from: Pool, to: Pool, n: u16, kind: u8, via: Via) -> Ecological {
    Ecological::Flow { from, to, n, kind, who: None, via }
}

/// Food that moved for somebody.
pub(crate) fn flow_of(who: Being, from: Pool, to: Pool, n: u16, kind: u8, via: Via) -> Ecological {
    Ecological::Flow { from, to, n, kind, who: Some(who), via }
}

pub(crate) fn born(who: Being, at: u8, n: u16, by: Birth) -> Ecological {
    Ecological::Born { who, at, n, by }
}

pub(crate) fn died(who: Being, at: u8, n: u16, by: Death, killer: Option<Side>) -> Ecological {
    Ecological::Died { who, at, n, by, killer }
}

pub(crate) fn need(side: u8, heads: u16, need: u16, hand: u16) -> Ecological {
    Ecological::Need { side: Side(side), heads, need, hand }
}

pub(crate) fn supply(patch: u8, n: u16) -> Ecological {
    Ecological::Supply { patch, n }
}

/// One being, judged: what it needed, got and had at hand.
pub(crate) fn judged(who: Being, need: u16, got: u16, how: Fed, hand: u16) -> Ecological {
    Ecological::Judged { who, n: 1, need, got, fed: how != Fed::None, how, hand, kinds: 1 }
}

/// The row of a game that ended by its rules: each round's notes, then the scores.
pub(crate) fn row_of(reading: Reading, rounds: &[Vec<Ecological>], scores: &[Option<i32>]) -> Row {
    let mut meter = Meter::new(reading).unwrap();
    rounds.iter().flatten().for_each(|note| meter.note(note).unwrap());
    meter.end(End::Finished, scores)
}
