//! Positions in which the greedy bot once chose what nobody would.

use clade_bots::{Bot, Greedy};
use clade_engine::{Actor, Module, Tools};

/// What the bot answers, by any seed, until somebody else is asked.
#[track_caller]
fn plays(sets: u8, position: &str, expected: &str) {
    let rules = clade_evolution::MODULE.ruleset(&crate::common::with_sets(2, sets), &[]).expect("the rules");
    let mut face = rules.open(Tools::default()).expect("it opens");
    for seed in 0..8 {
        let at = face.place(position).unwrap_or_else(|e| panic!("{e}"));
        let asked = face.turn(at).expect("a table").actor;
        let mut bot = Greedy::new(seed);
        let mut answers = Vec::new();
        while face.turn(at).expect("a table").actor == asked && asked != Actor::Over {
            let index = bot.choose(&mut *face, at);
            answers.push(face.texts(at).expect("texts").lines().nth(index as usize).expect("an answer").to_owned());
            face.advance(at, index).expect("a legal answer");
        }
        face.free(at);
        assert_eq!(answers.join("; "), expected, "seed {seed}");
    }
}

/// With Time to Fly the owner of a prey without traits is asked before it is eaten (A45): there the look ahead ends.
#[test]
fn a_hungry_hunter_attacks() {
    let position = "phase = 3\nturn = 5\nbank = { table = 0 }\nmiddle = []
        [red]
        animals = { 1 = { food = \"1 red\", traits = [\"carnivorous\", \"shell\"] }, 2 = { food = \"1 red\" } }
        [blue]
        animals = { 3 = { food = \"1 red\" }, 4 = {}, 5 = { food = \"1 red\", traits = [\"burrowing\"] } }";
    plays(1, position, "hunt with red1; attack blue3");
}

/// A ready Hibernation is worth more than sleep without hunger: it has to rest in the turn after.
#[test]
fn a_fed_animal_does_not_fall_asleep() {
    let position = "phase = 3\nturn = 2\nbank = { table = 3 }
        deck = [\"piracy x4\", \"mimicry x3\", \"scavenger x3\", \"running x4\", \"swimming x7\", \"camouflage+fat_tissue x4\", \"parasite+fat_tissue x4\"]
        [red]
        animals = { 1 = { food = \"1 red\", traits = [\"hibernation\", \"tail_loss\"] }, 2 = {} }
        [blue]
        animals = { 3 = {}, 4 = {} }";
    plays(0, position, "take red2; done");
}

/// Fat that is turned into food nobody needs is lost, also where the store can be filled at once: the turn is over sooner without.
#[test]
fn stored_fat_is_not_turned_into_surplus() {
    let position = "phase = 3\nturn = 4\nbank = { table = 0 }
        deck = [\"piracy x4\", \"mimicry x3\", \"scavenger x3\", \"running x2\", \"swimming x3\"]
        [red]
        animals = { 1 = { food = \"1 red\", traits = [\"fat_tissue stored 1\", \"specialization_b\", \"fat_tissue\"] }, 2 = { food = \"1 red\" } }
        [blue]
        animals = { 3 = { food = \"1 red\" } }";
    plays(1, position, "use red1.specialization_b");
}
