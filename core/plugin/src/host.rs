//! The program's side: a library is looked at, loaded, and stands behind the same traits as a game that is built in.

mod call;
mod far;
pub mod fuzz;
mod image;
mod library;
mod loaded;
mod tools;
mod trial;

pub use far::{FarSide, Jobs, serve};
pub use image::{Image, NoLibrary};
pub use library::{LoadError, Unusable};
pub use loaded::Loaded;
