//! What a card names is looked at when it is loaded: verbs with their arguments, words under `says` and `remembers`, globals.

use crate::common::load;

/// Faults of a function's body, which begins in line 5.
#[test]
fn what_can_never_work_is_told_at_load() {
    for (line, body, told) in [
        (5, "g:ad(1)", "there is no verb 'ad'; did you mean 'add'?"),
        (6, "\ng:add(1, 2)", "add: it takes 1 argument, found 2"),
        (5, "g:number(1)", "number: it takes no arguments, found 1"),
        (5, "g:remember('cell', 1, 2)", "remember: it takes 2 arguments, found 3"),
        (5, "g:add()", "add: the argument 'n' is missing: g:add(n)"),
        (5, "g:remember('cell')", "remember: the argument 'value' is missing: g:remember(cell, value)"),
        (5, "g:remember 'cell'", "remember: the argument 'value' is missing: g:remember(cell, value)"),
        (5, "g:choose_thing('one')", "choose_thing: the argument 'options' is missing: g:choose_thing(key, options, [or_none], [side])"),
        (5, "g:roll(1)", "roll: a die has 2 to 100 faces"),
        (5, "g:roll(101)", "roll: a die has 2 to 100 faces"),
        (5, "g:add('x')", "add: 'n': expected a whole number, found a text"),
        (5, "g:add({})", "add: 'n': expected a whole number, found a table"),
        (5, "g:add(nil)", "add: 'n': expected a whole number, found nil"),
        (5, "g:echo(1)", "echo: 'list': expected a list of whole numbers, found a number"),
        (5, "g:ask_yes('oen')", "ask_yes: the card has no 'oen' under 'says'; did you mean 'one'?"),
        (5, "g:ask_yes(1)", "ask_yes: 'key': expected a key under 'says', in quotes, found a number"),
        (5, "g:choose_word('one', { 'one', 'tow' })", "choose_word: the card has no 'tow' under 'says'; did you mean 'two'?"),
        (
            5,
            "g:choose_word('one', 'two')",
            "choose_word: 'words': expected a list of keys under 'says', as { \"one\", \"two\" }, found a text",
        ),
        (5, "g:choose_word('one', { 'one', 'one' })", "choose_word: 'one' is offered twice"),
        (
            6,
            "local t = {}\ntable.insert(t, 'tow')\ng:choose_word('one', t)",
            "choose_word: the card has no 'tow' under 'says'; did you mean 'two'?",
        ),
        (5, "local t = { 'tow' }\ng:choose_word('one', t)", "choose_word: the card has no 'tow' under 'says'; did you mean 'two'?"),
        (
            6,
            "local w = g:choose_word('one', { 'one', 'two' })\nif w == 'tow' then g:add(1) end",
            "choose_word: the card has no 'tow' under 'says'; did you mean 'two'?",
        ),
        (5, "g:recall('cel')", "recall: the card has no 'cel' under 'remembers'; did you mean 'cell'?"),
        (5, "g.add(1)", "verbs are called with a colon: g:add(…)"),
        (5, "local a = g.add", "verbs are called with a colon: g:add(…)"),
        (5, "g.ad(1)", "there is no verb 'ad'; did you mean 'add'?"),
        (5, "local h = g\nh:ad(1)", "there is no verb 'ad'; did you mean 'add'?"),
        (5, "print('x')", "there is no 'print': in an effect g:log(…) notes a line for you"),
        (5, "local t = os.time()", "there is no 'os': a card has no clock, no files and nothing else of the machine"),
        (5, "local x = math.random(6)", "cards have no math.random: g:roll(faces) rolls a die"),
        (5, "local x = string.format('x')", "cards have no string.format: join texts with .."),
        (5, "local x = table.maxn({})", "cards have no table.maxn: there are concat, insert, remove, sort, unpack"),
        (5, "g:remember('cell', Thing.stoen)", "there is no thing 'stoen'; did you mean 'stone'?"),
        (5, "g:add(thing.stone)", "there is no 'thing'; did you mean 'Thing'?"),
        (5, "foo()", "there is no 'foo'"),
        (5, "add(1)", "there is no 'add'; verbs are called on g: g:add(…)"),
        (5, "local count = 1\nif cuont > 0 then end", "there is no 'cuont'; did you mean 'count'?"),
        (5, "if true then local inner = 1 end\nif inner then end", "there is no 'inner'"),
        (5, "local t = { a = 1, b = 2, ['a'] = 3 }", "the key 'a' stands here twice, first in line 5"),
        (5, "g:add(g:things())", "add: 'n': expected a whole number, found a list of things"),
        (5, "local all = g:things() g:add(all[1])", "add: 'n': expected a whole number, found a thing"),
        (5, "g:choose_thing('one', g:hidden('one'))", "choose_thing: 'options': expected a list of things, found a thing"),
        (
            5,
            "for _, one in ipairs(g:things()) do g:choose_thing('one', one) end",
            "choose_thing: 'options': expected a list of things, found a thing",
        ),
        (
            5,
            "local all = g:things() local x = all.size",
            "'all' is a list of things and has no 'size': #list counts it, list[1] is its first",
        ),
        (5, "local x = g:hidden('one') local y = x.size", "'x' is the number of a thing and has no 'size'"),
        (5, "n += 1", "'+=' is not in Lua 5.1: write n = n + …"),
        (5, "for i = 1, 2 do continue end", "'continue' is not in Lua 5.1: put the rest of the loop into an if"),
    ] {
        let error = load(&[&format!("play = function(g, n)\n{body}\nend")]).expect_err(body);
        let line = if body.starts_with("local h") || body.starts_with("local count") || body.starts_with("if true") { 6 } else { line };
        assert_eq!((error.place.line, error.what.as_str()), (line, told), "{body}");
    }
}

