//! The codex, by accessible names.

use super::*;
use crate::app::Viewer;
use crate::prefs::Preferences;
use crate::testing::{Folder, MODULES, at_home, click, usual};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::fs;
use std::path::Path;

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
    harness.get_by_label("31 of 31 cards");
}

#[test]
fn escape_closes_the_card_and_then_the_page() {
    let mut harness = usual();
    click(&mut harness, "Cards");
    harness.get_by_label("Holding").click();
    harness.run();
    let is_there = |harness: &Harness<Viewer>, label: &str| harness.query_by_label(label).is_some();
    for seen in [true, false] {
        assert_eq!([is_there(&harness, "Close the card"), is_there(&harness, "Search the cards")], [seen, true]);
        harness.key_press(egui::Key::Escape);
        harness.run();
    }
    assert!(!is_there(&harness, "Search the cards"));
}

#[test]
fn a_search_needs_no_signs_on_letters() {
    for (language, plain, found) in [("pl", "tluszcz", 1), ("ru", "еще", 1), ("en", "no such word", 0)] {
        let shelf = Shelf::new(&clade_evolution::MODULE, &shared(language), &[]);
        assert_eq!(shelf.cards.iter().filter(|card| card.says(plain)).count().min(1), found, "{plain}");
    }
}

#[test]
fn every_game_has_its_cards_in_every_language() {
    for language in clade_table::LANGUAGES {
        let shared = shared(language);
        for module in MODULES {
            let shelf = Shelf::new(*module, &shared, &[]);
            assert_eq!(shelf.wrong, None);
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
        let shelf = Shelf::new(*module, &shared, &[]);
        for mark in &shelf.sources {
            let filter = Filter { source: Some(mark.key.clone()), ..Filter::default() };
            let passed: Vec<&Card> = shelf.cards.iter().filter(|card| filter.passes(card)).collect();
            assert!(!passed.is_empty() && passed.iter().all(|card| card.source == *mark));
            met += usize::from(passed.len() < shelf.cards.len());
        }
    }
    assert!(met > 0, "no game has cards of several kinds");
}

/// Writes a mod of Pond with one card, which has this fault.
fn write_mod(folder: &Path, id: &str, fault: &str) -> String {
    let path = folder.join(id);
    let name = format!("{{ en = \"Card of {id}\", ru = \"x\", pl = \"x\" }}");
    fs::create_dir_all(&path).unwrap();
    fs::write(path.join("mod.toml"), format!("id = \"{id}\"\ngame = \"pond\"\nversion = \"1\"\nname = {name}\n")).unwrap();
    let card = format!("return {{ id = \"card_of_{id}\", name = {name}, text = {name}, source = \"assumed\",\n{fault} }}\n");
    fs::write(path.join("card.lua"), card).unwrap();
    path.display().to_string()
}

fn name_folder(harness: &mut Harness<Viewer>, path: &str) {
    harness.get_by_label("Folder of a mod").focus();
    harness.run();
    harness.get_by_label("Folder of a mod").type_text(path);
    harness.run();
    click(harness, "Add the folder");
}

#[test]
fn folders_of_mods_are_added_switched_remembered_and_forgotten() {
    let folder = Folder::new("codex");
    let (one, other) = (write_mod(folder.path(), "one", ""), write_mod(folder.path(), "other", ""));
    let mut harness = at_home(folder.path(), None);
    let shown = |harness: &Harness<Viewer>| ["one", "other"].map(|id| harness.query_by_label(&format!("Card of {id}")).is_some());
    click(&mut harness, "Cards");
    click(&mut harness, "Pond");
    click(&mut harness, "Cards of mods");
    name_folder(&mut harness, &one);
    assert_eq!(shown(&harness), [true, false]);
    name_folder(&mut harness, &other);
    assert_eq!(shown(&harness), [true, true]);
    harness.get_by_label("Cards of mods (2 of 2 shown)");
    click(&mut harness, "one");
    assert_eq!(shown(&harness), [false, true]);
    drop(harness);
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Cards");
    click(&mut harness, "Pond");
    assert_eq!(shown(&harness), [false, false], "they are known, and wait");
    click(&mut harness, "other");
    assert_eq!(shown(&harness), [false, true]);
    click(&mut harness, &format!("Forget {other}"));
    assert_eq!(shown(&harness), [false, false]);
    harness.get_by_label("Cards of mods (0 of 1 shown)");
    // In the lobby they are one click away, too, and what is set up there is what is shown.
    click(&mut harness, "Games");
    click(&mut harness, "Pond");
    click(&mut harness, "Add one");
    click(&mut harness, "See its cards");
    assert_eq!(shown(&harness), [true, false]);
}

#[test]
fn what_is_wrong_with_a_card_stands_there_until_it_is_put_right() {
    let folder = Folder::new("codex");
    let path = write_mod(folder.path(), "one", "nonsense = 1");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Cards");
    click(&mut harness, "Pond");
    click(&mut harness, "Cards of mods");
    name_folder(&mut harness, &path);
    let says = |harness: &Harness<Viewer>, part: &str| {
        harness
            .root()
            .children_recursive()
            .any(|node| [node.accesskit_node().label(), node.value()].into_iter().flatten().any(|it| it.contains(part)))
    };
    assert!(says(&harness, "one/card.lua:2") && says(&harness, "nonsense"));
    assert!(harness.query_by_label("Card of one").is_none());
    write_mod(folder.path(), "one", "");
    click(&mut harness, "Read again");
    assert!(!says(&harness, "nonsense"));
    harness.get_by_label("Card of one");
}
