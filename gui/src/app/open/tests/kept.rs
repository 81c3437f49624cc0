//! Games that are kept and saved are gone on with, by accessible names.

use super::{says, steps, unfinished, write};
use crate::app::Viewer;
use crate::intent::Page;
use crate::testing::{Folder, MODULES, answer, at_home, click, played};
use clade_table::Record;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::fs;

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
    harness.get_by_label("Go on with Pond").click_accesskit(); // the page may be scrolled
    harness.run();
    assert_eq!(harness.state_mut().playing().unwrap().session().record(), pond);
    // Another window finds both.
    drop(harness);
    let mut harness = at_home(folder.path(), None);
    harness.get_by_label("pond-1.clade");
    assert!(says(&harness, "Primordial Soup, Person"));
    click(&mut harness, "pond-1.clade");
    click(&mut harness, "Play on");
    assert_eq!(harness.state_mut().playing().unwrap().session().record(), pond);
}

#[test]
fn the_last_of_each_game_is_offered_however_many_there_are() {
    let folder = Folder::new("open");
    let kept = folder.path().join("kept");
    fs::create_dir_all(&kept).unwrap();
    fs::write(kept.join("pond-1.clade"), played(MODULES[4], &["human", "random"], 5).write()).unwrap();
    let soup = unfinished().write();
    for n in 0..20 {
        fs::write(kept.join(format!("soup-{n}.clade")), &soup).unwrap();
    }
    let harness = at_home(folder.path(), None);
    harness.get_by_label("pond-1.clade");
    assert!((1..20).contains(&(0..20).filter(|n| harness.query_by_label(&format!("soup-{n}.clade")).is_some()).count()));
}

#[test]
fn the_last_game_that_is_over_is_offered_beside_the_one_that_is_not() {
    let folder = Folder::new("open");
    let kept = folder.path().join("kept");
    fs::create_dir_all(&kept).unwrap();
    let over = format!("{}# over\n", played(MODULES[4], &["human", "random"], usize::MAX).write());
    for (name, text) in [("pond-1.clade", played(MODULES[4], &["human", "random"], 5).write()), ("pond-2.clade", over)] {
        fs::write(kept.join(name), text).unwrap();
    }
    let mut harness = at_home(folder.path(), None);
    harness.get_by_label("Go on with the last game");
    assert!(says(&harness, "played to its end"));
    click(&mut harness, "pond-2.clade");
    assert_eq!(harness.state().page, Page::Replay, "it is looked at");
}

#[test]
fn a_game_that_has_ended_is_reviewed_where_it_is_kept() {
    let folder = Folder::new("ended");
    let players = ["human", "greedy", "greedy"];
    let all = played(MODULES[4], &players, usize::MAX).lines.len();
    let file = write(&folder, "game.clade", played(MODULES[4], &players, all - 8).write());
    let mut harness = at_home(folder.path(), Some(&file));
    // Another game waits on the shelf.
    for label in ["Play on", "Games", "Primordial Soup", "Play", "Pond"] {
        click(&mut harness, label);
    }
    let began = std::time::Instant::now();
    while !harness.state_mut().playing().unwrap().session().table().is_over() {
        answer(&mut harness);
    }
    harness.run();
    // On a slow machine, or of a long game, it takes several frames until the game is opened; the review begins all the same.
    harness.state_mut().set_stretch(std::time::Duration::ZERO);
    click(&mut harness, "Where was it won and lost?");
    assert_eq!(harness.state().page, Page::Replay);
    let kept = harness.state().replay.as_ref().unwrap().saved().file.clone();
    assert!(kept.starts_with(harness.state().home.kept().unwrap()), "{kept:?}");
    while harness.query_all_by_label("Chances of winning").next().is_none() && began.elapsed().as_secs() < 120 {
        std::thread::sleep(std::time::Duration::from_millis(20));
        harness.step();
    }
    assert!(harness.query_all_by_label("Chances of winning").next().is_some());
    // A button leads back to the end that one came from, and the lobby has it until it is put away.
    click(&mut harness, "← Table");
    assert_eq!(harness.state_mut().header().unwrap().game, "pond");
    harness.get_by_label("Where was it won and lost?");
    click(&mut harness, "Games");
    harness.get_by_label("Go on with Primordial Soup");
    assert_eq!(harness.query_all_by_label("Put away").count(), 2, "what is over, and what is kept on the shelf");
    harness.query_all_by_label("Put away").next().unwrap().click_accesskit(); // the page may be scrolled
    harness.run();
    assert_eq!(harness.state_mut().header().unwrap().game, "soup", "the other one is on the table again");
}

#[test]
fn a_running_game_is_reviewed_and_stays_on_its_table() {
    let folder = Folder::new("reviewed");
    let players = ["human", "greedy", "greedy"];
    let file = write(&folder, "game.clade", played(MODULES[4], &players, 40).write());
    let mut harness = at_home(folder.path(), Some(&file));
    click(&mut harness, "Play on");
    answer(&mut harness);
    harness.run();
    click(&mut harness, "Review");
    assert_eq!(harness.state().page, Page::Replay);
    assert!(harness.state_mut().playing().is_some(), "it can be gone on with");
    click(&mut harness, "← Table");
    assert_eq!(harness.state().page, Page::Table, "a button leads back");
    click(&mut harness, "Review");
    click(&mut harness, "← Games");
    assert_eq!(harness.state().page, Page::Lobby);
}
