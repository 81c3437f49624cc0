//! What is dragged with the mouse, and what comes of it where it is let go.

use super::{called, evolution, game, is_lit, led_to, wait};
use crate::testing::Window;
use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};

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
    window.state_mut().want(crate::intent::Intent::Answer { index: 0, sure: true });
    window.run_steps(4);
    assert!(window.query_by_label_contains("✕").is_none(), "it was said of a question that is answered");
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

/// In Soup: a gene that is for sale goes to whoever buys it.
#[test]
fn a_gene_is_bought_by_letting_it_go_at_ones_own_numbers() {
    let sale = |at| {
        let mut window = game("soup", 3, at);
        let nodes = &window.state_mut().playing().unwrap().session().seen().scene.nodes;
        let gene = nodes.iter().find(|node| node.id.starts_with("pool-") && node.actions.len() == 1).cloned()?;
        Some((window, gene))
    };
    let (mut window, gene) = (20..60).step_by(2).find_map(sale).expect("a gene that may be bought");
    let before = window.state_mut().playing().unwrap().session().table().steps();
    let name = called(&mut window, &gene);
    let from = window.query_all_by_label_contains(&name).find(is_lit).expect("it is lit").rect().center();
    let head = window.get_all_by_label_contains("to move").next().expect("whose turn it is").rect();
    let to = head.left_bottom() + egui::vec2(40.0, 70.0);
    window.drag_at(from);
    window.run_steps(1);
    window.hover_at(to);
    window.run_steps(4);
    window.drop_at(to);
    window.run_steps(6);
    wait(&mut window);
    let told = window.state_mut().playing().unwrap().session().table().record_after(before);
    assert!(told.contains("buy"), "{told}");
}
