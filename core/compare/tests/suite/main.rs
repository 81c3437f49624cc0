//! A comparison of ponds: planned, played, kept, put together, judged, written.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod files;
mod ponds;
mod report;
mod runs;
mod wishes;
