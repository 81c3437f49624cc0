//! The ground that both games named Dominant Species stand on: an earth of hexagons with corners, and sets of types of elements.
//!
//! **Decides:** where cells and corners lie, how they are numbered and what they are called. **Does not decide:** which cells a board has,
//! which elements there are, or any rule.
//!
//! Each game declares its own types by [`board!`] and [`elements!`], as cards of a game know things by the game's own types.

mod board;
mod elements;

pub use board::{Grid, NOWHERE, spelt, wind};

#[doc(hidden)]
pub use clade_engine;
