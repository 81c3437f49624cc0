//! What is in sight stays there: nothing covers the table, and what lies beyond its edge is said.

use super::{called, evolution, game, pond, wait};
use crate::testing::{Window, press};
use egui::{Key, Role};
use egui_kittest::kittest::{NodeT, Queryable};

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
    window.set_size(egui::vec2(1000.0, 800.0));
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
