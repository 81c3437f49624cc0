//! Saved games opened and rescued, by accessible names.

mod kept;
mod mods;

use crate::app::{Start, Viewer};
use crate::intent::Page;
use crate::testing::{Folder, MODULES, answer, at_home, click, played, started};
use clade_table::Record;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::fs;
use std::path::PathBuf;

/// An unfinished game of three people.
fn unfinished() -> Record {
    played(MODULES[0], &["human", "human", "human"], 60)
}

fn write(folder: &Folder, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.path().join(name);
    fs::write(&file, text).unwrap();
    file
}

/// What the window says, in its alerts and labels.
fn says(harness: &Harness<Viewer>, part: &str) -> bool {
    let has = |text: Option<String>| text.is_some_and(|text| text.contains(part));
    harness.root().children_recursive().any(|node| has(node.accesskit_node().label()) || has(node.value()))
}

fn steps(harness: &mut Harness<Viewer>) -> usize {
    harness.state_mut().playing().unwrap().session().table().steps()
}

#[test]
fn what_cannot_be_opened_is_told_and_nothing_else_happens() {
    let folder = Folder::new("open");
    let letter = write(&folder, "letter.txt", "dear reader\n");
    let nowhere = folder.path().join("nowhere.clade");
    for (file, why) in [(&nowhere, "there is no such file or folder"), (&letter, "is not a saved game")] {
        let harness = at_home(folder.path(), Some(file));
        assert!(says(&harness, why), "{why}");
        assert_eq!(harness.state().page, Page::Lobby);
        assert!(harness.state().playing.is_none() && harness.state().replay.is_none());
        assert!(harness.state().prefs().recent.is_empty(), "it is not offered again");
    }
}

#[test]
fn an_unfinished_game_is_played_on_or_only_looked_at() {
    let folder = Folder::new("open");
    let record = unfinished();
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This game is not over"));
    click(&mut harness, "Only look at it");
    assert_eq!(harness.state().page, Page::Replay);
    assert_eq!(harness.state().prefs().recent, [file.display().to_string()]);
    let mut harness = at_home(folder.path(), Some(&file));
    click(&mut harness, "Play on");
    assert_eq!(harness.state().page, Page::Table);
    assert_eq!(steps(&mut harness), record.lines.len());
    // It is saved where it lies, without a further question.
    answer(&mut harness);
    let more = steps(&mut harness);
    assert!(more > record.lines.len());
    click(&mut harness, "Save…");
    click(&mut harness, "Save");
    assert_eq!(Record::read(fs::read(&file).unwrap()).unwrap().lines.len(), more);
}

/// An unfinished game that is opened at an action is looked at; one that has fewer says so in a line and shows the last.
#[test]
fn a_game_is_opened_at_an_action() {
    let folder = Folder::new("at");
    let file = write(&folder, "game.clade", unfinished().write());
    let open = |step| {
        let start = Start { home: Some(folder.path().to_owned()), record: Some(file.clone()), at: Some(step), ..Start::default() };
        started(&start, [1120.0, 720.0])
    };
    let window = open(5);
    assert_eq!(window.state().replay().unwrap().step(), 5);
    assert!(!says(&window, "no action"));
    let window = open(9999);
    let replay = window.state().replay().unwrap();
    assert_eq!(replay.step(), replay.steps());
    assert!(says(&window, &format!("has {} actions, no action 9999", replay.steps())));
}

#[test]
fn of_a_torn_file_what_is_whole_is_looked_at_or_played_on_and_the_file_stays() {
    let folder = Folder::new("open");
    let whole = unfinished().write();
    let torn = &whole[..whole.trim_end().len() - 3];
    let file = write(&folder, "game.clade", torn);
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This saved game is damaged") && says(&harness, "breaks off"));
    click(&mut harness, "Only look at it");
    assert!(says(&harness, "It goes no further"));
    let looked = harness.state().replay().unwrap().saved().record.lines.len();
    let mut harness = at_home(folder.path(), Some(&file));
    click(&mut harness, "Play on from what is kept");
    assert_eq!(steps(&mut harness), looked);
    answer(&mut harness);
    let why = harness.state_mut().save(&file, false).unwrap_err();
    assert!(why.contains("stays as it is"), "{why}");
    assert_eq!(fs::read_to_string(&file).unwrap(), torn);
}

#[test]
fn a_line_that_is_not_possible_is_told_and_what_comes_before_is_kept() {
    let folder = Folder::new("open");
    let mut record = unfinished();
    let at = record.lines.iter().rposition(|line| line.actor == "1").unwrap();
    record.lines[at].text = "fly away".to_owned();
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "“fly away” is not possible there"));
    click(&mut harness, "Play on from what is kept");
    assert_eq!(steps(&mut harness), at);
}

#[test]
fn other_rules_are_told() {
    let folder = Folder::new("open");
    let mut record = played(MODULES[4], &["human", "random"], usize::MAX);
    record.header.ruleset ^= 1;
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This game was played by other rules"));
    assert!(harness.query_by_label("Play on from what is kept").is_none(), "it is over");
    click(&mut harness, "Only look at it");
    assert!(says(&harness, "still possible, but the table differs after action 20 at the latest"));
    assert_eq!(harness.state().replay().unwrap().saved().record.lines, record.lines);
}

#[test]
fn a_long_game_is_opened_a_stretch_each_frame_and_can_be_stopped() {
    let folder = Folder::new("open");
    let record = played(MODULES[0], &["human", "human", "human"], 150);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), None);
    harness.state_mut().set_stretch(std::time::Duration::ZERO);
    let at = |harness: &Harness<Viewer>| {
        let all = record.lines.len();
        (0..all).find(|done| harness.query_by_label(&format!("{done} of {all} actions")).is_some())
    };
    let open = |harness: &mut Harness<Viewer>| {
        harness.state_mut().first.push(crate::intent::Intent::Open(file.clone()));
        harness.run_steps(3); // a dialog is measured before it is shown
        at(harness).expect("it is told how far it is")
    };
    let first = open(&mut harness);
    harness.step();
    assert!(at(&harness).unwrap() > first);
    harness.get_by_label("Cancel").click();
    harness.run();
    assert_eq!((at(&harness), harness.state().page.clone()), (None, Page::Lobby));
    assert!(harness.state().prefs().recent.is_empty());
    open(&mut harness);
    harness.run();
    assert!(says(&harness, "This game is not over"));
    click(&mut harness, "Play on");
    assert_eq!(harness.state_mut().playing().unwrap().session().record(), record);
}
