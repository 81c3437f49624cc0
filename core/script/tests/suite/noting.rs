//! What cards log, and how they are explained: noted only for whoever looks, and never part of a game.

use crate::common::{AMOUNT, MAY, OBJECTS, Say, State, advance, give, load, play, vm};
use clade_engine::{Answer, CallEnd, CallKind, CardCall, CardNotes, Did, Kind, Kinds, Scripts as _, Severity};
use clade_script::{Limits, Vm};

const NONE: Kinds = Kinds::NONE;

/// What a card logs and asks, with questions, a die and a verb that makes it wait.
const TALKS: &str = "play = function(g, n)
g:log('begins', n)
local yes = g:ask_yes('one')
g:log('yes', yes)
local die = g:roll()
g:log('die', die, nil, 0.5, 0/0)
g:log('steps', g:steps(2))
for _, thing in ipairs(g:things()) do g:remember('cell', thing) end
g:log(g:echo({1, 2}), Thing.old_bone, {Thing})
return true
end";

/// The lines logged while an effect is played to its end with these answers.
fn logged(vm: &Vm, answers: &[Say]) -> Vec<String> {
    vm.note(NONE);
    play(vm, answers);
    let CardNotes { log, calls } = vm.noted();
    assert_eq!(calls, [], "nobody asked for an explanation");
    log.iter().map(ToString::to_string).collect()
}

#[test]
fn a_line_is_logged_once() {
    let answers = [Say::Answer(Answer::Yes), Say::Die(3)];
    let vm = vm(&[TALKS]);
    let silent = play(&vm, &answers);
    for on in [true, false] {
        vm.remember(on);
        assert_eq!(
            logged(&vm, &answers),
            [
                "m/0.lua:5: begins 0",
                "m/0.lua:7: yes true",
                "m/0.lua:9: die 3 nil 0.5 nan",
                "m/0.lua:10: steps 2",
                "m/0.lua:12: {1, 2} 1 {a table}",
            ]
        );
        assert_eq!(play(&vm, &answers), silent);
    }
}

#[test]
fn a_log_changes_nothing() {
    let without: String = TALKS.lines().filter(|line| !line.contains("log(") || line.contains("steps")).collect::<Vec<_>>().join("\n");
    let without = without.replace("g:log('steps', g:steps(2))", "g:steps(2)");
    let answers = [Say::Answer(Answer::No), Say::Die(6)];
    let [with, without] = [TALKS, &without.replace("return true", "g:echo({1, 2})\nreturn true")].map(|body| play(&vm(&[body]), &answers));
    assert_eq!(with, without);
}

/// A saved game with a card that logs goes on without the lines, unless they compute something, which can fail.
#[test]
fn plain_lines_are_not_in_the_hash() {
    let hash = |line: &str| load(&[&format!("play = function(g, n) local h = g {line} g:add(1) end")]).expect("it loads").hash();
    let without = hash("");
    for line in ["g:log('x')", "g:log 'x'", "g:log()", "g:log(n, 1, nil, 'two')", "h:log(n)"] {
        assert_eq!(hash(line), without, "{line}");
    }
    for line in ["g:log(n + 1)", "g:log(g:number())", "g:log(n.x)", "local x = g:log(n)", "g:number()"] {
        assert_ne!(hash(line), without, "{line}");
    }
}

#[test]
fn a_line_that_is_left_is_a_hint() {
    let cards = load(&["play = function(g)\n local x = 1\n  g:log('x', x)\ng:log(2)\nend"]).expect("it loads");
    let hints: Vec<_> = cards.odd().iter().filter(|fault| fault.what.contains("log")).collect();
    let [hint] = hints[..] else { panic!("one hint for a card, not {hints:?}") };
    assert_eq!((hint.severity, hint.place.letters), (Severity::Hint, Some((5, Some(8)))));
    assert_eq!(hint.to_string(), "m/0.lua:6: g:log is for its author; players never see it");
    assert_eq!(load(&["play = function(g) g:add(1) end"]).expect("it loads").odd().iter().filter(|f| f.what.contains("log")).count(), 0);
}

#[test]
fn what_is_too_much_is_cut() {
    let lines = logged(&vm(&["play = function(g)\nfor i = 1, 100 do g:log(i) end\nend"]), &[]);
    assert_eq!((lines.len(), lines[19].as_str(), lines[20].as_str()), (21, "m/0.lua:5: 20", "m/0.lua:5: …"));
    let long = logged(&vm(&["play = function(g) local s = string.rep('ш', 40) g:log(s, s, s, s, s, s) end"]), &[]);
    assert_eq!(long[0].strip_prefix("m/0.lua:4: ").map(|text| text.chars().count()), Some(201));
    assert!(long[0].ends_with("ш…"));
}

