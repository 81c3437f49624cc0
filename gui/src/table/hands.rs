//! What hands and ears meet: what an answer would change, what is dragged, signs at the edge, sounds; by accessible names.

use crate::game::Change;
use crate::prefs::{Preferences, Speed};
use crate::sound::Sound;
use crate::testing::{Window, click, press, usual, window};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};

/// A game of Pond against one bot, at a person's question.
pub(super) fn pond(size: [f32; 2], prefs: impl FnOnce(Preferences) -> Preferences) -> Window {
    let mut window = window(size);
    let usual = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs(usual));
    click(&mut window, "Pond");
    click(&mut window, "Play");
    wait(&mut window);
    window
}

/// A game of Evolution for two after so many actions, at a person's question.
pub(super) fn evolution(steps: usize) -> Window {
    game("evolution", 2, steps)
}

/// Any game after so many actions, at a person's question. Nothing is confirmed.
pub(super) fn game(name: &str, seats: u8, steps: usize) -> Window {
    game_with(name, seats, &[], steps)
}

fn game_with(name: &str, seats: u8, options: &[(&str, &str)], steps: usize) -> Window {
    let mut window = usual();
    let prefs =
        Preferences { animation: false, speed: Speed::AtOnce, confirm: false, confirm_idle: false, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_with(name, seats, options, steps)).unwrap();
    wait(&mut window);
    window
}

pub(super) fn wait(window: &mut Window) {
    while window.state_mut().playing().unwrap().session().is_busy() {
        window.step();
    }
    window.run();
}

#[test]
fn what_an_answer_changes_is_shown_where_the_keyboard_rests() {
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_with("soup", 3, &[], 4)).unwrap();
    wait(&mut window);
    let before = window.state_mut().playing().unwrap().session().table().hash().unwrap();
    window.key_press(Key::ArrowRight);
    // It rests there for a moment.
    for _ in 0..6 {
        window.step();
    }
    let session = window.state_mut().playing().unwrap().session();
    let preview = session.preview().expect("something changes").clone();
    assert!(preview.changes.values().any(|change| *change == Change::Comes), "the marker comes onto the ladder: {:?}", preview.changes);
    assert_eq!(session.table().hash().unwrap(), before, "nothing was played");
}

/// In Evolution: a card with one trait has two uses; let go over an animal it is that trait, without a question.
#[test]
fn where_a_card_is_dropped_says_what_it_is() {
    let mut window = evolution(30);
    let session = window.state_mut().playing().unwrap().session();
    let (scene, before) = (session.seen().scene.clone(), session.table().steps());
    let own = |node: &&clade_engine::scene::Node| node.owner == Some(clade_engine::Side(0)) && node.id.starts_with("red");
    let in_hand = |node: &&clade_engine::scene::Node| node.id.contains("-hand-") && node.actions.len() == 2;
    let card = scene.nodes.iter().find(in_hand).expect("a card with one trait in the hand");
    let beast = scene.nodes.iter().filter(own).find(|node| node.id.chars().nth(3).is_some_and(|c| c.is_ascii_digit())).expect("an animal");
    let called = |window: &mut Window, node: &clade_engine::scene::Node| {
        let name = clade_engine::Translate::text(window.state_mut().playing().unwrap().words(), &node.name);
        window
            .query_all_by_label_contains(&name)
            .map(|found| found.rect())
            .max_by(|one, other| one.area().total_cmp(&other.area()))
            .expect("it")
    };
    let (from, to) = (called(&mut window, card).center(), called(&mut window, beast).center());
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(to);
    window.run_steps(4);
    window.drop_at(to);
    window.run_steps(6);
    wait(&mut window);
    let session = window.state_mut().playing().unwrap().session();
    let record = session.table().record_after(before);
    assert!(record.contains("trait "), "{} dropped on {}: {record}", card.id, beast.id);
}

/// The same by clicks: with the card chosen, the animals that it may go to can be chosen, too.
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

/// In large letters cards in hand cover each other: what little is seen of one says what it is called, as the spine of a book does.
#[test]
fn covered_cards_say_their_names() {
    let mut window = evolution(4);
    let turned = |window: &Window| {
        let is_turned = |shape: &egui::Shape| matches!(shape, egui::Shape::Text(text) if text.angle != 0.0);
        window.output().shapes.iter().filter(|clipped| is_turned(&clipped.shape)).count()
    };
    assert_eq!(turned(&window), 0, "side by side they are read");
    window.state_mut().with_text(1.5);
    window.run();
    assert!(turned(&window) >= 3);
}

