//! The tests of this crate, one program.

mod changes;
mod common;
mod docs;
mod helpers;
mod hostile;
mod journal;
mod loading;
mod names;
mod noting;
mod options;
mod pictures;
mod rules;
mod segments;
mod shipped;
