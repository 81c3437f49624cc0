//! Phase 4: income and newborns: §4.7; test cases §7.7.

mod common;

use common::{Table, table};

/// Red (foremost) divides.
fn divides(red: &str) -> Table {
    table(4, &format!("phase 4\nladder 4 3 2 1\nred {red}\nblue 0 | 1 c2"))
}

/// The cells open to the newborn that was named.
fn cells(t: &Table) -> Vec<String> {
    t.answers().into_iter().map(|(text, _)| text).collect()
}

#[test]
fn t80_as_many_as_affordable() {
    let mut t = divides("9 | 1 b2, 2 b3");
    assert_eq!(t.bp("red"), 19, "10 points of income");
    t.asks("red", "amoeba 3, amoeba 4, amoeba 5, amoeba 6, amoeba 7, done");
    t.refuses("amoeba 1", "soup-why-number-used");
    t.play("amoeba 7; b1; amoeba 4; a2; amoeba 3; a3");
    assert_eq!((t.bp("red"), t.damage("red7"), t.told("born")), (1, 0, 3));
    t.asks("red", "done");
    t.refuses("amoeba 5", "soup-why-points");
    t.play("done");
    assert_eq!((t.bp("red"), t.asked(), t.bp("blue")), (1, "blue".to_owned(), 10), "what is left is kept");
}

#[test]
fn t81_the_figure() {
    let mut t = divides("20 | 1 d3, 2 a5");
    t.play("amoeba 3");
    assert_eq!(cells(&t), ["d2", "e3", "a4", "d4", "b5"]);
    t.play("d2; amoeba 4; e3; amoeba 5; d4; amoeba 6");
    assert!(t.may("c2"), "next to the newborn in d2");
    t.play("c2");
    assert_eq!(["red3", "red4", "red5", "red6"].map(|a| t.at(a)), ["d2", "e3", "d4", "c2"]);
}

#[test]
fn t82_where_newborns_may_not_be() {
    let mut t = divides("10 | 1 b2, 2 b3");
    t.play("amoeba 3");
    t.refuses("a4", "soup-why-not-adjacent"); // diagonal
    t.refuses("b3", "soup-why-own-there");
    assert!(t.may("c2"), "foreign amoebas do not matter");
}

#[test]
fn t83_none_or_one_amoeba() {
    let mut t = divides("0 |");
    t.play("amoeba 5");
    assert_eq!(cells(&t).len(), 19, "the first one anywhere");
    t.play("e4");
    assert_eq!(t.bp("red"), 10, "and free");
    t.play("amoeba 1");
    assert_eq!(cells(&t).len(), 18, "the second one anywhere but there");
    t.refuses("e4", "soup-why-own-there");
    t.play("a2");
    assert_eq!(t.bp("red"), 4, "for the full price");
    t.asks("red", "done");
    let mut t = divides("10 | 1 b2");
    t.play("amoeba 2; e4; amoeba 3");
    assert_eq!(cells(&t), ["b1", "a2", "c2", "b3", "e3", "d4"], "the third one touches an own amoeba");
}

#[test]
fn t84_spores_and_division_rate() {
    let mut t = divides("0: spores division_rate | 1 b2, 2 b3, 3 e4");
    t.play("amoeba 4");
    assert_eq!(cells(&t).len(), 16);
    t.refuses("b2", "soup-why-own-there");
    t.play("e2");
    assert_eq!(t.bp("red"), 6);
    t.play("amoeba 5; d5");
    assert_eq!(t.bp("red"), 2);
    t.asks("red", "done");
    let mut t = divides("0: division_rate |");
    t.play("amoeba 1; b2");
    assert_eq!(t.bp("red"), 10, "free is free");
}

#[test]
fn t85_seven_are_the_most() {
    let mut t = divides("30 | 1 b2, 2 b3, 3 b4, 4 b5, 5 a2, 6 a3, 7 a4");
    t.asks("red", "done");
    t.refuses("amoeba 1", "soup-why-number-used");
    t.play("done");
    assert_eq!(t.bp("red"), 40);
    let mut t = divides("30 | 1 b2, 2 b3, 3 b4, 4 b5, 5 a2, 6 a3");
    t.play("amoeba 7; a4");
    assert_eq!(t.bp("red"), 34);
    t.asks("red", "done");
}

#[test]
fn t86_no_place() {
    // Red stands in b1 and b2 and in all neighbours of these: nothing is free next to it.
    let mut t = divides("30 | 1 b1, 2 b2, 3 a2, 4 c2, 5 b3");
    t.play("amoeba 6");
    assert_eq!(cells(&t), ["d2", "a3", "b4"]);
}
