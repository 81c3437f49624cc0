//! The shell, by its accessible names.

use super::Viewer;
use crate::intent::Page;
use crate::notice::Notice;
use crate::prefs::Preferences;
use crate::testing::{click, press, usual, window};
use crate::texts;
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

#[test]
fn the_language_changes_everything_at_once() {
    let mut harness = usual();
    harness.get_by_label("Games");
    harness.get_by_label("Русский").click();
    harness.run();
    for label in ["Игры", "Карты", "Настройки", "О программе", "Светлая", "Первичный бульон"]
    {
        harness.get_by_label(label);
    }
    assert!(harness.query_by_label("Games").is_none());
    harness.get_by_label("Polski").click();
    harness.run();
    harness.get_by_label("Gry");
    harness.get_by_label("Ustawienia").click();
    harness.run();
    harness.get_by_role_and_label(egui::Role::Slider, "Rozmiar tekstu");
    assert_eq!(harness.state().shared.prefs.language, "pl");
}

#[test]
fn light_and_dark_are_switched_in_the_bar() {
    let mut harness = usual();
    assert!(harness.state().shared.theme.dark);
    harness.get_by_label("Light").click();
    harness.run();
    assert!(!harness.state().shared.theme.dark);
    assert!(!harness.ctx.global_style().visuals.dark_mode);
}

#[test]
fn keys_lead_to_pages_and_back() {
    let mut harness = usual();
    let press = |harness: &mut Harness<Viewer>, key| {
        harness.key_press(key);
        harness.run();
        harness.state().page.clone()
    };
    assert_eq!(press(&mut harness, Key::S), Page::Settings);
    assert_eq!(press(&mut harness, Key::C), Page::Codex);
    assert_eq!(press(&mut harness, Key::I), Page::About);
    assert_eq!(press(&mut harness, Key::Escape), Page::Lobby);
    assert_eq!(press(&mut harness, Key::T), Page::Lobby, "no game runs");
}

/// Far down in the settings, and the games still begin at their top.
#[test]
fn each_page_is_scrolled_by_itself() {
    let mut harness = usual();
    let top = |harness: &Harness<Viewer>| harness.get_by_label("Evolution").rect().top();
    let before = top(&harness);
    harness.key_press(Key::S);
    harness.run();
    harness.key_press(Key::End);
    harness.run();
    harness.key_press(Key::G);
    harness.run();
    assert_eq!((harness.state().page.clone(), top(&harness)), (Page::Lobby, before));
}

#[test]
fn what_is_typed_is_no_command() {
    let mut harness = usual();
    harness.get_by_label("Cards").click();
    harness.run();
    harness.get_by_label("Search the cards").click();
    harness.run();
    harness.key_press(Key::S);
    harness.run();
    assert_eq!(harness.state().page, Page::Codex);
}

#[test]
fn the_list_of_keys_opens_and_closes() {
    let mut harness = usual();
    harness.key_press(Key::Questionmark);
    harness.run();
    harness.get_by_label("Take back the last answer");
    harness.key_press(Key::S);
    harness.run();
    assert_eq!(harness.state().page, Page::Lobby, "no command is heard behind the list");
    harness.get_by_label("Close").click();
    harness.run();
    assert!(harness.query_by_label("Take back the last answer").is_none());
}

/// However it was left, the list of keys begins at its top, and gives the focus back.
#[test]
fn the_list_of_keys_begins_at_its_top() {
    let mut harness = usual();
    harness.state_mut().with_text(1.5);
    harness.run();
    harness.get_by_label("Settings").focus();
    harness.run();
    let top_of = |harness: &Harness<Viewer>, label| harness.get_by_label(label).rect().top();
    let first = |harness: &Harness<Viewer>| top_of(harness, "Take back the last answer") - top_of(harness, "Close");
    assert_eq!(press(&mut harness, Key::Questionmark).as_deref(), Some("Close"));
    let top = first(&harness);
    press(&mut harness, Key::End);
    assert!(first(&harness) < top);
    assert_eq!(press(&mut harness, Key::Enter).as_deref(), Some("Settings"));
    press(&mut harness, Key::Questionmark);
    assert_eq!(first(&harness), top);
}

#[test]
fn messages_are_closed_by_the_key_that_presses() {
    let mut harness = usual();
    harness.get_by_label("Messages").focus();
    harness.run();
    for key in [Key::Enter, Key::Escape] {
        assert_eq!(press(&mut harness, Key::M).as_deref(), Some("Close"));
        assert_eq!(press(&mut harness, Key::Tab).as_deref(), Some("Close"), "there is nothing else in it");
        assert_eq!(press(&mut harness, key).as_deref(), Some("Messages"));
        assert!(harness.query_by_label("Close").is_none());
    }
}

/// The menu beside a table begins at the page that is shown, and gives the focus back.
#[test]
fn the_menu_gives_the_focus_back() {
    let mut harness = window([1280.0, 800.0]);
    ["Pond", "Play"].into_iter().for_each(|label| click(&mut harness, label));
    harness.get_by_label("Menu").focus();
    harness.run();
    assert_eq!(press(&mut harness, Key::Enter).as_deref(), Some("Table"));
    assert_eq!(press(&mut harness, Key::Escape).as_deref(), Some("Menu"));
    press(&mut harness, Key::Enter);
    while press(&mut harness, Key::ArrowDown).as_deref() != Some("Messages") {}
    assert_eq!(press(&mut harness, Key::Enter).as_deref(), Some("Close"));
    assert!(harness.query_by_label("Quit").is_none(), "the menu is closed");
    assert_eq!(press(&mut harness, Key::Enter).as_deref(), Some("Menu"));
    press(&mut harness, Key::Enter);
    press(&mut harness, Key::S);
    assert_eq!(harness.state().page, Page::Settings, "its keys are heard in it");
}

