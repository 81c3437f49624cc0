//! A failing segment is put back, earlier ones stand; a verdict never depends on the age of a VM.

use crate::common::{AMOUNT, PLAY, SCHEMA, Say, State, advance, give, load, play, vm};
use clade_engine::{Answer, Kind, Kinds, Side, Small};
use clade_script::{Cards, Limits, Vm};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

#[test]
fn earlier_segments_stand() {
    let body = "play = function(g)\ng:add(1)\nif g:ask_yes('one') then g:add(2) end\ng:roll()\ng:add(4)\nerror('x')\nend";
    let done = play(&vm(&[body]), &[Say::Answer(Answer::Yes), Say::Die(3)]);
    assert_eq!((done.state.number, &done.events[..]), (13, &["add 1".to_owned(), "add 2".to_owned()][..]));
    assert_eq!((done.state.frames.depth(), done.returned), (0, 7), "the frame is gone, the hook's neutral answer is there");
    let [fault] = &done.faults[..] else { panic!("one fault") };
    assert_eq!((fault.file.as_str(), fault.line, fault.reason.as_str()), ("m/0.lua", 9, "x"));
    assert_eq!(fault.to_string(), "m/0.lua:9: x");
}

#[test]
fn a_verb_that_fails_halfway_is_put_back() {
    let done = play(&vm(&["play = function(g)\ng:add(1)\ng:steps(5)\ng:remember('cell', 3)\ng:refuse(1)\nend"]), &[]);
    assert_eq!((done.state.number, done.events.len()), (16, 2), "the first segment with its steps stands");
    assert_eq!(done.state.frames, clade_script::Frames::default(), "what the second remembered is forgotten");
    assert_eq!((done.faults[0].line, done.faults[0].reason.as_str()), (8, "refuse: not now"));
}

#[test]
fn a_truth_that_an_effect_gets_is_a_boolean() {
    let vm = vm(&["play = function(g, n, strong)\nif strong then g:add(n) end\nend"]);
    for (strong, number) in [(0, 10), (1, 13)] {
        let mut state = State { number: 10, ..State::default() };
        assert!(state.frames.open(Kind(0), PLAY, Side(0), [3, strong, 0, 0]));
        let mut faults = Vec::new();
        assert!(!advance(&vm, &mut state, &mut Vec::new(), &mut faults, &mut 0), "it asks nothing");
        assert_eq!((state.number, faults), (number, Vec::new()));
    }
}

#[test]
fn a_query_alone_needs_no_way_back() {
    let done = play(&vm(&["play = function(g)\ng:number()\ng:things()\nerror('x')\nend"]), &[]);
    assert_eq!((done.state, done.faults.len()), (State { number: 10, ..State::default() }, 1));
}

fn opened(cards: &Arc<Cards>, limits: Limits) -> Vm {
    Vm::open(&SCHEMA, cards.clone(), limits, None).expect("the VM opens")
}

/// Bodies around both limits. `N` is filled in.
const BORDERLINE: [&str; 6] = [
    "for i = 1, N do local x = i * i end",
    "local t = {} for i = 1, N do t[i] = i end",
    "for i = 1, N do local t = { i } end",
    "local s = 'x' for i = 1, N do s = 'abc' .. i end",
    "local t = {} for i = 1, N do t[i] = 'some longer text, number ' .. i end",
    "local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end f(N)",
];

const OFFSETS: [i32; 13] = [-4000, -400, -100, -20, -2, -1, 0, 1, 2, 20, 100, 400, 4000];

/// For each body the least N that fails in a fresh VM.
fn first_failing(body: &str, limits: Limits) -> u32 {
    let fails = |n: u32| {
        let cards = load(&[&format!("play = function(g) {} end", body.replace('N', &n.to_string()))]).expect("it loads");
        !play(&opened(&cards, limits), &[]).faults.is_empty()
    };
    let (mut good, mut bad) = (1, 40_000);
    assert!(!fails(good) && fails(bad), "{body}");
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        if fails(middle) { bad = middle } else { good = middle }
    }
    bad
}

