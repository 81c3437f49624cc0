//! Attacks. Each is run as an effect, as a rule hook and while its file loads: it ends soon, its fault names file and line, and
//! the table is as it was before the card.

mod common;

use clade_engine::Kinds;
use common::{AMOUNT, State, advance, card, fired, folder, load, play, vm, wind_up};
use std::time::{Duration, Instant};

/// Lua statements, the line among them that is at fault, and a word of the reason.
type Attack = (&'static str, u32, &'static str);

const STEPS: &str = "too many steps";
const MEMORY: &str = "too much memory";

/// What no function of a card survives.
const ATTACKS: &[Attack] = &[
    // Loops.
    ("while true do end", 1, STEPS),
    ("local n = 1\nfor i = 1, 1e18 do n = n + i end", 2, STEPS),
    ("repeat local x = 1 until false", 1, STEPS),
    ("for i = 1, 1e9 do for j = 1, 1e9 do local x = i * j end end", 1, STEPS),
    ("local t = {}\nfor i = 1, 1e9 do t[1] = { i } end", 2, ""),
    ("while true do local s = string.rep('x', 900) end", 1, MEMORY),
    ("local i = 0\nwhile true do i = i + 1 local s = ('x'):rep(900) .. i end", 2, ""),
    // Recursion.
    ("local function f() return 1 + f() end\nf()", 1, ""),
    ("local function f() f() end\nf()", 1, ""),
    ("local a\nlocal function b() return a() end a = function() return b() end\na()", 2, ""),
    ("local function f(...) return f(1, ...) end\nf()", 1, ""),
    ("local function f(n) table.sort({ 1, 2, 3 }, function() f(n + 1) return false end) end\nf(1)", 1, "overflow"),
    // Memory.
    ("local s = 'x'\nfor i = 1, 100 do s = s .. s end", 2, "letters"),
    ("local s = string.rep('x', 1e9)", 1, "at most 1000"),
    ("local s = ('x'):rep(1e9)", 1, "at most 1000"),
    ("local s = string.rep('', 2 ^ 52) error('over')", 1, "over"),
    ("local s = string.rep('x', 0 / 0)\nerror('over')", 1, "at most 1000"),
    ("local t = {}\nfor i = 1, 1e9 do t[i] = {} end", 2, ""),
    ("local t = {}\nfor i = 1, 40 do t[2 ^ i] = i end\nfor i = 1, 1e9 do t[i + 0.5] = i end", 3, ""),
    ("local t = { 1 }\nwhile true do t = { t, t } end", 2, ""),
    ("local t = { 'x' }\nfor i = 1, 1e9 do t[i] = table.concat(t) .. i end", 2, ""),
    ("local t = {}\nfor i = 1, 1e9 do table.insert(t, 'x') end", 2, "at most 1000"),
    ("local t = {}\nfor i = 1, 1e9 do t[#t + 1] = function() return i end end", 2, ""),
    ("local t = {}\nfor i = 1, 9999 do t[i] = i end\nlocal a = { table.unpack(t) }", 3, "at most 1000"),
    ("local t = {}\nfor i = 1, 9000 do t[i] = i end\nlocal s = string.char(table.unpack(t))", 3, "at most 1000"),
    ("local s = ''\nfor i = 1, 1e9 do s = s .. 'some more letters ' .. i end", 2, "letters"),
    ("local s = string.rep('x', 1000)\nwhile true do local t = { s:byte(1, -1) } end", 2, ""),
    ("local t = table.create(1e9)", 1, "nil"),
    ("local b = buffer.create(1e9)", 1, "nil"),
    // Builtins that take long.
    ("local t = {}\nfor i = 1, 1000 do t[i] = -i end\nwhile true do table.sort(t, function(a, b) return true end) end", 3, ""),
    ("local t = {}\nfor i = 1, 1000 do t[i] = i end\nwhile true do table.sort(t) end", 3, STEPS),
    ("local t = {}\nfor i = 1, 999 do t[i] = i end\nwhile true do table.insert(t, 1, 0) table.remove(t, 1) end", 3, STEPS),
    ("local t = {}\nfor i = 1, 999 do t[i] = i end\nwhile true do local s = table.concat(t) end", 3, ""),
    ("local t = {}\nfor i = 1, 999 do t[i] = i end\nwhile true do local s = select('#', table.unpack(t)) end", 3, STEPS),
    ("local s = string.rep('9', 1000)\ns = s:sub(1, 996)\nwhile true do local n = tonumber(s) end", 3, STEPS),
    ("local s = string.rep('9', 1000)\ns = s:sub(1, 996)\nwhile true do local n = s + s + s + s end", 3, STEPS),
    ("local s = string.rep('9', 1000)\ns = s:sub(1, 996)\nlocal a, b = s .. 1, s .. 2\nwhile a < b and a <= b and b > a do end", 4, STEPS),
    ("table.sort({ 3, 'x', {} })", 1, "compare"),
    ("table.sort({ 3, 2, 1 }, function(a, b) return nil + 1 end)", 1, "arithmetic"),
    ("table.sort({ 3, 2, 1 }, 7)", 1, ""),
    ("table.move({}, 1, 2 ^ 30, 2)", 1, "nil"),
    ("table.find({}, 1)", 1, "nil"),
    ("table.insert(nil, 1)", 1, "expected a list"),
    ("table.concat({ {} })", 1, ""),
    ("table.unpack('x')", 1, "expected a list"),
    // What is not there, also where Luau's compiler knows it by name.
    ("local t = setmetatable({}, { __index = function() while true do end end })", 1, "nil"),
    ("local m = getmetatable('x')", 1, "nil"),
    ("rawset(string, 'rep', 1)", 1, "nil"),
    ("local x = rawget({}, 1)", 1, "nil"),
    ("local x = rawlen({})", 1, "nil"),
    ("local x = typeof({})", 1, "nil"),
    ("local x = bit32.bnot(1)", 1, "nil"),
    ("local x = math.sin(1)", 1, "nil"),
    ("local x = math.random()", 1, "nil"),
    ("local x = vector.create(1, 2, 3)", 1, "nil"),
    ("local x = unpack({})", 1, "nil"),
    ("local x = table.pack(1)", 1, "nil"),
    ("table.freeze({})", 1, "nil"),
    ("pcall(function() while true do end end)", 1, "nil"),
    ("xpcall(function() end, function() while true do end end)", 1, "nil"),
    ("coroutine.wrap(function() while true do end end)()", 1, "nil"),
    ("coroutine.yield()", 1, "nil"),
    ("loadstring('while true do end')()", 1, "nil"),
    ("load('x')", 1, "nil"),
    ("local x = getfenv()", 1, "nil"),
    ("setfenv(1, {})", 1, "nil"),
    ("local x = _G.string", 1, "nil"),
    ("os.exit(1)", 1, "nil"),
    ("io.open('/etc/passwd')", 1, "nil"),
    ("require('x')", 1, "nil"),
    ("print('x')", 1, "nil"),
    ("debug.info(1, 'l')", 1, "nil"),
    ("collectgarbage('count')", 1, "nil"),
    ("local n = gcinfo()", 1, "nil"),
    ("newproxy(true)", 1, "nil"),
    ("for k, v in ipairs(next({})) do end", 1, "nil"),
    ("local s = string.format('%d', 1)", 1, "nil"),
    ("local s = ('x'):format()", 1, "missing method"),
    ("local s = string.find('aaaa', 'a?a?a?')", 1, "nil"),
    ("local s = ('x'):gsub('.', 'y')", 1, "missing method"),
    ("local s = string.dump(function() end)", 1, "nil"),
    // Things that are not to be written to.
    ("local s = string\ns.rep = nil", 2, "readonly"),
    ("local t = table\nt.sort = nil", 2, "readonly"),
    ("local s = ''\ns.x = 1", 2, "index"),
    ("local m = math\ntable.insert(m, 1)", 2, "readonly"),
    ("local t = constant{ 1 }\nt[1] = 2", 2, "readonly"),
    ("local t = {}\nt.t = t\nconstant(t)", 3, "deep"),
    // Errors of every kind.
    ("error({})", 1, "table"),
    ("error(nil)", 1, "nil"),
    ("error()", 1, "nil"),
    ("error(function() end)", 1, "function"),
    ("error('x')", 1, "x"),
    ("error(('x'):rep(1000))", 1, "xxx"),
    ("local s = 'x'\nfor i = 1, 9 do s = s .. s end\nerror(s)", 3, "xxx"),
    ("error('m/0.lua:999: wrong line')", 1, "wrong line"),
    ("error('stack traceback:\\nm/0.lua:999: x')", 1, ""),
    ("error('żółw 🐢 \\0 \\255')", 1, ""),
    ("assert(false)", 1, "assertion failed"),
    ("assert(nil, {})", 1, "table"),
    ("assert(false, 'm/0.lua:999: x')", 1, "x"),
    ("local x = nil\nx.y = 1", 2, "nil"),
    ("local x = {} < {}", 1, "compare"),
    ("local x = function() end\nlocal y = x < x", 2, "compare"),
    ("local x = 'a' .. {}", 1, "concatenate"),
    ("local x = 1 .. function() end", 1, "concatenate"),
    ("local x = #5", 1, "length"),
    ("local x = {} + 1", 1, "arithmetic"),
    ("local t = {}\nt[nil] = 1", 2, "nil"),
    ("local t = {}\nt[0 / 0] = 1", 2, "NaN"),
    ("local x = select(-5, 1)", 1, ""),
    ("local x = ipairs()", 1, ""),
    ("local x = string.char(-1)", 1, ""),
    ("local x = math.max()", 1, ""),
];

