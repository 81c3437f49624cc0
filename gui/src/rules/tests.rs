//! The rules that are read at a table, by accessible names.

use crate::prefs::{Preferences, Speed};
use crate::table::pictures::session_with;
use crate::testing::{Window, usual};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

/// The rules of Evolution, opened at a table with these options.
fn opened(options: &[(&str, &str)]) -> Window {
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(session_with("evolution", 2, options, 4)).unwrap();
    window.run_steps(4);
    window.key_press(Key::B);
    window.run();
    window
}

fn tells_of(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

#[test]
fn at_a_table_nothing_is_told_of_sets_that_are_not_in_play() {
    let mut window = opened(&[]);
    let of_continents = "3.8 Continents: territories and migration";
    assert!(tells_of(&window, "Not in this game: Time to Fly, Continents, Gift set"));
    assert!(!tells_of(&window, of_continents) && !tells_of(&window, "Metamorphose"));
    window.get_by_label("Show them").click();
    window.run();
    assert!(tells_of(&window, of_continents) && tells_of(&window, "[Time to Fly] Metamorphose: discard"), "and of what set it is");
    window.get_by_label("Hide them").click();
    window.run();
    assert!(!tells_of(&window, of_continents));
}

#[test]
fn at_a_table_with_all_sets_all_is_told() {
    let window = opened(&[("time-to-fly", "yes"), ("continents", "yes"), ("gift", "yes")]);
    assert!(!tells_of(&window, "Not in this game"));
    assert!(tells_of(&window, "3.8 Continents: territories and migration") && tells_of(&window, "Metamorphose: discard"));
    assert!(!tells_of(&window, "[Time to Fly]"), "whoever plays with it need not be told");
}

#[test]
fn in_the_lobby_all_is_told_with_the_set_it_is_of() {
    let shared = crate::shared::Shared::new(crate::testing::MODULES, Preferences::default()).unwrap();
    let book = clade_table::Rulebook::of(&shared.words, "evolution").unwrap();
    let of_continents = |block: &clade_table::Block| block.marked().starts_with("[Continents] ");
    assert!(book.chapters.iter().any(|chapter| chapter.title.starts_with("Continents") && chapter.blocks.iter().all(of_continents)));
}

/// Which chapter is marked in the list as the one that is read.
fn marked(window: &Window) -> Vec<String> {
    let lines = window.query_all_by(|node| node.toggled() == Some(Toggled::True));
    lines.filter_map(|line| line.accesskit_node().label()).filter(|label| label.starts_with(|c: char| c.is_ascii_digit())).collect()
}

#[test]
fn the_mark_follows_the_reading_and_each_game_begins_at_its_start() {
    let mut window = opened(&[]);
    let mut read = Vec::new();
    for _ in 0..40 {
        window.key_press(Key::PageDown);
        window.run();
        read.extend(marked(&window));
    }
    read.dedup();
    assert!(read.len() > 5 && read.is_sorted_by_key(|title| title.split(' ').next().map(str::to_owned)), "{read:?}");
    let last = read.last().unwrap().clone();
    // The rules of another game have not been read yet.
    window.key_press(Key::Escape);
    window.run();
    assert!(marked(&window).is_empty(), "closed");
    window.state_mut().play(session_with("soup", 2, &[], 4)).unwrap();
    window.run_steps(4);
    window.key_press(Key::B);
    window.run();
    assert_ne!(marked(&window), [last]);
    let lines = window.query_all_by_label("What the game is about");
    let is_marked: Vec<_> = lines.map(|line| line.accesskit_node().toggled()).collect();
    assert!(is_marked.contains(&Some(Toggled::True)), "{is_marked:?}, not {:?}", marked(&window));
}

#[test]
fn who_searches_goes_on_typing_whatever_is_found() {
    let mut window = opened(&[]);
    let is_typed = |window: &Window| window.get_by_role(Role::TextInput).is_focused();
    let search = |window: &mut Window, word: &str| {
        window.get_by_role(Role::TextInput).click();
        window.run();
        window.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.get_by_role(Role::TextInput).type_text(word);
        window.run();
    };
    search(&mut window, "xyzzy");
    assert!(is_typed(&window));
    // Closed by Escape, which takes the focus from the field first, and opened by its key again: no chapter is there to be focused.
    for key in [Key::Escape, Key::Escape, Key::B] {
        window.key_press(key);
        window.run();
    }
    search(&mut window, "hunter");
    assert!(is_typed(&window), "the next letter is not a key of the table");
}
