//! The scenarios of `scenarios/`: files for the rulebook's worked first turn, the statements of §6.1, each trait,
//! each option, and traits in combination; and positions that read back equal.

use clade_check::Suite;
use clade_evolution::MODULE;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

/// The statements of §6.1, by number (its numbering has gaps).
const STATEMENTS: [u8; 26] = [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38];

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases > 700 && checked.answers > 1500, "{} cases, {} answers", checked.cases, checked.answers);
}

#[test]
fn every_statement_has_a_file() {
    let files: Vec<String> = SUITE.scenarios().into_keys().collect();
    let missing: Vec<u8> = STATEMENTS.into_iter().filter(|n| !files.iter().any(|file| file.starts_with(&format!("s{n:02}_")))).collect();
    assert_eq!(missing, [], "statements without a file");
}

#[test]
fn every_trait_has_a_file() {
    let files: Vec<String> = SUITE.scenarios().into_keys().collect();
    for card in crate::common::open_with(&crate::common::all_sets(2), &[]).cards().iter() {
        // Both kinds of a trait with a letter stand in one file.
        let name = card.short_id().trim_end_matches("_a").trim_end_matches("_b").to_owned();
        assert!(files.iter().any(|file| file.starts_with(&name)), "{name}");
    }
}

#[test]
fn any_state_of_a_random_game_reads_back_equal() {
    let setups: Vec<_> = (0..8).map(|sets| crate::common::with_sets(2 + sets % 4, sets)).collect();
    let inside = SUITE.states_read_back(&setups, 2, 11);
    assert!(inside > 20, "{inside} states inside traits");
}
