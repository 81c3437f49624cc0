//! Saved games opened, rescued and gone on with, by accessible names.

use crate::app::{Start, Viewer};
use crate::intent::Page;
use crate::testing::{Folder, MODULES, answer, at_home, click, played, started};
use clade_table::{ModUsed, Record};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use std::fs;
use std::path::{Path, PathBuf};

/// An unfinished game of three people.
fn unfinished() -> Record {
    played(MODULES[0], &["human", "human", "human"], 60)
}

fn write(folder: &Folder, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.path().join(name);
    fs::write(&file, text).unwrap();
    file
}

/// A mod for Primordial Soup: one gene of which there is no copy.
fn write_mod(folder: &Folder, id: &str) -> PathBuf {
    let path = folder.path().join(id);
    fs::create_dir_all(&path).unwrap();
    fs::write(path.join("mod.toml"), format!("id = \"{id}\"\ngame = \"soup\"\nversion = \"1\"\n")).unwrap();
    let text = "{ en = \"A\", ru = \"Б\", pl = \"C\" }";
    let facts = format!("name = {text}, text = {text}, source = \"assumed\", copies = {{ [3] = 0, [4] = 0 }}, price = 1, mutation = 1");
    fs::write(path.join("gene.lua"), format!("return {{ id = \"gene\", {facts} }}\n")).unwrap();
    path
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
    for (file, why) in [(&nowhere, "there is no such file or folder"), (&letter, "is no saved game")] {
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
    let why = harness.state_mut().save(&file).unwrap_err();
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
    let mut record = played(MODULES[3], &["human", "random"], usize::MAX);
    record.header.ruleset ^= 1;
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This game was played by other rules"));
    assert!(harness.query_by_label("Play on from what is kept").is_none(), "it is over");
    click(&mut harness, "Only look at it");
    assert!(says(&harness, "still possible, but after action 20 at the latest the table is another one"));
    assert_eq!(harness.state().replay().unwrap().saved().record.lines, record.lines);
}

#[test]
fn a_missing_mod_is_asked_for() {
    let folder = Folder::new("open");
    let mut record = unfinished();
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("nowhere/lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "needs the mod lost 1"));
    let name = |harness: &mut Harness<Viewer>, path: &Path| {
        match &mut harness.state_mut().asked {
            Some(super::Asked::Mod(missing)) => missing.name(path),
            _ => panic!("the mod is asked for"),
        }
        click(harness, "Open with this folder");
    };
    name(&mut harness, folder.path());
    assert!(says(&harness, "there is no mod.toml in it"));
    name(&mut harness, &write_mod(&folder, "other"));
    assert!(says(&harness, "This folder holds the mod other; lost is needed"));
    name(&mut harness, &write_mod(&folder, "lost"));
    assert!(says(&harness, "This game is not over"), "now it can be opened");
    click(&mut harness, "Cancel");
    assert_eq!(harness.state().page, Page::Lobby);
}

#[test]
fn a_folder_that_only_the_game_names_is_opened_if_the_person_agrees_and_then_known() {
    let folder = Folder::new("open");
    let lost = write_mod(&folder, "lost");
    let mut record = unfinished();
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "needs the mod lost 1"), "it lies beside the game, but who put it there?");
    assert!(harness.query_all_by_value(&lost.display().to_string()).next().is_some(), "it is proposed");
    click(&mut harness, "Open with this folder");
    assert!(says(&harness, "This game is not over"));
    drop(harness);
    let harness = at_home(folder.path(), Some(&file));
    assert!(says(&harness, "This game is not over"), "who agreed once is not asked again");
}

/// Something that was dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

#[test]
fn what_is_dropped_on_the_window_is_the_mod_that_is_asked_for_else_a_saved_game() {
    let folder = Folder::new("open");
    let mut record = played(MODULES[3], &["human", "random"], usize::MAX);
    let whole = write(&folder, "whole.clade", record.write());
    let stamp = ModUsed { id: "lost".into(), version: "1".into(), folder: Some("nowhere/lost".into()), files: Default::default() };
    record.header.mods.push(stamp);
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    let drop_on = |harness: &mut Harness<Viewer>, path: &Path| {
        harness.input_mut().dropped_files.push(std::sync::Arc::new(Dropped(path.to_owned())));
        harness.run();
    };
    drop_on(&mut harness, folder.path());
    assert!(harness.query_all_by_value(&folder.path().display().to_string()).next().is_some(), "it is named");
    click(&mut harness, "Cancel");
    click(&mut harness, "Settings");
    drop_on(&mut harness, &whole);
    assert_eq!(harness.state().page, Page::Replay);
}

