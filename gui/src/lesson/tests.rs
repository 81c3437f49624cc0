use super::{Offered, first, lessons};
use crate::game::{Rules, Session};
use crate::intent::{Intent, Page};
use crate::prefs::{Preferences, Speed};
use crate::testing::{MODULES, Window, click, usual};
use clade_check::scenario::Scenario;
use clade_engine::Module;
use egui_kittest::kittest::{By, NodeT, Queryable};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// A lesson about Pond: something to read, an answer, what others do, and a second chapter.
const LESSON: &str = r#"
game = "pond"
title = { en = "First steps", ru = "Первые шаги", pl = "Pierwsze kroki" }
learner = "1"

[setup]
seats = 3

[position]
hands = { 1 = ["beg"], 2 = ["storm", "tide"] }

[[case]]
name = "a card"
say = "Read this."
[[case.step]]
say = "Play your card."
wrong = "Not that one."
play = "card beg; card tide"
[case.step.expect]
position = { hands = { 1 = ["tide"], 2 = ["storm"] } }

[[case]]
name = "the end"
title = "The end"
say = "That is all."
"#;

fn session(module: &dyn Module, offered: &Offered, chapter: usize) -> Session {
    let chapter = &offered.lesson.chapters[chapter];
    let setup = chapter.setup(*module.about().seats.start());
    let rules = Rules { ruleset: module.ruleset(&setup, &[]).unwrap(), mods: Vec::new(), folders: Vec::new() };
    let mut session = Session::learn(module, &offered.lesson, chapter, rules, Arc::new(|| {})).unwrap();
    session.set_speed(Speed::AtOnce);
    session
}

/// Reads, answers and watches until the chapter ends; gives how often a learner was asked.
fn play_through(session: &mut Session) -> usize {
    let (mut asked, mut now) = (0, Instant::now());
    loop {
        let script = session.script().unwrap();
        let Some(part) = script.told() else { return asked };
        let at = format!("{:?}, {:?}", script.progress(), part.say);
        if session.waits_for_reader() {
            session.has_read();
        } else if session.asked().is_some() {
            let next = script.next().unwrap().to_owned();
            let index = session.seen().texts.iter().position(|text| *text == next).unwrap_or_else(|| panic!("{at}: no {next}"));
            session.answer(index as u32, now).unwrap();
            asked += 1;
        } else {
            assert!(session.tick(now), "{at}: it is stuck before {:?}", session.script().unwrap().next());
        }
        let notes = session.take_notes();
        assert!(notes.is_empty(), "{at}: {notes:?}");
        now += Duration::from_secs(60);
    }
}

#[test]
fn every_lesson_and_example_plays_to_its_end() {
    for module in MODULES {
        for offered in lessons(*module, &[]) {
            let name = offered.lesson.title.text("en").to_owned();
            let asked: usize = (0..offered.lesson.chapters.len()).map(|at| play_through(&mut session(*module, &offered, at))).sum();
            for (at, chapter) in offered.lesson.chapters.iter().enumerate() {
                let back = session(*module, &offered, at).catch_up(chapter.parts.len());
                assert!(back.is_ok(), "{name}, chapter {at}: who goes back from its end: {back:?}");
            }
            assert_eq!(asked > 0, offered.lesson.learner.is_some(), "{name}: {asked} answers of a learner");
        }
    }
}

/// A viewer at the first chapter of a lesson about Pond.
fn at_lesson() -> Window {
    at(LESSON, Speed::AtOnce)
}

/// The same of this lesson or example, at this speed.
fn at(lesson: &str, speed: Speed) -> Window {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed, ..Preferences::default() });
    let offered = Offered { lesson: Scenario::read("lesson.toml", lesson).unwrap().lesson().unwrap(), file: None };
    window.state_mut().want(Intent::Learn { offered: Box::new(offered), chapter: 0, part: 0 });
    window.run_steps(4);
    window
}

