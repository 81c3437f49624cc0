//! What is explained of a card on its zoom.

use super::explain;
use crate::app::Viewer;
use crate::prefs::Preferences;
use crate::testing::{Folder, MODULES, at_home, click, played};
use clade_engine::{CallKind, Module};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::time::Duration;

type Window = Harness<'static, Viewer>;

fn soup() -> &'static dyn Module {
    *MODULES.iter().find(|module| module.about().id == "soup").unwrap()
}

/// Looks closer at a gene of a saved game at its end.
fn at_the_gene(window: &mut Window) {
    window.key_press(Key::End);
    window.run();
    window.get_by_label("Movement I").click_secondary();
    window.run();
}

#[test]
fn a_card_looked_at_closely_is_explained_only_to_those_who_want_it() {
    let folder = Folder::new("explained");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, played(soup(), &["random", "random"], 120).write()).unwrap();
    let mut window = at_home(folder.path(), Some(&file));
    click(&mut window, "Only look at it");
    at_the_gene(&mut window);
    assert!(window.query_by_label("Explain this card").is_none(), "it would show what is hidden");
    window.key_press(Key::Escape);
    let prefs = Preferences { explain: true, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.run();
    at_the_gene(&mut window);
    window.get_by_label("Explain this card").click_accesskit();
    window.run_steps(3);
    for _ in 0..2000 {
        window.step();
        if window.query_by_label_contains("Action 118: ").is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let lines = window.query_all_by_label_contains("soup/02_movement_1.lua:").count();
    assert!(lines > 0, "the lines of its file");
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label_contains("soup/02_movement_1.lua:").is_none(), "closed");
}

/// The game is played again: what was asked before the question, and nothing after it.
#[test]
fn a_card_is_explained_up_to_a_moment() {
    let record = played(soup(), &["random", "random"], 200);
    let rules = soup().ruleset(&record.header.setup, &[]).unwrap();
    let cards = rules.cards().into_iter().map(|card| card.id).collect::<Vec<_>>();
    let told = |until| explain(&*rules, &record, &cards, until, &|| false).unwrap();
    assert!(told(0).is_empty());
    let (half, whole) = (told(100), told(200));
    assert!(!half.is_empty() && half.len() < whole.len());
    assert!(half.iter().all(|noted| noted.step <= 100) && whole.iter().any(|noted| noted.step > 100));
    for (one, other) in half.iter().zip(&whole) {
        assert_eq!((one.step, &one.happened, &one.notes), (other.step, &other.happened, &other.notes));
    }
    assert!(whole.iter().flat_map(|noted| &noted.notes.calls).any(|call| call.kind == CallKind::Asked));
    assert!(explain(&*rules, &record, &["no_such_card".to_owned()], 200, &|| false).unwrap().is_empty());
    assert!(explain(&*rules, &record, &cards, 200, &|| true).unwrap().is_empty(), "nobody waits");
}
