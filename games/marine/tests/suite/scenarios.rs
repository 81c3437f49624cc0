//! The scenarios of `scenarios/`: files for the cases of §11, each action, event, card, trait and option; and positions that read
//! back equal.

use clade_check::Suite;
use clade_marine::MODULE;
use clade_marine::display::Section;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases > 700 && checked.answers > 2500, "{} cases, {} answers", checked.cases, checked.answers);
}

/// The cases of §11. A1 is in `ground.rs`, too; G1 to G10 stand with their cards.
const CASES: [&str; 23] = [
    "a1", "a2", "a4", "a5", "b2", "b3", "c2", "c3", "d1", "d2", "d4", "d5", "e1", "e2", "e4", "e5", "f2", "f3", "f5", "f6", "h1", "h3",
    "h4",
];

#[test]
fn every_case_card_section_and_event_has_a_file() {
    let files: Vec<String> = SUITE.scenarios().into_keys().collect();
    let has = |name: &str| files.iter().any(|file| file.strip_suffix(".toml").unwrap_or(file) == name);
    let begins = |name: &str| files.iter().any(|file| file.starts_with(&format!("{name}_")));
    let cards = crate::common::open(2, &[]);
    let mut missing: Vec<String> = CASES.into_iter().filter(|case| !begins(case)).map(str::to_owned).collect();
    missing.extend(cards.cards().iter().map(|card| card.short_id().to_owned()).filter(|id| !has(id)));
    missing.extend(Section::ALL.map(|section| format!("action_{}", section.word())).into_iter().filter(|name| !has(name)));
    missing.extend(
        ["event_extinction", "event_survival", "event_reseed", "event_end", "h6_random_earth"]
            .map(str::to_owned)
            .into_iter()
            .filter(|name| !has(name)),
    );
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn any_state_of_a_random_game_reads_back_equal() {
    let variants = ["length=quick", "length=quick", "mats=alternative", "earth=random", "superheroes=yes"];
    let setups: Vec<_> = (2..=4).flat_map(|seats| variants.map(|option| clade_check::setup(seats, &[option]))).collect();
    let inside = SUITE.states_read_back(&setups, 1, 37);
    assert!(inside > 20, "{inside} states inside cards");
}
