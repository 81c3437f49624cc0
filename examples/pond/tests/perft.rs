//! How many tables can be reached in so many answers. The numbers of `golden/perft.toml` are counted on copies of a table;
//! here they are counted a second time, from saved bytes in a game opened anew.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-pond --test perft` writes them anew; the naive count still has to agree.

use clade_check::{Position, RandomGame, difference, perft, positions, recount};
use clade_engine::face::About;
use clade_engine::{Actor, Audit, Face, Module, Observer, Setup, Tools};
use clade_pond::MODULE;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The naive count goes as deep as there are not more nodes than this.
const NAIVE_NODES: u64 = 5_000;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/perft.toml")
}

fn open(seats: u8) -> Box<dyn Face> {
    let setup = Setup { seats, options: Default::default() };
    MODULE.ruleset(&setup, &[]).and_then(|rules| rules.open(Tools::default())).expect("it opens")
}

#[test]
fn the_tree_is_as_written_and_a_naive_count_agrees() {
    let written = std::fs::read_to_string(path()).expect("the file can be read");
    let found = recount(&written, &MODULE).unwrap_or_else(|e| panic!("{e}"));
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(path(), &found).expect("the file can be written");
    } else if let Some(difference) = difference(&written, &found) {
        panic!("other numbers than in tests/golden/perft.toml, {difference}\nCLADE_UPDATE=1 writes them anew");
    }
    count_naively(&found);
}

/// All tables one answer after this one: by the texts of the list, each on a table loaded for it.
fn after(face: &mut dyn Face, from: &[u8]) -> Vec<Vec<u8>> {
    let at = face.load(from).expect("a table");
    let texts = face.texts(at).expect("texts");
    face.free(at);
    let next = texts.lines().map(|text| {
        let at = face.load(from).expect("a table");
        let index = face.find(at, text).expect("a list").expect("it is listed");
        let chance = face.turn(at).expect("a turn").actor == Actor::Chance;
        if chance { face.settle_chance(at, index) } else { face.advance(at, index) }.expect("an answer");
        let bytes = face.save(at).expect("bytes");
        face.free(at);
        bytes
    });
    next.collect()
}

fn count_naively(written: &str) {
    let mut met = 0;
    for Position { seats, seed, step, counts } in positions(written).unwrap_or_else(|e| panic!("{e}")) {
        let mut face = open(seats);
        let at = RandomGame::position(&mut *face, seed, step).expect("the position is reached");
        let mut level = vec![face.save(at).expect("bytes")];
        let mut cold = open(seats);
        for (depth, &expected) in (1..).zip(&counts).take_while(|(_, counts)| counts[0] <= NAIVE_NODES) {
            level = level.iter().flat_map(|from| after(&mut *cold, from)).collect();
            let states: BTreeSet<&Vec<u8>> = level.iter().collect();
            let mut is_inside = |from: &[u8]| {
                let at = cold.load(from).expect("a table");
                let audit: Audit = cold.ask(at, Observer::Host, About::Audit).expect("an audit");
                cold.free(at);
                audit.open_scripts > 0
            };
            let inside = states.iter().filter(|from| is_inside(from)).count() as u64;
            assert_eq!(
                [level.len() as u64, states.len() as u64, inside],
                expected,
                "{seats} seats, seed {seed}, step {step}, depth {depth}"
            );
            met += inside;
        }
    }
    assert!(met > 0, "some of the tables lie inside a card");
}

#[test]
fn counting_stops_when_told() {
    let mut face = open(2);
    let at = face.start();
    let before = face.hash(at);
    let mut told = Vec::new();
    let stopped = perft(&mut *face, at, 10, &mut |nodes| {
        told.push(nodes);
        told.len() < 3
    });
    assert_eq!((stopped, told), (Ok(None), vec![4096, 8192, 12288]));
    assert_eq!(face.hash(at), before);
    let other = face.start();
    assert_eq!(other.0, at.0 + 1, "no table is left over");
}
