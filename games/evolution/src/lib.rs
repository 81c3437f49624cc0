//! **Evolution** (Dmitry Knorre and Sergey Machin, RightGames) with Time to Fly, Continents and the 18 cards of the gift set.

pub mod action;
mod deck;
pub mod event;
mod evolution;
pub mod options;
pub mod state;
pub mod traits;

pub use event::Event;
pub use evolution::Evolution;
pub use state::State;
