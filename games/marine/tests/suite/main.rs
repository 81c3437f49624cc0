//! What every game promises, for Dominant Species: Marine. What only this game does stands in the modules.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-marine --test suite` writes golden games, the numbers of perft and the documents anew; the
//! difference is what a change does. `CLADE_EFFORT=10 cargo test --release` proves with ten times as many random games.

mod breakdown;
mod cards_load;
mod common;
mod food;
mod food_table;
mod full_earth;
mod ground;
mod help;
mod mods;
mod random_games;
mod rules;
mod scenarios;
mod setups;
mod staging;
mod traits_load;

use clade_check::battery::setups as usual_setups;
use clade_check::{CardSuite, Suite, setup, staging_table};
use clade_engine::Setup;
use clade_marine::{MODULE, Marine, texts as messages};

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

/// Variants that are played together.
const TOGETHER: [(u8, &[&str]); 6] = [
    (4, &["traits=draft", "superheroes=yes", "length=quick"]),
    (2, &["two-animals=outer-inner", "earth=random", "mats=alternative", "superheroes=yes", "length=quick"]),
    (2, &["edition=phalanx2023", "mats=alternative", "length=long"]),
    (3, &["edition=phalanx2023", "earth=random", "superheroes=without-exaptation"]),
    (4, &["earth=random", "mats=alternative", "superheroes=yes", "length=epic"]),
    (4, &["edition=phalanx2023", "superheroes=yes", "new-card=events-first", "last-reseed=yes"]),
];

/// What happens is seen: `tests/golden/staging.txt` lists how, for each kind of event.
#[test]
fn each_kind_of_event_is_shown() {
    let games = [setup(4, &[]), setup(2, &["length=epic"])].map(|setup| CARDS.open::<Marine>(&setup, &[]));
    let played = games.iter().flat_map(|game| (0..8).map(move |seed| (game, seed)));
    SUITE.kept("tests/golden/staging.txt", &staging_table(played));
}

#[test]
fn golden_quick_game_of_two() {
    SUITE.golden("quick-2", setup(2, &["length=quick"]));
}

#[test]
fn golden_game_of_the_phalanx_edition_for_three() {
    SUITE.golden("phalanx-3", setup(3, &["length=quick", "edition=phalanx2023"]));
}

#[test]
fn golden_game_of_four_with_all_variants() {
    SUITE.golden("variants-4", setup(4, &["length=quick", "earth=random", "mats=alternative", "superheroes=yes"]));
}

#[test]
fn perft_and_a_naive_count_agree() {
    SUITE.perft(|setup| CARDS.open::<Marine>(setup, &[]));
}

#[test]
fn both_counts_agree_anywhere() {
    let setups: Vec<Setup> = (2..=4).map(|seats| setup(seats, &["length=quick"])).collect();
    SUITE.perft_anywhere(&setups, 16, 300, |setup| CARDS.open::<Marine>(setup, &[]));
}

/// Two to four players, every option, all variants together.
#[test]
fn all_laws_are_kept() {
    let mut all: Vec<Setup> = usual_setups(&MODULE);
    assert!(all.len() > 90, "each value of each option: {}", all.len());
    all.extend(TOGETHER.iter().map(|(seats, options)| setup(*seats, options)));
    let tally = SUITE.keeps_all_laws(all, 1);
    assert!(tally.inside > 1000 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}

/// Few games, as the bot thinks for about two seconds a game in the profile of tests; it wins nearly all of them.
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
        setup(3, &["edition=phalanx2023", "superheroes=yes"]),
        setup(3, &["traits=draft", "length=quick"]),
        setup(2, &["two-animals=outer-inner", "earth=random", "mats=alternative", "length=quick"]),
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

/// All cards in one deck, two traits for each animal.
#[test]
fn no_card_is_special() {
    assert_eq!(CARDS.no_card_is_special(&setup(4, &["length=epic", "superheroes=yes"]), 3), 54);
}

#[test]
fn facts_are_shared_words() {
    CARDS.keys_used_once(&[
        ("shuffled last", "How a card goes into its deck at setup."),
        ("shuffled unless_two", "The same."),
        (
            "prints",
            "What is printed on a mat is a rule of elements for any animal; of the shipped traits only Ram Feeding prints one more.",
        ),
        ("slots", "Slots for tokens are a rule of the mat; of the shipped traits only Phenotypic Plasticity has some of its own."),
    ]);
}

/// Options are named by the card on which the editions differ, and a card has the name of an element.
#[test]
fn the_rules_name_no_card() {
    CARDS.rules_name_no_card(&["fecundity", "gastropods", "resilience"]);
}

#[test]
fn rule_hooks_hold() {
    CARDS.rule_hooks_hold();
}

#[test]
fn the_rules_page_has_all_sections() {
    assert!(SUITE.rules_page() > 8);
}
