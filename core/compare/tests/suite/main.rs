//! A comparison of ponds: planned, played, kept, put together, judged, written.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod files;
mod habitat;
mod page;
mod ponds;
mod prose;
mod report;
mod rules;
mod runs;
mod wishes;
