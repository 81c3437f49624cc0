//! The keyboard's way through a game, by accessible names.

use super::hands::{game, pond};
use crate::app::Viewer;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, focused, press};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{By, NodeT, Queryable};

fn can_be_chosen(viewer: &mut Viewer, label: &str) -> bool {
    let playing = viewer.playing().unwrap();
    let labels = playing.session().seen().labels.clone();
    label.ends_with(", can be chosen") || labels.iter().any(|told| clade_engine::Translate::text(playing.words(), told) == label)
}

#[test]
fn tab_and_arrows_go_from_one_legal_thing_to_the_next() {
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    let mut met = Vec::new();
    for _ in 0..40 {
        window.key_press(Key::ArrowRight);
        window.run();
        let label = focused(&window).expect("something has the focus");
        assert!(can_be_chosen(window.state_mut(), &label), "{label} cannot be chosen");
        if met.contains(&label) {
            break;
        }
        met.push(label);
    }
    assert!(met.len() > 1, "{met:?}");
    assert_eq!(focused(&window).as_ref(), met.first(), "behind the last comes the first");
    window.key_press(Key::ArrowLeft);
    window.run();
    assert_eq!(focused(&window).as_ref(), met.last());
    // Tab does the same, but behind the last thing it goes on through the window: nobody is caught.
    window.key_press(Key::Tab);
    window.run();
    assert!(focused(&window).is_none_or(|label| !can_be_chosen(window.state_mut(), &label)));
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    window.key_press(Key::Tab);
    window.run();
    assert_eq!(focused(&window).as_ref(), met.first());
    window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    window.run();
    assert_ne!(focused(&window).as_ref(), met.first());
}

/// Behind the last thing that can be chosen come the bar, the tools and all else, and then the first thing again.
#[test]
fn tab_goes_through_the_whole_window() {
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    let first = press(&mut window, Key::Tab).expect("something can be chosen");
    let mut met = Vec::new();
    while met.last() != Some(&first) {
        met.extend(press(&mut window, Key::Tab));
        assert!(met.len() < 200, "{met:?}");
    }
    for tool in ["Menu", "Hint", "Speed of the game: at once", "Sounds"] {
        assert!(met.iter().any(|name| name == tool), "{tool}: {met:?}");
    }
}

#[test]
fn a_key_goes_from_part_to_part() {
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    let first = press(&mut window, Key::Tab);
    let mut met = Vec::new();
    while met.last() != Some(&first) {
        met.push(press(&mut window, Key::F6));
        assert!(met.len() < 12, "{met:?}");
    }
    assert!(met.contains(&Some("Menu".to_owned())) && met.contains(&Some("Whole table".to_owned())), "{met:?}");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F6);
    window.run();
    assert_eq!(focused(&window), met[met.len() - 2]);
}

/// Who opens the rules by a key reads them, and is back at the table when they are closed.
#[test]
fn rules_take_the_focus_and_give_it_back() {
    let mut window = game("soup", 3, 4);
    let choice = press(&mut window, Key::ArrowRight);
    let book = clade_table::Rulebook::of(&window.state().shared().words, "soup").unwrap();
    let is_title = |name: &String| book.chapters.iter().any(|chapter| name.ends_with(chapter.title.as_str()));
    let is_chapter = |name: &Option<String>| name.as_ref().is_some_and(is_title);
    press(&mut window, Key::B);
    let of_rules = [focused(&window), press(&mut window, Key::Tab), press(&mut window, Key::ArrowDown), press(&mut window, Key::ArrowUp)];
    assert!(of_rules.iter().all(is_chapter) && of_rules[0] != of_rules[1] && of_rules[1] == of_rules[3], "{of_rules:?}");
    assert!(window.query_by_role(Role::TextInput).is_some());
    assert_eq!(press(&mut window, Key::Escape), choice);
    assert!(window.query_by_role(Role::TextInput).is_none(), "the search in them is gone, too");
}

/// What is folded away is taken by no digit; unfolded it is.
#[test]
fn a_digit_takes_only_what_is_seen() {
    let mut window = game("evolution", 4, 40);
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    let before = steps(&mut window);
    window.get_by_label_contains("more, lit on the table");
    press(&mut window, Key::Num1);
    assert_eq!(steps(&mut window), before);
    window.get_by_label_contains("more, lit on the table").click();
    window.run_steps(4);
    press(&mut window, Key::Num1);
    let is_played = steps(&mut window) > before;
    assert!(is_played || window.query_by_label("Confirm").is_some());
}

