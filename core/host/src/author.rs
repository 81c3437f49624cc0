//! Mods in the hands of their authors: a folder to begin with, everything that is wrong with one, and a table to try its cards at.

mod begin;
mod check;
mod explained;
mod line;
mod maker;
mod scenarios;
mod setups;
mod trial;
mod written;

pub use begin::{begin, types};
pub(crate) use begin::{is_free, write_all};
pub use check::{Checked, check, look};
pub use explained::told_of_cards;
pub use line::shown_line;
pub use maker::{Chosen, Maker, Number, Piece, Said};
pub use scenarios::scenarios;
pub use setups::setups;
pub use trial::{Found, GAMES, Resumed, Trial, Tried};
pub use written::Written;
