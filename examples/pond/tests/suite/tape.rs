//! A table that is looked at after any of its answers: the row is the one of a table that went no further.

use clade_check::setup;
use clade_ecology::{End, Row, Tape, Watched};
use clade_engine::{Actor, Face, Handle, Module, Tools, Turn, chance};
use clade_table::WordStream;

fn face() -> Box<dyn Face> {
    clade_pond::MODULE.ruleset(&setup(3, &[]), &[]).expect("rules").open(Tools::default()).expect("a game")
}

/// Random answers; false once the game is over.
fn answer(face: &mut dyn Face, at: Handle, words: &mut WordStream) -> bool {
    match face.turn(at).expect("a table") {
        Turn { actor: Actor::Over, .. } => return false,
        Turn { actor: Actor::Chance, .. } => drop(face.roll(at, words.next()).expect("a card")),
        Turn { count, .. } => drop(face.advance(at, chance::below(words.next(), count)).expect("an answer")),
    }
    true
}

/// A tape of so many answers, or of a whole game.
fn tape(most: usize) -> Tape {
    let (mut face, mut words) = (face(), WordStream::new(4));
    let at = face.start();
    let mut tape = Tape::begin(&mut *face, at).expect("a game with food");
    while tape.answers() < most && answer(&mut *face, at, &mut words) {
        tape.on(&mut *face, at).expect("an answer");
    }
    tape
}

/// What a watched table came to.
fn watched() -> Row {
    let (mut face, mut words) = (face(), WordStream::new(4));
    let at = face.start();
    let mut watched = Watched::begin(&mut *face, at).expect("a game with food");
    while answer(&mut *face, at, &mut words) {
        watched.look(&mut *face).expect("an answer");
    }
    watched.end(&mut *face, End::Stopped).expect("a table")
}

#[test]
fn whatever_came_later_a_row_is_of_its_answer() {
    let whole = tape(usize::MAX);
    assert!(whole.answers() > 20, "{}", whole.answers());
    let mut rounds = 0;
    for answers in 0..=whole.answers() {
        let row = whole.row(answers).expect("a row");
        assert_eq!(row, tape(answers).row(usize::MAX).expect("a row"), "after {answers}");
        assert!(row.rounds.len() >= rounds, "after {answers}");
        rounds = row.rounds.len();
    }
}

#[test]
fn at_the_end_it_is_the_row_of_a_watched_table() {
    let (mut row, ended) = (tape(usize::MAX).row(usize::MAX).expect("a row"), watched());
    assert!(row.rounds.len() == ended.rounds.len() && row.rounds.len() > 3);
    // Only the scores after the last round were not told yet, nor what decides between equal ones.
    row.sides.clone_from(&ended.sides);
    let last = ended.rounds.last().expect("a round").sides.clone();
    row.rounds.last_mut().expect("a round").sides = last;
    assert_eq!(row, ended);
}
