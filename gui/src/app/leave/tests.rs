//! Games that are kept nowhere, left for something else, by accessible names.

use crate::app::Viewer;
use crate::testing::{Folder, answer, at_home, click};
use clade_host::Home;
use clade_table::Record;
use egui::{ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// A game of Pond in a window that keeps nothing, one answer given.
fn played() -> (Harness<'static, Viewer>, Folder) {
    let folder = Folder::new("leave");
    let mut harness = at_home(folder.path(), None);
    harness.state_mut().home = Home::default();
    click(&mut harness, "Pond");
    click(&mut harness, "Play");
    answer(&mut harness);
    (harness, folder)
}

fn game(harness: &mut Harness<Viewer>) -> String {
    harness.state_mut().header().unwrap().game
}

/// Begins another game; whether it is asked what becomes of the one that runs.
fn another(harness: &mut Harness<Viewer>) -> bool {
    click(harness, "Games");
    click(harness, "Primordial Soup");
    click(harness, "Play");
    harness.query_by_label("Go on without saving").is_some()
}

/// Somebody closes the window; whether it closes.
fn close(harness: &mut Harness<Viewer>) -> bool {
    harness.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.push(ViewportEvent::Close);
    harness.step();
    !commands(harness).contains(&ViewportCommand::CancelClose)
}

fn commands(harness: &Harness<Viewer>) -> Vec<ViewportCommand> {
    harness.output().viewport_output.get(&ViewportId::ROOT).map(|output| output.commands.clone()).unwrap_or_default()
}

#[test]
fn enter_gives_the_first_answer_and_tab_goes_to_the_others() {
    let (mut harness, _folder) = played();
    let ask = |harness: &mut Harness<Viewer>| {
        assert!(!close(harness));
        harness.step();
        harness.get_by_label("Go on without saving");
    };
    let press = |harness: &mut Harness<Viewer>, key| {
        harness.key_press(key);
        harness.step();
        harness.step();
        harness.query_by_label("Go on without saving").is_some()
    };
    ask(&mut harness);
    assert!(!press(&mut harness, egui::Key::Enter));
    assert_eq!(game(&mut harness), "pond", "it is saved first");
    harness.key_press(egui::Key::Escape);
    harness.run();
    ask(&mut harness);
    assert!(press(&mut harness, egui::Key::Tab) && press(&mut harness, egui::Key::Tab));
    assert!(!press(&mut harness, egui::Key::Enter), "the third one is to do nothing");
    assert_eq!(game(&mut harness), "pond");
    ask(&mut harness);
}

#[test]
fn a_game_stays_on_its_table_while_another_is_played() {
    let (mut harness, _folder) = played();
    let record = harness.state_mut().playing().unwrap().session().record();
    assert!(!another(&mut harness));
    assert_eq!(game(&mut harness), "soup");
    // By its tab beside the table, or by its picture in the lobby.
    click(&mut harness, "Pond");
    assert_eq!(game(&mut harness), "pond");
    click(&mut harness, "Games");
    harness.get_by_label("Go on with Primordial Soup").click_accesskit(); // the page may be scrolled
    harness.run();
    assert_eq!(game(&mut harness), "soup");
    click(&mut harness, "Games");
    harness.get_by_label("Go on with Pond").click_accesskit(); // the page may be scrolled
    harness.run();
    let now = harness.state_mut().playing().unwrap().session().record();
    assert!(now.lines.starts_with(&record.lines), "nothing was lost");
}

#[test]
fn what_stands_on_the_shelf_is_asked_about_before_the_window_closes() {
    let (mut harness, folder) = played();
    let record = harness.state_mut().playing().unwrap().session().record();
    assert!(!another(&mut harness));
    assert!(!close(&mut harness));
    harness.run();
    assert_eq!(game(&mut harness), "pond", "the game that would be lost");
    click(&mut harness, "Save first…");
    let file = folder.path().join("mine.clade");
    match &mut harness.state_mut().asked {
        Some(super::Asked::Where(save)) => save.name(&file),
        _ => panic!("it is asked where"),
    }
    harness.get_by_label("Save").click();
    harness.step();
    harness.step();
    let saved = Record::read(std::fs::read(&file).unwrap()).unwrap();
    assert!(saved.lines.starts_with(&record.lines), "bots went on until it was saved");
    assert!(close(&mut harness), "nobody has answered in the other");
}

#[test]
fn before_the_window_closes_each_unsaved_game_is_asked_about() {
    let (mut harness, _folder) = played();
    assert!(!another(&mut harness));
    answer(&mut harness);
    assert!(!close(&mut harness));
    harness.run();
    assert_eq!(game(&mut harness), "soup");
    harness.get_by_label("Go on without saving").click();
    harness.run();
    assert!(!harness.state().leaves, "the other one would be lost, too");
    assert_eq!(game(&mut harness), "pond");
    harness.get_by_label("Go on without saving").click();
    harness.step();
    harness.step();
    assert!(harness.state().leaves);
}

#[test]
fn what_is_saved_or_kept_or_not_begun_is_left_unasked() {
    let (mut harness, folder) = played();
    harness.state_mut().save(&folder.path().join("mine.clade"), false).unwrap();
    assert!(!another(&mut harness), "saved");
    click(&mut harness, "Games");
    click(&mut harness, "Play");
    assert!(harness.query_by_label("Go on without saving").is_none(), "nobody has answered in {}", game(&mut harness));
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Pond");
    click(&mut harness, "Play");
    answer(&mut harness);
    assert!(close(&mut harness) && !another(&mut harness), "kept");
}

#[test]
fn the_window_closes_only_if_that_is_wanted() {
    let (mut harness, _folder) = played();
    assert!(!close(&mut harness));
    harness.run();
    click(&mut harness, "Cancel");
    assert_eq!(game(&mut harness), "pond");
    assert!(!close(&mut harness));
    harness.run();
    harness.get_by_label("Go on without saving").click();
    harness.step();
    harness.step();
    assert!(harness.state().leaves);
    assert!(close(&mut harness));
}
