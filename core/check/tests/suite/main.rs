//! The tests of this crate, one program.

mod fuzz;
mod marks;
mod suite;
