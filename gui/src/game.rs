//! The running game behind the window: no drawing here.
//!
//! [`Session`] owns the table and says what its people see. Long thinking happens on another thread
//! ([`thinking::Thinker`]); every answer is kept in a file as soon as it is given ([`clade_host::Autosave`]).

mod aims;
pub(crate) mod cues;
mod eyes;
mod log;
mod new_game;
mod notes;
mod own;
mod preview;
mod result;
mod script;
mod seen;
mod session;
mod steps;
#[cfg(test)]
mod tests;
mod thinking;
mod undoing;

pub(crate) use aims::Aims;
pub(crate) use log::told;
pub(crate) use new_game::{NewGame, Rules};
pub(crate) use notes::{Level, Note, failed};
pub(crate) use preview::{Change, Preview};
pub(crate) use result::{Standing, score_curve, standings};
pub(crate) use seen::Seen;
pub(crate) use session::Session;
pub(crate) use steps::{Hint, Hinted};
pub(crate) use undoing::UndoRefused;
