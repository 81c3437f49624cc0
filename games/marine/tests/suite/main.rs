//! The tests of this crate, one program.

mod another_id;
mod cards_load;
mod common;
mod documents;
mod golden;
mod greedy;
mod help;
mod laws;
mod mods;
mod perft;
mod random_games;
mod rules;
mod scenarios;
mod setups;
mod texts;
mod traits_load;
mod wild_mods;
