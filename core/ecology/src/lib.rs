//! Food and life, measured the same way in every game.
//!
//! A game says in one vocabulary what its events mean ([`clade_engine::ecology`]). Here the notes become [`books`] that must
//! balance, and a [`meter`] keeps one [`row`] of sums for each game; [`measure`] makes numbers from the rows of many games,
//! [`axis`] follows them over the course of a game, and [`statistics`] says how sure they are.
//!
//! ```
//! use clade_ecology::{Diet, End, Food, Games, Hand, Levels, Meter, Reading, Sides, statistics};
//! use clade_engine::Side;
//! use clade_engine::ecology::{Being, Birth, Ecological, Fed};
//!
//! let (levels, food, hand, diet) = (Levels::Window, Food::Eaten, Hand::Judged, Diet::Origins(3));
//! let reading = Reading { sides: Sides::first(1), levels, food, hand, diet, cap: 0 };
//! let who = Being { side: Side(0), slot: 1 };
//! let judged = Ecological::Judged { who, n: 1, need: 1, got: 1, fed: true, how: Fed::Meal, hand: 2, kinds: 1 };
//! let mut games = Games::default();
//! for number in 0..40 {
//!     let mut meter = Meter::new(reading).unwrap();
//!     // In a program these come from `Face::notes`.
//!     for note in [Ecological::Born { who, at: 0, n: 1, by: Birth::Setup }, Ecological::Round(1), judged] {
//!         meter.note(&note).unwrap();
//!     }
//!     games.enter(number, number, meter.end(End::Finished, &[Some(3)])).unwrap();
//! }
//! let estimates = statistics::estimates(&games, 1, 100);
//! let fed = estimates.iter().find(|estimate| estimate.id == "fed").unwrap();
//! assert_eq!((fed.value, fed.interval.unwrap().low), (Ok(1.0), 1.0));
//! ```
//!
//! **Decides:** what is counted and by which formula. **Does not decide:** what a game means by a word, who plays, how a number is
//! drawn. It reads no file and no clock, and it knows no game.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

pub mod axis;
pub mod books;
mod games;
pub mod measure;
pub mod meter;
pub mod row;
pub mod statistics;
mod tape;
mod watched;

pub use books::{Account, Books, Difference, Fault, Lives, Unbalanced};
pub use clade_engine::ecology::reading;
pub use games::{Games, Played, Twice};
pub use measure::{Absent, Measure, Part, Prepared, Value};
pub use meter::{Meter, MeterError};
pub use reading::{Diet, Food, Hand, Levels, Reading, Sides};
pub use row::{End, Row};
pub use tape::Tape;
pub use watched::{WatchError, Watched};
