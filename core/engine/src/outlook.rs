//! What the value of a table is made of, for people who ask why.

use crate::Msg;
use serde::{Deserialize, Serialize};

/// Why a table is as good as it is for each side, and how far that may be trusted.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlook {
    /// How much of the game is left, as the game counts it (cards of a deck, rounds): it falls to 0 towards the end.
    pub left: u32,
    /// A lead of so many points of [`crate::Rules::values`] makes it e times (2.7 times) as probable to win, as measured in many games with
    /// so much left; 0 if nobody has measured it.
    pub doubt: u32,
    /// What each side has or expects, in the points of values.
    pub parts: Vec<Part>,
}

/// How the parts of a value are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Counting {
    /// As bots like them that look one answer ahead: what is good to strive for.
    Liked,
    /// As they foretell who wins among players who think ahead.
    Ahead,
    /// All alike, as before anybody found out what each is worth.
    Alike,
}

/// A part of the value of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// What it is, such as “food within reach”.
    pub name: Msg,
    /// What it is worth, by side.
    pub by_side: Vec<i64>,
}

impl Outlook {
    /// With so much left, the doubt as measured (see [`between`]), and the parts of each side's value in the order of their names.
    pub fn of<const PARTS: usize>(left: u32, doubt: &[(u32, u32)], names: [fn() -> Msg; PARTS], sides: &[[i64; PARTS]]) -> Self {
        let part = |(at, name): (usize, fn() -> Msg)| Part { name: name(), by_side: sides.iter().map(|parts| parts[at]).collect() };
        Self { left, doubt: between(doubt, left), parts: names.into_iter().enumerate().map(part).collect() }
    }
}

/// What was measured for so much left, straight between two rows; rows are (left, measured), from 0 left on. Beyond the last row its number
/// holds.
///
/// ```
/// let rows = [(0, 100), (10, 300), (30, 340)];
/// assert_eq!([0, 5, 20, 99].map(|left| clade_engine::between(&rows, left)), [100, 200, 320, 340]);
/// ```
pub fn between(rows: &[(u32, u32)], left: u32) -> u32 {
    let after = rows.iter().position(|&(at, _)| at > left).unwrap_or(rows.len());
    let Some(&(from, low)) = after.checked_sub(1).and_then(|before| rows.get(before)) else { return rows.first().map_or(0, |row| row.1) };
    let Some(&(to, high)) = rows.get(after) else { return low };
    let (part, whole) = (i64::from(left - from), i64::from(to - from));
    (i64::from(low) + (i64::from(high) - i64::from(low)) * part / whole) as u32
}
