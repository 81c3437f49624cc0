//! The table of measures, family by family. Here is how a row says its numbers.

mod all;
mod fairness_and_game;
mod food;
mod life;

use super::{How, Part, Prepared, Unit, Value};
use crate::{Games, Row};

/// Unlimited.
const FREE: f64 = f64::INFINITY;

/// A number of each game.
const fn each(id: &'static str, says: &'static str, unit: Unit, range: (f64, f64), of: fn(&Row) -> Value) -> Part {
    Part { id, says, unit, least: range.0, most: range.1, how: How::Each(of) }
}

/// A number that needs all games, if only to know whether it has a meaning in them.
const fn pooled(id: &'static str, says: &'static str, unit: Unit, range: (f64, f64), over: fn(&Games) -> Prepared) -> Part {
    Part { id, says, unit, least: range.0, most: range.1, how: How::Pooled(over) }
}

/// A share of each game.
const fn share_of(id: &'static str, says: &'static str, of: fn(&Row) -> Value) -> Part {
    each(id, says, Unit::Share, (0.0, 1.0), of)
}
