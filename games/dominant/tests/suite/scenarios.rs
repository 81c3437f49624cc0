//! The scenarios of `scenarios/`: files for the cases of the fact sheet, each action, event, card and option; and positions that read back
//! equal.

use clade_check::Suite;
use clade_dominant::MODULE;
use clade_dominant::display::Section;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases > 150 && checked.answers > 300, "{} cases, {} answers", checked.cases, checked.answers);
}

#[test]
fn every_card_action_and_event_has_a_file() {
    let files: Vec<String> = SUITE.scenarios().into_keys().collect();
    let has = |name: &str| files.iter().any(|file| file.strip_suffix(".toml").unwrap_or(file) == name);
    let cards = crate::open(2, &[]);
    let mut wanted: Vec<String> = cards.cards().iter().map(|card| card.short_id().to_owned()).collect();
    wanted.extend(Section::ALL.map(|section| format!("action_{}", section.word())));
    wanted.extend(["event_extinction", "event_survival", "event_reseed", "event_end", "planning"].map(str::to_owned));
    let missing: Vec<String> = wanted.into_iter().filter(|name| !has(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn any_state_of_a_random_game_reads_back_equal() {
    let variants = ["length=short", "earth=random", "rim=empty"];
    let setups: Vec<_> = [2, 4, 6].into_iter().flat_map(|seats| variants.map(|option| clade_check::setup(seats, &[option]))).collect();
    let inside = SUITE.states_read_back(&setups, 1, 11);
    assert!(inside > 3, "{inside} states inside cards");
}
