//! What a click means, and a second one, and Escape.

use super::{called, evolution, game, game_with, wait};
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, usual};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};

/// By clicks: with the card chosen, the animals that it may go to can be chosen, too.
#[test]
fn where_a_card_may_go_lights_up_when_it_is_clicked() {
    let mut window = evolution(30);
    let session = window.state_mut().playing().unwrap().session();
    let (scene, before) = (session.seen().scene.clone(), session.table().steps());
    let of_red = |node: &&clade_engine::scene::Node| node.owner == Some(clade_engine::Side(0));
    let in_hand = |node: &&clade_engine::scene::Node| node.id.contains("-hand-") && node.actions.len() == 2;
    let card = scene.nodes.iter().filter(of_red).find(in_hand).expect("a card with one trait in the hand").clone();
    let words = |window: &mut Window, node: &clade_engine::scene::Node| {
        clade_engine::Translate::text(window.state_mut().playing().unwrap().words(), &node.name)
    };
    let name = format!("{}, can be chosen", words(&mut window, &card));
    window.query_all_by_label_contains(&name).next().expect("it").click();
    window.run_steps(4);
    let aims = window.state_mut().playing().unwrap().session().aims().things();
    let beast = scene.nodes.iter().find(|node| aims.contains(&node.id)).expect("an animal that it may go to");
    assert!(beast.shape == clade_engine::scene::Shape::Card && !beast.id.contains("-hand-"), "{beast:?}");
    let label = words(&mut window, beast);
    let lit = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|told| told.ends_with(", can be chosen"));
    window.query_all_by_label_contains(&label).find(lit).expect("it is lit").click();
    window.run_steps(6);
    wait(&mut window);
    let record = window.state_mut().playing().unwrap().session().table().record_after(before);
    assert!(record.contains("trait "), "{} clicked, then {}: {record}", card.id, beast.id);
}

/// In Evolution: who clicks a card only to read it has not played it, also where it has one use, and however often.
#[test]
fn a_click_on_a_card_in_hand_does_not_play_it() {
    let mut window = evolution(4);
    let nodes = window.state_mut().playing().unwrap().session().seen().scene.nodes.clone();
    let in_hand: Vec<_> = nodes.iter().filter(|node| node.id.contains("-hand-") && node.actions.len() == 1).collect();
    assert!(in_hand.len() > 1, "without animals a card has one use");
    let at = |window: &mut Window, node| {
        let name = called(window, node);
        let found = window.query_all_by_label_contains(&name).find(|found| found.rect().height() > 100.0);
        found.expect("a card").rect().left_center() + egui::vec2(20.0, 0.0)
    };
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    // In one frame: a frame of a test is a quarter of a second.
    let clicks = |window: &mut Window, pos: egui::Pos2| {
        let button = egui::PointerButton::Primary;
        let event = |pressed| egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::default() };
        window.input_mut().events.extend([true, false].map(event));
        window.step();
    };
    let before = steps(&mut window);
    for card in &in_hand[..2] {
        let pos = at(&mut window, card);
        window.hover_at(pos);
        window.run_steps(2);
        clicks(&mut window, pos);
        assert_eq!(steps(&mut window), before, "it is only chosen");
        assert_eq!(window.state_mut().playing().unwrap().page().chosen(), Some(&*card.id));
        window.run_steps(60);
    }
    let pos = at(&mut window, in_hand[1]);
    clicks(&mut window, pos);
    assert_eq!(window.state_mut().playing().unwrap().page().chosen(), None, "a slow second click takes it back");
    window.run_steps(60);
    clicks(&mut window, pos);
    clicks(&mut window, pos);
    window.run_steps(4);
    assert_eq!(window.state_mut().playing().unwrap().page().chosen(), Some(&*in_hand[1].id), "a quick one is the same click");
    assert_eq!(steps(&mut window), before, "and none has played it");
}

/// Who clicks twice gives one answer: what has just come under the pointer, and says something else, is not meant.
#[test]
fn a_second_click_is_not_the_next_answer() {
    let mut window = game("marine", 2, 12);
    for n in 0..200 {
        let texts = window.state_mut().playing().unwrap().session().seen().texts.clone();
        let at = |word: &str| texts.iter().position(|text| text.starts_with(word));
        if texts == ["take", "skip"] && n > 0 {
            break;
        }
        let answer = at("basic speciation").unwrap_or(n * 7 % texts.len());
        window.state_mut().playing().unwrap().session().answer(answer as u32, std::time::Instant::now()).unwrap();
        wait(&mut window);
    }
    let place = window.get_by_label("take the action").rect().center();
    let clicks = |window: &mut Window, pos: egui::Pos2| {
        let button = egui::PointerButton::Primary;
        let turned = |pressed| egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::default() };
        window.input_mut().events.extend([egui::Event::PointerMoved(pos), turned(true), turned(false)]);
        window.step();
    };
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    let before = steps(&mut window);
    window.hover_at(place);
    window.run_steps(4);
    clicks(&mut window, place);
    window.step();
    let taken = steps(&mut window);
    assert!(taken > before, "the action is taken");
    let is_there = |node: egui_kittest::Node<'_>| node.rect().contains(place);
    assert!(window.query_all_by_role(Role::Button).any(is_there), "another button is there now");
    // Each look takes a quarter of a second: all of this is too soon to have read the question.
    let trembles = place + egui::vec2(2.0, 1.0);
    clicks(&mut window, trembles);
    assert_eq!(steps(&mut window), taken, "a click too many, of a hand that trembles");
    let moved = place + egui::vec2(8.0, 4.0);
    clicks(&mut window, moved);
    window.step();
    assert!(steps(&mut window) > taken, "whoever moves the pointer means it");
}

