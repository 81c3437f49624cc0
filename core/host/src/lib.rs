//! What every program that hosts games needs: the terminal and the viewer do the same with the same files.
//!
//! **Decides:** how games, bots and languages are found by their words ([`games`], [`seats`], [`lang`]), how a mod is read
//! ([`Folder`]), which mods take part ([`Search`]) and how they are packed and installed ([`Package`]), where a user's files are ([`Home`]), where the mods of a saved game are looked for and how far it can be replayed
//! ([`Saved`]), when a file may be overwritten ([`save`]), how a game is kept while it is played ([`Autosave`]), random seeds
//! ([`random`]), how long a script may take ([`watchdog`]), what the values of options are called ([`value_name`]), and how each
//! of these failures is worded in the user's language ([`Error::say`]).
//!
//! **Does not decide:** any rule, which games there are (a program hands in its list), what a table looks like, what a person may
//! type or click. Only a program knows what its options and buttons are called: advice such as “name the folder with `--mod`” is
//! given there.
//!
//! This crate is for programs, not for games: it reads files, clocks and the environment, as no other crate of `core` does while a
//! game is played.

pub mod author;
mod autosave;
mod bots;
mod damage;
mod error;
pub mod games;
mod home;
mod install;
mod known;
pub mod lang;
mod mods;
mod my_box;
mod option;
mod packed;
pub mod plugins;
pub mod random;
mod read;
mod refused;
pub mod results;
pub mod review;
mod save;
mod saved;
pub mod say;
mod search;
pub mod seats;
mod shelf;
pub mod texts;
pub mod watchdog;
pub mod whatif;
mod write;

pub use autosave::{Autosave, is_free};
pub use bots::{Beside, Change, Told, advice, adviser, bot_answer, chances, for_and_against, percents, told, why};
pub use clade_mods::{MOST_SCRIPT, MOST_TEXT, PACKED, PackedFault};
pub use error::{Error, Word};
pub use home::{Home, Listed};
pub use install::{Arrived, Package};
pub use known::perhaps_in;
pub use mods::{Files, Folder, MOST_FILES, MOST_LETTERS, carry, mods_used, odd, ruleset, usual_seats, warnings};
pub use my_box::{MyBox, allowed, shown};
pub use option::{experiment_sign, value_name};
pub use read::{read, read_start, read_text, reason};
pub use save::{Replaces, SaveError, save};
pub use saved::{Again, Fault, Saved};
pub use search::{AtHand, Search};
pub use seats::Sitter;
pub use shelf::Installed;
pub use texts::texts_of;
pub use write::{set_aside, write_whole};
