//! A take that was the only answer: the log says that it was automatic, if nobody was asked.

use clade_engine::{Actor, Module, Observer, Seat, Tools};

/// How the take of the second seat is told, which has one hungry animal and can do nothing else.
fn told(ask_all: bool) -> String {
    let rules = clade_evolution::MODULE.ruleset(&crate::common::with_sets(2, 0), &[]).expect("the rules");
    let mut face = rules.open(Tools { ask_all, ..Tools::default() }).expect("it opens");
    let position = "phase = 3\nturn = 2\nbank = { table = 3 }
        [red]
        animals = { 1 = {}, 2 = {} }
        [blue]
        animals = { 3 = {} }";
    let at = face.place(position).unwrap_or_else(|e| panic!("{e}"));
    face.listen(at, true).expect("a table");
    let turn = face.advance(at, 0).expect("red takes");
    if ask_all {
        assert_eq!((turn.actor, turn.count), (Actor::Seat(Seat(1)), 1));
        face.advance(at, 0).expect("blue takes");
    }
    let log = face.log(at, Observer::Host).expect("a log");
    let took = log.iter().rev().find(|msg| matches!(&*msg.id, "evolution-log-took" | "evolution-log-automatic"));
    took.expect("a take").id.to_string()
}

#[test]
fn a_take_that_nobody_was_asked_for_is_told_to_be_automatic() {
    assert_eq!([told(false), told(true)], ["evolution-log-automatic", "evolution-log-took"]);
}
