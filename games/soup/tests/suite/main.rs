//! What every game promises, for Primordial Soup. What only this game does stands in the modules.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-soup --test suite` writes golden games, the numbers of perft and the documents anew; the
//! difference is what a change does. `CLADE_EFFORT=10 cargo test --release` proves with ten times as many random games.

mod common;
mod counted_anew;
mod defects;
mod environment;
mod escape_everywhere;
mod feeding;
mod food;
mod hostile_mods;
mod mods;
mod new_genes;
mod scenarios;
mod scene;
mod scoring_and_end;
mod setup_and_order;
mod staging;
mod texts;
mod two;

use clade_check::battery::setups;
use clade_check::{CardSuite, Suite, setup, staging_table};
use clade_engine::Setup;
use clade_soup::genes::Duty;
use clade_soup::{MODULE, Soup, texts as messages};

const CARDS: CardSuite = CardSuite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const SUITE: Suite = CARDS.suite();

/// The variants for two.
const FOR_TWO: [&str; 3] = ["dummy", "two-colours", "tribe"];

fn of_two(variant: &str) -> Setup {
    setup(2, &[&format!("two-players={variant}")])
}

/// What happens is seen: `tests/golden/staging.txt` lists how, for each kind of event.
#[test]
fn each_kind_of_event_is_shown() {
    let games = [setup(4, &[]), setup(4, &["waste=common"]), of_two("dummy"), of_two("tribe")].map(|setup| CARDS.open::<Soup>(&setup, &[]));
    let played = games.iter().flat_map(|game| (0..6).map(move |seed| (game, seed)));
    SUITE.kept("tests/golden/staging.txt", &staging_table(played));
}

#[test]
fn golden_game_of_three() {
    SUITE.golden("3-players", setup(3, &[]));
}

#[test]
fn golden_game_of_four() {
    SUITE.golden("4-players", setup(4, &[]));
}

#[test]
fn golden_games_of_two() {
    for variant in FOR_TWO {
        SUITE.golden(&format!("2-players-{variant}"), of_two(variant));
    }
}

#[test]
fn perft_and_a_naive_count_agree() {
    SUITE.perft(|setup| CARDS.open::<Soup>(setup, &[]));
}

#[test]
fn both_counts_agree_anywhere() {
    SUITE.perft_anywhere(&setups(&MODULE), 40, 380, |setup| CARDS.open::<Soup>(setup, &[]));
}

/// Two players with each variant; more with every option. Armor acts in about one of five hundred random games: far fewer games than
/// these would not meet it.
#[test]
fn all_laws_are_kept() {
    let worth = |setup: &Setup| setup.seats > 2 || setup.options.keys().all(|name| name == "two-players");
    let tally = SUITE.keeps_all_laws(setups(&MODULE).into_iter().filter(worth).collect(), 8);
    assert!(tally.inside > 1000 && tally.pairs > 100 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}

#[test]
fn greedy_beats_three_random_seats() {
    SUITE.greedy_wins(&setup(4, &[]), 100, 60);
}

#[test]
fn greedy_beats_a_random_one() {
    for variant in FOR_TWO {
        SUITE.greedy_wins(&of_two(variant), 60, 70);
    }
}

#[test]
fn texts_are_complete() {
    SUITE.texts(messages::ALL);
}

#[test]
fn everything_on_the_table_has_its_text() {
    SUITE.read_along(&[setup(4, &[]), setup(3, &["edition=zman2004"]), of_two("dummy"), of_two("two-colours"), of_two("tribe")]);
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
fn no_card_is_special() {
    assert_eq!(CARDS.no_card_is_special(&setup(4, &[]), 25), 31);
    CARDS.no_card_is_special(&setup(3, &[]), 2);
}

#[test]
fn facts_are_shared_words() {
    CARDS.keys_used_once(&[
        (
            "pays",
            "Ray Protection counts -2, but given up for a defect it pays 4: the only gene whose two numbers differ. Any gene may have it.",
        ),
        (
            "starts",
            "The colony of nobody's in a game of two has a gene from the start; which one is the designers' choice, not the rules'.",
        ),
        (
            "ignores must_move",
            "The duty to drift or move is a rule of phase 1; any gene may lift it, of the shipped ones only Holding does.",
        ),
        (
            "ignores not_adjacent",
            "That newborns touch their own is a rule of phase 4; any gene may lift it, of the shipped ones only Spores does.",
        ),
    ]);
}

#[test]
fn every_ignorable_objection_is_ignored_by_some_gene() {
    let rules = clade_soup::rules(&setup(4, &[]), &[]).expect("the shipped cards load");
    for word in Duty::WORDS {
        assert!(!rules.checked_cards().with_word("ignores", word).is_empty(), "{word}");
    }
}

#[test]
fn the_rules_name_no_card() {
    CARDS.rules_name_no_card(&[]);
}

#[test]
fn rule_hooks_hold() {
    CARDS.rule_hooks_hold();
}

#[test]
fn the_rules_page_has_all_sections() {
    assert!(SUITE.rules_page() > 8);
}
