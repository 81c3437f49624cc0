//! Traits and cards: their facts, what a set-up makes of them, and what their calls do.

pub(crate) mod catalogue;
pub(crate) mod deck;
pub(crate) mod facts;
mod printed;
mod queries;
mod scripted;
mod verbs;