/// Only an effect has `g`.
const WITH_G: &[Attack] = &[
    ("table.sort({ 2, 1 }, function() g:ask_yes('one') return true end)", 1, ""),
    ("table.sort({ 2, 1 }, function() g:roll() return true end)", 1, ""),
    ("table.sort({ 2, 1 }, function() g:steps(1) return true end)", 1, ""),
    ("while true do g:number() end", 1, "256 entries"),
    ("while true do g:add(1) end", 1, "256 entries"),
    ("while true do g:remember('cell', 1) end", 1, "256 entries"),
    (
        "local t = {}\nfor i = 1, 9 do t[i] = g:echo({ 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30 }) end",
        2,
        "256 entries",
    ),
    ("g.add(1)", 1, "colon"),
    ("local add = g.add\nadd({}, 1)", 2, "colon"),
    ("local add = g.add\nadd('x', 1)", 2, "colon"),
    ("g:add(1, 2)", 1, "it takes 1 arguments"),
    ("g:number(g)", 1, "it takes 0 arguments"),
    ("g.add = nil", 1, "readonly"),
    ("g.x = 1", 1, "readonly"),
    ("g:nunber()", 1, "did you mean 'number'"),
    ("local x = g[1]", 1, "no verb"),
    ("g:add('x')", 1, "argument 1"),
    ("g:add({})", 1, "argument 1"),
    ("g:add(g)", 1, "argument 1"),
    ("g:add(0.5)", 1, "argument 1"),
    ("g:add(0 / 0)", 1, "argument 1"),
    ("g:add(1 / 0)", 1, "argument 1"),
    ("g:add(1e300)", 1, "argument 1"),
    ("g:add(function() end)", 1, "argument 1"),
    ("g:add(true)", 1, "argument 1"),
    ("g:echo(1)", 1, "argument 1"),
    ("g:echo({ 'x' })", 1, "whole numbers"),
    ("g:echo({ '5' })", 1, "whole numbers"),
    ("g:echo({ 0.5 })", 1, "whole numbers"),
    ("g:echo({ {} })", 1, "whole numbers"),
    ("g:echo({ 1e300 })", 1, "whole numbers"),
    ("local t = {}\nfor i = 1, 49 do t[i] = i end\ng:echo(t)", 3, "at most 48"),
    ("g:ask_yes()", 1, "argument 1"),
    ("g:ask_yes('none')", 1, "under 'says'"),
    ("g:ask_yes('one', 7)", 1, "no such side"),
    ("g:ask_yes('one', -1)", 1, "no such side"),
    ("g:ask_yes('on\\0e')", 1, "under 'says'"),
    ("g:ask_yes('\\255')", 1, ""),
    ("g:choose_number('one', {})", 1, "nothing to choose"),
    ("g:choose_number('one', { 256 })", 1, "0 to 255"),
    ("g:choose_thing('one', {})", 1, "nothing to choose"),
    ("g:choose_thing('one', { -1 })", 1, "0 to 255"),
    ("g:choose_things('one', { 1 }, 0)", 1, "from 1 to 32"),
    ("g:choose_things('one', { 1 }, 33)", 1, "from 1 to 32"),
    ("g:roll(1)", 1, "2 to 100"),
    ("g:roll(-6)", 1, "2 to 100"),
    ("g:roll(1e6)", 1, "2 to 100"),
    ("g:remember('cell', 40000)", 1, "32767"),
    ("g:remember('sell', 1)", 1, "did you mean 'cell'"),
    ("g:recall('x')", 1, "under 'remembers'"),
    ("g:refuse()", 1, "not now"),
    ("return {}", 0, "returns a number"),
    ("return g", 0, "returns a number"),
    ("return function() end", 0, "returns a number"),
    ("return 0.5", 0, "returns a number"),
    ("return 0 / 0", 0, "returns a number"),
    ("return 1 / 0", 0, "returns a number"),
    ("return 1e300", 0, "returns a number"),
    ("return 'x'", 0, "returns a number"),
];

