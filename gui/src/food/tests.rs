//! What is eaten, beside running and saved games, by keys and accessible names.

use super::FoodPanel;
use crate::app::Viewer;
use crate::testing::{Folder, MODULES, at, at_home, click, played};
use clade_ecology::{Row, Tape};
use clade_engine::{Actor, Module, Tools};
use clade_table::{Record, Table};
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use std::time::Duration;

type Window = Harness<'static, Viewer>;

/// A window in which a saved game is opened, and its home.
fn opened(record: &Record) -> (Window, Folder) {
    let folder = Folder::new("food");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, record.write()).unwrap();
    (at_home(folder.path(), Some(&file)), folder)
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// What a table comes to after so many actions, counted here.
fn expected(module: &dyn Module, record: &Record, actions: usize) -> Row {
    let rules = module.ruleset(&record.header.setup, &[]).unwrap();
    let table = Table::replay(rules.open(Tools::default()).unwrap(), record).unwrap();
    let mut face = rules.open(Tools::default()).unwrap();
    let at = face.start();
    let mut tape = Tape::begin(&mut *face, at).unwrap();
    for (step, actor) in table.actors().enumerate().take(actions) {
        let index = table.index_of(step).unwrap();
        let turn = if actor == Actor::Chance { face.answer_chance(at, index) } else { face.advance(at, index) };
        turn.unwrap();
        tape.on(&mut *face, at).unwrap();
    }
    tape.row(actions).unwrap()
}

