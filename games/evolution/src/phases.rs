//! The turn in the rulebook's order: one file a phase.

mod development;
mod draw;
pub(crate) mod end;
mod extinction;
mod feeding;
mod food_bank;
mod setup;
