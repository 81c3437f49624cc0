//! The ways in which a card can be run. None may be told from another by what comes of it.

use super::corpus::Place;
use crate::common::{PLAY, SCHEMA, Say, State, advance, give, limits, wind_up};
use clade_engine::{Answer, Kind, Kinds, Side};
use clade_script::{Cards, Fault, HookKind, Vm};
use std::sync::Arc;

/// Everything that can be observed of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// The bytes of the state at each stop, and at the end.
    pub(crate) states: Vec<Vec<u8>>,
    pub(crate) events: Vec<String>,
    pub(crate) number: i32,
    pub(crate) answer: String,
    pub(crate) faults: Vec<Fault>,
}

/// A VM that has run nothing yet.
pub(crate) fn fresh(cards: &Arc<Cards>) -> Vm {
    Vm::open(&SCHEMA, cards.clone(), limits(), None).expect("the VM opens")
}

/// The same run in every way but the plainest; each with its name.
pub(crate) fn all(cards: &Arc<Cards>, hook: u8, says: &[Say]) -> Vec<(&'static str, Run)> {
    let used = fresh(cards);
    age(&used);
    let forgetting = fresh(cards);
    forgetting.remember(false);
    let mut runs = vec![
        ("in a used VM", run(&used, hook, says, None)),
        ("in a used VM, once more", run(&used, hook, says, None)),
        ("saved and loaded at each question", run(&used, hook, says, Some(cards))),
        ("in a fresh VM that remembers nothing", run(&forgetting, hook, says, None)),
    ];
    // As much as makes the collector run before the next script.
    (0..9).for_each(|_| drop(run_effect(&used, LITTERS, &[], None)));
    runs.push(("after a collection", run(&used, hook, says, None)));
    used.remember(false);
    runs.push(("in a used VM that remembers nothing", run(&used, hook, says, None)));
    runs
}

/// The neighbours by index, as their files are sorted.
const ACTS: Kind = Kind(1);
const ASKS: Kind = Kind(2);
const LITTERS: Kind = Kind(3);

/// A few hundred scripts.
fn age(vm: &Vm) {
    for i in 0..300 {
        match i % 3 {
            0 => drop(run_effect(vm, ACTS, &[], None)),
            1 => drop(run_effect(vm, ASKS, &[Say::Answer(Answer::Yes), Say::Die(i as u8 % 6 + 1)], None)),
            _ => drop(run_effect(vm, LITTERS, &[], None)),
        }
    }
}

/// Runs card 0, then another card, which must do what it always does.
pub(crate) fn run(vm: &Vm, hook: u8, says: &[Say], cold: Option<&Arc<Cards>>) -> Run {
    wind_up();
    let run = if hook == PLAY { run_effect(vm, Kind(0), says, cold) } else { run_rule(vm, hook) };
    let next = run_effect(vm, ACTS, &[], None);
    assert_eq!((next.answer.as_str(), next.number, &next.faults[..]), ("12", 12, &[][..]), "the game goes on");
    run
}

/// Plays a card to its end; `cold`: saved, and loaded into a fresh VM, at each question.
fn run_effect(vm: &Vm, card: Kind, says: &[Say], cold: Option<&Arc<Cards>>) -> Run {
    let mut state = State { number: 10, ..State::default() };
    assert!(state.frames.open(card, PLAY, Side(0), [0; 4]));
    let (mut events, mut faults, mut returned, mut states) = (Vec::new(), Vec::new(), 0, Vec::new());
    let mut reopened = None;
    for say in says {
        if !advance(reopened.as_ref().unwrap_or(vm), &mut state, &mut events, &mut faults, &mut returned) {
            break;
        }
        states.push(state.bytes());
        if let Some(cards) = cold {
            state = postcard::from_bytes(&state.bytes()).expect("it was saved");
            assert!(state.frames.is_sound(&SCHEMA, cards, |side| side.0 < 2, |_, _| true), "a sound state");
            reopened = Some(fresh(cards));
        }
        give(&mut state, *say);
    }
    let last = reopened.as_ref().unwrap_or(vm);
    let waits = advance(last, &mut state, &mut events, &mut faults, &mut returned);
    // Faults of rule hooks that a verb asked.
    events.extend(last.take_faults().iter().map(ToString::to_string));
    states.push(state.bytes());
    let answer = if waits { "a question".to_owned() } else { returned.to_string() };
    Run { states, events, number: state.number, answer, faults }
}

/// Asks a rule hook of card 0.
fn run_rule(vm: &Vm, hook: u8) -> Run {
    let cards = Kinds::one(Kind(0));
    let answer = match SCHEMA.hooks[usize::from(hook)].kind {
        HookKind::Number => vm.number(cards, hook, 0, &[3, 1], |_| 0).to_string(),
        HookKind::YesNo => vm.says_yes(Kind(0), hook, &[3, 1], |_| 0).to_string(),
        HookKind::Objection => vm
            .objection(cards, hook, &[3, 1], |_| 0)
            .map_or("none".to_owned(), |(_, key)| vm.cards().get(Kind(0)).says[usize::from(key)].0.clone()),
        _ => format!("{:?}", vm.lists(Kind(0), hook, &[1, 2, 3])),
    };
    Run { states: Vec::new(), events: Vec::new(), number: 10, answer, faults: vm.take_faults() }
}

/// The function of card 0 that a script is about: its effect if it has one, else its first rule hook.
pub(crate) fn hook_of(cards: &Cards, place: Place) -> u8 {
    match place {
        Place::Body(hook) => hook,
        _ => (0..SCHEMA.hooks.len() as u8).find(|&hook| cards.defines(hook).contains(Kind(0))).expect("the card has a function"),
    }
}

/// The answer that counts for a function that fails.
pub(crate) fn neutral(hook: u8) -> String {
    let row = &SCHEMA.hooks[usize::from(hook)];
    match row.kind {
        HookKind::YesNo => (row.neutral != 0).to_string(),
        HookKind::Objection => "none".to_owned(),
        HookKind::Lists => "[]".to_owned(),
        _ => row.neutral.to_string(),
    }
}
