//! An escape by an owner of Movement I, Speed and Tentacle before an attacker with Holding: wherever it stops, the table can be
//! cloned, saved and loaded, played on from both, and undone; also without anything remembered.

use crate::common::{Look, table};
use clade_engine::{Actor, Face, Game, Rules, Ruleset, Setup, Sink, Tools, hash};
use clade_script::Scripted;
use clade_soup::step::Step;
use clade_soup::{Soup, State};
use clade_table::WordStream;

const PHASE_1: &str = r#"
environment = "E06"
red = { points = 3, genes = ["struggle", "holding"], amoebas = { 1 = "b2", 2 = "b2" } }
green = { points = 5, genes = ["escape", "movement_1", "speed", "tentacle"], amoebas = { 1 = "b2", 3 = "c2" } }
yellow = { points = 2, amoebas = { 1 = "e2" } }
soup = { b2 = { red = 2, green = 3 }, c2 = { red = 1, yellow = 1 } }
"#;
const PHASE_5: &str = r#"
phase = 5
red = { points = 3, genes = ["aggression", "holding", "persistence"], amoebas = { 1 = "b2", 2 = "b2" } }
green = { points = 5, genes = ["escape", "movement_1", "tentacle", "defense"], amoebas = { 1 = "b2", 3 = "c2" } }
yellow = { points = 2, genes = ["armor"], amoebas = { 1 = "b2" } }
soup = { b2 = { red = 2, green = 3 }, c2 = { red = 1, yellow = 1 } }
"#;

/// One answer: its index in the open list, or in the outcomes of Chance.
fn answer(game: &Soup, state: &mut State, index: u32) {
    let mut list = Vec::new();
    match game.actor(state) {
        Actor::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(state, &mut outcomes);
            list.extend(outcomes.iter().map(|&(action, _)| action));
        }
        _ => game.legal_actions(state, &mut list),
    }
    game.play(state, list[index as usize], &mut Sink::null());
    game.run_forced(state, &mut list, &mut Sink::null());
}

/// How many answers there are; 0 at the end.
fn count(game: &Soup, state: &State) -> u64 {
    let mut list = Vec::new();
    let mut outcomes = Vec::new();
    match game.actor(state) {
        Actor::Over => return 0,
        Actor::Chance => game.outcomes(state, &mut outcomes),
        Actor::Seat(_) => game.legal_actions(state, &mut list),
    }
    (list.len() + outcomes.len()) as u64
}

/// Whether the attack is still going on.
fn in_attack(state: &State) -> bool {
    state.agenda.iter().any(|step| matches!(step, Step::Target(_) | Step::React(_) | Step::Reacted(_) | Step::Again(_)))
}

/// A random line from a question inside the attack: the answers, and the hash after each.
fn line(game: &Soup, mut state: State, words: &mut WordStream, most: usize) -> (Vec<u32>, Vec<u64>) {
    let (mut answers, mut hashes) = (Vec::new(), Vec::new());
    while answers.len() < most {
        let n = count(game, &state);
        if n == 0 {
            break;
        }
        let index = (words.next() % n) as u32;
        answer(game, &mut state, index);
        answers.push(index);
        hashes.push(hash::of(&state));
    }
    (answers, hashes)
}

/// The same answers in a game opened anew, from the saved bytes.
fn in_a_new_game(state: &State, answers: &[u32]) -> Vec<u64> {
    let setup = Setup { seats: 4, options: Default::default() };
    let rules = clade_soup::rules(&setup, &[]).expect("the shipped cards load");
    let mut face: Box<dyn Face> = rules.open(Tools::default()).expect("it opens");
    let handle = face.load(&hash::bytes(state)).expect("the bytes are a state");
    assert_eq!(face.hash(handle).expect("a handle"), hash::of(state));
    let step = |&index: &u32| {
        match face.turn(handle).expect("a handle").actor {
            Actor::Chance => face.answer_chance(handle, index).expect("an outcome"),
            _ => face.advance(handle, index).expect("a legal answer"),
        };
        face.hash(handle).expect("a handle")
    };
    answers.iter().map(step).collect()
}

