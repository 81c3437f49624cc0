//! The scenarios of `scenarios/`: one file for each test case of the fact sheet (§7), and positions that read back equal.

mod common;

use clade_check::scenario::{Games, Scenario};
use clade_engine::Tools;
use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let games = Games { modules: &[&clade_soup::MODULE], read_mod: &|_, _| Err("no mods here".to_owned()), tools: Tools::default() };
    let mut faults = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("text");
        match Scenario::read(&name, &text) {
            Ok(scenario) => faults.extend(scenario.check(&games).faults),
            Err(fault) => faults.push(fault),
        }
    }
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Every k-th state of random games, written in words, reads back equal; also inside genes.
#[test]
fn any_state_reads_back_equal() {
    use clade_engine::Game;
    let mut inside = 0;
    for seats in [3, 4] {
        let game = common::open(seats, &[]);
        for seed in 0..12 {
            let mut step = 0;
            common::random_game(&game, seed, |state, _, _| {
                step += 1;
                let open = state.frames.depth() > 0;
                if !open && step % 7 != 0 {
                    return;
                }
                inside += usize::from(open);
                let words = game.position(state).expect("words");
                let read = game.place(&words).unwrap_or_else(|e| panic!("{e}\n{words}"));
                assert_eq!(*state, read, "{words}");
            });
        }
    }
    assert!(inside > 100, "{inside} states inside genes");
}
