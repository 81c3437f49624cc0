//! The rules: one file per phase, in the rulebook's order, and what several phases share: animals and the traits on them, food, the hunt,
//! migration.

pub(crate) mod ambush;
pub(crate) mod animals;
pub(crate) mod attack;
pub(crate) mod births;
pub(crate) mod cycle;
pub(crate) mod deaths;
pub(crate) mod development;
pub(crate) mod draw;
pub(crate) mod duplicates;
pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod extinction;
pub(crate) mod feast;
pub(crate) mod feeding;
pub(crate) mod food;
pub(crate) mod food_bank;
pub(crate) mod idle;
pub(crate) mod migration;
pub(crate) mod offers;
pub(crate) mod placing;
pub(crate) mod prey;
pub(crate) mod reactions;
pub(crate) mod setup;
pub(crate) mod spent;