/// Escape closes what is open and is pressed once too often: what was answered is taken back by its own key.
#[test]
fn escape_closes_advice_and_takes_no_answer_back() {
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    // Somebody who is asked twice, one question after the other.
    let goes_on = |at| {
        let mut window = game("marine", 2, at);
        let before = steps(&mut window);
        window.state_mut().want(crate::intent::Intent::Answer { index: 0, sure: true });
        wait(&mut window);
        let is_asked = !window.state_mut().playing().unwrap().session().seen().labels.is_empty();
        (is_asked && steps(&mut window) == before + 1).then_some((window, before))
    };
    let (mut window, before) = (20..60).find_map(goes_on).expect("a question after an answer");
    let advice = |window: &Window| window.query_all_by_label_contains("Chance of winning").next().is_some();
    window.key_press(Key::H);
    // Another thread thinks about it.
    let is_shown = (0..6_000).any(|_| {
        window.step();
        std::thread::sleep(std::time::Duration::from_millis(5));
        advice(&window)
    });
    assert!(is_shown);
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(!advice(&window), "it is closed");
    // And stays so, when somebody has looked back in between.
    for back in [Some(before), None] {
        window.state_mut().want(crate::intent::Intent::Look(back));
        wait(&mut window);
        assert!(!advice(&window), "{back:?}");
    }
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert_eq!(steps(&mut window), before + 1, "nothing is taken back");
    assert!(window.query_by_label("Quit").is_some(), "where nothing is left to close, it opens the menu");
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(window.query_by_label("Quit").is_none(), "and closes it");
    window.key_press(Key::U);
    window.run_steps(4);
    assert_eq!(steps(&mut window), before);
}

/// Of three traits two are kept, one after the other: what was not chosen does not run under the pointer.
#[test]
fn trait_cards_stay_where_they_lie_when_one_is_chosen() {
    let mut window = game_with("marine", 3, &[("superheroes", "yes")], 4);
    let nodes = window.state_mut().playing().unwrap().session().seen().scene.nodes.clone();
    let dealt = nodes.iter().filter(|node| node.shape == clade_engine::scene::Shape::Card && !node.actions.is_empty());
    let names: Vec<String> = dealt.map(|node| called(&mut window, node)).collect();
    let card = |window: &Window, name: &String| {
        let found = window.query_all_by_label_contains(name).find(|node| node.rect().height() > 100.0).unwrap();
        (found.rect(), found.accesskit_node().label().unwrap())
    };
    let before: Vec<_> = names.iter().map(|name| card(&window, name)).collect();
    assert_eq!(before.len(), 3);
    window.state_mut().playing().unwrap().session().answer(0, std::time::Instant::now()).unwrap();
    wait(&mut window);
    let after: Vec<_> = names.iter().map(|name| card(&window, name)).collect();
    assert!(before.iter().zip(&after).all(|((before, _), (after, _))| before == after), "{before:?}, {after:?}");
    assert!(after[0].1.contains("(chosen)") && !after[1].1.contains("(chosen)"), "{after:?}");
}

/// Who does not want to be asked whether an action is skipped is not, but can still skip it after having taken it back.
#[test]
fn an_action_is_taken_at_once_where_that_is_wanted() {
    let skips = |window: &mut Window| window.state_mut().playing().unwrap().session().seen().texts.iter().any(|text| text == "skip");
    let places = |at| {
        let mut window = game("marine", 2, at);
        let texts = window.state_mut().playing().unwrap().session().seen().texts.clone();
        let index = texts.iter().position(|text| text.contains("adaptation"))? as u32;
        Some((window, index))
    };
    let (mut asked, index) = (20..60).find_map(places).expect("a pawn that can go to Adaptation");
    let (mut window, _) = (20..60).find_map(places).unwrap();
    let place = crate::intent::Intent::Answer { index, sure: true };
    asked.state_mut().want(place.clone());
    asked.run_steps(4);
    assert!(skips(&mut asked), "usually it is asked");
    let prefs = Preferences { takes: true, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().want(place);
    window.run_steps(6);
    assert!(!skips(&mut window));
    window.key_press(Key::U);
    window.run_steps(6);
    assert!(skips(&mut window), "taken back it is asked after all");
}

/// Where a cell is asked for, other numbers for the amoeba are in the list of all answers, not in the line before the table.
#[test]
fn what_is_seldom_meant_is_in_the_list() {
    let mut session = crate::table::pictures::session_with("soup", 4, &[], 0);
    while session.seen().prompt.id != "soup-ask-which" {
        session.play_by_itself(session.table().steps() + 1).unwrap();
        assert!(session.table().steps() < 40, "amoebas are placed before the first round");
    }
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(session).unwrap();
    wait(&mut window);
    let numbers = |window: &Window| window.query_all_by_label_contains("another number: R#").count();
    assert_eq!(numbers(&window), 0);
    window.get_by_label_contains("of them lit on the table").click();
    window.run_steps(4);
    assert_eq!(numbers(&window), 6);
}