/// In large letters a few cards in hand lie side by side, wholly in sight: rather their words are a little smaller.
#[test]
fn a_few_cards_are_wholly_in_sight_in_large_letters() {
    let in_hand = |window: &mut Window| -> Vec<clade_engine::scene::Node> {
        let nodes = &window.state_mut().playing().unwrap().session().seen().scene.nodes;
        nodes.iter().filter(|node| node.id.contains("-hand-")).cloned().collect()
    };
    let mut window = (10..90).step_by(8).map(evolution).find_map(|mut window| (in_hand(&mut window).len() == 3).then_some(window));
    let window = window.as_mut().expect("a hand of three");
    window.state_mut().with_text(1.5);
    window.run();
    let edge = window.get_by_label("What happened").rect().left();
    let mut before = 0.0;
    for card in in_hand(window) {
        let name = called(window, &card);
        let rects = window.query_all_by_label_contains(&name).map(|found| found.rect()).filter(|rect| rect.height() > 150.0);
        let rect = rects.min_by(|one, other| one.left().total_cmp(&other.left())).expect("a card");
        assert!(rect.left() >= before && rect.right() <= edge && rect.width() > 200.0, "{name}: {rect:?}, {before}, {edge}");
        before = rect.right();
    }
}

/// In Dominant Species: a space whose action would do nothing now is known from the others.
#[test]
fn a_space_without_effect_is_called_so() {
    let window = game("dominant", 4, 20);
    let called = |space: &str| {
        let node = window.query_all_by_label_contains(space).find(is_lit).unwrap_or_else(|| panic!("{space} can be chosen"));
        node.accesskit_node().label().unwrap_or_default()
    };
    assert!(called("Regression, space 1").ends_with("without effect now, can be chosen"));
    assert!(!called("Adaptation, space 1").contains("without effect"));
}

/// While Shift is held, the card at the pointer is shown large, with the words of both its halves.
#[test]
fn shift_shows_a_card_large() {
    let mut window = evolution(4);
    let card = window.query_all_by_label_contains(" / ").find(|node| node.rect().top() > 600.0).expect("a card of two in the hand").rect();
    let facts = |window: &Window| window.query_all_by_label_contains("(copies: ").count();
    window.hover_at(card.center());
    window.run_steps(2);
    assert_eq!(facts(&window), 0);
    window.event(egui::Event::ModifiersChanged(Modifiers::SHIFT));
    window.run_steps(3);
    assert_eq!(facts(&window), 2, "both halves");
    window.event(egui::Event::ModifiersChanged(Modifiers::NONE));
    window.run_steps(3);
    assert_eq!(facts(&window), 0, "it was only looked at");
}

#[test]
fn what_is_out_of_sight_is_said_at_the_edge() {
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    assert!(window.query_all_by_label_contains("There is more of the table").next().is_none());
    for _ in 0..6 {
        window.key_press(Key::Plus);
        window.run();
    }
    let signs: Vec<String> =
        window.query_all_by_label_contains("There is more of the table").filter_map(|sign| sign.accesskit_node().label()).collect();
    assert!(signs.len() >= 2, "{signs:?}");
    let sign = signs[0].clone();
    for _ in 0..12 {
        let Some(found) = window.query_by_label(&sign) else { break };
        found.click();
        window.run();
    }
    assert!(window.query_by_label(&sign).is_none(), "the table was dragged to its end: {sign}");
}

#[test]
fn what_happens_is_heard_if_that_is_wanted() {
    for wanted in [true, false] {
        let mut window = pond([1280.0, 800.0], |prefs| Preferences { sound: wanted, ..prefs });
        let heard = window.state().shared().sounds.take();
        assert_eq!(heard.contains(&Sound::Turn), wanted, "{heard:?}");
        let prefs = Preferences { speed: Speed::Fast, ..window.state().prefs().clone() };
        window.state_mut().prefer(prefs);
        for _ in 0..3 {
            let session = window.state_mut().playing().unwrap().session();
            drop(session.answer(0, std::time::Instant::now()));
            for _ in 0..200 {
                window.step();
                std::thread::sleep(std::time::Duration::from_millis(2));
            }
        }
        let heard = window.state().shared().sounds.take();
        assert_eq!(heard.iter().any(|sound| [Sound::Place, Sound::Flip, Sound::Phase].contains(sound)), wanted, "{heard:?}");
    }
}

