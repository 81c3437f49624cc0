//! The tests of this crate, one program.

mod boxes;
mod check;
mod cluster;
mod common;
mod compare;
mod editor;
mod explain;
mod fuzz;
mod help;
mod house;
mod mods;
mod pages;
mod play;
mod plugins;
mod program;
mod rate;
mod replay;
mod results;
mod review;
mod scenarios;
mod train;
