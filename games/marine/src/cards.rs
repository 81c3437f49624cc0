//! Cards: their facts, and what their calls do.

mod catalogue;
pub(crate) mod facts;
mod printed;
mod queries;
mod scripted;
mod table;
mod verbs;
