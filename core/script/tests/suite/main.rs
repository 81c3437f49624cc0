//! The tests of this crate, one program.

mod common;
mod docs;
mod hostile;
mod journal;
mod loading;
mod names;
mod noting;
mod rules;
mod segments;
mod shipped;
