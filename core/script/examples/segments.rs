//! What a segment and a rule hook cost: `cargo run --release -p clade-script --example segments [part of a name]`.
#![expect(clippy::disallowed_methods, clippy::disallowed_types, reason = "this measures")]

#[path = "../tests/suite/common/mod.rs"]
mod common;

use clade_engine::{Answer, Kind, Kinds};
use clade_script::{Limits, Outcome, Vm};
use common::{AMOUNT, MAY, Say, State, Table, give, load};
use std::time::Instant;

/// The best of some rounds, in nanoseconds a call.
fn measure(what: &str, mut call: impl FnMut()) {
    const CALLS: u32 = 20_000;
    if std::env::args().nth(1).is_some_and(|only| !what.contains(&only)) {
        return;
    }
    let round = |call: &mut dyn FnMut()| {
        let start = Instant::now();
        (0..CALLS).for_each(|_| call());
        start.elapsed().as_secs_f64() * 1e9 / f64::from(CALLS)
    };
    let best = (0..9).map(|_| round(&mut call)).fold(f64::MAX, f64::min);
    print(&format!("{best:8.0} ns  {what}"));
}

#[expect(clippy::print_stdout, reason = "the numbers are what this program is for")]
fn print(line: &str) {
    println!("{line}");
}

fn effect(vm: &Vm, state: &mut State, events: &mut Vec<String>, card: Kind, answers: &[Say]) {
    state.number = 10;
    events.clear();
    assert!(state.frames.open(card, common::PLAY, clade_engine::Side(0), [0; 4]));
    let mut answers = answers.iter();
    while vm.run(&mut Table { state, events, vm, saved: None }) == Outcome::Suspended {
        give(state, *answers.next().expect("an answer for each question"));
    }
}

fn main() {
    let cards = load(&[
        "amount = function(facts) return facts.n end, may = function(facts) return facts.strong end, play = function(g) return g:number() end",
        "play = function(g) if g:ask_yes('one') then return g:number() end end",
        "play = function(g) local n = 0 if g:ask_yes('one') then n = g:choose_number('two', { 1, 2, 3 }) end return n + g:roll() end",
        "play = function(g) local n = 0 for _, v in ipairs(g:things()) do n = n + v end return n end",
        "reads = { 'rain' }, amount = function(facts) return facts.rain end",
        "play = function(g) return 1 end",
        "play = function(g) local n = 0 for i = 1, 100 do n = n + g:number() end return n end",
    ])
    .expect("the cards load");
    let vm = Vm::open(&common::SCHEMA, cards, Limits::STANDARD, None).expect("the VM opens");
    let many =
        ["amount = function(facts) return facts.n end, may = function(facts) return true end, play = function(g) return g:roll() end"; 30];
    let many = load(&many).expect("the cards load");
    let start = Instant::now();
    for _ in 0..20 {
        Vm::open(&common::SCHEMA, many.clone(), Limits::STANDARD, None).expect("the VM opens");
    }
    print(&format!("{:8.0} us  opening a VM with 30 cards", start.elapsed().as_secs_f64() * 1e6 / 20.0));
    let read = |_: u8| 3;
    measure("rule hook, remembered", || assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[2, 1], read), 3));
    measure("rule hook that reads a count, remembered", || assert_eq!(vm.number(Kinds::one(Kind(4)), AMOUNT, 1, &[2, 1], read), 4));
    measure("yes/no hook, remembered", || assert!(vm.says_yes(Kind(0), MAY, &[2, 1], read)));
    vm.remember(false);
    measure("rule hook", || assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[2, 1], read), 3));
    measure("rule hook that reads a count", || assert_eq!(vm.number(Kinds::one(Kind(4)), AMOUNT, 1, &[2, 1], read), 4));
    let (mut state, mut events) = (State::default(), Vec::new());
    let three = [Say::Answer(Answer::Yes), Say::Answer(Answer::Number(2)), Say::Die(5)];
    for keep in [true, false] {
        vm.remember(keep);
        let how = if keep { "kept" } else { "re-run" };
        for (card, what) in [(5, "that does nothing"), (0, "with a query"), (3, "with a list"), (6, "with 100 queries")] {
            measure(&format!("effect {what}, {how}"), || effect(&vm, &mut state, &mut events, Kind(card), &[]));
        }
        measure(&format!("effect with 1 question, {how}"), || effect(&vm, &mut state, &mut events, Kind(1), &three[..1]));
        measure(&format!("effect with 3 questions, {how}"), || effect(&vm, &mut state, &mut events, Kind(2), &three));
    }
}
