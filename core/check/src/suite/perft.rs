//! The numbers of `tests/golden/perft.toml`, counted through the face and a second time by the rules alone.

use super::{Suite, effort};
use crate::perft::{perft, positions, recount};
use crate::random_game::RandomGame;
use clade_engine::{Actor, Face, Game, Setup, Sink, Tools, hash};
use std::collections::BTreeSet;

/// The naive count goes as deep as there are not more nodes than this.
const NAIVE_NODES: u64 = 5_000;

impl Suite {
    /// The tables that can be reached are as many as `tests/golden/perft.toml` says, and a naive count agrees in games that `open`
    /// opens without the face. With `CLADE_UPDATE` the file is written; the naive count still has to agree.
    ///
    /// # Panics
    /// If there are more or fewer, or if no table lies inside a card.
    pub fn perft<G: Game>(&self, open: impl Fn(&Setup) -> G) {
        const FILE: &str = "tests/golden/perft.toml";
        let written = std::fs::read_to_string(self.path(FILE)).unwrap_or_else(|e| panic!("{FILE}: {e}"));
        let found = recount(&written, self.module).unwrap_or_else(|e| panic!("{FILE}: {e}"));
        self.kept(FILE, &found);
        let mut inside = 0;
        for position in positions(&found).unwrap_or_else(|e| panic!("{e}")) {
            let setup = position.setup();
            let (mut face, game) = (self.open(&setup), open(&setup));
            let at = RandomGame::position(&mut *face, position.seed, position.step).expect("the position is reached");
            let from = face.save(at).expect("bytes");
            for (depth, &expected) in (1..).zip(&position.counts).take_while(|(_, counts)| counts[0] <= NAIVE_NODES) {
                assert_eq!(naive(&game, &from, depth), expected, "{position:?}, depth {depth}");
                inside += expected[2];
            }
        }
        assert!(inside > 0, "some of the tables lie inside a card");
    }

    /// Both counts agree two answers below some place among the first `steps` answers of random games, a game for each seed
    /// (so many times [`effort`]), of these set-ups in turn.
    ///
    /// # Panics
    /// If they do not.
    pub fn perft_anywhere<G: Game>(&self, setups: &[Setup], games: u64, steps: u64, open: impl Fn(&Setup) -> G) {
        let games = games * effort();
        let mut tables: Vec<_> = setups.iter().map(|setup| (self.open(setup), open(setup))).collect();
        let kinds = tables.len() as u64;
        for seed in 0..games {
            let (face, game) = &mut tables[(seed % kinds) as usize];
            let at = RandomGame::position(&mut **face, seed, (seed * 37 % steps) as u32).expect("the position is reached");
            let from = face.save(at).expect("bytes");
            let rows = perft(&mut **face, at, 2, &mut |_| true).expect("it is counted").expect("to the end");
            for (depth, row) in (1..).zip(rows) {
                assert_eq!(naive(game, &from, depth), [row.leaves, row.states, row.inside], "seed {seed}, depth {depth}");
            }
            face.free(at);
        }
    }

    /// The game of a set-up behind the face.
    pub(super) fn open(&self, setup: &Setup) -> Box<dyn Face> {
        self.module.ruleset(setup, &[]).and_then(|rules| rules.open(Tools::default())).unwrap_or_else(|e| panic!("{e}"))
    }
}

/// Ways, different tables, inside cards at one depth, counted without the face: states as bytes, read again for each answer;
/// legal is what has no objection; who is asked for nothing but one public answer gives it.
fn naive<G: Game>(game: &G, from: &[u8], depth: usize) -> [u64; 3] {
    let mut naive = Naive::default();
    count(game, from, depth, &mut naive);
    [naive.leaves, naive.states.len() as u64, naive.inside]
}

/// The numbers at one depth.
#[derive(Default)]
struct Naive {
    leaves: u64,
    states: BTreeSet<Vec<u8>>,
    inside: u64,
}

fn count<G: Game>(game: &G, from: &[u8], depth: usize, naive: &mut Naive) {
    let read = || postcard::from_bytes::<G::State>(from).expect("bytes of a state");
    if depth == 0 {
        naive.leaves += 1;
        if naive.states.insert(from.to_vec()) {
            naive.inside += u64::from(game.open_scripts(&read()) > 0);
        }
        return;
    }
    for action in answers(game, &read()) {
        let mut state = read();
        apply(game, &mut state, action);
        count(game, &hash::bytes(&state), depth - 1, naive);
    }
}

/// What can be answered: any candidate without an objection, any outcome of Chance.
fn answers<G: Game>(game: &G, state: &G::State) -> Vec<G::Action> {
    let mut outcomes = Vec::new();
    match game.actor(state) {
        Actor::Seat(_) => {
            game.judged(state).into_iter().filter(|(_, objections)| objections.is_empty()).map(|(action, _)| action).collect()
        }
        Actor::Chance => {
            game.outcomes(state, &mut outcomes);
            outcomes.into_iter().map(|(action, _)| action).collect()
        }
        Actor::Over => Vec::new(),
    }
}

fn apply<G: Game>(game: &G, state: &mut G::State, action: G::Action) {
    game.apply(state, action, &mut Sink::null()).expect("what has no objection is accepted");
    while let (Actor::Seat(_), [only]) = (game.actor(state), &answers(game, state)[..]) {
        if !game.list_is_public(state) {
            break;
        }
        game.apply(state, *only, &mut Sink::null()).expect("the only answer is accepted");
    }
}