/// All the checks along one random line.
fn check(position: &str, attack: &str, seed: u64, remember: bool) -> usize {
    let mut t = table(4, position);
    t.game.vm().remember(remember);
    t.play(attack);
    let mut words = WordStream::new(seed);
    let mut state = t.state.clone();
    let mut list = Vec::new();
    t.game.run_forced(&mut state, &mut list, &mut Sink::null());
    let mut questions = 0;
    while in_attack(&state) {
        questions += 1;
        let before = state.clone();
        let saved = hash::bytes(&state);
        // (c) The clone and the loaded table play on with the same answers, to the end of the game.
        let (answers, hashes) = line(&t.game, state.clone(), &mut words, usize::MAX);
        let mut clone = state.clone();
        let step = |&index: &u32| {
            answer(&t.game, &mut clone, index);
            hash::of(&clone)
        };
        let again: Vec<u64> = answers.iter().map(step).collect();
        assert!(again == hashes, "the clone");
        assert!(clone.over);
        // Loading opens a game: at each question of few lines is enough.
        if seed.is_multiple_of(4) {
            assert!(in_a_new_game(&state, &answers) == hashes, "the loaded table");
        }
        // (d) Undone: back to the clone, and every other branch a little way.
        for index in 0..count(&t.game, &state) as u32 {
            let mut branch = before.clone();
            answer(&t.game, &mut branch, index);
            line(&t.game, branch, &mut words, 6);
        }
        assert_eq!(hash::bytes(&state), saved, "playing a copy leaves the table alone");
        let n = count(&t.game, &state);
        answer(&t.game, &mut state, (words.next() % n) as u32);
        assert!(t.game.adds_up(&state));
    }
    assert_eq!(t.game.faults(), Vec::new());
    questions
}

fn many(position: &str, attack: &str, remember: bool) {
    let questions: Vec<usize> = (0..24).map(|seed| check(position, attack, seed, remember)).collect();
    assert!(questions.iter().max() >= Some(&8), "long lines are among them: {questions:?}");
}

/// Two dice in a row, gone back to after another table has rolled the first one anew.
#[test]
fn an_undone_roll() {
    let mut t = table(4, "red = { points = 3, genes = [\"movement_1\"], amoebas = { 1 = \"b2\" } }\nblue.amoebas.1 = \"e2\"");
    let start = t.state.clone();
    t.play("move; die 5");
    let one_rolled = t.state.clone();
    t.play("die 3");
    t.asks("red", "number 3, number 5");
    t.state = start;
    t.play("move");
    t.state = one_rolled;
    t.play("die 2");
    t.asks("red", "number 2, number 5");
}

#[test]
fn escape_in_phase_1() {
    many(PHASE_1, "drift; use struggle; attack green1", true);
}

#[test]
fn escape_in_phase_1_without_memory() {
    many(PHASE_1, "drift; use struggle; attack green1", false);
}

#[test]
fn escape_in_phase_5() {
    many(PHASE_5, "use aggression; red1; attack green1", true);
}

#[test]
fn escape_in_phase_5_without_memory() {
    many(PHASE_5, "use aggression; red1; attack green1", false);
}

#[test]
fn memory_changes_nothing() {
    for (position, attack) in [(PHASE_1, "drift; use struggle; attack green1"), (PHASE_5, "use aggression; red1; attack green1")] {
        for seed in 0..10 {
            let run = |remember: bool| {
                let mut t = table(4, position);
                t.game.vm().remember(remember);
                t.play(attack);
                line(&t.game, t.state.clone(), &mut WordStream::new(seed), usize::MAX)
            };
            assert!(run(true) == run(false));
        }
    }
}