#[test]
fn hostile_lines_are_spelt_out() {
    let lines = logged(&vm(&[r"play = function(g) g:log('a\n\27[2Jb\255', g, function() end) end"]), &[]);
    assert_eq!(lines, [r"m/0.lua:4: a\u{a}\u{1b}[2Jb� {} a function"]);
    let done = play(&vm(&["play = function(g) g.log('x') end"]), &[]);
    assert_eq!(done.faults[0].reason, "log: call it with a colon, g:log(…)");
    let done = play(&vm(&["play = function(g) g:lgo('x') end"]), &[]);
    assert_eq!(done.faults[0].reason, "there is no verb 'lgo'; did you mean 'log'?");
}

/// Whether somebody looks decides no verdict, also at the border of what a script may take.
#[test]
fn verdicts_do_not_depend_on_who_looks() {
    let body = |n: u32| {
        format!("play = function(g) local t = {{}} for i = 1, {n} do t[i] = 'some text' .. i if i % 64 == 0 then g:log(i, t) end end end")
    };
    let limits = Limits { steps: 1_000_000, altogether: 1_000_000, ..Limits::STANDARD };
    let fails = |n: u32, looks: bool| {
        let cards = load(&[&body(n)]).expect("it loads");
        let vm = Vm::open(&crate::common::SCHEMA, cards, limits, None).expect("the VM opens");
        if looks {
            vm.note(Kinds::one(Kind(0)));
        }
        !play(&vm, &[]).faults.is_empty()
    };
    let (mut good, mut bad) = (1, 40_000);
    assert!(!fails(good, false) && fails(bad, false));
    while bad - good > 1 {
        let middle = good.midpoint(bad);
        if fails(middle, false) { bad = middle } else { good = middle }
    }
    assert_eq!((fails(good, true), fails(bad, true)), (false, true));
}

/// The lines of what was noted of calls.
fn told(calls: &[CardCall]) -> Vec<String> {
    let mut lines = Vec::new();
    for call in calls {
        let facts: Vec<String> = call.facts.iter().map(|(name, value)| format!("{name} = {value}")).collect();
        let kind = match call.kind {
            CallKind::Begins => "begins",
            CallKind::GoesOn => "goes on",
            CallKind::Asked => "is asked",
        };
        lines.push(format!("{}:{} {} {} {kind}: {}", call.file, call.line, call.card, call.hook, facts.join(", ")));
        lines.extend(call.deeds.iter().map(|deed| match &deed.what {
            Did::Called { call, gave: Some(gave) } => format!("  {}: {call} → {gave}", deed.line),
            Did::Called { call, gave: None } => format!("  {}: {call}", deed.line),
            Did::Logged(text) => format!("  {}: logs {text}", deed.line),
        }));
        lines.push(match &call.end {
            CallEnd::Returned(value) => format!("  returns {value}"),
            CallEnd::Waits => "  waits".to_owned(),
            CallEnd::Failed(reason) => format!("  fails: {reason}"),
        });
    }
    lines
}

#[test]
fn an_effect_is_explained_stretch_by_stretch() {
    let vm = vm(&[TALKS]);
    vm.note(Kinds::one(Kind(0)));
    play(&vm, &[Say::Answer(Answer::Yes), Say::Die(3)]);
    let told = told(&vm.noted().calls);
    let wanted = [
        "m/0.lua:4 c0 play begins: n = 0, strong = false",
        "  5: logs begins 0",
        "  6: g:ask_yes(\"one\")",
        "  waits",
        "m/0.lua:4 c0 play goes on: n = 0, strong = false",
        "  6: g:ask_yes(\"one\") → true",
        "  7: logs yes true",
        "  8: g:roll()",
        "  waits",
        "m/0.lua:4 c0 play goes on: n = 0, strong = false",
        "  8: g:roll() → 3",
        "  9: logs die 3 nil 0.5 nan",
        "  10: g:steps(2)",
        "  waits",
        "m/0.lua:4 c0 play goes on: n = 0, strong = false",
        "  10: g:steps(2) → 2",
        "  10: logs steps 2",
        "  11: g:things() → {3, Thing.old_bone, 2}",
        "  11: g:remember(\"cell\", 3)",
        "  11: g:remember(\"cell\", 1)",
        "  11: g:remember(\"cell\", 2)",
        "  12: g:echo({1, 2}) → {Thing.old_bone, 2}",
        "  12: logs {1, 2} 1 {a table}",
        "  returns true",
    ];
    assert_eq!(told, wanted);
}

#[test]
fn what_fails_is_explained() {
    let vm = vm(&["play = function(g)\ng:add(1)\ng:log('before')\ng:refuse(2)\nend"]);
    vm.note(Kinds::one(Kind(0)));
    assert_eq!(play(&vm, &[]).faults.len(), 1);
    let CardNotes { log, calls } = vm.noted();
    assert_eq!(log.len(), 1, "what was logged before the failure is worth most");
    assert_eq!(
        told(&calls),
        ["m/0.lua:4 c0 play begins: n = 0, strong = false", "  5: g:add(1) → 11", "  6: logs before", "  fails: refuse: not now",]
    );
}

