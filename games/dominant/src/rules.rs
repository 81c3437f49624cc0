//! The rules, chapter by chapter: each step is a struct with its room, beside what the chapter works out.

pub(crate) mod actions;
pub mod animals;
pub(crate) mod cards;
pub(crate) mod dominance;
pub(crate) mod effects;
pub(crate) mod elements;
pub(crate) mod execution;
pub(crate) mod planning;
pub(crate) mod points;
pub(crate) mod reset;
pub(crate) mod setup;
pub(crate) mod species;
