//! An effect with questions of every kind: at each suspension the table is cloned, saved, loaded into a fresh VM, and goes on to
//! the same end.

use crate::common::{Done, SCHEMA, Say, State, advance, card, folder, give, load, play, vm};
use clade_engine::{Answer, CardQuestion, Kind, Kinds, Observer, Seat, Seats, Side};
use clade_script::{Cards, Frame, Frames, Limits, Vm, Wait};
use std::sync::Arc;

const ALL_KINDS: &str = "play = function(g, n)
    local log = {}
    local function note(v) log[#log + 1] = v end
    g:add(1)
    note(g:ask_yes('one') and 1 or 0)
    note(g:choose_number('two', { 5, 9, 7 }))
    for _, thing in ipairs(g:things()) do g:add(thing + 0) end
    note(g:choose_thing('one', g:things(), true) or 99)
    for _, thing in ipairs(g:choose_things('two', { 1, 1, 2, 3 }, 3, 1)) do note(thing) end
    note(g:choose_word('two', { 'two', 'one' }) == 'one' and 2 or 3)
    note(g:roll())
    g:remember('cell', #log)
    note(g:steps(4))
    note(g:hidden('one') or 77)
    note(g:roll(20))
    note(g:recall('cell'))
    note(g:secret())
    local sum = 0
    for _, v in ipairs(log) do sum = sum * 3 + v end
    g:add(sum)
    return sum % 1000
end";

const ANSWERS: [Say; 10] = [
    Say::Answer(Answer::Yes),
    Say::Answer(Answer::Number(7)),
    Say::Answer(Answer::Done),
    Say::Answer(Answer::Thing(3)),
    Say::Answer(Answer::Thing(1)),
    Say::Answer(Answer::Thing(1)),
    Say::Answer(Answer::Said(0)),
    Say::Die(2),
    Say::Answer(Answer::Thing(5)),
    Say::Die(20),
];

fn fresh(cards: &Arc<Cards>) -> Vm {
    Vm::open(&SCHEMA, cards.clone(), Limits::STANDARD, None).expect("the VM opens")
}

/// Goes on from a state with these answers.
fn go_on(vm: &Vm, mut state: State, mut events: Vec<String>, answers: &[Say]) -> Done {
    let (mut faults, mut returned) = (Vec::new(), 0);
    let mut answers = answers.iter();
    while advance(vm, &mut state, &mut events, &mut faults, &mut returned) {
        give(&mut state, *answers.next().expect("an answer for each question"));
    }
    Done { state, events, returned, faults }
}

#[test]
fn every_suspension_can_be_cloned_saved_and_loaded() {
    let cards = load(&[ALL_KINDS]).expect("it loads");
    let vm = fresh(&cards);
    let whole = play(&vm, &ANSWERS);
    assert_eq!(whole.faults, []);
    assert_eq!(whole.state.number, 10 + 1 + 6 + 4 + whole_sum());
    let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
    for (i, say) in ANSWERS.into_iter().enumerate() {
        assert!(advance(&vm, &mut state, &mut events, &mut faults, &mut returned));
        assert_eq!(go_on(&vm, state.clone(), events.clone(), &ANSWERS[i..]), whole, "a clone, with what is kept, {i}");
        let loaded: State = postcard::from_bytes(&state.bytes()).expect("it was saved");
        assert_eq!(loaded, state);
        assert_eq!(go_on(&fresh(&cards), loaded, events.clone(), &ANSWERS[i..]), whole, "a fresh VM, {i}");
        give(&mut state, say);
    }
}

fn whole_sum() -> i32 {
    [1, 7, 99, 1, 1, 3, 2, 2, 4, 5, 20, 8, 42].into_iter().fold(0, |sum, v| sum * 3 + v)
}

#[test]
fn kept_coroutines_change_nothing() {
    let cards = load(&[ALL_KINDS]).expect("it loads");
    let (keeping, forgetting) = (fresh(&cards), fresh(&cards));
    forgetting.remember(false);
    let (mut a, mut b) = (State::open(Kind(0), 0), State::open(Kind(0), 0));
    let mut logs = [Vec::new(), Vec::new()];
    let (mut faults, mut returned) = (Vec::new(), 0);
    for say in ANSWERS {
        assert!(advance(&keeping, &mut a, &mut logs[0], &mut faults, &mut returned));
        assert!(advance(&forgetting, &mut b, &mut logs[1], &mut faults, &mut returned));
        assert_eq!((a.bytes(), &logs[0]), (b.bytes(), &logs[1]), "the same journal");
        give(&mut a, say);
        give(&mut b, say);
    }
    let reruns = |vm: &Vm| vm.counters().iter().find(|(name, _)| *name == "reruns").map_or(0, |(_, n)| *n);
    assert_eq!((reruns(&keeping), reruns(&forgetting)), (0, 8), "picks do not run the script, steps do");
    assert_eq!(play(&keeping, &ANSWERS), play(&forgetting, &ANSWERS));
}

#[test]
fn many_tables_share_a_vm() {
    let cards = load(&[ALL_KINDS]).expect("it loads");
    let vm = fresh(&cards);
    let whole = play(&vm, &ANSWERS);
    let mut tables: Vec<_> = (0..20).map(|_| (State::open(Kind(0), 0), Vec::new())).collect();
    let (mut faults, mut returned) = (Vec::new(), 0);
    for say in ANSWERS {
        for (state, events) in &mut tables {
            assert!(advance(&vm, state, events, &mut faults, &mut returned));
            give(state, say);
        }
    }
    for (mut state, mut events) in tables {
        assert!(!advance(&vm, &mut state, &mut events, &mut faults, &mut returned));
        assert_eq!((state, events, returned), (whole.state.clone(), whole.events.clone(), whole.returned));
    }
}

/// A save whose card was changed since: it calls something else.
#[test]
fn a_changed_card_fails() {
    let before = "play = function(g) g:add(1) g:ask_yes('one') g:add(2) end";
    for after in [
        "play = function(g) g:add(2) g:ask_yes('one') g:add(2) end",
        "play = function(g) g:ask_yes('one') g:add(1) end",
        "play = function(g) g:add(1) g:ask_yes('two') end",
        "play = function(g) g:add(1) g:roll() end",
        "play = function(g) g:add(1) end",
        "play = function(g) end",
    ] {
        let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
        assert!(advance(&vm(&[before]), &mut state, &mut events, &mut faults, &mut returned));
        give(&mut state, Say::Answer(Answer::Yes));
        assert!(!advance(&vm(&[after]), &mut state, &mut events, &mut faults, &mut returned));
        assert_eq!((faults.len(), state.number, events.len()), (1, 11, 1), "{after}");
        assert!(faults[0].reason.contains("something else than before"), "{after}: {}", faults[0]);
        assert_eq!(faults[0].line, 4);
    }
}

#[test]
fn a_journal_has_512_entries() {
    let some = |n: u32, rest: &str| format!("play = function(g)\nfor i = 1, {n} do g:number() end\n{rest} end");
    assert_eq!(play(&vm(&[&some(512, "")]), &[]).faults, []);
    let ten = "g:echo({ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 })";
    for (n, rest, line) in [(513, "", 5), (502, ten, 6), (512, "g:roll()", 6), (510, "g:choose_things('one', { 1, 2 }, 9)", 6)] {
        let done = play(&vm(&[&some(n, rest)]), &[]);
        assert_eq!(done.faults.len(), 1, "{n} {rest}");
        assert!(done.faults[0].line == line && done.faults[0].reason.contains("512"), "{}", done.faults[0]);
    }
    assert_eq!(play(&vm(&[&some(501, ten)]), &[]).faults, []);
    let both = [Say::Answer(Answer::Thing(1)), Say::Answer(Answer::Thing(2))]; // all that is offered: no Done
    assert_eq!(play(&vm(&[&some(509, "g:choose_things('one', { 1, 2 }, 9)")]), &both).faults, []);
}

#[test]
fn effects_nest() {
    let outer = "play = function(g) g:add(1) local r = g:nested(1) return r * 10 + g:roll() end";
    let inner = "play = function(g) g:add(2) return g:choose_number('one', { 3, 4 }) end";
    let answers = [Say::Answer(Answer::Number(4)), Say::Die(6)];
    let done = play(&vm(&[outer, inner]), &answers);
    assert_eq!((done.faults.len(), done.returned, done.state.number), (0, 46, 13));
    let cards = load(&[outer, inner]).expect("it loads");
    let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
    assert!(advance(&fresh(&cards), &mut state, &mut events, &mut faults, &mut returned));
    assert_eq!(state.frames.depth(), 2);
    assert_eq!(go_on(&fresh(&cards), state, events, &answers), done);
    // A failing inner card leaves the outer one its hook's neutral answer.
    let done = play(&vm(&[outer, "play = function(g) g:add(2) error('x') end"]), &[Say::Die(6)]);
    assert_eq!((done.faults.len(), done.returned, done.state.number), (1, 76, 11));
    assert_eq!(done.faults[0].file, "m/1.lua");
}

#[test]
fn chains_of_cards_end() {
    let done = play(&vm(&["play = function(g) return g:nested(0) + 1 end"]), &[]);
    assert!(done.faults.is_empty(), "{:?}", done.faults);
    let mut frames = Frames::default();
    assert_eq!((0..20).filter(|_| frames.open(Kind(0), 0, Side(0), [0; 4])).count(), 16);
}

fn waiting(body: &str, answers: &[Say]) -> State {
    let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
    let vm = vm(&[body]);
    for &say in answers {
        assert!(advance(&vm, &mut state, &mut events, &mut faults, &mut returned));
        give(&mut state, say);
    }
    advance(&vm, &mut state, &mut events, &mut faults, &mut returned);
    state
}

#[test]
fn picks_in_progress_are_hidden() {
    let body = "play = function(g) g:choose_things('one', { 1, 2, 3 }, 3) end";
    let seen = |pick: u8, observer| {
        let mut state = waiting(body, &[Say::Answer(Answer::Thing(pick))]);
        state.frames.redact(observer);
        state
    };
    for observer in [Observer::Seat(Seat(1)), Observer::Public] {
        assert_eq!(seen(1, observer), seen(2, observer));
    }
    for observer in [Observer::Seat(Seat(0)), Observer::Host] {
        assert_ne!(seen(1, observer), seen(2, observer));
    }
}

#[test]
fn hidden_entries_are_dealt_again() {
    let body = "play = function(g) g:add(g:secret()) g:hidden('one') return g:roll() end";
    let state = waiting(body, &[Say::Answer(Answer::Thing(4))]);
    let mut view = state.clone();
    view.frames.redact(Observer::Seat(Seat(1)));
    assert_ne!(view, state);
    view.frames.deal_journal(|frame: &Frame, known: Seats| {
        assert_eq!((frame.card, known), (Kind(0), Seats::one(Seat(0))));
        9
    });
    let mut other = state.clone();
    other.frames.redact(Observer::Host);
    assert_eq!(other, state, "the host sees everything");
    let mut own = state.clone();
    own.frames.redact(Observer::Seat(Seat(0)));
    assert_eq!(own, state, "the owner knows it");
    // What was called with the hidden value is hidden too, so the card goes on with the dealt one.
    give(&mut view, Say::Die(1));
    let (mut events, mut faults, mut returned) = (Vec::new(), Vec::new(), 0);
    assert!(!advance(&vm(&[body]), &mut view, &mut events, &mut faults, &mut returned));
    assert_eq!((faults.len(), returned), (0, 1));
}

#[test]
fn hidden_questions_are_dealt_again() {
    let state = waiting("play = function(g) return g:hidden('one') end", &[]);
    let mut view = state.clone();
    view.frames.redact(Observer::Public);
    assert!(view.frames.question().is_some_and(|q| q.options.get().is_none() && q.picks.get().is_none()));
    view.frames.deal_questions(|_: &Frame, question: &CardQuestion| {
        assert_eq!(question.who, Side(0));
        [(4, 1), (5, 1)].into_iter().collect()
    });
    assert_eq!(view, state);
    assert!(matches!(view.frames.top().map(|frame| &frame.wait), Some(Wait::Question(_))));
}

/// An answer that a rule hook remembers is not part of the journal.
#[test]
fn hooks_within_an_effect() {
    let body = "amount = function(facts) return facts.n end, play = function(g) return g:hooks(5) + g:roll() end";
    let vm = vm(&[body]);
    let on = play(&vm, &[Say::Die(1)]);
    assert_eq!(vm.number(Kinds::one(Kind(0)), crate::common::AMOUNT, 4, &[4, 0], |_| 0), 8);
    vm.remember(false);
    assert_eq!((on.returned, &on), (21, &play(&vm, &[Say::Die(1)])));
}

/// The card's file counts, not the VM that ran it first.
#[test]
fn a_folder_in_a_folder() {
    let source = card("c", "play = function(g)\nerror('x') end");
    let cards = Cards::load(&SCHEMA, &[folder("m", &[("a/b.lua", &source)])]).expect("it loads");
    let done = play(&fresh(&cards), &[]);
    assert_eq!((done.faults[0].file.as_str(), done.faults[0].line), ("m/a/b.lua", 5));
}
