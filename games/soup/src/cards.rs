//! Genes: their facts, what a set-up makes of them, and what their calls do.

pub mod genes;
mod printed;
mod scripted;
mod verbs;
