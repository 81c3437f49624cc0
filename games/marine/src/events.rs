//! События: Extinction, Survival, Reseed; and the end of the game.

mod end;
mod extinction;
mod reseed;
mod survival;
