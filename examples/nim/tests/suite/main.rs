//! What every game promises, for the smallest one.

use clade_check::battery::{LONGEST, Plan, Rates, Watch, run, setups};
use clade_check::{Suite, setup};
use clade_engine::Module;
use clade_nim::{ALL, MODULE};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn texts_are_complete() {
    SUITE.texts(ALL);
}

#[test]
fn everything_on_the_table_has_its_text() {
    SUITE.read_along(&[setup(2, &[]), setup(4, &[])]);
}

#[test]
fn every_scenario_holds() {
    assert!(SUITE.scenarios_hold().cases >= 2);
}

#[test]
fn a_game_without_cards_keeps_all_laws() {
    let (watch, setups) = (Watch::new(), setups(&MODULE));
    let plan =
        Plan { setups, games: 12, seed: 1, jobs: 0, rates: Rates::EACH, longest: LONGEST, mods: Vec::new(), enough: true, watch: &watch };
    let report = run(&plan, &|setup| MODULE.ruleset(setup, &[]));
    assert!(report.is_lawful(), "{:#?}", report.broken);
}
