//! What is told of things and answers before they are chosen, and what is heard of them afterwards.

use super::{called, evolution, game, is_lit, pond, wait};
use crate::game::Change;
use crate::prefs::{Preferences, Speed};
use crate::sound::Sound;
use crate::testing::{Window, usual};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};

#[test]
fn what_an_answer_changes_is_shown_where_the_keyboard_rests() {
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(crate::table::pictures::session_with("soup", 3, &[], 4)).unwrap();
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

/// Tools say at the pointer which key does the same.
#[test]
fn tools_tell_their_keys() {
    let mut window = evolution(4);
    for (tool, told) in [("Hint", "Hint (H)"), ("Whole table", "Whole table (F)")] {
        assert_eq!(window.query_all_by_label(told).count(), 0);
        let at = window.get_by_label(tool).rect().center();
        window.hover_at(at);
        window.run_steps(60);
        assert_eq!(window.query_all_by_label(told).count(), 1, "{told}");
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
