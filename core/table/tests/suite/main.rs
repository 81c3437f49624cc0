//! The tests of this crate, one program.

mod common;
mod records;
