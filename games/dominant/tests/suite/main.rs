//! What every game promises, for Dominant Species. What only this game does stands in the modules.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-dominant --test suite` writes golden games, the numbers of perft and the documents anew; the
//! difference is what a change does. `CLADE_EFFORT=10 cargo test --release` proves with ten times as many random games.

mod food;
mod ground;
mod new_cards;
mod random_games;
mod rules;
mod scenarios;
mod values;

use clade_check::battery::setups as usual_setups;
use clade_check::{CardSuite, Suite, setup, staging_table};
use clade_dominant::{Dominant, MODULE, texts as messages};
use clade_engine::Setup;

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

/// Variants that are played together.
const TOGETHER: [(u8, &[&str]); 5] = [
    (2, &["several-animals=in-turn", "earth=random", "length=short"]),
    (3, &["several-animals=neighbours", "rim=empty", "glaciation-queue=leftmost-pawn"]),
    (3, &["earth=random", "initiative-again=yes", "idle-spaces=closed", "length=shorter"]),
    (4, &["evolution-cubes=gene-pool", "aquatic=element-first", "length=short"]),
    (6, &["earth=random", "rim=empty", "initiative-again=yes", "length=short"]),
];

/// Opens a game with all shipped cards.
fn open(seats: u8, options: &[&str]) -> Dominant {
    CARDS.open(&setup(seats, options), &[])
}

/// What happens is seen: `tests/golden/staging.txt` lists how, for each kind of event.
#[test]
fn each_kind_of_event_is_shown() {
    let games = [setup(4, &[]), setup(6, &[])].map(|setup| CARDS.open::<Dominant>(&setup, &[]));
    let played = games.iter().flat_map(|game| (0..6).map(move |seed| (game, seed)));
    SUITE.kept("tests/golden/staging.txt", &staging_table(played));
}

#[test]
fn golden_short_game_of_two() {
    SUITE.golden("short-2", setup(2, &["length=short", "rest-ends=20"]));
}

#[test]
fn golden_game_of_three_with_all_animals() {
    SUITE.golden("all-animals-3", setup(3, &["length=short", "several-animals=in-turn", "earth=random"]));
}

#[test]
fn golden_game_of_six() {
    SUITE.golden("six", setup(6, &["length=short"]));
}

#[test]
fn perft_and_a_naive_count_agree() {
    SUITE.perft(|setup| CARDS.open::<Dominant>(setup, &[]));
}

#[test]
fn both_counts_agree_anywhere() {
    let setups: Vec<Setup> = [2, 4, 6].map(|seats| setup(seats, &["length=short"])).to_vec();
    SUITE.perft_anywhere(&setups, 16, 300, |setup| CARDS.open::<Dominant>(setup, &[]));
}

/// Two to six players, every option, all variants together.
#[test]
fn all_laws_are_kept() {
    let mut all: Vec<Setup> = usual_setups(&MODULE);
    assert!(all.len() > 60, "each value of each option: {}", all.len());
    all.extend(TOGETHER.iter().map(|(seats, options)| setup(*seats, options)));
    let tally = SUITE.keeps_all_laws(all, 1);
    assert!(tally.inside > 500 && tally.differences > 10, "{tally:#?}");
}

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}

#[test]
fn greedy_beats_random() {
    SUITE.greedy_wins(&setup(2, &[]), 8, 60);
}

#[test]
fn texts_are_complete() {
    SUITE.texts(messages::ALL);
}

#[test]
fn everything_on_the_table_has_its_text() {
    SUITE.read_along(&[
        setup(4, &[]),
        setup(6, &["earth=random", "length=short"]),
        setup(2, &["several-animals=there-and-back", "length=short"]),
    ]);
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

/// All cards in one deck.
#[test]
fn no_card_is_special() {
    assert_eq!(CARDS.no_card_is_special(&setup(4, &[]), 3), 27);
}

#[test]
fn facts_are_shared_words() {
    CARDS.keys_used_once(&[("shuffled", "How a card goes into its deck at setup.")]);
}

/// What an animal does by birth is no card; two cards have the name of a row or an option.
#[test]
fn the_rules_name_no_card() {
    CARDS.rules_name_no_card(&["aquatic", "immigrants"]);
}

#[test]
fn rule_hooks_hold() {
    CARDS.rule_hooks_hold();
}

#[test]
fn the_rules_page_has_all_sections() {
    assert!(SUITE.rules_page() > 8);
}