/// The digits that things on the table have, each with the name and the place of its thing.
fn digits_of_things(window: &Window) -> Vec<(String, String, egui::Rect)> {
    let all = window.query_all(By::new().predicate(|node| node.data().keyboard_shortcut().is_some()));
    let told = |node: egui_kittest::Node<'_>| {
        let thing = node.accesskit_node();
        Some((thing.data().keyboard_shortcut()?.to_owned(), thing.label()?, node.rect()))
    };
    all.filter_map(told).collect()
}

/// While somebody types, what can be chosen on the table and is in sight has a digit, and is chosen by it.
#[test]
fn a_thing_in_sight_has_its_digit_while_somebody_types() {
    for (name, seats, steps) in [("soup", 3, 4), ("evolution", 4, 40)] {
        let mut window = game(name, seats, steps);
        window.run_steps(4);
        assert!(digits_of_things(&window).is_empty(), "{name}: whoever points at things needs none");
        press(&mut window, Key::ArrowRight);
        let digits = digits_of_things(&window);
        let numbers: Vec<&str> = digits.iter().map(|(digit, ..)| digit.as_str()).collect();
        assert!(
            !numbers.is_empty() && numbers.iter().collect::<std::collections::BTreeSet<_>>().len() == numbers.len(),
            "{name}: {numbers:?}"
        );
        assert!(digits.iter().all(|(_, _, place)| window.ctx.content_rect().contains(place.center())), "{name}: {digits:?}");
        let (digit, thing, _) = digits.last().unwrap().clone();
        let before = window.state_mut().playing().unwrap().session().table().steps();
        press(&mut window, Key::from_name(&digit).unwrap());
        let is_answered = window.state_mut().playing().unwrap().session().table().steps() > before;
        let is_begun = window.query_by_label("Back").is_some();
        assert!(is_answered || is_begun, "{name}: {thing} is chosen by {digit}");
    }
}

/// Where the pointer happens to lie while the keys are used, nothing is played in advance.
#[test]
fn a_resting_pointer_means_nothing_while_keys_are_used() {
    let mut window = game("soup", 3, 4);
    let is_lit = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|label| label.ends_with(", can be chosen"));
    let place = window.query_all_by_label_contains(", can be chosen").find(is_lit).expect("something can be chosen").rect().center();
    let previews = |window: &mut Window| {
        window.run_steps(8);
        window.state_mut().playing().unwrap().session().preview().is_some()
    };
    window.hover_at(place);
    assert!(previews(&mut window));
    window.key_press(Key::L);
    assert!(!previews(&mut window));
}

/// Where the game waits, a key goes on, and a button says so.
#[test]
fn where_the_game_waits_a_key_goes_on() {
    for key in [Key::Space, Key::Enter] {
        let mut window = game("marine", 2, 12);
        let fast = Preferences { speed: Speed::Fast, ..window.state().prefs().clone() };
        window.state_mut().prefer(fast);
        for n in 0..20_000 {
            let session = window.state_mut().playing().unwrap().session();
            if session.waits_for_click() {
                break;
            }
            if session.asked().is_some() {
                let count = session.table().turn().count;
                session.answer(n % count.saturating_sub(1).max(1), std::time::Instant::now()).unwrap();
            }
            window.step();
        }
        window.run_steps(2);
        let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
        assert!(window.state_mut().playing().unwrap().session().waits_for_click() && window.query_by_label("Go on").is_some());
        let before = steps(&mut window);
        window.run_steps(4);
        assert_eq!(steps(&mut window), before, "it waits");
        window.key_press(key);
        window.run_steps(2);
        let session = window.state_mut().playing().unwrap().session();
        assert!(!session.waits_for_click() || session.table().steps() > before, "{key:?}");
    }
}

/// Who presses Tab and Enter at once has not meant to end the matter; what was unfolded is folded by the key that closes things.
#[test]
fn the_keyboard_comes_to_what_ends_the_matter_last_and_folds_answers() {
    let mut window = game("evolution", 4, 40);
    window.key_press(Key::Tab);
    window.run_steps(4);
    assert!(focused(&window).is_some_and(|label| label != "pass"), "{:?}", focused(&window));
    let mut window = game("evolution", 4, 40);
    window.key_press(Key::ArrowLeft);
    window.run_steps(4);
    assert_eq!(focused(&window).as_deref(), Some("pass"), "before the first comes the last");
    let is_folded = |window: &Window| window.query_by_label_contains("more, lit on the table").is_some();
    window.get_by_label_contains("more, lit on the table").click();
    window.run_steps(4);
    assert!(!is_folded(&window));
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(is_folded(&window));
}

