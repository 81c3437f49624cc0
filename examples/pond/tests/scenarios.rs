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