/// What lies on the table as long as this answer is preferred, once something that begins so can be chosen.
fn led_to(window: &mut Window, prefers: &str, id: &str) -> clade_engine::scene::Node {
    let lit = |window: &mut Window| {
        let seen = window.state_mut().playing().unwrap().session().seen();
        let answers = seen.labels.len();
        let can = |node: &&clade_engine::scene::Node| node.id.starts_with(id) && (1..answers).contains(&node.actions.len());
        seen.scene.nodes.iter().find(can).cloned()
    };
    let found = (0..80).find_map(|_| {
        if let Some(found) = lit(window) {
            return Some(found);
        }
        let session = window.state_mut().playing().unwrap().session();
        let preferred = session.seen().texts.iter().position(|text| text.contains(prefers)).unwrap_or(0);
        session.answer(preferred as u32, std::time::Instant::now()).unwrap();
        wait(window);
        None
    });
    found.unwrap_or_else(|| panic!("nothing called {id} can be chosen"))
}

fn is_lit(node: &egui_kittest::Node<'_>) -> bool {
    node.accesskit_node().label().is_some_and(|label| label.ends_with(", can be chosen"))
}

fn called(window: &mut Window, node: &clade_engine::scene::Node) -> String {
    clade_engine::Translate::text(window.state_mut().playing().unwrap().words(), &node.name)
}

/// Takes a thing with the mouse and lets it go on the first one of which this is true, or on what it goes to; what was answered.
fn dragged(window: &mut Window, thing: &clade_engine::scene::Node, is_goal: impl Fn(&clade_engine::scene::Node) -> bool) -> String {
    dragged_by(window, thing, 0.0, is_goal)
}

/// The same, taken so far below its middle.
fn dragged_by(
    window: &mut Window,
    thing: &clade_engine::scene::Node,
    below: f32,
    is_goal: impl Fn(&clade_engine::scene::Node) -> bool,
) -> String {
    let name = called(window, thing);
    // What stands for every answer is not lit.
    let named = || window.query_all_by_label_contains(&name);
    let from = named().find(is_lit).or_else(|| named().next()).expect("it").rect().center() + egui::vec2(0.0, below);
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(from - egui::vec2(60.0, 20.0));
    window.run_steps(4);
    let session = window.state_mut().playing().unwrap().session();
    let (before, aims) = (session.table().steps(), session.aims().things());
    let goes = |node: &&clade_engine::scene::Node| {
        is_goal(node) && (aims.contains(&node.id) || node.actions.iter().any(|a| thing.actions.contains(a)))
    };
    let goal = session.seen().scene.nodes.iter().find(goes).unwrap_or_else(|| panic!("it goes nowhere: {aims:?}")).clone();
    let label = called(window, &goal);
    let is_goal = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|told| told.starts_with(&label));
    let named = || window.query_all_by_label_contains(&label);
    let to = named().find(is_goal).or_else(|| named().next()).expect("it is there").rect().center();
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(6);
    wait(window);
    window.state_mut().playing().unwrap().session().table().record_after(before)
}

/// In Dominant Species: an element is dragged from its row to a corner of the earth, about which the next question is.
#[test]
fn an_element_is_dragged_to_the_earth() {
    for section in ["abundance", "wanderlust"] {
        let mut window = game("dominant", 3, 4);
        let element = led_to(&mut window, section, &format!("lying-{section}"));
        let record = dragged(&mut window, &element, |node| node.id.starts_with("corner-"));
        assert!(record.lines().count() > 1, "the element and its corner: {record}");
    }
}

/// In Marine: a tile is dragged from its stack to the earth, though Chance turns the next one over in between.
#[test]
fn a_tile_is_dragged_to_the_earth() {
    let mut window = game("marine", 2, 30);
    let stack = led_to(&mut window, "wanderlust", "stack-");
    let record = dragged(&mut window, &stack, |node| node.id.starts_with("cell-"));
    assert!(record.lines().filter(|line| !line.trim().is_empty()).count() > 2, "the stack, the next tile, the cell: {record}");
}

