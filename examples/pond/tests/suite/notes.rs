//! What a face notes of food and life: only at a table that is measured, and each note once.

use clade_check::setup;
use clade_engine::ecology::{Being, Birth, Ecological, Origin, Pool, Via};
use clade_engine::face::FaceError;
use clade_engine::{Actor, Face, Handle, Module, Observer, Side, Tools};

fn open() -> (Box<dyn Face>, Handle) {
    let mut face = clade_pond::MODULE.ruleset(&setup(2, &[]), &[]).and_then(|rules| rules.open(Tools::default())).expect("a game");
    let at = face.start();
    (face, at)
}

fn told(face: &mut dyn Face, at: Handle) -> Vec<Ecological> {
    let mut notes = Vec::new();
    face.notes(at, &mut notes).expect("a table");
    notes
}

/// Both draw, and both graze.
fn until_they_have_eaten(face: &mut dyn Face, at: Handle) {
    while face.turn(at).expect("a table").actor == Actor::Chance {
        face.roll(at, 0).expect("a card");
    }
    (0..2).for_each(|_| assert!(face.advance(at, 0).is_ok(), "grazes"));
}

fn flow(from: Pool, to: Pool, n: u16, who: Option<Being>, via: Via) -> Ecological {
    Ecological::Flow { from, to, n, kind: 0, who, via }
}

fn animal(side: u8) -> Being {
    Being { side: Side(side), slot: 0 }
}

const POND: Pool = Pool::Patch(0);

/// Six in the pond, one at each side.
fn opening() -> Vec<Ecological> {
    let of = |side: u8| {
        let who = animal(side);
        let own = flow(Pool::Outside, Pool::Store(who.side), 1, Some(who), Via::Opening);
        [Ecological::Born { who, at: 0, n: 1, by: Birth::Setup }, own]
    };
    let pond = flow(Pool::Outside, POND, 6, None, Via::Opening);
    [pond].into_iter().chain(of(0)).chain(of(1)).collect()
}

/// Two for each who grazes.
fn meals() -> [Ecological; 2] {
    [0, 1].map(|side| flow(POND, Pool::Store(Side(side)), 2, Some(animal(side)), Via::Meal(Origin::Environment)))
}

#[test]
fn nothing_is_noted_at_first() {
    let (mut face, at) = open();
    until_they_have_eaten(&mut *face, at);
    assert_eq!(told(&mut *face, at), []);
}

#[test]
fn the_opening_is_told_then_what_happens_and_each_once() {
    let (mut face, at) = open();
    face.measure(at, true).expect("a table");
    assert_eq!(told(&mut *face, at), opening());
    assert_eq!(told(&mut *face, at), []);
    until_they_have_eaten(&mut *face, at);
    assert_eq!(told(&mut *face, at), [Ecological::Round(1)].into_iter().chain(meals()).collect::<Vec<_>>());
    assert_eq!(told(&mut *face, at), []);
}

/// Who begins to measure later is told what is there then, and the round.
#[test]
fn a_table_that_is_measured_again_begins_anew() {
    let (mut face, at) = open();
    until_they_have_eaten(&mut *face, at);
    face.measure(at, true).expect("a table");
    let first = told(&mut *face, at);
    assert!(first.contains(&flow(Pool::Outside, POND, 2, None, Via::Opening)) && first.ends_with(&[Ecological::Round(1)]), "{first:?}");
    face.measure(at, true).expect("a table");
    assert_eq!(told(&mut *face, at), first);
}

#[test]
fn what_was_noted_is_dropped_where_nobody_measures_any_more() {
    let (mut face, at) = open();
    face.measure(at, true).expect("a table");
    face.measure(at, false).expect("a table");
    until_they_have_eaten(&mut *face, at);
    assert_eq!(told(&mut *face, at), []);
}

#[test]
fn no_copy_is_measured() {
    let (mut face, at) = open();
    face.measure(at, true).expect("a table");
    let fork = face.fork(at).expect("a table");
    let other = face.start();
    face.measure(other, true).expect("a table");
    face.copy(at, other).expect("both tables");
    let loaded = face.save(at).and_then(|bytes| face.load(&bytes)).expect("a table");
    for copy in [fork, other, loaded] {
        until_they_have_eaten(&mut *face, copy);
        assert_eq!(told(&mut *face, copy), []);
    }
    assert_eq!(told(&mut *face, at), opening(), "what happens at a copy is no note of this table");
}

#[test]
fn to_measure_changes_nothing() {
    let (mut face, at) = open();
    let other = face.start();
    face.measure(at, true).expect("a table");
    for table in [at, other] {
        until_they_have_eaten(&mut *face, table);
    }
    assert_eq!(face.save(at), face.save(other));
}

/// Events are made to be noted; who only measures has no log of them.
#[test]
fn to_measure_is_not_to_listen() {
    let (mut face, at) = open();
    face.measure(at, true).expect("a table");
    until_they_have_eaten(&mut *face, at);
    let log = face.log(at, Observer::Host).expect("a log");
    assert_eq!(log, []);
}

#[test]
fn there_must_be_a_table() {
    let (mut face, at) = open();
    face.free(at);
    assert_eq!(face.measure(at, true), Err(FaceError::Handle));
    assert_eq!(face.notes(at, &mut Vec::new()), Err(FaceError::Handle));
}
