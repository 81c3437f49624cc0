//! The turn in the rulebook's order: one file a phase.

pub(crate) mod births;
pub(crate) mod development;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod extinction;
pub(crate) mod feeding;
pub(crate) mod food_bank;
pub(crate) mod setup;
