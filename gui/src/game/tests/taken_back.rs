//! Taking back, looking back, playing on another way.

use super::{Played, begin};
use crate::game::UndoRefused;
use clade_engine::{Actor, Seat};
use clade_table::BarrierKind;

/// Plays on until what a person could take back now is as wanted.
fn until(played: &mut Played, wanted: impl Fn(Option<BarrierKind>) -> bool) {
    loop {
        played.run();
        assert!(!played.session.table.is_over(), "this game has no such moment");
        played.answer();
        played.session.lift();
        let undoing = played.session.can_undo().expect("somebody has just answered");
        if wanted(undoing.barrier) {
            return;
        }
    }
}

#[test]
fn an_answer_that_concerns_nobody_else_is_taken_back_at_once() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    assert_eq!(played.session.undo(true), Err(UndoRefused::Nothing));
    until(&mut played, |barrier| barrier.is_none());
    let (record, hash) = (played.session.record(), played.session.table.hash());
    let undoing = played.session.can_undo().unwrap().clone();
    assert_eq!((undoing.later, undoing.is_alone, undoing.barrier_told()), (0, true, None));
    assert_eq!(played.session.undo(false), Ok(undoing.clone()));
    assert_eq!((played.session.table.steps(), played.session.asked()), (undoing.left, Some(Seat(0))));
    assert!(played.session.seen().labels.contains(&undoing.label));
    assert_eq!(played.session.seen().step, undoing.left);
    played.answer();
    assert_eq!((played.session.record(), played.session.table.hash()), (record, hash), "the same answer, the same table");
}

#[test]
fn nobody_takes_back_what_another_person_did_without_a_word() {
    let mut played = begin(&clade_evolution::MODULE, &["human", "human"]);
    let (mut own, mut others) = (0, 0);
    for _ in 0..40 {
        played.run();
        played.session.lift();
        let asked = played.session.asked().expect("people sit there");
        if let Some(undoing) = played.session.can_undo().cloned() {
            assert_eq!(undoing.is_own, undoing.seat == asked);
            if undoing.is_own {
                own += 1;
            } else {
                others += 1;
                assert!(undoing.barrier_told().is_some());
                assert_eq!(played.session.undo(false), Err(UndoRefused::Barrier(Box::new(undoing))));
            }
        }
        played.answer();
    }
    assert!(own > 0 && others > 0, "{own} own answers, {others} of the other person");
}

#[test]
fn who_is_alone_with_bots_is_not_asked_twice() {
    for (sitters, asked) in [(["human", "random", "random"], false), (["human", "random", "human"], true)] {
        let mut played = begin(&clade_soup::MODULE, &sitters);
        let mut last = Vec::new();
        while last.is_empty() {
            played.run();
            let count = played.session.seen().labels.len() as u32;
            last.extend((0..count).filter(|&index| played.session.is_final(index)).take(1));
            if played.session.table.steps() > 60 {
                break;
            }
            played.answer();
            played.session.lift();
        }
        assert_eq!(!last.is_empty(), asked, "{sitters:?}");
    }
}

#[test]
fn beyond_a_barrier_only_if_all_agree_and_then_all_goes_as_before() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    played.play(120);
    let session = &mut played.session;
    let undoing = session.can_undo().unwrap().clone();
    assert!(undoing.barrier.is_some() && undoing.later > 0);
    assert_eq!(undoing.later, undoing.who.iter().map(|(_, times)| times).sum::<usize>());
    let (record, version) = (session.record(), session.seen().version);
    assert_eq!(session.undo(false), Err(UndoRefused::Barrier(Box::new(undoing.clone()))));
    assert_eq!((session.record(), session.seen().version), (record.clone(), version), "nothing happened");
    assert_eq!(session.undo(true).map(|undone| undone.left), Ok(undoing.left));
    assert!(session.log().iter().all(|line| line.step <= undoing.left));
    played.play(record.lines.len());
    assert_eq!(played.session.record(), record, "chance and bots answer as before");
    assert_eq!(played.session.log(), played.session.table.log(played.session.seen().observer));
}

#[test]
fn what_shows_a_secret_is_a_barrier() {
    let mut played = begin(&clade_evolution::MODULE, &["human", "human"]);
    until(&mut played, |barrier| matches!(barrier, Some(BarrierKind::Secret(_))));
    assert!(played.session.can_undo().unwrap().barrier_told().is_some());
    assert!(played.session.undo(false).is_err());
}

#[test]
fn the_others_do_not_read_what_was_answered() {
    let mut played = begin(&clade_evolution::MODULE, &["human", "human"]);
    loop {
        played.run();
        let before = played.session.curtain();
        if let (Some(next), true) = (before, played.session.table.steps() > 20) {
            played.session.lift();
            let undoing = played.session.can_undo().unwrap();
            assert_ne!(undoing.seat, next);
            assert_eq!(undoing.label.id, "game-answer-of");
            return;
        }
        played.answer();
    }
}

#[test]
fn whoever_looks_back_sees_the_table_as_it_was_and_the_game_waits() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    let mut scenes = Vec::new();
    while played.session.table.steps() < 60 {
        played.run();
        scenes.push((played.session.table.steps(), played.session.seen().clone()));
        played.answer();
    }
    let steps = played.session.table.steps();
    for (step, then) in scenes {
        played.session.look(Some(step));
        let (seen, then) = (played.session.seen(), then.without_answers());
        assert!((&seen.scene, &seen.prompt) == (&then.scene, &then.prompt), "the table after {step} actions");
        assert!(seen.labels.is_empty() && seen.texts.is_empty(), "nothing is asked of who looks back");
        assert_eq!((played.session.asked(), played.session.is_busy()), (None, false));
        assert_eq!(played.run(), 0);
    }
    played.session.look(Some(steps + 1));
    assert_eq!((played.session.looked(), played.session.seen().step), (None, steps));
    assert!(played.session.branch().unwrap().is_none(), "there is only one way from now");
}

#[test]
fn a_branch_gives_back_what_was_played() {
    let mut played = begin(&clade_soup::MODULE, &["human", "random", "random"]);
    played.play(80);
    let record = played.session.record();
    let step = played.session.table.actors().position(|actor| actor == Actor::Seat(Seat(0))).unwrap();
    played.session.look(Some(step));
    assert_eq!(played.session.branch().unwrap(), Some(record.clone()));
    assert_eq!((played.session.table.steps(), played.session.looked(), played.session.asked()), (step, None, Some(Seat(0))));
    assert_eq!(played.session.record(), record.first(step));
    played.play(100);
}
