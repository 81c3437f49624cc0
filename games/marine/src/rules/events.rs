//! Events (События): Extinction, Survival, Reseed; and the end of the game.

mod eaten;
mod end;
mod extinction;
mod reseed;
mod survival;

pub(crate) use eaten::{Devour, Dwindle};
pub(crate) use end::Final;
pub(crate) use extinction::Extinction;
pub(crate) use reseed::{Regress, Reseed};
pub(crate) use survival::Survival;