/// So is one that was taken by a click, from where it lies until then.
#[test]
fn a_tile_in_hand_is_dragged_to_the_earth() {
    for name in ["marine", "dominant"] {
        let mut window = game(name, 2, 30);
        let stack = led_to(&mut window, "wanderlust", "stack-");
        window.state_mut().playing().unwrap().session().answer(stack.actions[0].into(), std::time::Instant::now()).unwrap();
        wait(&mut window);
        let scene = window.state_mut().playing().unwrap().session().seen().scene.clone();
        let tile = scene.nodes.iter().find(|node| node.id == "in-hand").expect("a tile in hand");
        assert!(!tile.actions.is_empty(), "{name}");
        let record = dragged(&mut window, tile, |node| node.id.starts_with("cell-"));
        assert!(record.lines().any(|line| !line.trim().is_empty()), "{name}: {record}");
    }
}

/// In Soup: an amoeba is dragged to where it drifts.
#[test]
fn an_amoeba_is_dragged() {
    let mut window = game("soup", 2, 20);
    let amoeba = led_to(&mut window, "cell", "amoeba");
    let record = dragged(&mut window, &amoeba, |node| node.id.starts_with("cell"));
    assert!(!record.trim().is_empty());
}

/// In Evolution: a card with two traits, taken by one of them, becomes that one on the animal.
#[test]
fn a_card_is_played_as_the_trait_by_which_it_is_taken() {
    let is_of_two = |seen: &crate::game::Seen, node: &clade_engine::scene::Node| {
        let is_trait_of = |&&answer: &&u16| seen.labels[usize::from(answer)].id.ends_with("do-trait-of-card");
        node.actions.iter().filter(is_trait_of).count() == 2
    };
    let found = (10..40).find_map(|steps| {
        let mut window = evolution(steps);
        let seen = window.state_mut().playing().unwrap().session().seen().clone();
        let card = seen.scene.nodes.iter().find(|node| is_of_two(&seen, node))?.clone();
        Some((steps, seen, card))
    });
    let (steps, seen, card) = found.expect("a card with two traits");
    let played = |below: f32| {
        let mut window = evolution(steps);
        let texts: Vec<&String> = card.actions.iter().map(|&answer| &seen.texts[usize::from(answer)]).collect();
        let is_beast = |node: &clade_engine::scene::Node| node.id.starts_with("red") && node.id[3..].parse::<u8>().is_ok();
        let record = dragged_by(&mut window, &card, below, is_beast);
        let place = texts.iter().position(|text| record.contains(text.as_str()));
        (record, place)
    };
    let [upper, lower] = [-30.0, 30.0].map(played);
    assert!(upper.1.is_some() && lower.1.is_some() && upper.1 < lower.1, "{upper:?} {lower:?}");
}

/// In Evolution: a card that is let go on another's land goes back, and why is said there.
#[test]
fn a_card_on_anothers_land_is_refused() {
    let mut window = evolution(4);
    let before = window.state_mut().playing().unwrap().session().table().steps();
    let nodes = window.state_mut().playing().unwrap().session().seen().scene.nodes.clone();
    let card =
        nodes.iter().find(|node| node.shape == clade_engine::scene::Shape::Card && !node.actions.is_empty()).expect("a card").clone();
    let name = called(&mut window, &card);
    let from = window.query_all_by_label_contains(&name).find(is_lit).expect("it").rect().center();
    let to = egui::pos2(500.0, 200.0); // the other's land is above the middle
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(to);
    window.run_steps(2);
    window.drop_at(to);
    window.run_steps(4);
    assert_eq!(window.state_mut().playing().unwrap().session().table().steps(), before, "nothing was played");
    assert!(window.query_by_label_contains("✕").is_some(), "why is said");
}