/// A script that is judged by a fresh machine has run twice, and is told once.
#[test]
fn a_judged_stretch_is_told_once() {
    let vm = vm(&["play = function(g)\ng:log('one')\nlocal n = 0 for i = 1, 19700 do n = i end\ng:log('two')\nend"]);
    vm.note(Kinds::one(Kind(0)));
    assert_eq!(play(&vm, &[]).faults, []);
    let CardNotes { log, calls } = vm.noted();
    assert_eq!((log.len(), calls.len(), calls[0].deeds.len()), (2, 1, 2));
}

#[test]
fn rule_hooks_are_explained_though_they_are_remembered() {
    let vm = vm(&[
        "reads = { 'rain' }, amount = function(now) if now.strong then return at_most(now.n) end return now.rain end",
        "may = function(now) return now.n > 1 end, objects = function(now) if now.strong then return 'two' end end",
        "amount = function(now) return now.n.x end",
    ]);
    let all: Kinds = (0..3).map(Kind).collect();
    let ask = || {
        for n in [1, 2, 1] {
            assert_eq!(vm.number(all, AMOUNT, 5, &[n, 0], |_| 7), 12);
            vm.number(all, AMOUNT, 5, &[n, 1], |_| 7);
            assert_eq!(vm.says_yes(Kind(1), MAY, &[n, 0], |_| 0), n > 1);
        }
        assert_eq!(vm.objection(all, OBJECTS, &[1, 1], |_| 0), Some((Kind(1), 1)));
    };
    ask();
    vm.note(all);
    ask();
    let calls = vm.noted().calls;
    let wanted = [
        "m/0.lua:4 c0 amount is asked: n = 1, strong = false, rain = 7",
        "  returns 7",
        "m/2.lua:4 c2 amount is asked: n = 1, strong = false",
        "  fails: attempt to index number with 'x'",
        "m/0.lua:4 c0 amount is asked: n = 1, strong = true, rain = 7",
        "  returns at_most(1)",
        "m/2.lua:4 c2 amount is asked: n = 1, strong = true",
        "  fails: attempt to index number with 'x'",
        "m/1.lua:4 c1 may is asked: n = 1, strong = false",
        "  returns false",
        "m/0.lua:4 c0 amount is asked: n = 2, strong = false, rain = 7",
        "  returns 7",
        "m/2.lua:4 c2 amount is asked: n = 2, strong = false",
        "  fails: attempt to index number with 'x'",
        "m/0.lua:4 c0 amount is asked: n = 2, strong = true, rain = 7",
        "  returns at_most(2)",
        "m/2.lua:4 c2 amount is asked: n = 2, strong = true",
        "  fails: attempt to index number with 'x'",
        "m/1.lua:4 c1 may is asked: n = 2, strong = false",
        "  returns true",
        "m/1.lua:4 c1 objects is asked: n = 1, strong = true",
        "  returns \"two\"",
    ];
    assert_eq!(told(&calls), wanted, "the same question is told once");
    let [hits, _] = [1, 0].map(|at| vm.counters()[at].1);
    ask();
    assert!(vm.counters()[1].1 > hits, "answers are remembered again");
    assert_eq!(vm.noted(), CardNotes::default(), "nobody looks any more");
}

/// An effect that another one opened is explained, too; a rule hook that is asked meanwhile stands behind it.
#[test]
fn cards_within_cards_are_told_apart() {
    let vm = vm(&[
        "play = function(g) g:nested(1) return g:hooks(1) end, amount = function() return 4 end",
        "play = function(g) g:add(3) g:log('inner') return 5 end",
    ]);
    vm.note((0..2).map(Kind).collect());
    let mut state = State::open(Kind(0), 0);
    let waits = advance(&vm, &mut state, &mut Vec::new(), &mut Vec::new(), &mut 0);
    assert!(!waits);
    assert_eq!(
        told(&vm.noted().calls),
        [
            "m/0.lua:4 c0 play begins: n = 0, strong = false",
            "  4: g:nested(1)",
            "  waits",
            "m/1.lua:4 c1 play begins: n = 0, strong = false",
            "  4: g:add(3) → 13",
            "  4: logs inner",
            "  returns 5",
            "m/0.lua:4 c0 play goes on: n = 0, strong = false",
            "  4: g:nested(1) → 5",
            "  4: g:hooks(1) → 4",
            "  returns 4",
            "m/0.lua:4 c0 amount is asked: n = 0, strong = false",
            "  returns 4",
        ]
    );
}

/// A table that is saved in the middle of a card goes on without logging again what was logged.
#[test]
fn a_loaded_table_logs_only_what_is_new() {
    let mut state = State::open(Kind(0), 0);
    let one = vm(&[TALKS]);
    assert!(advance(&one, &mut state, &mut Vec::new(), &mut Vec::new(), &mut 0));
    give(&mut state, Say::Answer(Answer::Yes));
    let other = vm(&[TALKS]);
    other.note(NONE);
    assert!(advance(&other, &mut state, &mut Vec::new(), &mut Vec::new(), &mut 0));
    let lines: Vec<String> = other.noted().log.iter().map(|line| line.text.clone()).collect();
    assert_eq!(lines, ["yes true"]);
}
