//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-soup --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, Suite};
use clade_engine::Setup;
use std::collections::BTreeMap;

const SUITE: Suite = Suite { module: &clade_soup::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn check(seats: u8) {
    let setup = Setup { seats, options: Default::default() };
    SUITE.golden(&format!("{seats}-players"), &Playthrough { setup, seed: 1, draw_every: 50, in_full: usize::MAX });
}

/// A variant for two: what differs from more players is seen in its first rounds.
fn check_two(variant: &str) {
    let options = BTreeMap::from([("two-players".to_owned(), variant.to_owned())]);
    let setup = Setup { seats: 2, options };
    SUITE.golden(&format!("2-players-{variant}"), &Playthrough { setup, seed: 1, draw_every: 50, in_full: 150 });
}

#[test]
fn a_game_of_three_is_as_written() {
    check(3);
}

#[test]
fn a_game_of_four_is_as_written() {
    check(4);
}

#[test]
fn a_game_with_a_colony_of_nobodys_is_as_written() {
    check_two("dummy");
}

#[test]
fn a_game_with_two_colonies_each_is_as_written() {
    check_two("two-colours");
}

#[test]
fn a_game_of_two_tribes_is_as_written() {
    check_two("tribe");
}