#[test]
fn a_learner_reads_answers_and_goes_on() {
    let mut window = at_lesson();
    window.get_by_label("Read this.");
    click(&mut window, "Go on");
    window.get_by_label("Play your card.");
    click(&mut window, "Step back");
    window.get_by_label("Read this.");
    click(&mut window, "Go on");
    window.get_by_label("Play your card.");
    // Another answer is not played: the learner hears why, and sees which one is meant.
    let session = window.state_mut().playing().unwrap().session();
    let (steps, texts) = (session.table().steps(), session.seen().texts.clone());
    let right = texts.iter().position(|text| text == "card beg").unwrap() as u32;
    let other = (0..texts.len() as u32).find(|index| *index != right).unwrap();
    assert!(session.answer(other, Instant::now()).is_err());
    assert_eq!((session.table().steps(), session.hint().map(|hint| hint.index)), (steps, Some(right)));
    window.run_steps(4);
    window.get_by_label("Not that one.");
    window.state_mut().playing().unwrap().session().answer(right, Instant::now()).unwrap();
    window.run_steps(8);
    click(&mut window, "Next chapter");
    assert_eq!(window.state().prefs().lessons.values().collect::<Vec<_>>(), [&1], "here it would go on");
    window.get_by_label("That is all.");
    click(&mut window, "Step back");
    window.get_by_label("Play your card.");
    window.state_mut().playing().unwrap().session().answer(right, Instant::now()).unwrap();
    window.run_steps(8);
    window.get_by_label("Next chapter");
    window.key_press(egui::Key::Enter);
    window.run_steps(8);
    window.get_by_label("That is all.");
    click(&mut window, "Go on");
    click(&mut window, "Leave");
    assert_eq!(*window.state().shown(), Page::Lobby);
    assert!(window.state_mut().playing().is_none());
    assert!(window.state().prefs().lessons.is_empty(), "it is done");
}

#[test]
fn whoever_leaves_a_lesson_is_back_at_the_game_before() {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    window.state_mut().play(crate::table::pictures::session_with("soup", 2, &[], 5)).unwrap();
    window.run_steps(4);
    let offered = Offered { lesson: Scenario::read("lesson.toml", LESSON).unwrap().lesson().unwrap(), file: None };
    window.state_mut().want(Intent::Learn { offered: Box::new(offered), chapter: 0, part: 0 });
    window.run_steps(4);
    assert_eq!(window.state_mut().header().unwrap().game, "pond");
    click(&mut window, "Leave");
    window.run_steps(4);
    assert_eq!(*window.state().shown(), Page::Lobby);
    assert_eq!(window.state_mut().header().unwrap().game, "soup");
    click(&mut window, "Table");
}

#[test]
fn a_lesson_is_neither_saved_nor_lost() {
    let mut window = at_lesson();
    click(&mut window, "Go on");
    assert!(!window.state_mut().playing().unwrap().would_be_lost());
    assert!(window.get_by_label("Save…").accesskit_node().is_disabled());
}

#[test]
fn an_example_goes_on_by_itself_when_it_was_read() {
    let example = LESSON.replace("learner = \"1\"", "");
    let mut window = at(&example, Speed::Slow);
    click(&mut window, "Autoplay");
    window.run_steps(40);
    window.get_by_label("Read this.");
    click(&mut window, "Autoplay");
    window.run_steps(2);
    window.get_by_label("Read this.");
    window.run_steps(40);
    window.get_by_label("Play your card.");
    // Begun anew it has its time again, also where it was left before it had been read.
    for _ in 0..2 {
        let offered = Offered { lesson: Scenario::read("lesson.toml", &example).unwrap().lesson().unwrap(), file: None };
        window.state_mut().want(Intent::Learn { offered: Box::new(offered), chapter: 0, part: 0 });
        window.run_steps(8);
        window.get_by_label("Read this.");
        click(&mut window, "Leave");
        window.run_steps(20);
    }
}

