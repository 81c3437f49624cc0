//! The one program of tests.

mod header;
mod wire;
