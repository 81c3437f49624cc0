//! What every game promises, for Evolution. What only this game does stands in the modules.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-evolution --test suite` writes golden games, the numbers of perft and the documents anew; the
//! difference is what a change does. `CLADE_EFFORT=10 cargo test --release` proves with ten times as many random games.

mod automatic;
mod cards_load;
mod common;
mod food;
mod greedy;
mod hostile_mods;
mod mods;
mod random_games;
mod scenarios;
mod signs;
mod staging;
mod texts;
mod warnings;

use clade_check::battery::setups;
use clade_check::{CardSuite, Suite, setup, staging_table};
use clade_engine::Setup;
use clade_evolution::{Evolution, MODULE, texts as messages};
use common::{all_sets, with_sets};

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

/// What happens is seen: `tests/golden/staging.txt` lists how, for each kind of event.
#[test]
fn each_kind_of_event_is_shown() {
    let games = [setup(4, &[]), all_sets(4), setup(4, &["cycle=closed"])].map(|setup| CARDS.open::<Evolution>(&setup, &[]));
    let played = games.iter().flat_map(|game| (0..20).map(move |seed| (game, seed)));
    SUITE.kept("tests/golden/staging.txt", &staging_table(played));
}

#[test]
fn golden_base_game_of_two() {
    SUITE.golden("base-2", setup(2, &[]));
}

#[test]
fn golden_game_of_three_with_time_to_fly() {
    SUITE.golden("time-to-fly-3", with_sets(3, 1));
}

#[test]
fn golden_game_of_four_with_all_sets() {
    SUITE.golden("all-sets-4", all_sets(4));
}

#[test]
fn perft_and_a_naive_count_agree() {
    SUITE.perft(|setup| CARDS.open::<Evolution>(setup, &[]));
}

#[test]
fn both_counts_agree_anywhere() {
    let setups: Vec<Setup> = (0..8).map(|sets| with_sets(2 + sets % 3, sets)).collect();
    SUITE.perft_anywhere(&setups, 16, 300, |setup| CARDS.open::<Evolution>(setup, &[]));
}

/// Every combination of sets for every number of players, and every value of every option, with all sets, for two and four.
#[test]
fn all_laws_are_kept() {
    let mut all: Vec<Setup> = (2..=8).flat_map(|seats| (0..8).map(move |sets| with_sets(seats, sets))).collect();
    for other in setups(&MODULE).into_iter().filter(|setup| setup.seats == 2 || setup.seats == 4) {
        let mut setup = all_sets(other.seats);
        setup.options.extend(other.options);
        if !all.contains(&setup) {
            all.push(setup);
        }
    }
    let tally = SUITE.keeps_all_laws(all, 1);
    assert!(tally.inside > 1000 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}

#[test]
fn greedy_beats_random_in_the_base_game() {
    SUITE.greedy_wins(&setup(2, &[]), 24, 60);
}

#[test]
fn texts_are_complete() {
    SUITE.texts(messages::ALL);
}

#[test]
fn everything_on_the_table_has_its_text() {
    SUITE.read_along(&[all_sets(4), setup(2, &[])]);
}

#[test]
fn cited_sections_stand_in_the_rules() {
    assert!(SUITE.sections() > 10);
}

#[test]
fn options_are_written_down_and_played() {
    SUITE.options_are_written_down_and_played();
}

#[test]
fn presets_are_written_down_and_played() {
    SUITE.presets_are_written_down_and_played();
}

#[test]
fn documents_are_current() {
    CARDS.documents();
}

#[test]
fn no_trait_is_special() {
    assert_eq!(CARDS.no_card_is_special(&all_sets(4), 3), 41);
}

#[test]
fn facts_are_shared_words() {
    CARDS.keys_used_once(&[
        ("on any", "Where a card is laid, as it is printed on it."),
        ("on hidden", "The same."),
        ("pair directed", "The same."),
        (
            "stores",
            "Stored food is a rule of feeding for any animal (yellow tokens); of the shipped traits only Fat tissue gives room for it.",
        ),
        ("home", "That some animals live in the Ocean is a rule of territories; of the shipped traits only Swimming belongs there."),
        ("silences", "The order of traits and which of them act is a rule of the table; of the shipped traits only Neoplasm uses it."),
    ]);
}

/// An attack from ambush is a fact for hooks and a verb.
#[test]
fn the_rules_name_no_trait() {
    CARDS.rules_name_no_card(&["ambush"]);
}

#[test]
fn rule_hooks_hold() {
    CARDS.rule_hooks_hold();
}

#[test]
fn the_rules_page_has_all_sections() {
    assert!(SUITE.rules_page() > 8);
}