/// Whoever clicks a hunter and its prey at once has not yet read what the lesson says of the prey.
#[test]
fn a_click_on_a_step_does_not_answer_the_next_one() {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    let evolution = *MODULES.iter().find(|module| module.about().id == "evolution").unwrap();
    let offered = lessons(evolution, &[]).into_iter().find(|offered| offered.lesson.chapters.len() > 3).unwrap();
    window.state_mut().want(Intent::Learn { offered: Box::new(offered), chapter: 3, part: 0 });
    let asked = |window: &mut Window, text: &str| {
        let session = window.state_mut().playing().unwrap().session();
        session.asked().is_some() && session.seen().texts.iter().any(|other| other == text)
    };
    for _ in 0..40 {
        window.run_steps(3);
        if asked(&mut window, "hunt with red1") {
            break;
        }
        if window.state_mut().playing().unwrap().session().waits_for_reader() {
            click(&mut window, "Go on");
        }
    }
    assert!(asked(&mut window, "hunt with red1"));
    for name in ["Fox\u{a0}1", "Deer\u{a0}10"] {
        let named = |label: String| label.strip_prefix(name).is_some_and(|rest| rest.starts_with(", "));
        let all: Vec<_> = window.query_all_by_label_contains(&name[..3]).collect();
        let thing = all.into_iter().find(|node| node.accesskit_node().label().is_some_and(named)).unwrap();
        thing.click();
        window.run_steps(4);
    }
    let session = window.state_mut().playing().unwrap().session();
    assert!(session.waits_for_reader() && session.table().actors().count() > 0, "the hunter was chosen, and there is something to read");
    let steps = session.table().steps();
    click(&mut window, "Go on");
    window.run_steps(8);
    assert!(asked(&mut window, "attack blue10"), "the prey is still to be chosen");
    assert_eq!(window.state_mut().playing().unwrap().session().table().steps(), steps);
}

/// With large letters a part of the table and of the panels beside it is out of sight: what is told of comes there.
#[test]
fn what_a_lesson_tells_of_is_in_sight() {
    for offered in MODULES.iter().filter_map(|module| super::first(*module)) {
        for (chapter, told) in offered.lesson.chapters.iter().enumerate() {
            for part in (0..told.parts.len()).filter(|part| !told.parts[*part].look.is_empty()) {
                shows(&offered, chapter, part, &told.parts[part].look[0]);
            }
        }
    }
}

/// Who does not know what is meant is shown it: it comes into sight, also in a small window, and where the table was moved away.
#[test]
fn what_is_to_be_chosen_comes_into_sight_when_it_is_shown() {
    let mut came = 0;
    for offered in MODULES.iter().filter_map(|module| super::first(*module)) {
        let chapters = || (0..).zip(&offered.lesson.chapters);
        let parts = chapters().flat_map(|(chapter, told)| (0..told.parts.len()).map(move |part| (chapter, part, &told.parts[part])));
        // Some of those in which the learner may be asked.
        for (chapter, part, _) in parts.filter(|(.., told)| !told.play.is_empty()).step_by(4) {
            came += usize::from(is_shown(&offered, chapter, part));
        }
    }
    assert!(came > 2, "{came}");
}

/// Whether a thing on the table came into sight that was not before.
fn is_shown(offered: &Offered, chapter: usize, part: usize) -> bool {
    let mut window = learning(offered, chapter, part, 1.5);
    window.set_size(egui::vec2(800.0, 700.0));
    window.run_steps(4);
    if window.state_mut().playing().unwrap().session().waits_for_reader() {
        window.get_by_label("Go on").click();
        window.run_steps(8);
    }
    let Some(next) = window.state_mut().playing().unwrap().session().script().and_then(|script| script.next()).map(str::to_owned) else {
        return false;
    };
    let playing = window.state_mut().playing().unwrap();
    let seen = playing.session().seen().clone();
    let Some(index) = seen.texts.iter().position(|text| *text == next) else { return false };
    let is_meant = |node: &&clade_engine::scene::Node| node.actions == [index as u16];
    let names: Vec<String> =
        seen.scene.nodes.iter().filter(is_meant).map(|node| clade_engine::Translate::text(playing.words(), &node.name)).collect();
    let is_seen = |window: &Window| names.is_empty() || names.iter().any(|name| is_in_sight(window, offered, name));
    window.key_press(egui::Key::Plus);
    window.key_press(egui::Key::Plus);
    window.run_steps(4);
    let before = is_seen(&window);
    window.get_by_label("Show me").click();
    window.run_steps(8);
    assert!(is_seen(&window), "{}, chapter {chapter}, part {part}: {names:?}", offered.lesson.game);
    !before
}

