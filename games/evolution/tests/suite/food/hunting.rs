//! Hunts, and those who die otherwise.

use super::*;
use clade_engine::Kept;

const HUNTER: &str = "red.animals.1 = { traits = [\"carnivorous\"] }";
const OTHER: &str = "blue.animals.80 = { traits = [\"hibernation\", \"swimming\"] }";

/// A hunter of Red's attacks blue2; after these further answers.
fn hunted(hunter: &str, blue: &str, further: &str) -> Table {
    let mut t = of_two(&format!("bank.table = 5\n{hunter}\n{blue}\n{OTHER}"));
    t.play(&format!("hunt with red1; attack blue2{further}"));
    t
}

fn hunt(hunter: &str, blue: &str) -> Vec<Ecological> {
    deeds(&hunted(hunter, blue, ""))
}

/// The prey drops the fat with what it stores.
pub(super) fn a_tail_with_fat() -> Table {
    hunted(HUNTER, "blue.animals.2 = { food = \"1 red\", traits = [\"tail_loss\", \"fat_tissue stored 1\"] }", "; blue2.fat_tissue")
}

/// What lay on the prey and in its stores is lost; the two tokens of the hunter are new.
#[test]
fn a_prey_is_eaten() {
    let prey = animal(BLUE, 2);
    let notes = hunt(HUNTER, "blue.animals.2 = { food = \"1 red\", traits = [\"fat_tissue stored 1\"] }");
    let dead = [died(prey, Death::Predation, Some(RED)), lost(prey, Pool::Plate, 1), lost(prey, Pool::Store, 1)];
    assert_eq!(notes, [&dead[..], &[ate(animal(RED, 1), Origin::Prey); 2]].concat());
}

/// Tail loss acts for the prey while the hunter eats: that token is prey all the same. A fat that is dropped goes with what it stores.
#[test]
fn a_tail_is_lost() {
    let fat = flow(Pool::Store(BLUE), Pool::Outside, 1, Some(animal(BLUE, 2)), Via::Spoiled);
    assert_eq!(deeds(&a_tail_with_fat()), [fat, ate(animal(RED, 1), Origin::Prey)]);
}

/// Cooperation speaks between the two tokens of a hunter, whose second one is prey like the first.
#[test]
fn a_hunter_with_a_partner() {
    let red = "red.animals = { 1 = { traits = [\"carnivorous\", \"cooperation with 3\"] }, 3 = { traits = [\"high_body_weight\"] } }";
    let notes = hunt(red, "blue.animals.2 = {}");
    let [hunter, partner] = [1, 3].map(|number| animal(RED, number));
    assert_eq!(notes[0], died(animal(BLUE, 2), Death::Predation, Some(RED)));
    let mut tokens = notes[1..].to_vec();
    tokens.sort_unstable();
    assert_eq!(tokens, [ate(hunter, Origin::Prey), ate(hunter, Origin::Prey), ate(partner, Origin::Shared)]);
}

#[test]
fn a_scavenger() {
    let notes = hunt(HUNTER, "blue.animals.2 = {}\nblue.animals.4 = { traits = [\"scavenger\"] }");
    assert_eq!(notes[1..], [ate(animal(RED, 1), Origin::Prey), ate(animal(RED, 1), Origin::Prey), ate(animal(BLUE, 4), Origin::Carrion)]);
}

/// Who ate a poisonous animal is fed, and dies; what it ate goes with it.
#[test]
fn a_doomed_one_is_fed_and_dies() {
    let red = "red.animals.1 = { food = \"2 blue\", traits = [\"carnivorous used\"], marks = [\"ate\", \"doomed\", \"fed\"], spent = [\"poisonous dooms\"] }";
    let (_, notes) = set_up(&with_sets(2, 0), &format!("phase = 4\n{red}\nblue.animals.2 = {{ food = \"1 red\" }}"));
    let doomed = animal(RED, 1);
    assert_eq!(notes[..2], [died(doomed, Death::Doom, None), lost(doomed, Pool::Plate, 2)]);
}

#[test]
fn a_hungry_one_dies() {
    let red = "red.animals.1 = { food = \"1 red\", traits = [\"high_body_weight\", \"fat_tissue stored 1\"] }";
    let (_, notes) = set_up(&with_sets(2, 0), &format!("phase = 4\n{red}\nblue.animals.2 = {{ food = \"1 red\" }}"));
    let hungry = animal(RED, 1);
    assert_eq!(notes[..3], [died(hungry, Death::Hunger, None), lost(hungry, Pool::Plate, 1), lost(hungry, Pool::Store, 1)]);
}

#[test]
fn a_trait_kills() {
    let blue = "blue.animals.2 = { traits = [\"high_body_weight\", \"neoplasm\", \"aedificator\"] }";
    let (_, notes) = set_up(&with_sets(2, 2), &format!("phase = 2\nred.animals.1 = {{}}\n{blue}"));
    assert_eq!(notes, [died(animal(BLUE, 2), Death::Effect, None)]);
}

/// A game at a position, and what is noted while it is set up.
fn set_up(setup: &Setup, position: &str) -> (Evolution, Vec<Ecological>) {
    let (game, mut events): (Evolution, _) = (CARDS.open(setup, &[]), Vec::new());
    game.place(position, &mut Sink::to(&mut events)).unwrap_or_else(|e| panic!("{e}"));
    let notes = notes_of(&game, &events);
    (game, notes)
}
