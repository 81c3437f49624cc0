//! The tests of this crate, one program.

mod cards;
mod faults;
mod golden;
mod laws;
mod perft;
mod scenarios;
mod wild_mods;
