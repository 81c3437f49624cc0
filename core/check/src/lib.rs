//! What makes a game trustworthy: laws that every game, plugin and mod passes unchanged, scenarios as data, playthroughs, perft.
//!
//! **Decides:** what is checked and how a fault is named. **Does not decide:** any rule. Everything here knows the games only
//! through [`clade_engine::Face`].

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

mod at_table;
pub mod battery;
mod card_use;
pub mod food_table;
pub mod fuzz;
pub mod lockstep;
mod perft;
mod playthrough;
mod random_game;
pub mod scenario;
mod suite;

pub use at_table::AtTable;
pub use card_use::{CardUse, Logged, Uses, card_use};
pub use perft::{PerftError, Row, perft, recount};
pub use playthrough::{Played, Playthrough, PlaythroughError, Step, difference};
pub use random_game::{RandomGame, random_states, staged_kinds, staging_table};
pub use suite::{CardSuite, Suite, effort, setup};
