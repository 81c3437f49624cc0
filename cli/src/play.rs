//! A game at the terminal: who is asked next, and what a person's line does.
//!
//! Bots and Chance answer by themselves; what they did appears as log lines. A person sees the table, the question and the
//! numbered actions, and types an action or a command.

mod answer;
mod choices;
mod commands;
pub(crate) mod input;
mod lookup;
pub(crate) mod meaning;
pub(crate) mod narrow;
mod news;
pub(crate) mod paint;
mod piles;
mod run;
mod session;
pub(crate) mod show;
mod undo;

pub(crate) use session::Session;
