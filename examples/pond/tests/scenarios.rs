//! The scenarios of `scenarios/`, and that any state of a random game reads back equal.

use clade_check::scenario::{Checked, Games, Scenario};
use clade_engine::{Actor, Module, Setup, Tools};
use std::collections::BTreeMap;
use std::path::Path;

#[test]
fn every_scenario_holds() {
    let no_mods = |_: &str, _: &str| Err("no mods here".to_owned());
    let games = Games { modules: &[&clade_pond::MODULE], read_mod: &no_mods, tools: Tools::default() };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let mut checked = Checked::default();
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("text");
        match Scenario::read(&path.file_name().expect("a name").to_string_lossy(), &text) {
            Ok(scenario) => checked.add(scenario.check(&games)),
            Err(fault) => checked.faults.push(fault),
        }
    }
    let faults: Vec<String> = checked.faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(checked.cases >= 10, "{} cases", checked.cases);
}

#[test]
fn any_state_reads_back_equal() {
    let mut inside = 0;
    for seats in 2..=4 {
        let setup = Setup { seats, options: BTreeMap::new() };
        let mut face = clade_pond::MODULE.ruleset(&setup, &[]).expect("rules").open(Tools::default()).expect("it opens");
        for seed in 0..40u64 {
            let (table, mut word) = (face.start(), seed);
            loop {
                let text = face.position(table).expect("words");
                inside += usize::from(text.contains("[[scripts.open]]"));
                let other = face.place(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert_eq!(face.save(other), face.save(table), "{text}");
                face.free(other);
                word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let turn = face.turn(table).expect("a turn");
                match turn.actor {
                    Actor::Over => break,
                    Actor::Chance => face.roll(table, word).expect("a roll"),
                    Actor::Seat(_) => face.advance(table, ((word >> 33) % u64::from(turn.count)) as u32).expect("an answer"),
                };
            }
            face.free(table);
        }
    }
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
[case.expect.position]
pond = 7
hands = { 1 = ["bag"], 2 = ["storm"] }
food = { 1 = 1 }
"#;
    let no_mods = |_: &str, _: &str| Err("no mods here".to_owned());
    let games = Games { modules: &[&clade_pond::MODULE], read_mod: &no_mods, tools: Tools::default() };
    let checked = Scenario::read("wrong.toml", text).expect("a scenario").check(&games);
    let told: Vec<String> = checked.faults.iter().map(|fault| format!("{}: {}", fault.line, fault.what)).collect();
    let expected = [
        "10: who is asked: expected 1, found 2",
        "17: whether the game is over: expected true, found false",
        "11: prompt: expected pond-choose, found pond-turn(pond-side(2))",
        "12: legal: expected done, yes, found done; missing: yes",
        "13: may: expected an answer of 2 (done), found 'card beg'",
        "14: may_not: expected 'done' not to be legal, found it among done",
        "15: refused: expected 'done' to be refused, found that it is legal",
        "16: score of 1: expected 7, found 1",
        "16: scores: found '3', expected one of 1, 2; did you mean '1'?",
        "18: log: expected pond-revealed after pond-acted, found pond-acted",
        "19: found 'pond-actd', expected the id of a message; did you mean 'pond-acted'?",
        "19: times that pond-acted was told: expected 2, found 1",
        "22: position: hands.1[0]: found 'bag', expected a card; did you mean 'beg'?",
        "22: hands.2: expected [\"storm\"], found []",
        "21: pond: expected 7, found 6",
    ];
    assert_eq!(told, expected);
}
