//! Phase 6 and the end: what the scenarios T110 to T116 do not say. Fact sheet §4.9, §4.10.

use crate::common::{table, table_with};

const PLACES: [&str; 7] = ["b1", "a2", "b2", "c2", "d2", "e2", "a3"];

/// So many amoebas, in different cells.
fn amoebas(n: usize) -> String {
    PLACES[..n].iter().enumerate().map(|(i, cell)| format!("{} {cell}", i + 1)).collect::<Vec<_>>().join(", ")
}

/// How far red's marker comes from cell 10, far from the others.
fn steps(n: usize, genes: &str) -> u16 {
    let t = table(4, &format!("phase 6\nladder 10 1 2 3\nred 0: {genes} | {}", amoebas(n)));
    t.marker("red") - 10
}

#[test]
fn the_table_of_steps() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|n| steps(n, "")), [0, 0, 0, 1, 2, 4, 5, 6]);
    let genes = ["intelligence", "movement_1", "spores", "speed", "defense", "escape", "tentacle"];
    let by_genes = [0, 1, 2, 3, 4, 5, 6, 7].map(|n: usize| steps(0, &genes[..n].join(" ")));
    assert_eq!(by_genes, [0, 0, 0, 1, 2, 3, 4, 4]);
    assert_eq!(steps(7, &genes.join(" ")), 10, "both are added");
}

#[test]
fn the_order_of_the_next_round() {
    let t = table(4, &format!("phase 6\nladder 1 2 3 4\nred 0 | {}\nblue 0 | 1 e4", amoebas(7)));
    assert_eq!((t.marker("red"), t.asked()), (10, "blue".to_owned()), "1, jumping 2, 3 and 4: now blue is the rearmost");
}

#[test]
fn a_shorter_game() {
    let t = table_with(4, "finish", "20", &format!("phase 6\nladder 19 1 2 3\nred 0 | {}", amoebas(3)));
    assert!(t.state.over);
}
