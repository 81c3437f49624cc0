//! Pictures of the table, compared with those in `tests/snapshots`; `UPDATE_SNAPSHOTS=1 cargo test -p clade-gui pictures` redraws them.
//! Look at them: nothing overlaps, nothing is cut, the mood is that of a board game.

use crate::game::{NewGame, Rules, Session};
use crate::prefs::{Mood, Palette, Preferences, Speed};
use crate::testing::{MODULES, compare, window};
use clade_engine::Setup;
use std::sync::Arc;

/// A game after so many random answers, as its first player sees it.
fn session(game: &str, seats: u8, steps: usize) -> Session {
    session_with(game, seats, &[], steps)
}

/// The same with options.
pub(crate) fn session_with(game: &str, seats: u8, options: &[(&str, &str)], steps: usize) -> Session {
    let sitters: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "human" } else { "random" }).collect();
    session_of(game, &sitters, options, steps)
}

/// The same where these sit.
pub(super) fn session_of(game: &str, sitters: &[&str], options: &[(&str, &str)], steps: usize) -> Session {
    let module = clade_host::games::find(MODULES, game).unwrap();
    let (seats, sitters) = (sitters.len() as u8, sitters.iter().map(|&sitter| sitter.to_owned()).collect());
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    let setup = Setup { seats, options };
    let new = NewGame { game: game.to_owned(), setup, sitters, names: vec!["Ada".to_owned()], mods: Vec::new(), seed: Some(7) };
    let rules = Rules { ruleset: module.ruleset(&new.setup, &[]).unwrap(), mods: Vec::new(), folders: Vec::new() };
    let mut session = Session::begin(module, &new, rules, Arc::new(|| {})).unwrap();
    session.play_by_itself(steps).unwrap();
    session
}

fn picture(name: &str, session: Session, size: [f32; 2], prefs: Preferences) {
    let mut window = window(size);
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..prefs });
    window.state_mut().play(session).unwrap();
    window.run_steps(4);
    compare(name, &mut window);
}

const USUAL: [f32; 2] = [1280.0, 800.0];

#[test]
fn marine_in_the_dark() {
    picture("marine-dark", session("marine", 4, 300), USUAL, Preferences::default());
}

#[test]
fn soup_in_the_light() {
    picture("soup-light", session("soup", 4, 150), USUAL, Preferences { mood: Mood::Light, ..Preferences::default() });
}

#[test]
fn evolution_in_greyscale_and_in_polish() {
    let prefs = Preferences { palette: Palette::Greyscale, language: "pl".to_owned(), ..Preferences::default() };
    picture("evolution-grey", session("evolution", 4, 130), USUAL, prefs);
}

#[test]
fn pond_in_large_print_and_in_russian() {
    let prefs = Preferences { text: 2.0, language: "ru".to_owned(), ..Preferences::default() };
    picture("pond-large", session("pond", 3, 20), USUAL, prefs);
}

#[test]
fn dominant_species_of_six_in_the_light() {
    picture("dominant-light", session("dominant", 6, 400), USUAL, Preferences { mood: Mood::Light, ..Preferences::default() });
}

#[test]
fn the_end_of_a_game_in_the_dark() {
    picture("ending-dark", session("soup", 4, usize::MAX), USUAL, Preferences::default());
}

#[test]
fn the_rules_beside_the_table() {
    let mut window = window(USUAL);
    window.state_mut().prefer(Preferences { animation: false, speed: Speed::AtOnce, ..Preferences::default() });
    window.state_mut().play(session("soup", 4, 150)).unwrap();
    window.run_steps(4);
    window.key_press(egui::Key::B);
    window.run_steps(4);
    compare("rules-dark", &mut window);
}