/// A window that asks something lies over the table: nothing below it is dragged.
#[test]
fn nothing_is_dragged_below_a_question_of_the_program() {
    let mut window = evolution(4);
    let nodes = window.state_mut().playing().unwrap().session().seen().scene.nodes.clone();
    let card = nodes.iter().find(|node| node.shape == clade_engine::scene::Shape::Card && !node.actions.is_empty()).expect("a card");
    let name = called(&mut window, card);
    let from = window.query_all_by_label_contains(&name).find(is_lit).expect("it").rect().center();
    let land = egui::pos2(500.0, 450.0); // one's own is below the middle
    let plays = |window: &mut Window| {
        let before = window.state_mut().playing().unwrap().session().table().steps();
        window.drag_at(from);
        window.run_steps(1);
        window.hover_at(land);
        window.run_steps(2);
        window.drop_at(land);
        window.run_steps(4);
        window.state_mut().playing().unwrap().session().table().steps() > before
    };
    let asks = crate::intent::Confirmation {
        asks: crate::texts::table::undo(),
        yes: crate::texts::table::undo(),
        then: crate::intent::Intent::Undo { agreed: true },
    };
    window.state_mut().want(crate::intent::Intent::Ask(Box::new(asks)));
    window.run_steps(4);
    assert!(!plays(&mut window), "the question is open");
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(plays(&mut window), "now it can be dragged");
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

/// However long questions are: a tile lies where it lay, at the same size.
#[test]
fn no_question_moves_the_table() {
    let mut window = game("marine", 3, 40);
    // Land stays what it is, and the log tells of it in lines that are less high.
    let land =
        |window: &Window| window.query_all_by_label_contains("Land d2").map(|node| node.rect()).find(|rect| rect.height() > 50.0).unwrap();
    let (stands, mut longest, mut lines, mut cut) = (land(&window), 0, std::collections::BTreeSet::new(), 0);
    for n in 0..120 {
        let playing = window.state_mut().playing().unwrap();
        let labels = playing.session().seen().labels.clone();
        let said: Vec<String> = labels.iter().map(|label| clade_engine::Translate::text(playing.words(), label)).collect();
        let is_answer = |node: &egui_kittest::Node<'_>| {
            node.rect().top() < stands.top() && node.accesskit_node().label().is_some_and(|label| said.contains(&label))
        };
        lines.extend(window.query_all_by_role(Role::Button).filter(is_answer).map(|node| node.rect().top() as i32));
        cut += usize::from(window.query_by_label("more…").is_some());
        let session = window.state_mut().playing().unwrap().session();
        longest = longest.max(session.seen().labels.len());
        let answer = n * 7 % session.table().turn().count;
        session.answer(answer, std::time::Instant::now()).unwrap();
        wait(&mut window);
        assert_eq!(land(&window), stands, "after {n} answers");
    }
    assert!(longest > 12, "more answers than have room in a line: {longest}");
    assert_eq!(lines.len(), 1, "answers stand in one line: {lines:?}");
    assert!(cut > 0, "a question is longer than its line");
}

/// With large letters, too, the answers cover nothing of the table, and leave it where it is: what is lit there needs no button.
#[test]
fn answers_of_large_letters_cover_nothing() {
    for (name, text) in [("evolution", 1.5), ("evolution", 2.0), ("marine", 2.0), ("soup", 2.0)] {
        let mut window = game(name, 4, 30);
        window.state_mut().with_text(text);
        let mut tops = std::collections::BTreeSet::new();
        for _ in 0..8 {
            press(&mut window, Key::ArrowRight);
            press(&mut window, Key::Enter);
            let playing = window.state_mut().playing().unwrap();
            let top = playing.page().plane.viewport.window().top();
            let labels = playing.session().seen().labels.clone();
            let said: Vec<String> = labels.iter().map(|label| clade_engine::Translate::text(playing.words(), label)).collect();
            let is_answer = |label: String| said.contains(&label) || label == "Back";
            for button in window.query_all_by_role(Role::Button).filter(|node| node.accesskit_node().label().is_some_and(is_answer)) {
                let at = button.rect();
                // Not the menu at a thing.
                if at.left() < 700.0 && at.top() < 100.0 * text {
                    assert!(at.bottom() <= top, "{name}: {:?} at {at:?} lies over the table at {top}", button.accesskit_node().label());
                    tops.insert(top as i32);
                }
            }
        }
        assert_eq!(tops.len(), 1, "{name}: in one line: {tops:?}");
    }
}

/// Who unfolds a long question sees all of the table below it, and where it was again afterwards.
#[test]
fn an_unfolded_question_covers_nothing_of_the_table() {
    let mut window = game("marine", 3, 40);
    let tiles = |window: &Window| -> Vec<egui::Rect> {
        window.query_all_by_label_contains("Land ").map(|node| node.rect()).filter(|rect| rect.height() > 50.0).collect()
    };
    for n in 0..120 {
        if window.query_by_label("more…").is_some() {
            break;
        }
        let session = window.state_mut().playing().unwrap().session();
        let answer = n * 7 % session.table().turn().count;
        session.answer(answer, std::time::Instant::now()).unwrap();
        wait(&mut window);
    }
    let before = tiles(&window);
    window.get_by_label("more…").click();
    window.run();
    let lower = window.get_by_label("less").rect().bottom();
    let unfolded = tiles(&window);
    assert!(!unfolded.is_empty() && unfolded.iter().all(|tile| tile.top() >= lower), "{lower}: {unfolded:?}");
    window.get_by_label("less").click();
    window.run();
    assert_eq!(tiles(&window), before);
}

