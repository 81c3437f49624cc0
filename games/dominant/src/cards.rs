//! The cards: Lua files, and what of the table they may see and touch.

pub(crate) mod catalogue;
mod queries;
mod scripted;
mod table;
mod verbs;
