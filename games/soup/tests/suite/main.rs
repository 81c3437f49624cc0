//! The tests of this crate, one program.

mod another_id;
mod common;
mod defects;
mod documents;
mod editions;
mod escape_everywhere;
mod facts_once;
mod feeding;
mod golden;
mod greedy;
mod hostile_mods;
mod laws;
mod mods;
mod new_genes;
mod perft;
mod scenarios;
mod scene;
mod scoring_and_end;
mod setup_and_order;
mod texts;
mod two;
mod wild_mods;
