//! The tests of this crate, one program.

mod another_id;
mod cards_load;
mod common;
mod documents;
mod facts_once;
mod golden;
mod greedy;
mod hostile_mods;
mod laws;
mod mods;
mod perft;
mod random_games;
mod scenarios;
mod signs;
mod texts;
mod warnings;
mod wild_mods;