#[test]
fn a_game_outlives_a_window_that_was_killed() {
    let folder = Folder::new("open");
    let file = write(&folder, "game.clade", unfinished().write());
    let mut harness = at_home(folder.path(), Some(&file));
    click(&mut harness, "Play on");
    for _ in 0..5 {
        answer(&mut harness);
    }
    let record = harness.state_mut().playing().unwrap().session().record();
    click(&mut harness, "Games");
    assert!(harness.query_by_label("Go on with the last game").is_none(), "it is being played here");
    drop(harness);
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Go on with the last game");
    assert_eq!(harness.state().page, Page::Table);
    assert_eq!(harness.state_mut().playing().unwrap().session().record(), record);
    answer(&mut harness);
    let kept: Vec<_> = fs::read_dir(folder.path().join("kept")).unwrap().collect();
    assert_eq!(kept.len(), 1, "one file a game");
}

#[test]
fn a_game_is_saved_under_the_name_that_is_proposed_and_found_again() {
    let folder = Folder::new("open");
    let mut harness = at_home(folder.path(), None);
    click(&mut harness, "Pond");
    click(&mut harness, "Play");
    click(&mut harness, "Save…");
    click(&mut harness, "Save");
    let file = folder.path().join("saved").join("pond-1.clade");
    assert_eq!(Record::read(fs::read(&file).unwrap()).unwrap().header.game, "pond");
    click(&mut harness, "Games");
    harness.get_by_label("pond-1.clade");
}

#[test]
fn what_is_not_gone_on_with_is_saved_before_another_way_is_gone() {
    let folder = Folder::new("open");
    let record = unfinished();
    let file = write(&folder, "game.clade", record.write());
    let mut harness = at_home(folder.path(), Some(&file));
    click(&mut harness, "Play on");
    let back = record.lines.iter().position(|line| line.actor != "chance").unwrap();
    harness.state_mut().playing().unwrap().session().look(Some(back));
    harness.state_mut().branch();
    assert_eq!(steps(&mut harness), back);
    let left = folder.path().join("saved").join("soup-1.clade");
    assert_eq!(Record::read(fs::read(&left).unwrap()).unwrap().lines, record.lines);
}

#[test]
fn a_game_that_another_takes_the_place_of_is_found_again() {
    let folder = Folder::new("open");
    let mut harness = at_home(folder.path(), None);
    let begin = |harness: &mut Harness<Viewer>, game: &str| {
        click(harness, game);
        click(harness, "Play");
        answer(harness);
        answer(harness);
        let record = harness.state_mut().playing().unwrap().session().record();
        click(harness, "Games");
        record
    };
    let pond = begin(&mut harness, "Pond");
    let _soup = begin(&mut harness, "Primordial Soup");
    assert!(says(&harness, "Pond, Person"), "the one before is offered");
    click(&mut harness, "Go on with the last game");
    assert_eq!(harness.state_mut().playing().unwrap().session().record(), pond);
    click(&mut harness, "Games");
    assert!(says(&harness, "Primordial Soup, Person"));
}

#[test]
fn the_last_of_each_game_is_offered_however_many_there_are() {
    let folder = Folder::new("open");
    let kept = folder.path().join("kept");
    fs::create_dir_all(&kept).unwrap();
    fs::write(kept.join("pond-1.clade"), played(MODULES[3], &["human", "random"], 5).write()).unwrap();
    let soup = unfinished().write();
    for n in 0..20 {
        fs::write(kept.join(format!("soup-{n}.clade")), &soup).unwrap();
    }
    let harness = at_home(folder.path(), None);
    harness.get_by_label("pond-1.clade");
    assert!((1..20).contains(&(0..20).filter(|n| harness.query_by_label(&format!("soup-{n}.clade")).is_some()).count()));
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