/// The heart of it: borderline scripts in fresh VMs, in old ones full of garbage, and after a collection.
#[test]
fn verdicts_do_not_depend_on_age() {
    let limits = Limits::STANDARD;
    for body in BORDERLINE {
        let border = first_failing(body, limits);
        let at = |n: u32| format!("play = function(g) g:add(1) {} end", body.replace('N', &n.to_string()));
        // A pool of more cards has its pages filled otherwise, which moves a border of memory a little.
        let numbers = OFFSETS.map(|offset| border.saturating_add_signed(offset).max(1));
        let litter = "play = function(g) local t = {} for i = 1, 300 do t[i] = 'some longer text, number ' .. i end end";
        let recursion = "play = function(g) local function f(n) if n > 0 then return 1 + f(n - 1) end return 0 end f(300) end";
        let bodies: Vec<String> = numbers.iter().map(|&n| at(n)).chain([litter.to_owned(), recursion.to_owned()]).collect();
        let bodies: Vec<&str> = bodies.iter().map(String::as_str).collect();
        let cards = load(&bodies).expect("they load");
        let run = |vm: &Vm, card: Kind| {
            let (mut state, mut events, mut faults, mut returned) = (State::open(card, 0), Vec::new(), Vec::new(), 0);
            assert!(!advance(vm, &mut state, &mut events, &mut faults, &mut returned));
            (state.number, faults)
        };
        let fresh: Vec<_> = (0..13).map(Kind).map(|card| run(&opened(&cards, limits), card)).collect();
        assert!(fresh[0].1.is_empty() && !fresh[12].1.is_empty(), "{body}: the border {border} is between {fresh:?}");
        let old = opened(&cards, limits);
        for round in 0..6 {
            for _ in 0..3 * round {
                run(&old, Kind(13 + round % 2));
            }
            for card in (0..13).map(Kind) {
                assert_eq!(run(&old, card), fresh[card.ix()], "{body}: {card:?} in round {round}");
            }
        }
    }
}

#[test]
fn kept_coroutines_do_not_change_verdicts() {
    let limits = Limits::STANDARD;
    for n in [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000] {
        let part = format!("for i = 1, {n} do t[#t + 1] = i end");
        let body = format!("play = function(g)\nlocal t = {{}}\n{part}\ng:ask_yes('one')\n{part}\ng:roll()\n{part}\ng:add(#t) end");
        let cards = load(&[&body]).expect("it loads");
        let ends = |vm: &Vm| {
            let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
            let mut says = [Say::Answer(Answer::Yes), Say::Die(1)].into_iter();
            while advance(vm, &mut state, &mut events, &mut faults, &mut returned) {
                give(&mut state, says.next().expect("two questions"));
            }
            (state, faults)
        };
        let (keeping, forgetting) = (opened(&cards, limits), opened(&cards, limits));
        forgetting.remember(false);
        let wanted = ends(&forgetting);
        for _ in 0..5 {
            assert_eq!(ends(&keeping), wanted, "{n}");
            assert_eq!(ends(&forgetting), wanted, "{n}");
        }
    }
}

/// Each segment has its own budget: what came before the last answer does not count.
#[test]
fn steps_count_from_the_end_of_the_journal() {
    let part = "for i = 1, 15000 do local x = i end";
    let body = format!("play = function(g)\n{part}\ng:ask_yes('one')\n{part}\ng:roll()\n{part}\ng:number()\ng:add(1) end");
    let vm = vm(&[&body]);
    let says = [Say::Answer(Answer::Yes), Say::Die(1)];
    for keep in [true, false] {
        vm.remember(keep);
        let done = play(&vm, &says);
        assert_eq!((done.faults.len(), done.state.number), (0, 11), "{:?}", done.faults);
    }
    let twice = format!("play = function(g) {part} g:number() {part} end");
    assert_eq!(play(&crate::common::vm(&[&twice]), &[]).faults.len(), 1, "a query does not end a segment");
}

/// A rule hook that an effect's verb asks has a budget of its own.
#[test]
fn hooks_do_not_eat_an_effects_budget() {
    let hook =
        "amount = function(facts) local s = 0 for i = 1, 900 do s = s + 1 end local t = {} for i = 1, 400 do t[i] = { i } end return s end";
    let vm = vm(&[&format!(
        "{hook}, play = function(g) for i = 1, 9000 do end local n = g:hooks(30) for i = 1, 9000 do end return n % 1000 end"
    )]);
    for keep in [true, false] {
        vm.remember(keep);
        let done = play(&vm, &[]);
        assert_eq!((done.faults.len(), done.returned), (0, (30 * 900 + 435) % 1000), "{:?}", done.faults);
        assert_eq!(vm.take_faults(), []);
    }
    assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[1, 0], |_| 0), 901);
}

static ASKED: AtomicU32 = AtomicU32::new(0);

/// Where nobody waits for the answer any more the table is stopped, and the card is named.
#[test]
fn the_host_stops_the_table() {
    let late = || ASKED.fetch_add(1, Ordering::Relaxed) >= 20;
    let cards =
        load(&["play = function(g)\ng:add(1)\nfor i = 1, 19000 do end end, amount = function(facts) return 1 end"]).expect("it loads");
    let vm = opened(&cards, Limits { stop: Some(late), ..Limits::STANDARD });
    assert_eq!((vm.stopped(), vm.stopped_by()), (false, None));
    let done = play(&vm, &[]);
    assert_eq!((done.state.number, done.faults.len()), (10, 1), "the segment is put back");
    assert!(vm.stopped());
    let fault = vm.stopped_by().expect("the card is named");
    assert_eq!((fault.file.as_str(), fault.line), ("m/0.lua", 6));
    assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[1, 0], |_| 0), 2);
    assert_eq!(vm.stopped_by(), Some(fault.clone()), "the first stays");
    assert_eq!((vm.take_stop(), vm.take_stop(), vm.stopped()), (Some(fault), None, false));
}