/// Of many places on the table few have a digit: the one that a lesson waits for is among them.
#[test]
fn the_place_that_a_lesson_waits_for_has_its_digit() {
    let offered = super::first(MODULES[0]).unwrap();
    let part = offered.lesson.chapters[0].parts.iter().position(|part| part.play == ["a4"]).unwrap();
    let mut window = learning(&offered, 0, part, 1.5);
    crate::testing::press(&mut window, egui::Key::ArrowRight);
    let place = window.get(
        By::new().predicate(|node| node.data().keyboard_shortcut().is_some() && node.label().is_some_and(|label| label.starts_with("a4"))),
    );
    let digit = place.accesskit_node().data().keyboard_shortcut().unwrap().to_owned();
    let before = window.state_mut().playing().unwrap().session().table().steps();
    crate::testing::press(&mut window, egui::Key::from_name(&digit).unwrap());
    window.run_steps(8);
    let session = window.state_mut().playing().unwrap().session();
    assert!(session.table().steps() > before && session.hint().is_none(), "that was meant");
}

/// Who has learned a game sets it up by the same key with which they went on: for as many as in the lesson, and bots that a beginner can beat.
#[test]
fn after_its_lesson_a_game_is_set_up_for_a_beginner() {
    let offered = first(MODULES[0]).expect("a lesson");
    let last = offered.lesson.chapters.len() - 1;
    let mut window = learning(&offered, last, 0, 1.0);
    let seats = window.state_mut().playing().unwrap().session().table().header().setup.seats;
    play_through(window.state_mut().playing().unwrap().session());
    window.run_steps(8);
    window.get_by_label("Set up a game");
    window.ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|focused| memory.surrender_focus(focused)));
    window.key_press(egui::Key::Enter);
    window.run_steps(8);
    click(&mut window, "Play");
    let players = window.state_mut().header().expect("a game").players;
    assert_eq!(players, [&["human"][..], &vec!["easy"; usize::from(seats) - 1]].concat());
}

/// A window in which this part of a lesson is told, with text of this size.
fn learning(offered: &Offered, chapter: usize, part: usize, text: f32) -> Window {
    let mut window = usual();
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, text, ..Preferences::default() });
    window.state_mut().want(Intent::Learn { offered: Box::new(offered.clone()), chapter, part });
    window.run_steps(8);
    window
}

fn shows(offered: &Offered, chapter: usize, part: usize, thing: &str) {
    let mut window = learning(offered, chapter, part, 2.0);
    let playing = window.state_mut().playing().unwrap();
    let seen = playing.session().seen().clone();
    let node = seen.scene.nodes.iter().find(|node| node.id == thing).unwrap_or_else(|| panic!("{thing}"));
    let name = clade_engine::Translate::text(playing.words(), &node.name);
    assert!(is_in_sight(&window, offered, &name), "{thing}");
}

/// Whether something of this name lies neither beyond the window nor below the lesson's text.
fn is_in_sight(window: &Window, offered: &Offered, name: &str) -> bool {
    let text = window.get_by_label_contains(offered.lesson.title.text("en")).rect();
    let is_in_sight = |rect: egui::Rect| {
        let size = window.ctx.content_rect().size();
        let below = if rect.right() > text.left() { text.top() } else { size.y };
        rect.left() >= 0.0 && rect.right() <= size.x && rect.top() >= 0.0 && rect.bottom() <= below
    };
    window.query_all_by_label_contains(name).any(|node| is_in_sight(node.rect()))
}
