//! Takes the notes of one game in their order and keeps one [`crate::Row`].
//!
//! Streaming: its memory is bounded by the table (who lives, which patches hold food), never by the length of the game.
//!
//! What it asks of a game, besides books that balance: a [`clade_engine::Ecological::Need`] of each side that has heads comes before the
//! judgements of its window, and a death comes before the flows of what is lost with the dead. Deaths by hunger may be noted before
//! or after the window and the judgement that they follow from.
//!
//! **Decides:** what a note adds to the row. **Does not decide:** what the row means.

mod ages;
mod cohorts;
mod feeding;
mod game;
mod ground;
mod lives;
mod living;
mod mixing;
mod notes;
mod numbered;
mod serving;
mod streams;

pub use game::{Meter, MeterError};
