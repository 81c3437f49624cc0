#![doc = include_str!("../SCENARIOS.md")]

mod expect;
mod file;
mod lines;
mod positions;
mod read;
mod run;
mod story;
mod write;

pub use read::{Checked, Fault, Games, ReadMod, Scenario};
pub use write::{write, write_case};
