//! The window: which page is shown, and what is done about what people want.
//!
//! [`viewer::Viewer`] is the ground: everything it does is in files of its own, which add methods to it.

mod ask;
mod asked;
pub(crate) mod bar;
mod begin;
mod carry_out;
mod dialog;
mod disk;
mod evening;
mod frame;
mod learn;
mod leave;
mod mods;
mod next;
mod open;
#[cfg(test)]
mod pictures;
mod play;
mod play_on;
mod prefer;
mod save;
mod shelf;
#[cfg(test)]
mod tests;
mod trial;
mod viewer;
mod window;

pub use viewer::{Start, Viewer};
pub use window::run;
