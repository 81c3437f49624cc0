//! The settings, by accessible names.

use crate::app::Viewer;
use crate::prefs::Palette;
use crate::testing::{Window, click, usual};
use egui::{Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

fn settings() -> Window {
    let mut harness = usual();
    harness.get_by_label("Settings").click();
    harness.run();
    harness
}

fn toggle(harness: &mut Harness<Viewer>, label: &str) {
    harness.get_by_role_and_label(Role::CheckBox, label).scroll_to_me();
    harness.run();
    harness.get_by_role_and_label(Role::CheckBox, label).click();
    harness.run();
}

#[test]
fn everything_can_be_set() {
    let mut harness = settings();
    click(&mut harness, "Language Polski");
    assert_eq!(harness.state().prefs().language, "pl");
    click(&mut harness, "Język English");
    click(&mut harness, "Without colour");
    assert_eq!(harness.state().prefs().palette, Palette::Greyscale);
    toggle(&mut harness, "Moving pieces");
    assert!(!harness.state().prefs().animation);
    toggle(&mut harness, "Ask before answers that you cannot take back alone");
    assert!(!harness.state().prefs().confirm && harness.state().prefs().confirm_idle);
    toggle(&mut harness, "Ask before answers that would do nothing");
    assert!(!harness.state().prefs().confirm_idle);
}

#[test]
fn the_size_of_text_is_seen_at_once() {
    let mut harness = settings();
    let before = harness.get_by_label("Letters, buttons and cards grow together.").rect().height();
    harness.state_mut().with_text(2.0);
    harness.run();
    let after = harness.get_by_label("Letters, buttons and cards grow together.").rect().height();
    assert!(after > 1.8 * before, "{before} {after}");
}

#[test]
fn a_key_is_changed_and_a_conflict_is_told() {
    let mut harness = settings();
    click(&mut harness, "Change the key of “Ask a bot for a hint”");
    harness.key_press(Key::U);
    harness.run();
    assert_eq!(harness.state().prefs().keys["hint"], "U");
    harness.get_by_label("U also means “Ask a bot for a hint”");
    harness.get_by_label("U also means “Take back the last answer”");
    click(&mut harness, "The usual key of “Ask a bot for a hint”");
    assert!(harness.state().prefs().keys.is_empty());
}

#[test]
fn escape_leaves_a_key_as_it_was_and_digits_stay_with_the_buttons() {
    let mut harness = settings();
    for key in [Key::Num3, Key::Escape, Key::S] {
        if key != Key::S {
            click(&mut harness, "Change the key of “Ask a bot for a hint”");
        }
        harness.key_press(key);
        harness.run();
    }
    assert!(harness.state().prefs().keys.is_empty());
    harness.get_by_label("Language");
}

#[test]
fn arrows_move_a_slider() {
    let mut harness = settings();
    harness.get_by_role_and_label(Role::Slider, "Size of text").focus();
    harness.run();
    for (key, text) in [(Key::ArrowRight, 1.05), (Key::ArrowRight, 1.1), (Key::ArrowLeft, 1.05)] {
        harness.key_press(key);
        harness.run();
        assert_eq!(harness.state().prefs().text, text, "{key:?}");
    }
}