/// A list of the tools is closed by the key that closes things, and nothing else happens.
#[test]
fn escape_closes_a_list_and_opens_nothing() {
    let mut window = pond([1280.0, 800.0], |prefs| prefs);
    let is_listed = |window: &Window| window.query_by_label("step by step").is_some();
    let is_menu = |window: &Window| window.query_by_label("Quit").is_some();
    window.get_by_label("Speed of the game: at once").click();
    window.run_steps(4);
    assert!(is_listed(&window));
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(!is_listed(&window) && !is_menu(&window));
    window.key_press(Key::Escape);
    window.run_steps(4);
    assert!(is_menu(&window), "where nothing is left to close");
}

/// The card that the keys are at is shown large while Shift is held, as the one at the pointer is.
#[test]
fn shift_shows_the_card_with_the_focus() {
    let mut window = game("evolution", 4, 40);
    let windows = |window: &Window| window.query_all_by_role(Role::Window).count();
    let before = windows(&window);
    let large: Vec<bool> = (0..12)
        .map(|_| {
            press(&mut window, Key::ArrowRight);
            window.event(egui::Event::ModifiersChanged(Modifiers::SHIFT));
            window.run_steps(4);
            let is_large = windows(&window) > before;
            window.event(egui::Event::ModifiersChanged(Modifiers::NONE));
            window.run_steps(4);
            is_large
        })
        .collect();
    assert!(large.contains(&true) && large.contains(&false), "cards, and no other things: {large:?}");
}

/// Who goes on by the button has not chosen the answer that comes in its place.
#[test]
fn what_goes_on_hands_its_focus_to_no_answer() {
    let mut window = game("marine", 2, 12);
    let fast = Preferences { speed: Speed::Fast, ..window.state().prefs().clone() };
    window.state_mut().prefer(fast);
    let mut asked = 0;
    for n in 0..20_000 {
        let session = window.state_mut().playing().unwrap().session();
        if session.waits_for_click() {
            window.run_steps(2);
            window.get_by_label("Go on").focus();
            window.run_steps(2);
            window.key_press(Key::Enter);
            window.run_steps(3);
            let session = window.state_mut().playing().unwrap().session();
            let (waits_again, is_asked) = (session.waits_for_click(), session.asked().is_some());
            // The next loss may have come in the meantime, with the same button.
            assert!(waits_again || focused(&window).is_none(), "{:?}", focused(&window));
            asked += usize::from(is_asked);
            if asked > 0 {
                break;
            }
        } else if session.asked().is_some() {
            let count = session.table().turn().count;
            session.answer(n % count.saturating_sub(1).max(1), std::time::Instant::now()).unwrap();
        }
        window.step();
    }
    assert!(asked > 0, "somebody is asked after a loss");
}

/// Who does nothing more by a key and presses it once more at the next question does not pass: that is asked.
#[test]
fn the_key_that_ended_one_question_does_not_pass_at_the_next() {
    let mut window = game("evolution", 2, 40);
    let prefs = Preferences { confirm: false, confirm_idle: true, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    let (mut ended, mut asked) = (false, false);
    for _ in 0..200 {
        super::hands::wait(&mut window);
        window.run_steps(30);
        let texts = window.state_mut().playing().unwrap().session().seen().texts.clone();
        let (before, has) = (steps(&mut window), |text: &str| texts.iter().any(|other| other == text));
        if has("pass") && ended {
            press(&mut window, Key::Num0);
            assert_eq!(steps(&mut window), before, "{texts:?}");
            assert!(window.query_by_label_contains("Really?").is_some());
            press(&mut window, Key::Enter);
            assert!(steps(&mut window) > before);
            asked = true;
            break;
        } else if has("done") {
            press(&mut window, Key::Num0);
            ended = steps(&mut window) > before;
        }
        if steps(&mut window) == before {
            let count = texts.len() as u32;
            let answer = if has("pass") { count - 1 } else { 0 };
            window.state_mut().playing().unwrap().session().answer(answer, std::time::Instant::now()).unwrap();
        }
    }
    assert!(asked);
}

/// A key that is held answers one question, not those that come after it.
#[test]
fn a_held_key_answers_once() {
    let steps = |window: &mut Window| window.state_mut().playing().unwrap().session().table().steps();
    let (mut pressed, mut held) = (game("marine", 2, 12), game("marine", 2, 12));
    press(&mut pressed, Key::Num1);
    for _ in 0..60 {
        held.event(egui::Event::Key { key: Key::Num1, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE });
        held.step();
    }
    held.run();
    let [once, again] = [&mut pressed, &mut held].map(steps);
    assert!(once > 12, "it answers");
    assert_eq!(again, once);
}
