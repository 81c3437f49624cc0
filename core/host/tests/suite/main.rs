//! The tests of this crate, one program.

mod bounded;
mod common;
mod files;
mod mods;
mod shelf;
