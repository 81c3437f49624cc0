//! The experiment of a closed cycle: what leaves goes to a compost, a patch of its own, and comes back from there.

use super::*;
use clade_engine::Shown;

/// The compost of the table, or of the first territory.
const COMPOST: Pool = Pool::Patch(3);

fn closed(position: &str) -> Table {
    at(&clade_check::setup(2, &["cycle=closed"]), position)
}

/// What a prey was, held and had stored goes there, and its hunter gets two tokens of it, as prey.
#[test]
fn a_prey_is_eaten() {
    let hunter = "red.animals.1 = { traits = [\"carnivorous\"] }";
    let blue =
        "blue.animals = { 2 = { body = true, food = \"1 red\", traits = [\"fat_tissue stored 1\"] }, 80 = { traits = [\"parasite\"] } }";
    let mut t = closed(&format!("bank.table = 5\n{hunter}\n{blue}"));
    t.play("hunt with red1; attack blue2");
    let (prey, who) = (animal(BLUE, 2), animal(RED, 1));
    let pools: [fn(Side) -> Pool; 3] = [Pool::Plate, Pool::Store, Pool::Body];
    let dead = pools.map(|from| flow(from(BLUE), COMPOST, 1, Some(prey), Via::WithDeath));
    let meal = flow(COMPOST, Pool::Plate(RED), 1, Some(who), Via::Meal(Origin::Prey));
    assert_eq!(deeds(&t), [&[died(prey, Death::Predation, Some(RED))][..], &dead, &[meal; 2]].concat());
}

/// Left over, bound, digested; and all of it is the next bank.
#[test]
fn a_turn_ends_and_the_next_bank_ripens() {
    let cards = "rest = \"red\"\ndeck = [\"running x4\"]";
    let mut t = closed(&format!("bank.table = 3\n{cards}\nred.animals.1 = {{ body = true }}\nblue.animals.2 = {{ food = \"1 red\" }}"));
    t.play("take red1");
    assert_eq!(deeds(&t).last(), Some(&flow(TABLE, COMPOST, 2, None, Via::Spoiled)));
    t.play("card running; card running; card running; card running");
    let bound = flow(Pool::Plate(BLUE), Pool::Body(BLUE), 1, Some(animal(BLUE, 2)), Via::Carried);
    let digested = flow(Pool::Plate(RED), COMPOST, 1, None, Via::Digested);
    assert_eq!(deeds(&t), [bound, digested, Ecological::Round(3)]);
    t.play("pass; pass");
    assert_eq!(deeds(&t), [flow(COMPOST, TABLE, 3, None, Via::Carried)]);
}

/// The opening tells of composts and bodies, and a diet may be of waste and bodies.
#[test]
fn what_is_there_at_the_start() {
    let t = closed("bank.table = 2\ncompost.table = 4\nred.animals.1 = { body = true }\nblue.animals.2 = {}");
    let mut told = Vec::new();
    t.game.opening(&t.state, &mut told);
    let lies = |to: Pool, n: u16, who: Option<Being>| flow(Pool::Outside, to, n, who, Via::Opening);
    assert!(told.contains(&lies(COMPOST, 4, None)) && told.contains(&lies(Pool::Body(RED), 1, Some(animal(RED, 1)))), "{told:?}");
    assert_eq!(t.game.reading().map(|reading| reading.diet.resources()), Some(9));
}
