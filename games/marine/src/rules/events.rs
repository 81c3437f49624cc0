//! Events (События): Extinction, Survival, Reseed; and the end of the game.

pub(crate) mod eaten;
pub(crate) mod end;
pub(crate) mod extinction;
pub(crate) mod reseed;
pub(crate) mod survival;
