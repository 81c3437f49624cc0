//! Cards: their facts, and what their calls do.

pub(crate) mod about;
mod catalogue;
pub(crate) mod facts;
mod queries;
mod scripted;
mod verbs;
