//! Helpers: files in the folder `lib` of a mod that its cards share.

use crate::common::{AMOUNT, SCHEMA, card, folder, limits, play};
use clade_engine::{Kind, Kinds, Severity};
use clade_script::{Cards, ModFolder, Vm};

const NEAR: &str = "local two = 2
local function double(n) return n * two end
return {
    double = double,
    most = { 7, 8 },
    add = function(g, n) g:add(double(n)) return g:number() end,
}";

/// A mod of one card with these lines before its table and this body, and these helpers.
fn with(before: &str, body: &str, helpers: &[(&str, &str)]) -> ModFolder {
    let source = format!("{before}\n{}", card("c0", body));
    folder("m", &[&[("a.lua", source.as_str())], helpers].concat())
}

fn vm(before: &str, body: &str) -> Vm {
    let cards = Cards::load(&SCHEMA, &[with(before, body, &[("lib/near.lua", NEAR)])]).unwrap_or_else(|e| panic!("{e:?}"));
    Vm::open(&SCHEMA, cards, limits(), None).expect("it opens")
}

#[test]
fn cards_use_functions_and_constants_of_a_helper() {
    let before = "local near = require(\"near\")\nlocal again = require 'near'";
    let vm =
        vm(before, "play = function(g, n) return near.add(g, again.most[2]) end, amount = function(facts) return near.double(facts.n) end");
    let done = play(&vm, &[]);
    assert_eq!((done.state.number, done.faults.len()), (10 + 16, 0));
    assert_eq!(vm.number(Kinds::one(Kind(0)), AMOUNT, 0, &[3, 0], |_| 0), 6);
}

/// What goes wrong in a helper is told at the line of the card that calls it, with the line of the helper.
#[test]
fn a_fault_in_a_helper_names_both_lines() {
    let vm = vm("local near = require(\"near\")", "\n\nplay = function(g, n) return near.double({}) end");
    let done = play(&vm, &[]);
    let fault = &done.faults[0];
    assert_eq!((fault.file.as_str(), fault.line), ("m/a.lua", 7), "{fault}");
    assert!(fault.reason.starts_with("near.lua:2: attempt to perform arithmetic"), "{fault}");
}

#[test]
fn nothing_survives_in_a_helper() {
    for body in ["near.most[1] = 9", "local t = near t.x = 1", "local t = near.most t[3] = 1"] {
        let folder = with("local near = require(\"near\")", &format!("play = function(g, n) {body} end"), &[("lib/near.lua", NEAR)]);
        match Cards::load(&SCHEMA, &[folder]) {
            Err(wrong) => assert!(wrong[0].what.contains("is declared outside the function"), "{wrong:?}"),
            Ok(cards) => {
                let done = play(&Vm::open(&SCHEMA, cards, limits(), None).expect("it opens"), &[]);
                assert!(done.faults[0].reason.contains("readonly"), "{body}: {}", done.faults[0]);
            }
        }
    }
}

#[test]
fn what_is_wrong_is_told_where_it_stands() {
    let plain = "play = function(g) return near.double(1) end";
    for (before, helpers, told) in [
        (
            "local near = require(\"neer\")",
            &[("lib/near.lua", NEAR)][..],
            "m/a.lua:1: this mod has no file lib/neer.lua; did you mean 'near'?",
        ),
        ("local near = require(\"near\")", &[], "m/a.lua:1: this mod has no file lib/near.lua"),
        (
            "local near = require('ne' .. 'ar')",
            &[],
            "m/a.lua:1: write local near = require(\"near\"): the name of a file in the folder lib",
        ),
        ("local near = require('../near')", &[], "m/a.lua:1: write local near = require(\"near\")"),
        ("local near = require('near').most", &[], "m/a.lua:1: "),
        (
            "local near = 1\nlocal f = function() return require('near') end",
            &[],
            "m/a.lua:2: there is no 'require': it stands at the beginning",
        ),
        ("local require = 1", &[], "m/a.lua:1: 'require' is a word of the language of cards"),
        ("local near = require('near')", &[("lib/near.lua", "return 1")], "m/lib/near.lua:1: a helper returns one table, not a number"),
        ("local near = require('near')", &[("lib/near.lua", "\nreturn {\n x = \n")], "m/lib/near.lua:"),
        ("local near = require('near')", &[("lib/near.lua", "local n = 0\nreturn { f = function() n = n + 1 end }")], "m/lib/near.lua:2: "),
        (
            "local near = require('near')",
            &[("lib/near.lua", "return { f = function(g)\n g:ad(1) end }")],
            "m/lib/near.lua:2: there is no verb 'ad'",
        ),
        (
            "local near = require('near')",
            &[("lib/near.lua", "return { f = function() return os.time() end }")],
            "m/lib/near.lua:1: there is no 'os'",
        ),
        (
            "local near = require('near')",
            &[("lib/near.lua", "local x = require('far')\nreturn {}"), ("lib/far.lua", "return {}")],
            "m/lib/near.lua:1: a helper asks for no other one",
        ),
        (
            "local near = require('near')",
            &[("lib/near.lua", NEAR), ("lib/Far off.lua", "return {}")],
            "m/lib/Far off.lua:1: the name of a helper",
        ),
    ] {
        let wrong = Cards::load(&SCHEMA, &[with(before, plain, helpers)]).expect_err(before);
        assert!(wrong[0].to_string().starts_with(told), "{before} {helpers:?}: {wrong:?}");
    }
}

#[test]
fn a_helper_belongs_to_what_a_card_does() {
    let hash = |helper: &str| {
        let folder = with("local near = require(\"near\")", "play = function(g) return near.double(1) end", &[("lib/near.lua", helper)]);
        Cards::load(&SCHEMA, &[folder]).expect("it loads").hash()
    };
    assert_eq!(hash(NEAR), hash(&format!("-- a remark\n{NEAR}")));
    assert_ne!(hash(NEAR), hash(&NEAR.replace("two = 2", "two = 3")));
}

#[test]
fn one_that_nobody_asks_for_is_told() {
    let folder = with("", "play = function(g) end", &[("lib/near.lua", &NEAR.replace("g:add", "g:log(n) g:add"))]);
    let cards = Cards::load(&SCHEMA, &[folder]).expect("it loads");
    let told: Vec<_> = cards.odd().iter().filter(|odd| odd.file.contains("lib")).map(|odd| (odd.severity, odd.to_string())).collect();
    assert_eq!(
        told,
        [
            (Severity::Warning, "m/lib/near.lua:1: no card asks for this helper: local near = require(\"near\")".to_owned()),
            (Severity::Hint, "m/lib/near.lua:6: g:log is for its author; players never see it".to_owned()),
        ]
    );
}

/// A helper works as hard as the card that calls it: its steps count as the card's.
#[test]
fn a_helper_cannot_outrun_the_limits() {
    let endless = "return { f = function() while true do end end }";
    let folder = with("local near = require(\"near\")", "play = function(g) near.f() end", &[("lib/near.lua", endless)]);
    let vm = Vm::open(&SCHEMA, Cards::load(&SCHEMA, &[folder]).expect("it loads"), limits(), None).expect("it opens");
    assert!(play(&vm, &[]).faults[0].reason.contains("too many steps"));
}
