//! Books, meter, measures and statistics, on lists of notes made by hand and on random ones.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod books;
mod fixtures;
mod meter;
mod worked;