#[test]
fn errors_stand_until_they_are_closed_and_can_be_read_again() {
    let mut harness = usual();
    harness.state_mut().notices.tell(Notice::failure("the file is torn".to_owned()));
    harness.state_mut().notices.tell(Notice::info(texts::app::no_messages()));
    harness.run_steps(3);
    harness.get_by_role_and_label(egui::Role::Alert, "the file is torn");
    harness.get_by_label("1 error");
    // Long after, the message has gone and the error has not.
    harness.run_steps(60);
    harness.get_by_role_and_label(egui::Role::Alert, "the file is torn");
    harness.get_by_label("Close").click();
    harness.run_steps(3);
    assert!(harness.query_by_role_and_label(egui::Role::Alert, "the file is torn").is_none());
    harness.get_by_label("Messages").click();
    harness.run();
    harness.get_by_role_and_label(egui::Role::Alert, "the file is torn");
}

#[test]
fn a_question_is_asked_before_it_is_done() {
    let mut harness = usual();
    let text = 1.5;
    harness.state_mut().with_text(text);
    harness.run();
    harness.get_by_label("Settings").click();
    harness.run();
    harness.get_by_label("Back to usual values…").scroll_to_me();
    harness.run();
    harness.get_by_label("Back to usual values…").click();
    harness.run_steps(3);
    harness.get_by_label("Cancel").click();
    harness.run();
    assert!((harness.state().shared.prefs.text - text).abs() < 0.01);
    harness.get_by_label("Back to usual values…").click();
    harness.run();
    harness.get_by_label("Back to usual values").click();
    harness.run();
    assert!((harness.state().shared.prefs.text - 1.0).abs() < 0.01);
}

#[test]
fn the_bar_is_whole_in_narrow_windows_with_large_text() {
    for (size, text) in [([1280.0, 800.0], 1.0), ([1280.0, 800.0], 2.0), ([2560.0, 1440.0], 1.0)] {
        let mut harness = window(size);
        let prefs = Preferences { text, ..Preferences::default() };
        harness.state_mut().prefer(prefs);
        harness.run();
        let whole = |harness: &Harness<Viewer>, labels: &[&str]| {
            for label in labels {
                let rect = harness.get_by_label(label).rect();
                assert!(rect.left() >= 0.0 && rect.right() <= size[0], "{label} in {size:?} at {text}: {rect:?}");
            }
        };
        whole(&harness, &["Games", "Cards", "Settings", "About", "Messages"]);
        if text == 1.0 {
            whole(&harness, &["English", "Русский", "Polski", "Light", "Dark"]);
        } else {
            harness.get_by_label("Settings").click(); // no room for them in the bar
            harness.run();
            whole(&harness, &["Language English", "Language Русский", "Language Polski"]);
        }
    }
}

#[test]
fn people_and_bots_are_called_in_the_language_that_is_chosen_also_while_they_play() {
    let mut harness = usual();
    ["Pond", "Play"].into_iter().for_each(|label| click(&mut harness, label));
    let people = |harness: &Harness<Viewer>, label: &str| harness.query_all_by_label(label).count();
    assert_eq!((people(&harness, "Person"), people(&harness, "Normal bot")), (1, 3));
    click(&mut harness, "Polski");
    assert_eq!((people(&harness, "Człowiek"), people(&harness, "Bot zwykły")), (1, 3));
}

#[test]
fn beside_a_table_in_a_low_window_the_bar_is_a_menu() {
    for (height, is_menu) in [(800.0, true), (1000.0, false)] {
        let mut harness = window([1280.0, height]);
        ["Pond", "Play"].into_iter().for_each(|label| click(&mut harness, label));
        let found = |label| harness.query_by_label(label).is_some();
        assert_eq!((found("Menu"), found("Settings")), (is_menu, !is_menu), "{height}");
        if is_menu {
            click(&mut harness, "Menu");
            harness.get_by_label("Quit");
            let saves = harness.query_all_by_label("Save…").count();
            assert_eq!(saves, 2, "in the menu, and as a picture below the table");
            click(&mut harness, "Menu");
        }
        click(&mut harness, "Settings");
        assert!(harness.query_by_label("Menu").is_none(), "only a table needs the height");
    }
}

/// With large letters, too, the bar is one line: where words have no room, pictures stand for them and are called by them.
#[test]
fn the_bar_is_one_line() {
    for width in [1280.0, 800.0] {
        let mut harness = window([width, 800.0]);
        harness.state_mut().with_text(1.5);
        harness.run();
        let names = ["Games", "Cards", "Mods", "Compare", "Settings", "About", "Messages"];
        let middles = names.map(|name| harness.get_by_label(name).rect().center().y);
        assert!(middles.iter().all(|middle| (middle - middles[0]).abs() < 4.0), "{width}: {middles:?}");
        click(&mut harness, "Settings");
        assert_eq!(harness.state().page, Page::Settings);
    }
}
