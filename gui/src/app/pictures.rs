//! Pictures of pages, compared with those in `tests/snapshots`, as those of the table are (see [`crate::table`]): nothing overlaps, nothing
//! is cut, and it looks like a box of games, not like a tool.

use super::viewer::Viewer;
use crate::prefs::{Mood, Palette, Preferences, Speed};
use crate::testing::{Folder, MODULES, at, click, compare, played, window};
use egui::Key;
use egui_kittest::Harness;

const USUAL: [f32; 2] = [1280.0, 800.0];

fn picture(name: &str, harness: &mut Harness<Viewer>, prefs: Preferences) {
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, recent: Vec::new(), ..prefs };
    harness.state_mut().prefer(prefs);
    harness.remove_cursor();
    harness.run_steps(4);
    compare(name, harness);
}

fn light() -> Preferences {
    Preferences { mood: Mood::Light, ..Preferences::default() }
}

#[test]
fn the_lobby_in_the_light() {
    picture("lobby-light", &mut window(USUAL), light());
}

#[test]
fn a_set_up_in_a_narrow_window_with_large_print() {
    let mut window = window([900.0, 640.0]);
    click(&mut window, "Evolution");
    picture("set-up-narrow", &mut window, Preferences { text: 2.0, ..Preferences::default() });
}

#[test]
fn the_cards_in_the_light() {
    let mut window = window(USUAL);
    click(&mut window, "Cards");
    picture("cards-light", &mut window, light());
}

#[test]
fn a_saved_game_in_the_dark() {
    let folder = Folder::new("picture");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, played(MODULES[1], &["human", "greedy", "random"], usize::MAX).write()).unwrap();
    let mut harness = at(folder.path(), Some(&file), [1120.0, 720.0]);
    for _ in 0..12 {
        harness.key_press(Key::PageDown);
        harness.run();
    }
    picture("replay-dark", &mut harness, Preferences::default());
}

#[test]
fn what_is_eaten_beside_a_saved_game_in_the_light() {
    let folder = Folder::new("picture");
    let file = folder.path().join("game.clade");
    std::fs::write(&file, played(MODULES[0], &["human", "greedy", "random", "random"], usize::MAX).write()).unwrap();
    let mut harness = at(folder.path(), Some(&file), USUAL);
    harness.key_press(Key::End);
    harness.key_press(Key::E);
    harness.run();
    crate::food::wait(&mut harness);
    picture("food-light", &mut harness, Preferences { food: true, ..light() });
}

#[test]
fn the_settings_in_greyscale() {
    let mut window = window(USUAL);
    click(&mut window, "Settings");
    picture("settings-grey", &mut window, Preferences { palette: Palette::Greyscale, ..Preferences::default() });
}
