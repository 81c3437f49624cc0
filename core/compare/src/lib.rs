//! Food and life in several games, side by side: plays, measures, judges, reports.
//!
//! [`asked`] lists the arms: each is one setting of one game among one kind of players. [`mod@play`] plays their games, with the same seeds
//! in all of them, and keeps a row of sums of each in a [`run`]; a [`Report`] turns them into what is shown: numbers with intervals,
//! curves, flows of food, differences between arms, findings and the games that stand out. The same rows give the same report, byte for
//! byte, no matter in what order and on how many machines they were played.
//!
//! **Decides:** what is played and reported in a comparison. **Does not decide:** any formula ([`clade_ecology`]), how a program shows
//! progress.

#![cfg_attr(test, allow(clippy::unwrap_used, reason = "a test may panic"))]

pub mod asked;
pub mod columns;
pub mod files;
pub mod page;
pub mod plan;
pub mod play;
pub mod prose;
pub mod records;
pub mod report;
pub mod rules;
pub mod run;
pub mod sankey;
mod share;

pub use asked::{Arm, Asked, Change, Shape};
pub use plan::{PlanError, Planned, Wish};
pub use play::{PlayError, Watch, play};
pub use prose::{Prose, Table};
pub use report::Report;
pub use run::{Run, RunError};
pub use share::Share;
