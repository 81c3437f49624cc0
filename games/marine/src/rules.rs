//! The rules, chapter by chapter of the rulebook: each step is a struct with its room, beside what the chapter works out.

pub(crate) mod actions;
pub mod animals;
pub(crate) mod draft;
pub(crate) mod effects;
pub(crate) mod elements;
pub(crate) mod events;
pub(crate) mod points;
pub(crate) mod row;
pub(crate) mod setup;
pub(crate) mod species;
pub(crate) mod traits;
pub(crate) mod turn;
