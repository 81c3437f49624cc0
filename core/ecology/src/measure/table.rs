//! The table of measures, family by family.

mod fairness_and_game;
mod food;
mod life;

use super::{How, Measure, Part, Prepared, Unit, Value};
use crate::{Games, Row};

/// As many as there are.
const COUNT: usize = food::ALL.len() + life::ALL.len() + fairness_and_game::ALL.len();

const fn joined() -> [&'static Measure; COUNT] {
    let mut all = [&food::ALL[0]; COUNT];
    let mut ix = 0;
    while ix < COUNT {
        all[ix] = match ix {
            _ if ix < food::ALL.len() => &food::ALL[ix],
            _ if ix < food::ALL.len() + life::ALL.len() => &life::ALL[ix - food::ALL.len()],
            _ => &fairness_and_game::ALL[ix - food::ALL.len() - life::ALL.len()],
        };
        ix += 1;
    }
    all
}

/// All measures.
pub(super) static ALL: [&Measure; COUNT] = joined();

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
