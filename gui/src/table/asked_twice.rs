//! Answers that are asked for twice, by accessible names: each kind until somebody has enough of it.

use super::hands::{game, wait};
use crate::intent::Intent;
use crate::prefs::{Preferences, Speed};
use crate::testing::{Window, usual};
use egui_kittest::kittest::Queryable;

/// A game of Marine in which it is asked about answers of these kinds.
fn marine(confirm: bool, confirm_idle: bool) -> Window {
    let mut window = game("marine", 2, 12);
    let prefs = Preferences { confirm, confirm_idle, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window
}

fn steps(window: &mut Window) -> usize {
    window.state_mut().playing().unwrap().session().table().steps()
}

fn want(window: &mut Window, answer: u16) {
    window.state_mut().want(Intent::Answer { index: answer.into(), sure: false });
    window.run_steps(4);
}

fn press(window: &mut Window, button: &str) {
    window.get_by_label(button).click();
    window.run_steps(4);
}

/// Goes on to a question that can be answered in vain; such an answer, and another one.
fn in_vain(window: &mut Window) -> (u16, u16) {
    for _ in 0..60 {
        let session = window.state_mut().playing().unwrap().session();
        let seen = session.seen();
        let [vain, useful] = [true, false].map(|is_idle| {
            (0..seen.labels.len() as u16)
                .find(|&answer| seen.is_idle_choice(answer) == is_idle && seen.texts[usize::from(answer)] != "retrieve")
        });
        if let Some(found) = vain.zip(useful) {
            return found;
        }
        session.answer(0, std::time::Instant::now()).unwrap();
        wait(window);
    }
    panic!("no space without effect");
}

/// Marine: a pawn whose action would do nothing is placed by a second click.
#[test]
fn what_would_do_nothing_is_asked_for_twice() {
    let mut window = marine(false, true);
    let (vain, _) = in_vain(&mut window);
    let before = steps(&mut window);
    want(&mut window, vain);
    assert_eq!(steps(&mut window), before, "it is asked first");
    assert!(window.query_by_label_contains("Really?").is_some());
    press(&mut window, "Back");
    want(&mut window, vain);
    press(&mut window, "Confirm");
    assert!(steps(&mut window) > before);
    wait(&mut window);
    let (_, useful) = in_vain(&mut window);
    let before = steps(&mut window);
    want(&mut window, useful);
    assert!(steps(&mut window) > before, "what does something is not");
}

#[test]
fn nobody_is_asked_again_about_what_would_do_nothing() {
    let mut window = marine(true, true);
    let (vain, _) = in_vain(&mut window);
    let before = steps(&mut window);
    want(&mut window, vain);
    press(&mut window, "Confirm, and do not ask again");
    assert!(steps(&mut window) > before, "the answer is given");
    let prefs = window.state().prefs();
    assert!(!prefs.confirm_idle && prefs.confirm, "about the other kind it is still asked");
    let (vain, _) = in_vain(&mut window);
    let before = steps(&mut window);
    want(&mut window, vain);
    assert!(steps(&mut window) > before);
}

/// Soup: two people at one screen, one of whom gives an answer after which the other one is asked.
#[test]
fn nobody_is_asked_again_about_what_cannot_be_taken_back_alone() {
    let mut window = usual();
    let prefs = Preferences { animation: false, speed: Speed::AtOnce, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    window.state_mut().play(super::pictures::session_of("soup", &["human", "human"], &[], 4)).unwrap();
    wait(&mut window);
    for round in 0..2 {
        let is_final = |window: &mut Window| window.state_mut().playing().unwrap().session().is_final(0);
        for _ in 0..40 {
            if is_final(&mut window) {
                break;
            }
            window.state_mut().playing().unwrap().session().answer(0, std::time::Instant::now()).unwrap();
            wait(&mut window);
        }
        assert!(is_final(&mut window), "an answer after which somebody else is asked");
        let before = steps(&mut window);
        want(&mut window, 0);
        if round == 0 {
            assert_eq!(steps(&mut window), before, "it is asked first");
            assert!(window.query_by_label_contains("only if everybody agrees").is_some());
            press(&mut window, "Confirm, and do not ask again");
        }
        assert!(steps(&mut window) > before, "the answer is given");
        wait(&mut window);
    }
    let prefs = window.state().prefs();
    assert!(!prefs.confirm && prefs.confirm_idle);
}

/// Soup: a key that ends something was pressed for the part before, which ended by itself.
#[test]
fn a_key_ends_nothing_that_has_just_begun() {
    let mut window = game("soup", 3, 0);
    let prefs = Preferences { confirm: true, ..window.state().prefs().clone() };
    window.state_mut().prefer(prefs);
    let prompt = |window: &mut Window| window.state_mut().playing().unwrap().session().seen().prompt.id.to_string();
    let answer = |window: &mut Window| {
        window.state_mut().playing().unwrap().session().answer(0, std::time::Instant::now()).unwrap();
        while window.state_mut().playing().unwrap().session().is_busy() {
            window.step();
        }
    };
    let mut buys = 0;
    while buys < 2 {
        let before = prompt(&mut window);
        answer(&mut window);
        if prompt(&mut window) != "soup-ask-new-genes" || before == "soup-ask-new-genes" {
            wait(&mut window);
            continue;
        }
        buys += 1;
        // The first time it is pressed when nobody can have thought about it, the second time when it was read.
        window.run_steps(if buys == 1 { 1 } else { 12 });
        let steps_before = steps(&mut window);
        crate::testing::press(&mut window, egui::Key::Num0);
        window.run_steps(4);
        assert_eq!(steps(&mut window) > steps_before, buys == 2, "{buys}");
        if buys == 1 {
            press(&mut window, "Back");
            answer(&mut window);
        }
    }
}
