//! How many tables can be reached in so many answers, from the start and from the middle of random games. The numbers of
//! `golden/perft.toml` are counted through the face; here they are counted a second time, by the rules alone.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-soup --test perft` writes them anew; the naive count still has to agree.

mod common;

use clade_check::{Position, RandomGame, difference, perft, positions, recount};
use clade_engine::{Actor, Face, Game, Module, Setup, Sink, Tools};
use clade_soup::action::Action;
use clade_soup::options::ROWS;
use clade_soup::{MODULE, Soup, State};
use common::open;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The naive count goes as deep as there are not more nodes than this.
const NAIVE_NODES: u64 = 5_000;

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/perft.toml")
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

/// The numbers at one depth, counted without the face: states as bytes, read anew for each answer; legal is what has no
/// objection; who is asked for nothing but one public answer gives it.
#[derive(Default)]
struct Naive {
    leaves: u64,
    states: BTreeSet<Vec<u8>>,
    inside: BTreeSet<Vec<u8>>,
}

fn bytes(state: &State) -> Vec<u8> {
    clade_engine::hash::bytes(state)
}

/// What can be answered: any candidate without an objection, any outcome of Chance.
fn answers(game: &Soup, state: &State) -> Vec<Action> {
    let (mut candidates, mut outcomes) = (Vec::new(), Vec::new());
    match game.actor(state) {
        Actor::Seat(_) => game.candidates(state, &mut candidates),
        Actor::Chance => game.outcomes(state, &mut outcomes),
        Actor::Over => {}
    }
    candidates.retain(|&action| game.objections(state, action).is_empty());
    candidates.into_iter().chain(outcomes.into_iter().map(|(action, _)| action)).collect()
}

fn apply(game: &Soup, state: &mut State, action: Action) {
    game.apply(state, action, &mut Sink::null()).expect("what has no objection is accepted");
    while let (Actor::Seat(_), [only]) = (game.actor(state), &answers(game, state)[..]) {
        if !game.is_public(state) {
            break;
        }
        game.apply(state, *only, &mut Sink::null()).expect("the only answer is accepted");
    }
}

fn count(game: &Soup, from: &[u8], depth: usize, naive: &mut Naive) {
    let read = || postcard::from_bytes::<State>(from).expect("bytes of a state");
    if depth == 0 {
        naive.leaves += 1;
        naive.states.insert(from.to_vec());
        if game.open_scripts(&read()) > 0 {
            naive.inside.insert(from.to_vec());
        }
        return;
    }
    for action in answers(game, &read()) {
        let mut state = read();
        apply(game, &mut state, action);
        count(game, &bytes(&state), depth - 1, naive);
    }
}

/// Ways, different tables, inside cards at one depth.
fn naive(game: &Soup, from: &[u8], depth: usize) -> [u64; 3] {
    let mut naive = Naive::default();
    count(game, from, depth, &mut naive);
    [naive.leaves, naive.states.len() as u64, naive.inside.len() as u64]
}

/// A game of a set-up behind the face, and the same without it.
fn both(setup: &Setup) -> (Box<dyn Face>, Soup) {
    let options: Vec<_> = setup.options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let face = MODULE.ruleset(setup, &[]).and_then(|rules| rules.open(Tools::default())).expect("it opens");
    (face, open(setup.seats, &options))
}

fn count_naively(written: &str) {
    let mut inside = 0;
    for Position { seats, seed, step, counts } in positions(written).unwrap_or_else(|e| panic!("{e}")) {
        let (mut face, game) = both(&Setup { seats, options: Default::default() });
        let at = RandomGame::position(&mut *face, seed, step).expect("the position is reached");
        let from = face.save(at).expect("bytes");
        for (depth, &expected) in (1..).zip(&counts).take_while(|(_, counts)| counts[0] <= NAIVE_NODES) {
            assert_eq!(naive(&game, &from, depth), expected, "{seats} seats, seed {seed}, step {step}, depth {depth}");
            inside += expected[2];
        }
    }
    assert!(inside > 0, "some of the tables lie inside a card");
}

/// Both counts agree at any place of a random game, with and without options; `SOUP_GAMES` asks for more games.
#[test]
fn both_counts_agree_anywhere() {
    let games = std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    let options: BTreeMap<_, _> = ROWS.iter().filter_map(|row| Some((row.name.to_owned(), (*row.values.get(1)?).to_owned()))).collect();
    let setups =
        [3, 4].into_iter().flat_map(|seats| [Setup { seats, options: BTreeMap::new() }, Setup { seats, options: options.clone() }]);
    let mut tables: Vec<_> = setups.map(|setup| both(&setup)).collect();
    let kinds = tables.len() as u64;
    for seed in 0..games {
        let (face, game) = &mut tables[(seed % kinds) as usize];
        let at = RandomGame::position(&mut **face, seed, (seed * 37 % 380) as u32).expect("the position is reached");
        let from = face.save(at).expect("bytes");
        let rows = perft(&mut **face, at, 2, &mut |_| true).expect("it is counted").expect("to the end");
        for (depth, row) in (1..).zip(rows) {
            assert_eq!(naive(game, &from, depth), [row.leaves, row.states, row.inside], "seed {seed}, depth {depth}");
        }
        face.free(at);
    }
}
