//! What is to be seen of what happens.

use crate::common::{Table, all_sets, open_with};
use clade_check::{setup, staged_kinds};
use clade_engine::Shown;
use clade_engine::scene::Staged;
use std::collections::BTreeSet;

/// A position of two without territories.
fn of_two(position: &str) -> Table {
    Table::of(open_with(&setup(2, &[]), &[]), position)
}

/// What is to be seen of the last [`Table::play`].
fn staged(t: &Table) -> Vec<Staged> {
    let mut staged = Vec::new();
    t.events.iter().for_each(|event| t.game.staged(event, &mut |what| staged.push(what)));
    staged
}

fn moved(what: &str, from: Option<&str>, to: Option<&str>, n: u32) -> Staged {
    Staged::Moved { what: what.to_owned(), from: from.map(str::to_owned), to: to.map(str::to_owned), n }
}

#[test]
fn a_game_stages_all_that_there_is_to_see() {
    let plain = BTreeSet::from(["began", "born", "died", "gained", "moved", "rolled"]);
    assert_eq!(staged_kinds(&open_with(&setup(4, &[]), &[]), 1), plain);
    let game = open_with(&all_sets(4), &[]);
    let seen: BTreeSet<&str> = (0..40).flat_map(|seed| staged_kinds(&game, seed)).collect();
    assert_eq!(seen, &plain | &BTreeSet::from(["turned over"]));
}

#[test]
fn food_comes_from_the_bank_and_is_trampled() {
    let mut t = of_two("bank.table = 4\nred.animals.1 = { traits = [\"grazing\"] }\nblue.animals.2 = { traits = [\"parasite\"] }");
    t.play("use red1.grazing");
    assert_eq!(staged(&t), [moved("bank", Some("bank"), None, 1)]);
    t.play("take red1");
    assert_eq!(staged(&t), [moved("bank", Some("bank"), Some("red1"), 1)]);
}

#[test]
fn a_token_is_stolen() {
    let red = "red.animals = { 1 = { traits = [\"piracy\"] }, 4 = { traits = [\"parasite\"] } }";
    let mut t = of_two(&format!(
        "bank.table = 5\n{red}\nblue.animals.2 = {{ food = \"1 red\", marks = [\"ate\"], traits = [\"high_body_weight\"] }}"
    ));
    t.play("use red1.piracy; blue2");
    assert_eq!(staged(&t), [moved("blue2.food", Some("blue2"), Some("red1"), 1)]);
}

#[test]
fn a_hunter_kills() {
    let mut t = of_two(
        "bank.table = 5\nred.animals.1 = { traits = [\"carnivorous\"] }\nblue.animals = { 2 = {}, 3 = { traits = [\"parasite\"] } }",
    );
    t.play("hunt with red1; attack blue2");
    let died = Staged::Died { who: "blue2".to_owned(), by: Some("red1".to_owned()) };
    let meal = moved("bank", None, Some("red1"), 1);
    assert_eq!(staged(&t), [died, meal.clone(), meal]);
}

#[test]
fn a_card_is_laid_as_an_animal() {
    let mut t = of_two("phase = 1\nred = { hand = [\"running\", \"running\"], animals = { 1 = {} } }\nblue.animals.2 = {}");
    t.play("animal running");
    assert_eq!(staged(&t), [Staged::Born("red3".to_owned())]);
}
