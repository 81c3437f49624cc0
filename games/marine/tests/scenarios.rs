//! The scenarios of `scenarios/`: files for the fact sheet's cases, each action, event, card, trait and option; and positions that read
//! back equal.

mod common;

use clade_check::Suite;
use clade_marine::MODULE;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases >= 12 && checked.answers >= 55, "{} cases, {} answers", checked.cases, checked.answers);
}

#[test]
fn any_state_of_a_random_game_reads_back_equal() {
    let variants = ["length=quick", "length=quick", "mats=alternative", "earth=random", "superheroes=yes"];
    let setups: Vec<_> = (2..=4).flat_map(|seats| variants.map(|option| common::setup(seats, &[option]))).collect();
    let inside = SUITE.states_read_back(&setups, 1, 11);
    assert!(inside > 20, "{inside} states inside cards");
}
