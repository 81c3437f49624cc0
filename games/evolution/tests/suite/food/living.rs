//! Births, moves, what is there at the start, and cards of mods.

use super::*;
use crate::mods::{a_mod, table};
use clade_engine::Shown;

#[test]
fn a_card_is_laid() {
    let mut t = at(&with_sets(2, 2), "phase = 1\nred = { hand = [\"running\"], animals = { 4 = {} } }\nblue.animals.2 = {}");
    t.play("animal running; gondwana");
    assert_eq!(notes(&t), [born(animal(RED, 1), 1, Birth::Bought)]);
}

#[test]
fn animals_are_borne() {
    let red = "red = { hand = [\"piracy\"], animals = { 1 = { food = \"1 red\", traits = [\"r_strategy\"] } } }";
    let mut t =
        at(&all_sets(2), &format!("phase = 4\n{red}\nblue = {{ hand = [\"piracy\"], animals = {{ 9 = {{ food = \"1 red\" }} }} }}"));
    t.play("card tail_loss; card running; card running; card mimicry; card scavenger");
    let back = |side: Side| flow(Pool::Plate(side), Pool::Outside, 1, None, Via::Digested);
    let born = [2, 3].map(|number| born(animal(RED, number), 0, Birth::Brood));
    assert_eq!(notes(&t), [&[back(RED), back(BLUE), Ecological::Round(3)][..], &born].concat());
}

#[test]
fn a_new_animal_on_what_remained() {
    let blue = "blue.animals.2 = { remains = true, traits = [\"regeneration\"], place = \"ocean\" }";
    let mut t = at(&all_sets(2), &format!("phase = 4\nred.animals.1 = {{ food = \"1 red\" }}\n{blue}"));
    t.play("card running");
    assert_eq!(notes(&t)[0], born(animal(BLUE, 2), 2, Birth::Regrown));
}

/// Who migrates goes when all go, after others could have followed.
#[test]
fn a_migration() {
    let red = "red.animals = { 1 = { traits = [\"migration\"] }, 4 = {} }";
    let blue = "blue.animals.2 = { traits = [\"suckerfish\"] }";
    let mut t = at(&with_sets(2, 2), &format!("bank = {{ laurasia = 2 }}\n{red}\n{blue}"));
    t.play("migrate; move red1 gondwana");
    assert_eq!(deeds(&t), []);
    let follow = t.legal().into_iter().find(|answer| answer.contains("blue2")).expect("it may follow");
    t.play(&follow);
    let goes = |who: Being| Ecological::Moved { who, from: 0, to: 1, n: 1, by: Move::Chosen };
    assert_eq!(deeds(&t), [goes(animal(RED, 1)), goes(animal(BLUE, 2))]);
}

/// The opening tells of everything: banks, plates, stores, animals, the turn.
#[test]
fn what_is_there_at_the_start() {
    let red = "red.animals.1 = { food = \"1 red 1 blue\", place = \"gondwana\", traits = [\"fat_tissue stored 1\", \"high_body_weight\"] }";
    let t = at(&with_sets(2, 2), &format!("turn = 4\nbank = {{ ocean = 2 }}\n{red}\nblue.animals.2 = {{ traits = [\"grazing\"] }}\n"));
    let mut told = Vec::new();
    t.game.opening(&t.state, &mut told);
    let [one, other] = [animal(RED, 1), animal(BLUE, 2)];
    let lies = |to: Pool, n: u16, who: Option<Being>| flow(Pool::Outside, to, n, who, Via::Opening);
    let food = [lies(Pool::Patch(2), 2, None), lies(Pool::Plate(RED), 2, Some(one)), lies(Pool::Store(RED), 1, Some(one))];
    let animals = [born(one, 1, Birth::Setup), born(other, 0, Birth::Setup)];
    assert_eq!(told, [&animals[..], &food, &[Ecological::Round(4)]].concat());
}

/// A card says what its tokens are; one that does not gives made ones.
#[test]
fn origins_of_mods() {
    let feeds = |origin: &str| {
        let lines = format!("{origin}    main = function(g, me)\n        g:feed(me, 1)\n    end,");
        let mut t = table(&[("graft", &lines)], "red.animals.1 = { traits = [\"graft\"] }\nblue.animals.2 = { traits = [\"grazing\"] }");
        t.play("use red1.graft");
        deeds(&t)[0]
    };
    assert_eq!(feeds(""), ate(animal(RED, 1), Origin::Made));
    assert_eq!(feeds("    origin = \"carrion\",\n"), ate(animal(RED, 1), Origin::Carrion));
    let wrong = a_mod(&[("graft", "    origin = \"rotten\",")]);
    let refused = clade_evolution::rules(&with_sets(2, 0), &[wrong]).err().map(|e| e.to_string()).unwrap_or_default();
    assert!(refused.contains("origin") && refused.contains("carrion"), "{refused}");
}

/// A trait of the Ocean that another player lays moves the animal by force.
#[test]
fn moved_by_another() {
    let lines = "    on = \"other\",\n    home = \"ocean\",";
    let game = crate::common::open_with(&with_sets(2, 2), &[a_mod(&[("flood", lines)])]);
    let mut t = AtTable::of(game, "phase = 1\nred = { hand = [\"flood\"], animals = { 1 = {} } }\nblue.animals.2 = {}");
    t.play("trait flood; on blue2");
    let moved = Ecological::Moved { who: animal(BLUE, 2), from: 0, to: 2, n: 1, by: Move::Forced(Some(RED)) };
    assert_eq!(notes(&t), [moved]);
}

/// An animal gives its fat with what it stores, and gets another trait, under these options.
pub(super) fn a_fat_that_is_exchanged(options: &[&str]) -> Table {
    let mut setup = all_sets(2);
    setup.options.extend(clade_check::setup(2, options).options);
    let red = "red.animals = { 1 = { traits = [\"fat_tissue stored 1\", \"recombination with 3\"] }, 3 = { traits = [\"running\"] } }";
    let mut t = at(&setup, &format!("bank.laurasia = 2\n{red}\nblue.animals.2 = {{ traits = [\"grazing\"] }}"));
    t.play("use red1-red3.recombination; red1.fat_tissue; red3.running");
    t
}

/// Stored food goes with its card and stays in the stores of its side, or is lost by an option.
#[test]
fn stored_food_that_is_exchanged() {
    assert_eq!(deeds(&a_fat_that_is_exchanged(&[])), []);
    let lost = flow(Pool::Store(RED), Pool::Outside, 1, Some(animal(RED, 1)), Via::Spoiled);
    assert_eq!(deeds(&a_fat_that_is_exchanged(&["recombined-fat=lost"])), [lost]);
}
