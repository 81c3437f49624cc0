//! The codex, by accessible names.

use super::*;
use crate::prefs::Preferences;
use crate::testing::{MODULES, usual};
use egui_kittest::kittest::Queryable;

fn shared(language: &str) -> Shared {
    Shared::new(MODULES, Preferences { language: language.to_owned(), ..Preferences::default() }).unwrap()
}

#[test]
fn cards_are_searched_opened_and_closed() {
    let mut harness = usual();
    harness.get_by_label("Cards").click();
    harness.run();
    harness.get_by_label("Search the cards").click();
    harness.run();
    harness.get_by_label("Search the cards").type_text("holding");
    harness.run();
    harness.get_by_label("Holding").click();
    harness.run();
    harness.get_by_label("In records it is called holding");
    harness.get_by_label("Close the card").click();
    harness.run();
    assert!(harness.query_by_label("In records it is called holding").is_none());
    harness.get_by_label("Show all").click();
    harness.run();
    harness.get_by_label("20 of 20 cards");
}

#[test]
fn every_game_has_its_cards_in_every_language() {
    for language in clade_table::LANGUAGES {
        let shared = shared(language);
        for module in MODULES {
            let (shelf, complaint) = Shelf::new(*module, &shared);
            assert_eq!(complaint, None);
            assert!(shelf.cards.len() >= 4, "{}", module.about().id);
            for card in &shelf.cards {
                assert!(!card.name.is_empty() && !card.text.is_empty(), "{language}: {}", card.id);
            }
        }
    }
}

#[test]
fn cards_are_filtered_by_how_sure_they_are() {
    let shared = shared("en");
    let mut met = 0;
    for module in MODULES {
        let (shelf, _) = Shelf::new(*module, &shared);
        for mark in &shelf.sources {
            let filter = Filter { source: Some(mark.key.clone()), ..Filter::default() };
            let passed: Vec<&Card> = shelf.cards.iter().filter(|card| filter.passes(card)).collect();
            assert!(!passed.is_empty() && passed.iter().all(|card| card.source == *mark));
            met += usize::from(passed.len() < shelf.cards.len());
        }
    }
    assert!(met > 0, "no game has cards of several kinds");
}
