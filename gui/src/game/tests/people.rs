//! Several people at one screen: who looks, the curtain, the news.

use super::begin;
use clade_engine::{Observer, Seat};

const PEOPLE: [&str; 3] = ["human", "human", "random"];

#[test]
fn where_hands_are_hidden_a_curtain_falls_between_people() {
    let mut played = begin(&clade_evolution::MODULE, &PEOPLE);
    let (mut curtains, mut sitting, mut told) = (0, None, 0);
    assert_eq!(played.session.seen().observer, Observer::Public, "nobody was asked yet");
    loop {
        played.run();
        let session = &mut played.session;
        if session.table.is_over() {
            break;
        }
        if let Some(next) = session.curtain() {
            curtains += 1;
            assert_ne!(Some(next), sitting);
            assert_eq!((session.seen().observer, session.asked()), (Observer::Public, None));
            assert!(session.seen().texts.is_empty() && session.news_since_own_turn().is_empty());
            assert!(session.can_undo().is_none(), "behind the curtain nobody can do anything");
            session.lift();
            assert_eq!((session.curtain(), session.asked()), (None, Some(next)));
            let last = session.table.actors().rposition(|actor| actor == clade_engine::Actor::Seat(next));
            let news = session.news_since_own_turn();
            assert!(news.iter().all(|line| last.is_none_or(|last| line.step > last + 1)), "{news:?}");
            told += usize::from(!news.is_empty());
            sitting = Some(next);
        }
        let here = session.asked().unwrap();
        assert_eq!((Some(here), session.seen().observer), (sitting, Observer::Seat(here)));
        assert!(!session.seen().texts.is_empty());
        played.answer();
        let observer = played.session.seen().observer;
        assert!(observer == Observer::Seat(here) || played.session.curtain().is_some() || played.session.table.is_over());
    }
    assert!(curtains > 10 && told > 10, "{curtains} curtains, {told} times news");
    assert_eq!(played.session.seen().observer, Observer::Public, "the end is for all");
}

#[test]
fn where_nothing_is_hidden_people_just_go_on() {
    let mut played = begin(&clade_soup::MODULE, &PEOPLE);
    let mut seats = [0; 2];
    while played.session.table.steps() < 150 {
        played.run();
        assert_eq!(played.session.curtain(), None);
        let Some(Seat(seat)) = played.session.asked() else { break };
        assert_eq!(played.session.seen().observer, Observer::Seat(Seat(seat)));
        seats[usize::from(seat)] += 1;
        played.answer();
    }
    assert!(seats[0] > 3 && seats[1] > 3, "{seats:?}");
}

#[test]
fn only_bots_are_watched_by_everybody() {
    let mut played = begin(&clade_evolution::MODULE, &["random", "random"]);
    played.run();
    assert!(played.session.table.is_over());
    assert_eq!(played.session.seen().observer, Observer::Public);
    assert_eq!(played.session.log(), crate::game::told(&played.session.table, Observer::Public));
    assert!(played.session.can_undo().is_none());
}

#[test]
fn an_answer_that_gave_itself_is_told() {
    let mut told = 0;
    let mut played = begin(&clade_evolution::MODULE, &["human", "random"]);
    loop {
        played.run();
        let session = &mut played.session;
        let before = session.table.steps();
        if session.asked().is_none() {
            break;
        }
        session.answer(before as u32 * 7 % session.table.turn().count, std::time::Instant::now()).unwrap();
        played.run();
        let session = &played.session;
        let is_own = |at: &usize| session.table.actors().nth(*at) == Some(clade_engine::Actor::Seat(Seat(0)));
        let by_itself = (before + 1..session.table.steps()).find(is_own).filter(|_| session.asked().is_some());
        let Some(by_itself) = by_itself else { continue };
        let lines = |line: &&clade_table::LogLine| line.step == by_itself + 1;
        let all = session.log().iter().filter(lines).count();
        assert_eq!(session.news_since_own_turn().iter().filter(lines).count(), all);
        told += all;
    }
    assert!(told > 3, "{told}");
}
