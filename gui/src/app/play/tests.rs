//! Two people at one screen, by accessible names and by what is drawn: nobody sees the hand of the other.

use crate::app::Viewer;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, click, usual};
use clade_engine::scene::Shape as Kind;
use clade_engine::{Observer, Seat, Translate};
use clade_table::SHORT;
use egui::Shape;
use egui_kittest::kittest::{NodeT, Queryable};
use std::collections::BTreeSet;

type Words = BTreeSet<String>;

/// A game of Evolution of two people, as it begins.
fn begun() -> Window {
    let mut window = usual();
    let prefs =
        Preferences { animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    for label in ["Evolution", "Remove player 4", "Remove player 3", "Who is player 2"] {
        click(&mut window, label);
    }
    window.get_all_by_label("Person").last().unwrap().click();
    window.run();
    for (player, name) in [("Name of player 1", "Ada"), ("Name of player 2", "Ben"), ("Seed", "7")] {
        window.get_by_role_and_label(egui::Role::TextInput, player).focus();
        window.run();
        window.get_by_role_and_label(egui::Role::TextInput, player).type_text(name);
        window.run();
    }
    click(&mut window, "Play");
    window
}

/// Chance answers until a person is asked.
fn wait(window: &mut Window) {
    window.step();
    while window.state_mut().playing().unwrap().session().is_busy() {
        window.step();
    }
    window.run();
}

/// All that a screen reader could say, and all words that are drawn.
fn told(window: &Window) -> Words {
    let mut words = Words::new();
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        words.extend([node.label(), node.value(), node.description()].into_iter().flatten());
    }
    window.output().shapes.iter().for_each(|clipped| drawn(&clipped.shape, &mut words));
    words
}

fn drawn(shape: &Shape, words: &mut Words) {
    match shape {
        Shape::Text(text) => drop(words.insert(text.galley.text().to_owned())),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| drawn(shape, words)),
        _ => {}
    }
}

/// The names of the cards in the hands that somebody sees.
fn hand(viewer: &mut Viewer, observer: Observer) -> Words {
    let playing = viewer.playing().unwrap();
    let nodes = playing.session().table().scene(observer).unwrap().nodes;
    let is_hand = |parent: Option<u16>| parent.is_some_and(|at| nodes[usize::from(at)].shape == Kind::Hand);
    nodes.iter().filter(|node| is_hand(node.parent)).map(|node| playing.words().text(&node.name)).collect()
}

fn holds(told: &Words, name: &str) -> bool {
    told.iter().any(|words| words.contains(name))
}

/// The person at the screen answers by a click: as often as possible with a card, so that the next is asked.
fn answer(window: &mut Window, turn: usize) {
    let labels = {
        let playing = window.state_mut().playing().unwrap();
        let labels = playing.session().seen().labels.clone();
        labels.iter().flat_map(|label| ["", SHORT].map(|form| playing.words().form(label, form))).collect::<Words>()
    };
    let is_answer = |label: String| label.ends_with(", can be chosen") || labels.contains(&label);
    let buttons = window.query_all_by_role(egui::Role::Button);
    let lit: Vec<_> = buttons.filter(|node| node.accesskit_node().label().is_some_and(is_answer)).collect();
    // Not with the pointer: a card may be scrolled out of the hand, and then something else lies at its place.
    lit[turn * 7 % lit.len()].click_accesskit();
    drop(lit);
    window.step();
    window.remove_cursor();
    wait(window);
}

#[test]
fn nobody_sees_the_hand_of_the_other() {
    let mut window = begun();
    wait(&mut window);
    let (mut lifted, mut sitting) = (0, None);
    for turn in 0..400 {
        let session = window.state_mut().playing().unwrap().session();
        if session.table().is_over() {
            break;
        }
        if let Some(next) = session.curtain() {
            assert_ne!(sitting, Some(next));
            let told = told(&window);
            assert!(holds(&told, if next == Seat(0) { "Ada" } else { "Ben" }) && holds(&told, "I am here"));
            let hands = [Seat(0), Seat(1)].map(|seat| hand(window.state_mut(), Observer::Seat(seat)));
            let seen: Vec<&String> = hands.iter().flatten().filter(|name| holds(&told, name)).collect();
            assert!(seen.is_empty(), "behind the curtain of {next:?} stands {seen:?}: {told:?}");
            click(&mut window, "Messages");
            let listed = self::told(&window);
            assert!(hands.iter().flatten().all(|name| !holds(&listed, name)), "the messages tell a secret: {listed:?}");
            click(&mut window, "Close");
            click(&mut window, "I am here");
            (lifted, sitting) = (lifted + 1, Some(next));
        }
        let here = sitting.expect("a curtain falls before the first answer");
        let (told, other) = (told(&window), Seat(1 - here.0));
        let own = hand(window.state_mut(), Observer::Seat(here));
        assert!(own.iter().all(|name| holds(&told, name)), "{own:?}: {told:?}");
        // What all may know is no secret, nor what was told of the cards that were played.
        let open = public(window.state_mut(), here);
        let others = hand(window.state_mut(), Observer::Seat(other));
        let secret = others.iter().filter(|name| !open.iter().any(|words| words.contains(*name)));
        let seen: Vec<&String> = secret.filter(|name| holds(&told, name)).collect();
        assert!(seen.is_empty(), "{here:?} sees {seen:?} in the hand of the other: {told:?}");
        answer(&mut window, turn);
        if lifted > 12 {
            return;
        }
    }
    assert!(lifted > 6, "{lifted} curtains");
}

/// All names that somebody may read: those of what is seen, of the answers, and the log.
fn public(viewer: &mut Viewer, seat: Seat) -> Words {
    let playing = viewer.playing().unwrap();
    let nodes = playing.session().table().scene(Observer::Seat(seat)).unwrap().nodes;
    let mut all: Words = nodes.iter().map(|node| playing.words().text(&node.name)).collect();
    let (labels, log) = (playing.session().seen().labels.clone(), playing.session().log().to_vec());
    all.extend(labels.iter().chain(log.iter().map(|line| &line.msg)).map(|msg| playing.words().text(msg)));
    all
}
