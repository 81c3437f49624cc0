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
fn another_game_takes_its_place_only_if_that_is_wanted() {
    let (mut harness, _folder) = played();
    assert!(another(&mut harness));
    click(&mut harness, "Cancel");
    assert_eq!(game(&mut harness), "pond");
    click(&mut harness, "Play");
    click(&mut harness, "Go on without saving");
    assert_eq!(game(&mut harness), "soup");
}

#[test]
fn it_is_saved_first_and_then_the_other_begins() {
    let (mut harness, folder) = played();
    let record = harness.state_mut().playing().unwrap().session().record();
    assert!(another(&mut harness));
    click(&mut harness, "Save first…");
    click(&mut harness, "Cancel");
    assert_eq!(game(&mut harness), "pond", "neither saved nor left");
    click(&mut harness, "Play");
    click(&mut harness, "Save first…");
    let file = folder.path().join("mine.clade");
    match &mut harness.state_mut().asked {
        Some(super::Asked::Where(save)) => save.name(&file),
        _ => panic!("it is asked where"),
    }
    click(&mut harness, "Save");
    let saved = Record::read(std::fs::read(&file).unwrap()).unwrap();
    assert!(saved.lines.starts_with(&record.lines), "bots went on until it was saved");
    assert_eq!(game(&mut harness), "soup");
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
