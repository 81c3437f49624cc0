//! Editor definitions and reference hold every key, hook, verb and count of the table.

use crate::common::SCHEMA;
use clade_engine::Section;
use clade_script::{Schema, common_definitions, definitions, reference};

fn verbs() -> Vec<String> {
    let own = SCHEMA.verbs.iter().map(|verb| verb.name.to_owned());
    let common =
        ["ask_yes", "choose_number", "choose_word", "roll", "remember", "recall", "choose_thing", "choose_things"].map(str::to_owned);
    own.chain(common).collect()
}

#[test]
fn definitions_hold_everything() {
    let text = definitions(&SCHEMA);
    for key in Schema::COMMON.iter().chain(SCHEMA.keys) {
        let mark = if key.required { "" } else { "?" };
        assert!(text.contains(&format!("---@field {}{mark} ", key.name)), "{}", key.name);
        assert!(text.contains(key.doc), "{}", key.name);
    }
    for hook in SCHEMA.hooks {
        assert!(text.contains(&format!("---@field {}? fun(", hook.name)), "{}", hook.name);
    }
    for verb in verbs() {
        assert!(text.contains(&format!("function G:{verb}(")), "{verb}");
    }
    for read in SCHEMA.reads {
        assert!(text.contains(&format!("---@field {} integer {}", read.name, read.doc)), "{}", read.name);
    }
}

/// Editors read annotations of one line each.
#[test]
fn definitions_are_lua() {
    let text = common_definitions() + &definitions(&SCHEMA);
    for line in text.lines().filter(|line| !line.is_empty()) {
        let known = ["--", "local G = {}", "Thing = {}", "function "].iter().any(|start| line.starts_with(start));
        assert!(known, "{line}");
    }
    for wanted in [
        "---@field all test.Thing[] all of them, in this order",
        "---@field old_bone test.Thing",
        "---@field gain? integer A number.",
        "---@field kind? \"plant\"|\"animal\" A word.",
        "---@field marks? (\"red\"|\"blue\")[] Words.",
        "---@field costs? integer|\"all\" A number or a word.",
        "---@field play? fun(g: test.G, n: integer, strong: boolean): any",
        "---@field amount? fun(facts: test.AmountFacts): integer|Bound|nil",
        "---@field may? fun(facts: test.MayFacts): boolean|nil",
        "---@field objects? fun(facts: test.ObjectsFacts): string|nil",
        "---@field split? fun(list: integer[]): integer[][]",
        "---@field text string|Texts|test.TextsBy What the card does",
        "---@field name string|Texts The card's name.",
        "---@class test.AmountFacts",
        "---@field strong boolean",
        "---@class test.Thing: integer",
        "---@class (exact) test.Card",
        "---@field ru? string",
        "function G:add(n) end",
        "function G:choose_thing(key, options, or_none, side) end",
    ] {
        assert!(text.lines().any(|line| line.starts_with(wanted)), "{wanted}\n{text}");
    }
}

#[test]
fn the_reference_holds_everything() {
    let text = reference(&SCHEMA, &[]);
    for key in Schema::COMMON.iter().chain(SCHEMA.keys) {
        assert!(text.contains(&format!("| `{}` |", key.name)), "{}", key.name);
    }
    for hook in SCHEMA.hooks {
        assert!(text.contains(&format!("- `{}", hook.name)), "{}", hook.name);
    }
    for verb in verbs() {
        assert!(text.contains(&format!("- `g:{verb}(")), "{verb}");
    }
    for read in SCHEMA.reads {
        assert!(text.contains(&format!("- `{}` — {}", read.name, read.doc)), "{}", read.name);
    }
    assert!(text.contains("`weather` (dry, wet-cold)") && text.contains("`text`"), "{text}");
    let cells = |line: &str| line.matches('|').count();
    assert!(text.lines().filter(|line| line.starts_with('|')).all(|line| cells(line) == 4), "no word breaks the table\n{text}");
}

#[test]
fn the_same_table_gives_the_same_text() {
    assert_eq!((definitions(&SCHEMA), reference(&SCHEMA, &[])), (definitions(&SCHEMA), reference(&SCHEMA, &[])));
}

/// What a modder must know and the tables of keys and verbs do not say.
#[test]
fn the_reference_tells_of_language_files_and_limits() {
    let text = reference(&SCHEMA, &[]);
    for wanted in [
        "`ipairs`, `select`",
        "`math.abs`",
        "`table.unpack`",
        "`at_most(n)`",
        "`constant{…}`",
        "| `overrides` |",
        "`deck.toml` — A deck of the test.",
        "128 kinds of cards",
        "`g:remember(cell, value)`",
        "`g:roll([faces])",
        "[or_none], [side])",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
}

/// Faults of cards name these sections.
#[test]
fn the_reference_has_every_section() {
    let text = reference(&SCHEMA, &[]);
    for section in Section::ALL {
        assert!(text.contains(&format!("\n## {}\n", section.heading())), "{section:?}");
    }
}
