#![doc = include_str!("../SCENARIOS.md")]

mod expect;
mod file;
mod lesson;
mod lines;
mod positions;
mod read;
mod run;
mod story;
mod write;

pub use lesson::{Chapter, Lesson, Part, Told};
pub use positions::{changed, lines};
pub use read::{Checked, Fault, Games, ReadMod, Scenario};
pub use write::{write, write_case};
