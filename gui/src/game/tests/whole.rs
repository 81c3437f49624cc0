//! Whole games of each kind, with a person and bots.

use super::{begin, plain};
use crate::game::{Standing, score_curve, standings, told};
use clade_engine::{Module, Observer, Seat};

/// Plays a game to its end; it must go as at a plain table.
fn goes_as_in_the_terminal(module: &dyn Module, sitters: &[&str]) {
    let mut played = begin(module, sitters);
    let mut version = played.session.seen().version;
    while !played.session.table.is_over() {
        if played.run() == 0 {
            played.answer();
        }
        let seen = played.session.seen();
        assert!(seen.version > version, "what is seen is new");
        version = seen.version;
        assert_eq!((seen.observer, seen.step), (Observer::Seat(Seat(0)), played.session.table.steps()));
        let texts = if played.session.asked().is_some() { played.session.table.action_texts().unwrap() } else { Vec::new() };
        assert_eq!((&seen.texts, seen.labels.len()), (&texts, texts.len()));
    }
    let session = &mut played.session;
    assert_eq!(session.take_notes(), []);
    assert_eq!(session.log(), told(&session.table, Observer::Seat(Seat(0))));

    let standings = standings(&session.table);
    let (end, face) = (session.log().last().expect("it is told"), session.table.face());
    let mut winners = standings.iter().filter(|standing| standing.place.place == 1).flat_map(|standing| &standing.place.sides);
    assert!(winners.all(|(side, _)| end.msg.mentions(&face.side_name(*side))), "who has won is the last line: {end:?}");
    assert_eq!(standings.len(), sitters.len(), "one for each seat");
    assert_eq!(standings.iter().map(|standing| standing.place.sides.len()).sum::<usize>(), usize::from(session.table.face().sides()));
    assert_eq!(standings[0].place.place, 1);
    let curve = score_curve(&mut session.table);
    let scores: Vec<i64> = standings.iter().flat_map(|standing| standing.place.sides.iter().map(|(_, score)| *score)).collect();
    let last = &curve.last().expect("a game has a curve").1;
    assert!(curve.len() > 10 && scores.iter().all(|score| last.contains(score)), "{last:?} {scores:?}");
    let placed = |standing: &Standing| (standing.place.place, -standing.place.score);
    assert!(standings.windows(2).all(|pair| placed(&pair[0]) <= placed(&pair[1])), "{standings:?}");
    let gained = |standing: &Standing| standing.sources.iter().flatten().map(|(_, points)| points).sum::<i64>();
    let began_with = |standing: &Standing| standing.place.score - gained(standing);
    let all_alone = standings.iter().all(|standing| standing.place.sides.len() == 1);
    assert!(!all_alone || standings.iter().all(|standing| began_with(standing) == began_with(&standings[0])), "{standings:?}");
    assert_eq!(session.record(), plain(module, sitters, usize::MAX).record());
}

#[test]
fn soup() {
    goes_as_in_the_terminal(&clade_soup::MODULE, &["human", "greedy", "random"]);
}

#[test]
fn evolution() {
    goes_as_in_the_terminal(&clade_evolution::MODULE, &["human", "greedy", "random"]);
}

#[test]
fn marine() {
    goes_as_in_the_terminal(&clade_marine::MODULE, &["human", "random"]);
}

#[test]
fn pond() {
    goes_as_in_the_terminal(&clade_pond::MODULE, &["human", "greedy", "random", "greedy"]);
}