/// Marine: what a tile would pay, and to whom, is told before it is chosen; who looks at a trait on a mat does not mean "retrieve all pawns".
#[test]
fn what_follows_an_answer_is_told_before_it_is_given() {
    let mut window = game("marine", 2, 12);
    let (mut told, mut looked) = (Vec::new(), 0);
    for n in 0..300 {
        let session = window.state_mut().playing().unwrap().session();
        let (texts, labels) = (session.seen().texts.clone(), session.seen().labels.clone());
        let scores = labels.iter().position(|label| label.id.starts_with("marine-do-score"));
        if let Some(answer) = scores {
            session.foresee(Some(answer as u32));
            told = session.preview().map(|preview| preview.told.iter().map(|line| line.id.to_string()).collect()).unwrap_or_default();
            break;
        }
        let own =
            |node: &&clade_engine::scene::Node| node.shape == clade_engine::scene::Shape::Card && node.owner == Some(clade_engine::Side(0));
        let a_trait = session.seen().scene.nodes.iter().find(own).filter(|_| texts.last().is_some_and(|text| text == "retrieve")).cloned();
        if let Some(a_trait) = a_trait.filter(|_| looked == 0) {
            looked += 1;
            let name = called(&mut window, &a_trait);
            let at =
                window.query_all_by_label_contains(&name).map(|node| node.rect()).find(|rect| rect.height() < 40.0).expect("it").center();
            window.hover_at(at);
            window.run_steps(12);
            assert!(window.state_mut().playing().unwrap().session().preview().is_none(), "a trait is no answer");
        }
        let session = window.state_mut().playing().unwrap().session();
        let wanted = ["evolution-5", "evolution-4", "evolution-3", "evolution-2", "evolution-1", "take"];
        let by_word = wanted.iter().find_map(|word| texts.iter().position(|text| text.ends_with(word)));
        let answer = by_word.map_or(n * 7 % session.table().turn().count, |at| at as u32);
        session.answer(answer, std::time::Instant::now()).unwrap();
        wait(&mut window);
    }
    assert_eq!(looked, 1);
    assert_eq!(told.first().map(String::as_str), Some("marine-log-scored"), "{told:?}");
    assert!(told.iter().any(|line| line == "marine-log-points"), "{told:?}");
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
    let mut session = super::pictures::session_with("soup", 4, &[], 0);
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

/// A note about a tile says what it is, then who is there, and then what that is worth.
#[test]
fn a_note_about_a_tile_is_in_order() {
    let mut window = game("dominant", 2, 4);
    let all = window.state_mut().playing().unwrap().session().seen().scene.nodes.clone();
    let pieces = |at: usize| all.iter().filter(move |kid| kid.parent == Some(at as u16) && kid.value.is_some());
    let is_full = |(at, node): &(usize, &clade_engine::scene::Node)| {
        node.id.starts_with("cell-") && pieces(*at).count() > 1 && !node.because.is_empty()
    };
    let (at, tile) = all.iter().enumerate().find(is_full).expect("a tile with two animals");
    let (name, first) = (called(&mut window, tile), pieces(at).next().map(|piece| called(&mut window, piece)).unwrap());
    let worth = clade_engine::Translate::text(window.state_mut().playing().unwrap().words(), &tile.because[0]);
    let on_table = window.get_all_by_label_contains(&name).next().expect("the tile").rect();
    window.hover_at(on_table.center_top() + egui::vec2(0.0, 12.0));
    window.run_steps(8);
    // The lines of the note begin below each other.
    let rects = |told: &str| window.query_all_by_label_contains(told).map(|node| node.rect()).collect::<Vec<_>>();
    let title = rects(&name).into_iter().max_by(|one, other| one.top().total_cmp(&other.top())).expect("the title");
    let top = |told: &str| rects(told).iter().find(|rect| (rect.left() - title.left()).abs() < 2.0).map_or(0.0, |rect| rect.top());
    let [of_name, of_first, of_worth] = [title.top(), top(&format!("{first} ")), top(&worth)];
    assert!(of_name < of_first && of_first < of_worth, "{name} {of_name}, {first} {of_first}, {worth} {of_worth}");
}
