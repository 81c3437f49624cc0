//! What every game promises, for this one; and that its library plays the same game.
#![allow(clippy::disallowed_methods, reason = "a test looks for its library")]

use clade_check::battery::setups;
use clade_check::lockstep::lockstep;
use clade_check::{CardSuite, Suite, setup};
use clade_engine::Module;
use clade_plugin::host::Loaded;
use overgrazed_game::{MESSAGES, MODULE};

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

#[test]
fn all_laws_are_kept() {
    SUITE.keeps_all_laws(setups(&MODULE), 12);
}

#[test]
fn scenarios_hold() {
    SUITE.scenarios_hold();
}

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}

#[test]
fn texts_are_complete() {
    SUITE.texts(MESSAGES);
}

#[test]
fn everything_on_the_table_has_its_text() {
    SUITE.read_along(&[setup(2, &[]), setup(4, &[])]);
}

#[test]
fn no_card_is_special() {
    assert_eq!(CARDS.no_card_is_special(&setup(3, &[]), 12), 5);
}

/// The library of this crate lies beside its tests.
#[test]
fn built_in_and_loaded_agree() {
    let name = format!("{}overgrazed_game{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let library = std::env::current_exe().expect("a test").with_file_name(name);
    let loaded = Loaded::load(&library).unwrap_or_else(|error| panic!("{error}"));
    let wild = MODULE.wild_mod(1).expect("a mod");
    for (seats, mods) in [(2, vec![]), (3, vec![wild]), (4, vec![])] {
        let compared = lockstep(&MODULE, loaded, &setup(seats, &[]), &mods, 6).unwrap_or_else(|apart| panic!("{apart}"));
        assert!(compared > 2000, "only {compared} answers were compared");
    }
}
