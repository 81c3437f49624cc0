//! The rules, one file a phase, in the rulebook's order; `attack`, `travel` and `round` are what several phases share.

pub(crate) mod attack;
pub(crate) mod deaths;
pub(crate) mod division;
pub(crate) mod environment;
pub(crate) mod feeding;
pub(crate) mod movement;
pub(crate) mod new_genes;
pub(crate) mod round;
pub(crate) mod scoring;
pub(crate) mod setup;
pub(crate) mod travel;