/// Somebody was stopped once; what is asked then is asked anew.
#[test]
fn after_a_stop_scripts_run_again() {
    static LATE: AtomicBool = AtomicBool::new(true);
    let long = "for i = 1, 9000 do end";
    let cards =
        load(&[&format!("play = function(g)\n{long}\ng:add(1) end, amount = function(facts)\nfor i = 1, 900 do end\nreturn 5 end")]);
    let vm = opened(&cards.expect("it loads"), Limits { stop: Some(|| LATE.load(Ordering::Relaxed)), ..Limits::STANDARD });
    let asked = || vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[1, 0], |_| 0);
    assert_eq!((play(&vm, &[]).faults.len(), asked()), (1, 1));
    LATE.store(false, Ordering::Relaxed);
    assert!(vm.take_stop().is_some());
    let done = play(&vm, &[]);
    assert_eq!((done.faults.len(), done.state.number, asked(), vm.stopped()), (0, 11, 6, false));
}

/// Also in a rule hook, and in the VM that judges it.
#[test]
fn the_host_stops_rule_hooks() {
    for (body, line) in [("local s = 0\nwhile true do s = s + 1 end", 6), ("local t = {}\nwhile true do t[#t + 1] = {} end", 6)] {
        let cards = load(&[&format!("amount = function(facts)\n{body} end")]).expect("it loads");
        let vm = opened(&cards, Limits { stop: Some(|| true), ..Limits::STANDARD });
        assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[1, 0], |_| 0), 1);
        assert_eq!(vm.stopped_by().map(|fault| (fault.file, fault.line)), Some(("m/0.lua".to_owned(), line)));
    }
}

/// The clock is the last net: a script that it catches fails like any other, and the game goes on.
#[test]
fn the_clock_fails_the_card() {
    let cards =
        load(&["play = function(g)\ng:add(1)\nfor i = 1, 19000 do end end, amount = function(facts) for i = 1, 1000 do end return 1 end"]);
    let late = |first: bool| !first && LATE.load(Ordering::Relaxed);
    static LATE: AtomicBool = AtomicBool::new(true);
    let vm = opened(&cards.expect("it loads"), Limits { out_of_time: Some(late), ..Limits::STANDARD });
    vm.remember(false);
    let asked = || vm.number(Kinds::one(Kind(0)), AMOUNT, 1, &[1, 0], |_| 0);
    for _ in 0..3 {
        LATE.store(true, Ordering::Relaxed);
        let done = play(&vm, &[]);
        assert_eq!((done.state.number, vm.stopped()), (10, false), "the segment is put back, and nothing is stopped");
        assert!(
            done.faults.iter().all(|fault| fault.line == 6 && fault.reason == "the script runs for too long") && done.faults.len() == 1
        );
        assert_eq!((asked(), vm.take_faults().len()), (1, 1), "a rule hook gives its neutral answer");
        LATE.store(false, Ordering::Relaxed);
        assert_eq!((play(&vm, &[]).faults.len(), asked(), vm.take_faults().len()), (0, 2, 0), "the next one is another script");
    }
}

/// A card that asks again and again, and works between: what it takes altogether is bounded, and by the same bound in every VM.
#[test]
fn an_effect_has_a_budget_for_all_its_questions() {
    for (loops, fails) in [(1900, false), (2100, true), (19_000, true)] {
        let body = format!("play = function(g)\nfor n = 1, 30 do\nfor i = 1, {loops} do end\ng:ask_yes('one')\nend\ng:add(5) end");
        let cards = load(&[&body]).expect("it loads");
        let mut ends = Vec::new();
        for keep in [true, false] {
            let vm = opened(&cards, Limits::STANDARD);
            vm.remember(keep);
            for _ in 0..3 {
                let (mut state, mut events, mut faults, mut returned) = (State::open(Kind(0), 0), Vec::new(), Vec::new(), 0);
                while advance(&vm, &mut state, &mut events, &mut faults, &mut returned) {
                    give(&mut state, Say::Answer(Answer::Yes));
                }
                ends.push((state.number, faults));
            }
        }
        let (number, faults) = &ends[0];
        assert_eq!((*number, faults.len()), if fails { (10, 1) } else { (15, 0) }, "{loops}: {faults:?}");
        assert!(faults.iter().all(|fault| fault.line > 5 && fault.reason.contains("altogether")), "{faults:?}");
        assert!(ends.iter().all(|end| *end == ends[0]), "{ends:?}");
    }
}

/// What a rule hook answers is read before the VM that judged it is gone.
#[test]
fn a_judged_bound_is_an_answer() {
    let cards = load(&["amount = function(facts) local t = {} for i = 1, 400 do t[i] = { i, i, i, i } end return at_most(3) end"]);
    let vm = opened(&cards.expect("it loads"), Limits::STANDARD);
    assert_eq!((vm.number(Kinds::one(Kind(0)), AMOUNT, 9, &[1, 0], |_| 0), vm.take_faults()), (3, vec![]));
}
