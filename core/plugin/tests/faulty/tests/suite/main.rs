//! The one program of tests.

mod files;
mod survived;