/// `g` is found in the functions to which effects hand it, in rule hooks there is none, and an objection is a key under `says`.
#[test]
fn functions_of_the_file_are_looked_at() {
    let told = |body: &str| load(&[body]).map_or_else(|error| format!("{}: {}", error.place.line, error.what), |_| "fine".to_owned());
    for (body, wanted) in [
        ("amount = function(facts) g:add(1) end", "4: there is no 'g': only effects get g; rule hooks get facts"),
        (
            "objects = function(facts)\nif facts.n > 1 then return 'tow' end\nend",
            "5: the card has no 'tow' under 'says'; did you mean 'two'?",
        ),
        ("objects = function(facts) if facts.n > 1 then return 'two' end end", "fine"),
        ("amount = function(facts) return facts.nn end", "4: amount: it is told n, strong, not 'nn'; did you mean 'n'?"),
        ("may = function(facts) return facts.weather == 1 end", "4: may: it is told n, strong, not 'weather'"),
        (
            "amount = function(facts) return facts.rain end",
            "4: amount: 'rain' is told only to a card that asks for it: reads = { \"rain\" }",
        ),
        ("reads = { 'rain' },\namount = function(facts) return facts.rain + facts.n end", "fine"),
        ("amount = function(facts) local facts = { m = 1 } return facts.m end", "fine"),
        (
            "play = function(g, n)\nlocal w = 'neither'\nif n > 1 then w = g:choose_word('one', { 'one', 'two' }) end\n\
             if w == 'neither' then g:add(1) end\nend",
            "fine",
        ),
        ("on_play = function(g, n) end", "4: unknown key 'on_play'; did you mean 'play'?"),
        ("onPlay = function(g, n) end", "4: unknown key 'onPlay'; did you mean 'play'?"),
        ("after_play = function(g, n) end", "4: unknown key 'after_play'; did you mean 'play'?"),
        ("gain = 1,\nkind = 'plant',\ngain = 2", "6: the key 'gain' stands here twice, first in line 4"),
    ] {
        assert_eq!(told(body), wanted, "{body}");
    }
    let with_helper = |helper: &str, call: &str| {
        let card = crate::common::card("c", &format!("play = function(g, n) {call} end"));
        let files = [("a.lua", format!("{helper}\n{card}"))];
        let files: Vec<(&str, &str)> = files.iter().map(|(name, source)| (*name, source.as_str())).collect();
        let loaded = clade_script::Cards::load(&crate::common::SCHEMA, &[crate::common::folder("m", &files)]);
        loaded.map_err(crate::common::first).map_or_else(|error| format!("{}: {}", error.place.line, error.what), |_| "fine".to_owned())
    };
    let helper = "local function twice(n, acts) acts:ad(n) end local function other(x) twice(1, x) end";
    assert_eq!(with_helper(helper, "other(g)"), "1: there is no verb 'ad'; did you mean 'add'?");
    assert_eq!(with_helper("local function less(g, h) return g.n < h.n end", "local x = less({ n = 1 }, { n = 2 })"), "fine");
    assert_eq!(with_helper("local x = require 'helpers'", ""), "1: this mod has no file lib/helpers.lua");
}

#[test]
fn what_works_is_let_through() {
    for body in [
        "local function again(i) if i > 0 then again(i - 1) end end again(n)",
        "repeat local x = g:number() until x > 0",
        "for i, v in ipairs(g:things()) do g:add(v + i) end",
        "g:add(select(1, n)) g:choose_thing('one', g:things())",
        "local x = g:hidden('one') x = { size = 1 } g:add(x.size)",
        "local all = g:things() local one = g:choose_thing('one', { all[1], all[#all] }, true) if one then g:remember('cell', one) g:echo(all) end",
        "g:ask_yes('one') g:ask_yes('one', nil) g:roll() g:roll(nil) g:roll(4)",
        "local function f(...) g:add(...) g:remember('cell', ...) end f(1)",
        "local t = { 1, 2, a = 1, b = {}, ['c d'] = 1 } g:echo(t)",
        "local list = g:echo { 1, 2 } local at = at_most(1) local c = constant { 1 } assert(list, tostring(c) .. #at)",
        "table.sort({ 2, 1 }, function(a, b) return math.max(a, b) == a end)",
    ] {
        let loaded = load(&[&format!("play = function(g, n)\n{body}\nend")]);
        assert!(loaded.is_ok(), "{body}: {}", loaded.err().map(|e| e.to_string()).unwrap_or_default());
    }
}
