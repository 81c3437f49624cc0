//! What every game promises, for Pond; what only this game does stands in the modules.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-pond --test suite` writes golden games and the numbers of perft anew; the difference is what a
//! change does. `CLADE_EFFORT=10 cargo test --release` proves with ten times as many random games.

mod cards;
mod differs;
mod faults;
mod laws;
mod notes;
mod perft;
mod scenarios;
mod tape;
mod texts;
mod watched;

use clade_check::battery::setups;
use clade_check::{CardSuite, Suite, setup};
use clade_pond::{MESSAGES, MODULE, Pond};

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

#[test]
fn golden_game_of_two() {
    SUITE.golden("2-players", setup(2, &[]));
}

#[test]
fn golden_game_of_three() {
    SUITE.golden("3-players", setup(3, &[]));
}

#[test]
fn perft_and_a_naive_count_agree() {
    SUITE.perft(|setup| CARDS.open::<Pond>(setup, &[]));
}

#[test]
fn both_counts_agree_anywhere() {
    SUITE.perft_anywhere(&setups(&MODULE), 60, 80, |setup| CARDS.open::<Pond>(setup, &[]));
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
fn documents_are_current() {
    CARDS.documents();
}

#[test]
fn no_card_is_special() {
    assert_eq!(CARDS.no_card_is_special(&setup(3, &[]), 12), 4);
}

#[test]
fn facts_are_shared_words() {
    CARDS.keys_used_once(&[]);
}

#[test]
fn the_rules_name_no_card() {
    CARDS.rules_name_no_card(&[]);
}

#[test]
fn rule_hooks_hold() {
    CARDS.rule_hooks_hold();
}
