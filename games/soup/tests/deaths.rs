//! Phase 5, natural deaths, and food shortage at deaths: §4.8, §4.9; test cases §7.8 (attacks in phase 5 are in hunts.rs).

mod common;

use clade_soup::Event;
use common::table;

#[test]
fn t90_natural_death() {
    let t = table(4, "phase 5\nred 0 | 1 b2 **, 2 b2 *, 5 c2 ***\nblue 0 | 1 e2");
    assert_eq!(["red1", "red2", "red5"].map(|a| t.at(a)), ["-", "b2", "-"]);
    assert_eq!((t.water("b2"), t.water("c2"), t.damage("red1")), ([2; 4], [2; 4], 0), "2 of each colour; it goes back unhurt");
    let t = table(3, "phase 5\nred 0 | 1 b2 **");
    assert_eq!(t.water("b2"), [2, 2, 2, 0], "three players: 6 cubes");
}

#[test]
fn t91_shortage_at_a_natural_death() {
    let t = table(3, "phase 5\nred 0 | 1 b2 **\nsupply red:1 green:0 blue:5");
    assert_eq!((t.water("b2"), t.state.supply), ([1, 2, 0, 0], [0, 3, 0, 0]));
}

#[test]
fn t91_shortage_at_a_violent_death() {
    let mut t = table(4, "red 1: struggle | 1 b2\nyellow 0 | 1 b2, 2 e2\nsupply red:0 green:1 blue:5 yellow:0");
    t.play("drift; use struggle; attack yellow1");
    assert_eq!((t.water("b2"), t.state.supply), ([0, 1, 1, 0], [0, 4, 0, 0]), "no other colour instead, nothing owed");
}

#[test]
fn t91_shortage_at_a_hunt() {
    let mut t = table(4, "phase 5\nred 1: aggression | 1 b2\nyellow 0 | 1 b2\nsupply red:1 green:0 blue:2 yellow:3");
    t.play("use aggression; red1; attack yellow1");
    assert_eq!((t.water("b2"), t.state.supply), ([1, 2, 0, 2], [0, 0, 0, 1]));
}

#[test]
fn t92_life_expectancy() {
    let t = table(4, "phase 5\nred 0: life_expectancy | 1 b2 **, 2 c2 ***\nblue 0 | 1 e2 **");
    assert_eq!(["red1", "red2", "blue1"].map(|a| t.at(a)), ["b2", "-", "-"]);
    assert_eq!(t.damage("red1"), 2);
}

#[test]
fn t93_the_order_matters_in_a_shortage() {
    // Descending: blue (2) before red (1); red's amoebas in number order.
    let t = table(4, "phase 5\nladder 1 2 3 4\nred 0 | 3 b2 **, 1 c2 **\nblue 0 | 7 d2 **\nsupply red:5 blue:3 green:1 yellow:2");
    assert_eq!([t.water("d2"), t.water("c2"), t.water("b2")], [[2, 2, 1, 2], [2, 1, 0, 0], [1, 0, 0, 0]]);
    let died: Vec<_> =
        t.events.iter().filter_map(|e| if let Event::Died(id, ..) = e { Some((id.side().0, id.number())) } else { None }).collect();
    assert_eq!(died, [(1, 7), (0, 1), (0, 3)]);
}

#[test]
fn the_dead_come_again() {
    let mut t = table(4, "phase 5\nladder 4 3 2 1\nred 0 | 1 b2 **, 2 b3");
    assert_eq!(t.at("red1"), "-");
    t.skip_to(4);
    t.play("amoeba 1; e4");
    assert_eq!((t.at("red1"), t.damage("red1")), ("e4".to_owned(), 0));
}
