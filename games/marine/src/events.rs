//! События: Extinction, Survival, Reseed; and the end of the game.

mod eaten;
mod end;
mod extinction;
mod reseed;
mod survival;