/// What a number hook may not answer.
const ANSWERS: &[Attack] = &[
    ("return {}", 0, "answers"),
    ("return 'x'", 0, "answers"),
    ("return 0.5", 0, "answers"),
    ("return 0 / 0", 0, "answers"),
    ("return 1 / 0", 0, "answers"),
    ("return 1e300", 0, "answers"),
    ("return true", 0, "answers"),
    ("return function() end", 0, "answers"),
    ("return facts", 0, "answers"),
    ("return at_most('x')", 0, "answers"),
    ("return at_most(0.5)", 0, "answers"),
    ("return at_most('5')", 0, "answers"),
    ("return at_least({})", 0, "answers"),
    ("return at_least(1e300)", 0, "answers"),
    ("facts.n = 5", 1, "readonly"),
    ("facts.extra = 5", 1, "readonly"),
    ("return facts.n.x", 1, "index"),
    ("return g:number()", 1, "nil"),
];

fn slowest(times: &mut [(Duration, String)]) {
    times.sort();
    for (time, what) in times.iter().rev().take(5) {
        eprintln_times(*time, what);
    }
    assert!(!fired(), "no attack needs the clock");
}

#[expect(clippy::print_stderr, reason = "the measured times are this test's report")]
fn eprintln_times(time: Duration, what: &str) {
    eprintln!("{:7.1} ms  {}", time.as_secs_f64() * 1e3, what.replace('\n', " ⏎ "));
}

