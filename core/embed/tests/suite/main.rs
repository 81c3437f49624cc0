//! The tests of this crate, one program.

mod constant;
mod messages;
