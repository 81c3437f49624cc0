//! Phase 1, movement, with the genes for it: §4.3, §3.3 G02 G04 G09 G10 G11 G18; test cases §7.2.

mod common;

use common::table;

/// One red amoeba in a cell, without any food, with genes.
fn alone(at: &str, bp: u8, genes: &str) -> common::Table {
    table(4, &format!("red {bp}: {genes} | 1 {at}"))
}

#[track_caller]
fn walks(from: &str, die: u8, to: &str) {
    let mut t = alone(from, 1, "");
    t.play(&format!("move; die {die}"));
    assert_eq!((t.at("red1"), t.bp("red")), (to.to_owned(), 0), "{from} roll {die}: the point is spent");
    t.asks("red", "starve");
}

#[test]
fn t11_the_compass_is_an_obstacle() {
    walks("c2", 4, "c2");
    walks("b3", 3, "b3");
    walks("d3", 1, "d3");
}

#[test]
fn t12_the_coast_is_an_obstacle() {
    walks("e4", 4, "e4");
    walks("d5", 3, "d5");
    (1..=3).for_each(|die| walks("b1", die, "b1"));
    walks("b1", 4, "b2");
}

#[test]
fn t13_the_compass_rose() {
    for (die, to) in [(1, "a2"), (2, "b1"), (3, "c2"), (4, "b3"), (5, "b2")] {
        walks("b2", die, to);
    }
    let mut t = alone("b2", 1, "");
    t.play("move; die 6");
    t.asks("red", "west, north, east, south");
    t.play("east");
    assert_eq!(t.at("red1"), "c2");
    let mut t = alone("a2", 1, "");
    t.play("move; die 6; west");
    assert_eq!(t.at("red1"), "a2", "S6: a blocked direction may be chosen");
}

#[test]
fn t14_drift() {
    let mut t = table(4, "card E01\nred 2 | 1 b2, 2 a2");
    t.play("drift");
    assert_eq!((t.at("red1"), t.bp("red"), t.told("drifted")), ("a2".to_owned(), 2, 1));
    t.play("starve; drift");
    assert_eq!((t.at("red2"), t.bp("red"), t.told("drift-blocked")), ("a2".to_owned(), 2, 1));
    let mut t = table(4, "card E06\nred 2 | 1 b2");
    t.play("drift");
    assert_eq!(t.at("red1"), "b2", "a card without drift");
}

#[test]
fn t15_without_points() {
    let t = alone("b2", 0, "");
    t.asks("red", "drift");
    t.refuses("move", "soup-why-points");
    t.refuses("stay", "soup-why-must-move");
    let mut t = alone("b2", 0, "streamlining");
    t.asks("red", "drift, move");
    t.play("move; die 3");
    assert_eq!((t.at("red1"), t.bp("red")), ("c2".to_owned(), 0));
    let t = alone("b2", 0, "movement_2");
    t.asks("red", "drift");
}

#[test]
fn t16_number_order_and_a_complete_turn_each() {
    let mut t = table(4, "red 2 | 6 b2, 2 c2, 4 d2\nblue 0 | 1 e2");
    for number in [2, 4, 6] {
        t.play("drift; starve");
        assert_eq!(t.damage(&format!("red{number}")), 1, "amoeba {number} is next");
    }
}

#[test]
fn t17_movement_2() {
    let mut t = alone("b2", 1, "movement_2");
    t.play("move");
    t.asks("red", "west, north, east, south, stay");
    t.play("south");
    assert_eq!((t.at("red1"), t.bp("red")), ("b3".to_owned(), 0), "DFFAQ 9: it costs 1 point");
    let mut t = alone("b2", 0, "movement_2 streamlining");
    t.play("move; stay");
    assert_eq!((t.at("red1"), t.bp("red")), ("b2".to_owned(), 0));
}

#[test]
fn t18_speed() {
    let mut t = alone("b2", 1, "speed");
    t.play("move; die 3");
    assert_eq!(t.at("red1"), "c2", "DFFAQ 7: the first move is resolved, then comes the question");
    t.asks("red", "yes, no");
    t.play("yes; die 3");
    assert_eq!((t.at("red1"), t.bp("red")), ("d2".to_owned(), 0), "the second move is free");
    t.asks("red", "starve");
    let mut t = alone("b2", 1, "speed");
    t.play("move; die 5");
    t.asks("red", "yes, no");
    t.play("no");
    t.asks("red", "starve");
    let mut t = table(4, "card E03\nred 2: speed | 1 b2");
    t.play("drift");
    assert_eq!(t.at("red1"), "c2");
    t.asks("red", "starve"); // after a drift nobody is asked
}

#[test]
fn t19_speed_finds_the_direction_in_the_same_way() {
    let mut t = alone("b2", 1, "speed movement_1");
    t.play("move; die 3; die 5");
    t.asks("red", "number 3, number 5");
    t.play("number 3; yes; die 1; die 1");
    t.asks("red", "number 1");
    t.play("number 1");
    assert_eq!((t.at("red1"), t.bp("red")), ("b2".to_owned(), 0));
    let mut t = alone("b2", 1, "persistence movement_2");
    t.play("move; east; yes; east");
    assert_eq!(t.at("red1"), "d2", "Persistence contains Speed");
}

#[test]
fn t19_movement_1() {
    let mut t = alone("b2", 1, "movement_1");
    t.play("move; die 6; die 5; number 5");
    assert_eq!(t.at("red1"), "b2", "a 5 may be chosen");
    let mut t = alone("b2", 1, "movement_1");
    t.play("move; die 6; die 5; number 6");
    t.asks("red", "west, north, east, south");
}

