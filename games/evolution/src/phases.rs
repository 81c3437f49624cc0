//! The turn in the rulebook's order: one file a phase.

mod births;
mod development;
mod draw;
pub(crate) mod end;
mod extinction;
mod feeding;
mod food_bank;
mod setup;

pub(crate) use births::{Birth, Births};
pub(crate) use development::Develop;
pub(crate) use draw::{Deal, Draw, Rescue};
pub(crate) use end::EndOfTurn;
pub(crate) use extinction::{Extinction, Regrow, RegrowFromDeck, RegrowWith};
pub(crate) use feeding::{Adopt, Feeding, Turn};
pub(crate) use food_bank::{Bank, Filled, Roll};
pub(crate) use setup::FirstPlayer;