#[test]
fn as_an_effect() {
    let mut times = Vec::new();
    let mut wrong = Vec::new();
    for (attack, line, word) in ATTACKS.iter().chain(WITH_G) {
        let vm = vm(&[&format!("play = function(g, n)\ng:add(5)\n{attack}\nend")]);
        wind_up();
        let start = Instant::now();
        let done = play(&vm, &[]);
        times.push((start.elapsed(), (*attack).to_owned()));
        let at = if *line == 0 { 4 } else { line + 5 };
        match &done.faults[..] {
            [fault] if fault.file == "m/0.lua" && fault.line == at && fault.reason.contains(word) => {}
            other => wrong.push(format!("{attack:?}: {at} {word}: {other:?}")),
        }
        if done.state != (State { number: 10, ..State::default() }) || !done.events.is_empty() || done.returned != 7 {
            wrong.push(format!("{attack:?} left a trace: {done:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    slowest(&mut times);
}

#[test]
fn as_a_rule_hook() {
    let mut times = Vec::new();
    let mut wrong = Vec::new();
    for (attack, line, word) in ATTACKS.iter().chain(ANSWERS) {
        let vm = vm(&[&format!("amount = function(facts)\n{attack}\nend")]);
        wind_up();
        let start = Instant::now();
        let number = vm.number(Kinds::one(0), AMOUNT, 3, &[1, 0], |_| 0);
        times.push((start.elapsed(), (*attack).to_owned()));
        let at = line + 4;
        match &vm.take_faults()[..] {
            [fault] if number == 3 && fault.file == "m/0.lua" && fault.line == at && fault.reason.contains(word) => {}
            other => wrong.push(format!("{attack:?}: {at} {word}: {number} {other:?}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    slowest(&mut times);
}

#[test]
fn while_the_file_loads() {
    let mut times = Vec::new();
    for (attack, ..) in ATTACKS {
        for body in [format!("gain = (function()\n{attack}\nend)()"), format!("play = (function() return function()\n{attack}\nend end)()")]
        {
            wind_up();
            let start = Instant::now();
            let error = load(&[&body]).expect_err(attack);
            times.push((start.elapsed(), (*attack).to_owned()));
            assert_eq!((error.file.as_str(), error.line), ("m/0.lua", 4), "{attack}: {error}");
        }
    }
    let deep = "(".repeat(16_000);
    let long = format!("return {{ x = {} }}", "1 + ".repeat(8_000));
    let calls = format!("return {{ x = {}{} }}", "f(".repeat(10_000), ")".repeat(10_000));
    let text = format!("return {{ x = '{}' }}", "x".repeat(40_000));
    let blocks = format!("return {{ play = function() {} {} end }}", "do ".repeat(5_000), "end ".repeat(5_000));
    for source in [
        "\u{1b}Lua",
        "\u{1}\u{0}\u{5}",
        "",
        "\0",
        "return",
        &deep,
        &long,
        &calls,
        &text,
        &blocks,
        "\u{feff}return {}",
        "#!/bin/lua\nreturn {}",
        "goto x",
    ] {
        let start = Instant::now();
        let mods = [folder("m", &[("0.lua", source)])];
        let error = clade_script::Cards::load(&common::SCHEMA, &mods).expect_err("this is no card");
        times.push((start.elapsed(), source.chars().take(40).collect()));
        assert_eq!((error.file.as_str(), error.line), ("m/0.lua", 1), "{error}");
    }
    slowest(&mut times);
}

#[test]
fn nothing_is_written_outside() {
    for (body, line) in [
        ("play = function(g)\nx = 1 end", 5),
        ("play = function(g)\nlocal y\nx, y = 1, 2 end", 6),
        ("play = function(g)\nfunction x() end end", 5),
        ("play = function(g)\nfunction string.x() end end", 5),
        ("play = function(g)\nfunction string:x() end end", 5),
        ("play = function(g)\nstring.x = 1 end", 5),
        ("play = function(g)\nstring['x'] = 1 end", 5),
        ("play = function(g)\nx.y.z = 1 end", 5),
        ("play = function(g)\nconstant(g).x = 1 end", 5),
        ("play = function(g)\nx += 1 end", 5),
        ("play = function(g)\nfor k, v in pairs({}) do end end", 5),
        ("play = function(g)\nfor k, v in { 1 } do end end", 5),
        ("play = function(g)\nfor k, v in next, {} do end end", 5),
        ("play = function(g)\nfor k, v in (ipairs)({}) do end end", 5),
        ("play = function(g)\nlocal function ipairs(t) return t end end", 5),
        ("play = function(g)\nfor ipairs = 1, 2 do end end", 5),
        ("play = function(g)\nfor _, ipairs in ipairs({}) do end end", 5),
    ] {
        let error = load(&[body]).expect_err(body);
        assert_eq!((error.file.as_str(), error.line), ("m/0.lua", line), "{body}: {error}");
    }
    for head in ["local t = {}\n", "local t = 'x' .. f()\n", "x = 1\n", "local n = 0 local f = function() n = n + 1 end\n", "do end\n"] {
        let source = format!("{head}{}", card("c", "play = function(g) end"));
        let error = clade_script::Cards::load(&common::SCHEMA, &[folder("m", &[("0.lua", &source)])]).expect_err(head);
        assert_eq!((error.file.as_str(), error.line), ("m/0.lua", 1), "{head}: {error}");
    }
}

/// Every way in which one call could leave something for the next: the second answers what the first did.
#[test]
fn nothing_is_smuggled() {
    let helpers = "local list = constant{ 1, { 2 } }\nlocal function helper(t) if t then return t end return list end\n";
    for body in [
        "play = function(g, n) local t = helper() return t[1] + #t end",
        "play = function(g, n) local f = function() n = n + 1 end f() return n end",
        "play = function(g, n) local t = helper({}) t.x = (t.x or 0) + 1 return t.x end",
        "play = function(g, n) g:remember('cell', g:recall('cell') + 1) return 1 end",
    ] {
        let source = format!("{helpers}{}", card("c", body));
        let cards = clade_script::Cards::load(&common::SCHEMA, &[folder("m", &[("0.lua", &source)])]).expect(body);
        let vm = clade_script::Vm::open(&common::SCHEMA, cards, clade_script::Limits::STANDARD, None).expect("opens");
        let first = play(&vm, &[]);
        assert_eq!(first.faults, [], "{body}");
        assert_eq!(first, play(&vm, &[]), "{body}");
    }
    for body in [
        "play = function(g, n)\nlist[2][1] = n end",
        "play = function(g, n)\nhelper()[1] = n end",
        "play = function(g, n)\ntable.insert(helper(), n) end",
        "play = function(g, n)\ntable.sort(helper(), function() return true end) end",
        "play = function(g, n)\ntable.remove(list) end",
        "play = function(g, n)\n(g).note = n end",
        "play = function(g, n)\n(string).note = n end",
        "play = function(g, n)\nhelper(string).note = n end",
        "play = function(g, n)\nhelper(('').rep).note = n end",
    ] {
        let source = format!("{helpers}{}", card("c", body));
        match clade_script::Cards::load(&common::SCHEMA, &[folder("m", &[("0.lua", &source)])]) {
            Err(error) => assert_eq!(error.line, 7, "{body}: {error}"),
            Ok(cards) => {
                let vm = clade_script::Vm::open(&common::SCHEMA, cards, clade_script::Limits::STANDARD, None).expect("opens");
                let done = play(&vm, &[]);
                assert_eq!(done.faults.iter().map(|f| f.line).collect::<Vec<_>>(), [7], "{body}: {:?}", done.faults);
            }
        }
    }
}

/// Addresses differ from run to run: no text may show one.
#[test]
fn addresses_do_not_leak() {
    let say = "play = function(g) error(tostring({}) .. tostring(g.add) .. tostring(g) .. tostring(string)) end";
    let done = play(&vm(&[say]), &[]);
    assert_eq!(done.faults[0].reason, "tablefunctiontabletable");
    for attack in [
        "error({})",
        "error(g)",
        "assert(false, g.add)",
        "local x = {} .. ''",
        "local x = {} < g",
        "g:add({})",
        "g[{}]()",
        "local t = {} t[g]()",
    ] {
        let done = play(&vm(&[&format!("play = function(g) {attack} end")]), &[]);
        assert!(!done.faults[0].reason.contains("0x"), "{attack}: {}", done.faults[0]);
    }
}

/// One card's attack does not touch another's turn.
#[test]
fn the_game_goes_on() {
    let vm = vm(&["play = function(g) while true do end end", "play = function(g) return g:add(2) end"]);
    for _ in 0..20 {
        assert_eq!(play(&vm, &[]).faults.len(), 1);
        let mut state = State::open(1, 0);
        let (mut events, mut faults, mut returned) = (Vec::new(), Vec::new(), 0);
        assert!(!advance(&vm, &mut state, &mut events, &mut faults, &mut returned));
        assert_eq!((faults.len(), returned, state.number), (0, 12, 12));
    }
}
