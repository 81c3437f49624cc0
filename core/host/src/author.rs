//! Mods in the hands of their authors: a folder to begin with, and everything that is wrong with one.

mod begin;
mod check;
mod line;

pub use begin::{begin, types};
pub use check::{Checked, check, look};
pub use line::shown_line;
