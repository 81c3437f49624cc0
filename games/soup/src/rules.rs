//! The rules, one file per phase, in the rulebook's order, and what several phases share.

pub(crate) mod attack;
pub(crate) mod deaths;
pub(crate) mod defects;
pub(crate) mod diet;
pub(crate) mod direction;
pub(crate) mod division;
pub(crate) mod effects;
pub(crate) mod environment;
pub(crate) mod feeding;
pub(crate) mod movement;
pub(crate) mod new_genes;
pub(crate) mod numbers;
pub(crate) mod round;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod travel;
pub(crate) mod tribe;
pub mod two;
pub(crate) mod waste;
