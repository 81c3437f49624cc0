//! The one program of tests. It finds the library beside itself.
#![expect(clippy::disallowed_methods, reason = "a test looks for files and has threads")]

mod door;
