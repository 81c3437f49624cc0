//! The tests of this crate, one program.

mod check;
mod cluster;
mod common;
mod compare;
mod help;
mod house;
mod play;
mod program;
mod readme;
mod replay;
mod scenarios;
