//! What is to be seen of what happens.

use crate::common::{Table, open, table};
use clade_check::staged_kinds;
use clade_engine::scene::Staged;
use clade_engine::{Msg, Shown, Side};
use std::collections::BTreeSet;

/// What is to be seen of the last [`Table::play`], without what begins.
fn staged(t: &Table) -> Vec<Staged> {
    let mut staged = Vec::new();
    t.events.iter().for_each(|event| t.game.staged(event, &mut |what| staged.push(what)));
    staged.retain(|what| !matches!(what, Staged::Began(_)));
    staged
}

fn moved(what: &str, from: &str, to: &str, n: u32) -> Staged {
    Staged::Moved { what: what.to_owned(), from: Some(from.to_owned()), to: Some(to.to_owned()), n }
}

fn rolled(face: u8, of: &str) -> Staged {
    Staged::Rolled { face, of: Some(of.to_owned()) }
}

fn points(side: u8, n: i32) -> Staged {
    Staged::Gained { side: Side(side), n, what: Msg::new("soup-points") }
}

#[test]
fn a_game_stages_all_that_there_is_to_see() {
    let all = ["began", "born", "died", "gained", "moved", "rolled", "turned over"];
    assert_eq!(staged_kinds(&open(4), 1), BTreeSet::from(all));
}

#[test]
fn a_move_and_a_meal() {
    let soup = "soup.c2 = { blue = 1, green = 1, yellow = 1 }\nblue.amoebas.1 = \"e2\"";
    let mut t = table(4, &format!("red = {{ points = 2, amoebas = {{ 1 = \"b2\" }} }}\n{soup}"));
    t.play("move; die 3");
    assert_eq!(staged(&t), [points(0, -1), rolled(3, "amoeba0"), moved("amoeba0", "cell-b2", "cell-c2", 1)]);
    t.play("eat blue:1 green:1 yellow:1");
    let eaten = [1, 2, 3].map(|colour| moved(&format!("cubes-c2-{colour}"), "cell-c2", "amoeba0", 1));
    assert_eq!(staged(&t), [&eaten[..], &[moved("cubes-c2-0", "amoeba0", "cell-c2", 2)]].concat());
}

#[test]
fn an_attack_that_kills() {
    let position =
        "red = { points = 3, genes = [\"struggle\"], amoebas = { 1 = \"b2\" } }\ngreen.amoebas.1 = \"b2\"\nblue.amoebas.1 = \"e2\"";
    let mut t = table(4, position);
    t.play("drift; use struggle; attack green1");
    let left = [0, 1, 2, 3].map(|colour| moved(&format!("cubes-b2-{colour}"), "amoeba14", "cell-b2", 1));
    let died = Staged::Died { who: "amoeba14".to_owned(), by: Some("amoeba0".to_owned()) };
    assert_eq!(staged(&t), [&[points(0, -1), died][..], &left].concat());
}

#[test]
fn a_card_is_turned_over() {
    let mut t = table(4, "phase = 2\nred.amoebas.1 = \"b2\"");
    t.play("environment E03");
    assert_eq!(staged(&t), [Staged::TurnedOver("environment2".to_owned())]);
}

#[test]
fn a_gene_takes_the_place_of_another_one() {
    let mut t = table(4, "phase = 3\nladder.red = 9\nred = { points = 9, genes = [\"speed\"], amoebas = { 1 = \"b2\" } }");
    t.play("buy persistence for speed");
    let genes = [moved("gene0-3", "colony0", "pool", 1), moved("gene0-16", "pool", "colony0", 1)];
    assert_eq!(staged(&t), [&[points(0, -4)][..], &genes].concat());
}
