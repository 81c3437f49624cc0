//! What people who know a game expect of its table: one key for one answer, a card that does what was pointed at.

use super::hands::{game, wait};
use super::{digits, nodes};
use crate::testing::{Window, press};
use clade_engine::scene::{Node, Shape};
use clade_engine::{Side, Translate as _};
use egui::{Key, Modifiers, Pos2, Rect, Shape as Drawn};
use egui_kittest::kittest::Queryable;
use std::collections::{BTreeMap, BTreeSet};

/// All digits that an answer has, on the table and on its button.
fn digits_of_answers(window: &mut Window) -> BTreeMap<u16, BTreeSet<u8>> {
    let known = digits::known_in(&window.ctx);
    let playing = window.state_mut().playing().unwrap();
    let seen = playing.session().seen().clone();
    let mut found: BTreeMap<u16, BTreeSet<u8>> = BTreeMap::new();
    for (digit, answer) in playing.page().answers.keyed_and_seen(&seen.texts) {
        found.entry(answer).or_default().insert(digit);
    }
    let pick = playing.page().pick.clone();
    for (digit, thing) in known {
        let node = seen.scene.nodes.iter().find(|node| nodes::id(node) == thing).expect("a thing of the table");
        if let Some(only) = pick.only(node, &seen) {
            found.entry(only).or_default().insert(digit);
        }
    }
    found
}

#[test]
fn one_answer_has_one_digit_everywhere() {
    let mut several = 0;
    for (name, seats, steps) in [("soup", 3, 4), ("soup", 4, 60), ("evolution", 4, 40), ("marine", 3, 40), ("dominant", 3, 60)] {
        let mut window = game(name, seats, steps);
        for _ in 0..4 {
            press(&mut window, Key::ArrowRight);
            window.run_steps(4);
            let folded = digits_of_answers(&mut window);
            if let Some(more) = window.query_by_label_contains("more, lit on the table") {
                more.click();
                window.run_steps(4);
                press(&mut window, Key::ArrowRight);
                window.run_steps(4);
            }
            for (answer, digits) in digits_of_answers(&mut window) {
                let all: BTreeSet<u8> = digits.iter().chain(folded.get(&answer).into_iter().flatten()).copied().collect();
                assert_eq!(all.len(), 1, "{name}, answer {answer}: {all:?}");
                several += 1;
            }
            let session = window.state_mut().playing().unwrap().session();
            let last = session.table().turn().count - 1;
            session.answer(last.min(1), std::time::Instant::now()).unwrap();
            wait(&mut window);
        }
    }
    assert!(several > 40, "answers with a digit: {several}");
}

/// A card of two in the hand at whose question both its traits can be played.
fn card_of_two(window: &mut Window) -> (Node, Rect) {
    let playing = window.state_mut().playing().unwrap();
    let nodes = playing.session().seen().scene.nodes.clone();
    let card = nodes.iter().find(|node| node.id.contains("-hand-") && node.actions.len() == 3).expect("a card of two").clone();
    let at = playing.page().motion.at(&card.id).expect("it is in the hand");
    (card, at)
}

fn click_at(window: &mut Window, pos: Pos2) {
    window.hover_at(pos);
    window.run_steps(2);
    let button = egui::PointerButton::Primary;
    let event = |pressed| egui::Event::PointerButton { pos, button, pressed, modifiers: Modifiers::default() };
    window.input_mut().events.extend([true, false].map(event));
    window.run_steps(8);
}

/// Evolution: the half that is clicked is proposed first, the other one by a click on that, and only it goes to what is clicked next.
#[test]
fn the_half_of_a_card_that_is_clicked_is_meant() {
    let mut window = game("evolution", 2, 30);
    let (card, at) = card_of_two(&mut window);
    let left = at.left() + 20.0;
    let [upper, lower] = [at.top() + at.height() * 0.25, at.top() + at.height() * 0.75].map(|y| egui::pos2(left, y));
    let first = |window: &mut Window| {
        let playing = window.state_mut().playing().unwrap();
        (playing.page().answers.offered()[0], playing.page().carries().to_vec(), playing.page().chosen().map(str::to_owned))
    };
    click_at(&mut window, lower);
    let (of_lower, goes, chosen) = first(&mut window);
    assert_eq!((of_lower, chosen), (card.actions[2], Some(card.id.clone())));
    assert!(!goes.contains(&card.actions[1]) && goes.contains(&of_lower), "{goes:?} of {:?}", card.actions);
    window.run_steps(60);
    click_at(&mut window, upper);
    let (of_upper, goes, chosen) = first(&mut window);
    assert_eq!((of_upper, chosen), (card.actions[1], Some(card.id.clone())), "the other half of the same card");
    assert!(!goes.contains(&of_lower), "{goes:?}");
    window.run_steps(60);
    click_at(&mut window, upper);
    assert_eq!(first(&mut window).2, None, "a second click on the same half takes it back");
}

/// The words that are drawn.
fn drawn(window: &Window) -> Vec<String> {
    let told = |shape: &Drawn| if let Drawn::Text(text) = shape { Some(text.galley.text().to_owned()) } else { None };
    window.output().shapes.iter().filter_map(|clipped| told(&clipped.shape)).collect()
}

/// Evolution: what is said beside a card that is dragged is what it would be there.
#[test]
fn a_card_that_is_dragged_says_what_it_would_be() {
    let mut window = game("evolution", 2, 30);
    let (card, at) = card_of_two(&mut window);
    let playing = window.state_mut().playing().unwrap();
    let nodes = playing.session().seen().scene.nodes.clone();
    let place = |node: &Node| playing.page().motion.at(&node.id);
    let land = nodes.iter().find(|node| node.is_land() && node.owner == Some(Side(0))).and_then(place).expect("one's own land");
    let cards: Vec<Rect> = nodes.iter().filter(|node| node.shape == Shape::Card).filter_map(place).collect();
    let grid = (1..20).flat_map(|x| (1..20).map(move |y| (x as f32 / 20.0, y as f32 / 20.0)));
    let points = grid.map(|(x, y)| egui::pos2(land.left() + land.width() * x, land.top() + land.height() * y));
    let free = points.into_iter().find(|point| !cards.iter().any(|card| card.contains(*point))).expect("free ground");
    let labels = playing.session().seen().labels.clone();
    let names: Vec<String> = card.actions.iter().map(|&one| playing.words().form(&labels[usize::from(one)], clade_table::SHORT)).collect();
    let upper = egui::pos2(at.left() + 20.0, at.top() + at.height() * 0.25);
    window.drag_at(upper);
    window.run_steps(1);
    window.hover_at(upper - egui::vec2(60.0, 40.0));
    window.run_steps(4);
    // Its uses are buttons, too.
    let told = |window: &Window| drawn(window).iter().filter(|told| **told == names[0]).count();
    let elsewhere = told(&window);
    window.hover_at(free);
    window.run_steps(4);
    assert_eq!(told(&window), elsewhere + 1, "{} over one's own land", names[0]);
    let beast = nodes.iter().find(|node| node.id.starts_with("red") && node.owner == Some(Side(0))).expect("an animal of one's own");
    let beast = window.state_mut().playing().unwrap().page().motion.at(&beast.id).expect("it is there").center();
    window.hover_at(beast);
    window.run_steps(4);
    assert_eq!(told(&window), elsewhere, "not over an animal");
}