#[test]
fn t20_tentacle() {
    let water = "b2: red:3 blue:2";
    let mut t = table(4, &format!("card E03\nred 0: tentacle | 1 b2\n{water}"));
    t.play("drift");
    t.asks("red", "red, blue, done");
    t.play("red; red");
    t.asks("red", "red, blue, done");
    t.play("red");
    assert_eq!((t.water("b2"), t.water("c2"), t.at("red1")), ([0, 2, 0, 0], [3, 0, 0, 0], "c2".to_owned()));
    let mut t = table(4, &format!("card E03\nred 0: tentacle | 1 b2\n{water}"));
    t.play("drift; blue; blue");
    t.asks("red", "red, done");
    t.play("done");
    assert_eq!((t.water("b2"), t.water("c2")), ([3, 0, 0, 0], [0, 2, 0, 0]));
    let mut t = table(3, &format!("card E03\nred 0: tentacle | 1 b2\n{water}"));
    t.play("drift; red; blue");
    assert_eq!((t.water("b2"), t.water("c2")), ([2, 1, 0, 0], [1, 1, 0, 0]), "three players: two cubes");
    let mut t = table(4, &format!("card E03\nred 1: tentacle | 1 b2\n{water}"));
    t.play("move; die 5");
    assert_eq!((t.water("b2"), t.told("carried")), ([3, 2, 0, 0], 0), "it does not change its cell");
    let mut t = table(4, "card E01\nred 0: tentacle | 1 a2\na2: red:3");
    t.play("drift");
    t.asks("red", "starve"); // a blocked drift
    let mut t = table(4, "card E03\nred 0: tentacle | 1 b2\nc2: red:3");
    t.play("drift");
    assert_eq!(t.at("red1"), "c2", "without cubes there is no question");
}

#[test]
fn t21_tentacle_and_speed() {
    let mut t = table(4, "red 1: tentacle speed | 1 b2\nb2: red:4\nc2: yellow:2");
    t.play("move; die 3; red; red; red");
    assert_eq!(t.water("c2"), [3, 0, 0, 2]);
    t.play("yes; die 3");
    t.asks("red", "red, yellow, done");
    t.play("red; red; yellow");
    assert_eq!((t.water("b2"), t.water("c2"), t.water("d2")), ([1, 0, 0, 0], [1, 0, 0, 1], [2, 0, 0, 1]));
}

#[test]
fn t22_cubes_come_back_with_the_second_move() {
    // §3.3 G10: each step separately; what was carried along may be carried on, or back.
    let mut t = table(4, "red 1: tentacle speed movement_2 | 1 b2\nb2: red:1");
    t.play("move; east; red; yes; west; red");
    assert_eq!((t.at("red1"), t.water("b2"), t.water("c2")), ("b2".to_owned(), [1, 0, 0, 0], [0; 4]));
}

const HELD: &str = "ladder 1 2 3 4\nred 2: tentacle speed movement_2 | 1 b2, 2 b2\nblue 0: holding | 1 b2, 4 b2, 5 a5\nb2: green:1";

#[test]
fn t23_who_is_asked_to_cling() {
    let mut t = table(4, HELD);
    t.play("move; east");
    t.asks("red", "green, done"); // first the cubes are named …
    t.play("green"); // the only cube: nothing is left to name
    t.asks("blue", "blue1, blue4, done"); // … then the others decide
    t.play("blue4");
    t.asks("blue", "blue1, done");
    t.play("done");
    assert_eq!(["red1", "blue4", "blue1", "red2"].map(|a| t.at(a)), ["c2", "c2", "b2", "b2"]);
    assert_eq!(t.told("dragged"), 1);
    // The second step: only the amoeba that came along may cling again.
    t.play("yes; east");
    t.asks("red", "green, done");
    t.play("done");
    t.asks("blue", "blue4, done");
    t.play("blue4");
    assert_eq!(["red1", "blue4", "blue1"].map(|a| t.at(a)), ["d2", "d2", "b2"]);
    t.play("starve; drift; starve");
    assert_eq!(t.asked(), "blue");
    t.asks("blue", "drift, stay"); // blue1; a dragged amoeba still has its own turn
    t.play("drift; starve; stay; starve");
    assert_eq!(t.at("blue4"), "d2");
}

#[test]
fn t23_who_is_not_asked_to_cling() {
    // The own amoeba leaves; nobody is asked.
    let mut t = table(4, "card E03\nred 1: holding | 1 b2, 2 b2");
    t.play("drift");
    t.asks("red", "starve");
    // A blocked move.
    let mut t = table(4, "red 1 | 1 a2\nblue 0: holding | 1 a2");
    t.play("move; die 1");
    t.asks("red", "starve");
    // A drift that moves: asked.
    let mut t = table(4, "card E03\nred 1 | 1 b2\nblue 0: holding | 1 b2");
    t.play("drift");
    t.asks("blue", "blue1, done");
    t.play("blue1");
    assert_eq!((t.at("red1"), t.at("blue1")), ("c2".to_owned(), "c2".to_owned()));
    t.asks("red", "starve");
}

#[test]
fn t24_holding_stays() {
    let mut t = table(4, "card E01\nred 1: holding | 1 b2");
    t.asks("red", "drift, move, stay");
    t.play("stay");
    assert_eq!((t.at("red1"), t.bp("red"), t.told("stayed")), ("b2".to_owned(), 1, 1));
}

#[test]
fn t25_the_dragged_carry_nothing() {
    let mut t = table(4, "card E03\nred 1 | 1 b2\nblue 0: holding tentacle | 1 b2\nb2: green:2");
    t.play("drift; blue1");
    assert_eq!((t.at("blue1"), t.water("b2"), t.water("c2")), ("c2".to_owned(), [0, 0, 2, 0], [0; 4]), "S5");
}
