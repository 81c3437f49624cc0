//! The scenarios of `scenarios/`, and that any state of a random game reads back equal.

use clade_check::Suite;
use clade_check::battery::setups;
use clade_check::scenario::{Games, Scenario};
use clade_engine::Tools;
use clade_pond::MODULE;

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn every_scenario_holds() {
    let checked = SUITE.scenarios_hold();
    assert!(checked.cases >= 10, "{} cases", checked.cases);
}

#[test]
fn any_state_reads_back_equal() {
    let inside = SUITE.states_read_back(&setups(&MODULE), 12, 1);
    assert!(inside > 100, "{inside} states inside cards");
}

/// Everything that can be expected, and is otherwise.
#[test]
fn what_is_otherwise_is_told_with_its_line() {
    let text = r#"game = "pond"
[setup]
seats = 2
[position]
hands = { 1 = ["beg"], 2 = ["echo"] }
[[case]]
name = "wrong"
play = "card beg; card echo"
[case.expect]
asked = "1"
prompt = "pond-choose"
legal = ["done", "yes"]
may = ["card beg"]
may_not = ["done"]
refused = { "done" = "pond-done" }
scores = { 1 = 7, 3 = 0 }
over = true
log = ["pond-acted", "pond-revealed"]
told = { pond-acted = 2, pond-actd = 1 }
means = { done = "pond-acted", yes = "pond-done" }
[case.expect.position]
pond = 7
hands = { 1 = ["bag"], 2 = ["storm"] }
food = { 1 = 1 }
"#;
    let checked = SUITE.check("wrong.toml", text);
    let told: Vec<String> = checked.faults.iter().map(|fault| format!("{}: {}", fault.line, fault.what)).collect();
    let expected = [
        "10: who is asked: expected 1, found 2",
        "17: whether the game is over: expected true, found false",
        "11: prompt: expected pond-choose, found pond-turn(pond-side(2))",
        "12: legal: expected done, yes, found done; missing: yes",
        "13: may: expected an answer of 2 (done), found 'card beg'",
        "14: may_not: expected 'done' not to be legal, found it among done",
        "20: 'done' means: expected pond-acted, found pond-pass",
        "20: means: expected an answer of 2 (done), found 'yes'",
        "15: refused: expected 'done' to be refused, found that it is legal",
        "16: score of 1: expected 7, found 1",
        "16: scores: found '3', expected one of 1, 2; did you mean '1'?",
        "18: log: expected pond-revealed after pond-acted, found pond-acted",
        "19: found 'pond-actd', expected the id of a message; did you mean 'pond-acted'?",
        "19: times that pond-acted was told: expected 2, found 1",
        "23: position: hands.1[0]: found 'bag', expected a card; did you mean 'beg'?",
        "23: hands.2: expected [\"storm\"], found []",
        "22: pond: expected 7, found 6",
    ];
    assert_eq!(told, expected);
}

/// A card that fails is a fault of its case, with file, line and reason, in an effect as in a rule hook.
#[test]
fn a_failing_card_is_told() {
    let text = "{ en = \"x\", ru = \"x\", pl = \"x\" }";
    let head = format!("id = \"sour\", name = {text}, text = {text}, source = \"assumed\"");
    let checked = |hook: &str, expect: &str| {
        let files = vec![
            ("mod.toml".to_owned(), "id = \"sour\"\ngame = \"pond\"\nversion = \"1\"\n".to_owned()),
            ("sour.lua".to_owned(), format!("return {{ {head},\n{hook}\n}}")),
        ];
        let read_mod = move |_: &str, _: &str| Ok(files.clone());
        let modules: [&dyn clade_engine::Module; 1] = [&MODULE];
        let games = Games { modules: &modules, read_mod: &read_mod, tools: Tools::default() };
        let text = format!(
            "game = \"pond\"\n[setup]\nmods = [\"sour\"]\n[position]\nhands = {{ 1 = [\"sour\"] }}\n[[case]]\nname = \"a\"\n\
             play = \"card sour\"\n{expect}"
        );
        let checked = Scenario::read("a.toml", &text).expect("a scenario").check(&games);
        checked.faults.iter().map(|fault| format!("{}: {}", fault.line, fault.what)).collect::<Vec<_>>()
    };
    let (fails, told) = ("play = function(g)\n error(\"oh\")\nend", "the card 'sour' failed: sour/sour.lua:3: oh");
    let found = checked(fails, "");
    assert!(matches!(&found[..], [one] if one.starts_with(&format!("8: {told}"))), "{found:?}");
    let found = checked(fails, "expect = { over = false }");
    assert!(matches!(&found[..], [one] if one.contains(told)), "{found:?}");
    assert_eq!(checked(fails, "expect = { failed = [\"sour\"] }"), Vec::<String>::new());
    assert_eq!(
        checked("play = function(g) end", "expect = { failed = [\"sour\"] }"),
        ["9: failed: expected that the card 'sour' fails, found that no card does"]
    );
}
