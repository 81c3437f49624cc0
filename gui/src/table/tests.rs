//! Whole games through the window, by accessible names only. `GUI_SEED=8 cargo test -p clade-gui a_whole_game` plays others.

use crate::app::Viewer;
use crate::intent::Intent;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, against_greedy, click, usual};
use clade_engine::Translate;
use clade_table::SHORT;
use egui::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use std::time::Duration;

/// More clicks than any game takes.
const MOST: usize = 12_000;

/// Bots and Chance go on until a person is asked or the game is over.
fn wait(window: &mut Window) {
    loop {
        window.step();
        if !window.state_mut().playing().unwrap().session().is_busy() {
            window.step();
            return;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// The legal actions in words, short ones too; empty if nobody is asked.
fn answers(viewer: &mut Viewer) -> Vec<String> {
    let playing = viewer.playing().unwrap();
    let labels = playing.session().seen().labels.clone();
    labels.iter().flat_map(|label| ["", SHORT].map(|form| playing.words().form(label, form))).collect()
}

fn is_over(window: &mut Window) -> bool {
    window.state_mut().playing().unwrap().session().table().is_over()
}

/// What is said if a game cannot go on.
fn situation(window: &mut Window) -> String {
    let session = window.state_mut().playing().unwrap().session();
    let (table, seen) = (session.table().turn(), session.seen());
    format!("{table:?}, looked at {:?}, paused {}, seen by {:?} in {:?}", session.looked(), session.is_paused(), seen.observer, seen.turn)
}

/// Plays a game from the lobby to its end: clicks what is lit, wherever it is.
fn whole_game(card: &str, game: &str, bots: usize, options: &[(&str, &str)]) {
    let mut window = usual();
    against_greedy(&mut window, game, bots);
    let mut prefs =
        Preferences { animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..window.state().prefs().clone() };
    let chosen = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    prefs.setups.entry(game.to_owned()).or_default().options.extend(chosen);
    window.state_mut().prefer(prefs);
    click(&mut window, card);
    // A game of its own each time would be another test each time.
    let seed = std::env::var("GUI_SEED").unwrap_or_else(|_| "7".to_owned());
    window.get_by_role_and_label(Role::TextInput, "Seed").scroll_to_me();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Seed").focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Seed").type_text(&seed);
    window.run();
    click(&mut window, "Play");
    assert_eq!(window.state_mut().header().unwrap().seed.to_string(), seed);
    assert!(
        options.iter().all(|(name, value)| window.state_mut().header().unwrap().setup.options.get(*name).is_some_and(|of| of == value))
    );
    let (mut clicks, mut word) = (0usize, 7u64);
    wait(&mut window);
    click(&mut window, "Whole table"); // what is out of sight has nothing for a pointer
    while !is_over(&mut window) {
        let answers = answers(window.state_mut());
        let is_answer = |label: &str| label.ends_with(", can be chosen") || answers.iter().any(|answer| answer == label);
        let lit: Vec<_> = window
            .query_all_by_role(Role::Button)
            .filter(|node| node.accesskit_node().label().is_some_and(|label| is_answer(&label)))
            .collect();
        if lit.is_empty() {
            drop(lit);
            panic!("nothing can be clicked, but these can be answered: {answers:?}; {}", situation(&mut window));
        }
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let chosen = &lit[(word >> 33) as usize % lit.len()];
        // What is scrolled out of sight lies under another panel for the pointer, yet not for a screen reader.
        let edge = window.get_by_label("What happened").rect().left();
        if chosen.rect().right() < edge {
            chosen.click();
        } else {
            chosen.click_accesskit();
        }
        drop(lit);
        window.step();
        window.remove_cursor(); // a pointer that rests on the log looks back
        wait(&mut window);
        clicks += 1;
        assert!(clicks < MOST, "the game does not end; {}; {answers:?}", situation(&mut window));
    }
    assert!(clicks > 5, "a game is more than {clicks} clicks");
    window.get_by_label("Place");
    window.get_by_label("Score");
}

#[test]
fn a_whole_game_of_primordial_soup() {
    whole_game("Primordial Soup", "soup", 2, &[]);
}

#[test]
fn a_whole_game_of_evolution() {
    whole_game("Evolution", "evolution", 1, &[]);
}

#[test]
fn a_whole_game_of_marine() {
    whole_game("Dominant Species: Marine", "marine", 1, &[("length", "quick")]);
}

#[test]
fn a_whole_game_of_pond() {
    whole_game("Pond", "pond", 3, &[]);
}

#[test]
fn two_answers_in_one_frame_are_one() {
    let answer = |index| Intent::Answer { index, sure: true };
    let mut wants = vec![Intent::Hint, answer(1), answer(0), Intent::Lift];
    super::frame::keep_one_answer(&mut wants);
    assert!(matches!(wants[..], [Intent::Hint, Intent::Answer { index: 1, .. }, Intent::Lift]), "{wants:?}");
}

#[test]
fn a_card_that_can_be_played_is_looked_at_closer_with_the_other_button() {
    let mut window = usual();
    click(&mut window, "Evolution");
    click(&mut window, "Play");
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    wait(&mut window);
    window.run();
    let cards = |window: &Window| window.query_all_by_label_contains(" (copies: ").map(|node| node.rect()).collect::<Vec<_>>();
    assert!(cards(&window).is_empty(), "facts are told only when it is looked at closer");
    let playable = window.query_all_by_label_contains(", can be chosen").next().expect("a hand of six cards");
    playable.click_secondary();
    window.run();
    let told = cards(&window);
    assert!(!told.is_empty() && told.iter().all(|rect| rect.left() > 0.0 && rect.right() < 1280.0), "{told:?}");
    assert!(!answers(window.state_mut()).is_empty(), "it was not played");
}

/// In Soup: the environment card says its rules, and the genes for sale are listed with their prices, not with odds.
#[test]
fn a_closer_look_tells_rules_and_what_lies_open() {
    let mut window = usual();
    click(&mut window, "Primordial Soup");
    click(&mut window, "Play");
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    wait(&mut window);
    window.run();
    let says = |window: &Window, part: &str| window.query_all_by_label_contains(part).count();
    assert_eq!([says(&window, "Ozone: when the card"), says(&window, "%")], [0; 2]);
    assert!(says(&window, "Genes for sale") > 0 && says(&window, "Speed, (4 points, 3 mutations), ×2") > 0, "genes lie open");
    let is_card = |label: Option<String>| label.is_some_and(|label| label.contains(", ozone ") && !label.contains("environment"));
    let card = window.query_all_by_label_contains(", ozone ").find(|node| is_card(node.accesskit_node().label())).expect("a card");
    card.click_secondary();
    window.run();
    assert!(says(&window, "Ozone: when the card is turned") > 0 && says(&window, "rift: in phase 1 of round 1") > 0, "its rules");
}

/// In Evolution: a card is taken; let go over nothing it goes back, let go over the table it is played.
#[test]
fn a_card_is_dragged_to_the_table() {
    let mut window = usual();
    let prefs =
        Preferences { animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_with("evolution", 2, &[], 4)).unwrap();
    wait(&mut window);
    window.run_steps(4);
    let below = window.get_by_label_contains("Whole table").rect().bottom();
    let cards = window.query_all_by_label_contains(", can be chosen").map(|node| node.rect()).filter(|rect| rect.top() > below);
    let card = cards.map(|rect| rect.center()).next().expect("a hand");
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    let before = steps(&mut window);
    let drag = |window: &mut Window, to: egui::Pos2| {
        window.drag_at(card);
        window.run_steps(2);
        window.hover_at(to);
        window.run_steps(4);
        window.drop_at(to);
        window.run_steps(4);
    };
    let (nowhere, table) = (window.get_by_label("What happened").rect().center(), window.get_by_label("food bank 0").rect().center());
    drag(&mut window, nowhere);
    assert_eq!(steps(&mut window), before, "it goes back");
    drag(&mut window, table);
    assert!(steps(&mut window) > before, "{}", situation(&mut window));
}