/// What the panel shows, once that is counted.
fn shown(window: &mut Window, panel: impl Fn(&mut Viewer) -> &FoodPanel) -> Row {
    for _ in 0..2000 {
        window.step();
        if let Some(row) = panel(window.state_mut()).row() {
            let row = row.clone();
            window.run();
            return row;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing was counted");
}

/// Waits until what is eaten in the saved game is counted.
pub(crate) fn wait(window: &mut Window) {
    shown(window, of_replay);
}

fn of_replay(viewer: &mut Viewer) -> &FoodPanel {
    viewer.replay().unwrap().food()
}

fn of_game(viewer: &mut Viewer) -> &FoodPanel {
    viewer.playing().unwrap().food()
}

#[test]
fn beside_a_saved_game_it_is_counted_up_to_where_one_looks() {
    for module in MODULES {
        let record = played(*module, &["random", "greedy"], usize::MAX);
        let (mut window, _folder) = opened(&record);
        assert!(window.query_by_label_contains("individuals").is_none(), "off at first");
        press(&mut window, Key::E);
        assert_eq!(shown(&mut window, of_replay), expected(*module, &record, 0));
        press(&mut window, Key::End);
        let whole = shown(&mut window, of_replay);
        assert_eq!(whole, expected(*module, &record, usize::MAX));
        window.get_by_label_contains("Population:");
        // In ponds nobody has to eat: instead of a picture without anything in it that is said.
        let feeds = whole.rounds.iter().any(|round| round.windows > 0);
        for title in ["Food at hand and need", "Share hungry"] {
            assert_eq!(window.query_by_label_contains(&format!("{title}: ")).is_some(), feeds, "{}: {title}", module.about().id);
            window.get_by_label(title);
        }
        assert_eq!(window.query_all_by_label("No feeding so far.").count(), if feeds { 0 } else { 2 });
        for _ in 0..30 {
            press(&mut window, Key::ArrowLeft);
        }
        let earlier = shown(&mut window, of_replay);
        assert_eq!(earlier, expected(*module, &record, record.lines.len() - 30));
        press(&mut window, Key::End);
        assert_eq!(shown(&mut window, of_replay), whole);
    }
}

#[test]
fn it_is_closed_where_it_is_open() {
    let record = played(MODULES[0], &["random", "random"], usize::MAX);
    let (mut window, _folder) = opened(&record);
    press(&mut window, Key::E);
    press(&mut window, Key::End);
    wait(&mut window);
    window.get_by_label("Food at hand and need");
    click(&mut window, "Close");
    assert!(!window.state().prefs().food && window.query_by_label("Food at hand and need").is_none());
}

#[test]
fn beside_a_running_game_it_goes_back_and_another_way_with_it() {
    let record = played(MODULES[0], &["human", "human"], 60);
    let (mut window, _folder) = opened(&record);
    click(&mut window, "Play on");
    press(&mut window, Key::E);
    let now = |window: &mut Window| {
        let record = window.state_mut().playing().unwrap().session().record();
        let row = shown(window, of_game);
        assert_eq!(row, expected(MODULES[0], &record, usize::MAX), "after {}", record.lines.len());
        record.lines
    };
    let before = now(&mut window);
    crate::testing::answer(&mut window);
    let one_way = now(&mut window);
    assert!(one_way.len() > before.len());
    let session = window.state_mut().playing().unwrap().session();
    session.undo(true).unwrap();
    let back = now(&mut window);
    assert!(back.len() < one_way.len());
    let session = window.state_mut().playing().unwrap().session();
    session.lift();
    assert!(session.table().turn().count > 1);
    session.answer(1, std::time::Instant::now()).unwrap();
    window.run_steps(4);
    let other_way = now(&mut window);
    assert_ne!(other_way[back.len()], one_way[back.len()]);
}

#[test]
fn it_is_shown_again_next_time_and_hidden_by_its_button() {
    let record = played(MODULES[4], &["random", "random"], usize::MAX);
    let (mut window, folder) = opened(&record);
    press(&mut window, Key::End);
    click(&mut window, "Food");
    shown(&mut window, of_replay);
    window.get_by_label_contains("Population:");
    drop(window);
    let mut window = at_home(folder.path(), Some(&folder.path().join("game.clade")));
    shown(&mut window, of_replay);
    press(&mut window, Key::End);
    shown(&mut window, of_replay);
    click(&mut window, "The numbers");
    window.get_by_label("births");
    press(&mut window, Key::E);
    assert!(window.query_by_label_contains("Population:").is_none());
}

/// The key that closes things hides it before it opens the menu; of a small window it takes a third, however large the text is.
#[test]
fn it_is_hidden_by_the_key_that_closes_things_and_leaves_room() {
    let record = played(MODULES[4], &["random", "random"], usize::MAX);
    let (mut window, _folder) = opened(&record);
    window.state_mut().with_text(1.5);
    press(&mut window, Key::End);
    press(&mut window, Key::E);
    shown(&mut window, of_replay);
    let right = |window: &Window| window.query_all_by_label_contains("Population:").map(|node| node.rect().right()).reduce(f32::max);
    assert!(right(&window).is_some_and(|right| right <= 1280.0 / 3.0), "{:?}", right(&window));
    let is_menu = |window: &Window| window.query_by_label("Quit").is_some();
    press(&mut window, Key::Escape);
    assert!(right(&window).is_none() && !is_menu(&window));
    press(&mut window, Key::Escape);
    assert!(is_menu(&window), "where nothing is left to close");
}

#[test]
fn it_speaks_every_language() {
    let record = played(MODULES[1], &["random", "random"], usize::MAX);
    let (mut window, _folder) = opened(&record);
    press(&mut window, Key::End);
    press(&mut window, Key::E);
    shown(&mut window, of_replay);
    for (language, population) in [("Русский", "Численность:"), ("Polski", "Liczebność:"), ("English", "Population:")] {
        click(&mut window, language);
        window.get_by_label_contains(population);
    }
}

#[test]
fn it_counts_in_the_words_of_the_game() {
    let shared = |language: &str| {
        let prefs = crate::prefs::Preferences { language: language.to_owned(), ..crate::prefs::Preferences::default() };
        crate::shared::Shared::new(MODULES, prefs).unwrap()
    };
    let until = |language, game| {
        let shared = shared(language);
        shared.say(&crate::texts::food::until(super::round(&shared, game), 3))
    };
    assert_eq!([until("en", "evolution"), until("en", "soup")], ["Up to turn 3", "Up to round 3"]);
    assert_eq!([until("ru", "dominant"), until("ru", "marine")], ["До хода 3 включительно", "До раунда 3 включительно"]);
    assert_eq!([until("pl", "evolution"), until("pl", "soup")], ["Do tury 3 włącznie", "Do rundy 3 włącznie"]);
}

/// In a usual window it lies over a part of the table, whose cards stay as large as they were; in a wide one beside it.
#[test]
fn it_leaves_a_table_room_for_its_cards() {
    for (width, shrinks) in [(1280.0, false), (1800.0, true)] {
        let folder = Folder::new("food");
        let file = folder.path().join("game.clade");
        std::fs::write(&file, played(MODULES[0], &["human", "greedy"], 30).write()).unwrap();
        let mut window = at(folder.path(), Some(&file), [width, 800.0]);
        click(&mut window, "Play on");
        let room = |window: &mut Window| window.state_mut().playing().unwrap().page().area().width();
        let before = room(&mut window);
        press(&mut window, Key::E);
        shown(&mut window, of_game);
        window.get_by_label("Food at hand and need");
        assert_eq!(room(&mut window) < before, shrinks, "{width}");
    }
}
