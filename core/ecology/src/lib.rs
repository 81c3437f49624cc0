//! Food and life, measured the same way in every game.
//!
//! A game says in one vocabulary what its events mean ([`clade_engine::ecology`]). Here the notes become [`books`] that must
//! balance, and a [`meter`] keeps one [`row`] of sums for each game; [`measure`] makes numbers of the rows of many games, [`axis`] follows
//! them over the course of a game, and [`statistics`] says how sure they are.
//!
//! **Decides:** what is counted and by which formula. **Does not decide:** what a game means by a word, who plays, how a number is
//! drawn. It reads no file and no clock, and it knows no game.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

pub mod axis;
pub mod books;
mod games;
pub mod measure;
pub mod meter;
pub mod reading;
pub mod row;
pub mod statistics;

pub use books::{Account, Books, Difference, Fault, Lives, Unbalanced};
pub use games::{Games, Played, Twice};
pub use measure::{Absent, Measure, Part, Prepared, Value};
pub use meter::{Meter, MeterError};
pub use reading::{Diet, Food, Hand, Levels, Reading, Sides};
pub use row::{End, Row};
