//! Phase 6 and the end: §4.9, §4.10; test cases §7.9.

mod common;

use clade_engine::Game;
use clade_soup::Event;
use common::{Table, table, table_with};

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

fn over(t: &Table) -> Option<Option<u8>> {
    t.events.iter().find_map(|e| if let Event::Over(winner) = e { Some(winner.map(|side| side.0)) } else { None })
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
fn t110_the_rulebook_example() {
    assert_eq!(steps(5, "movement_2 speed intelligence ray_protection"), 4 + 2);
}

#[test]
fn t111_what_advanced_genes_and_ray_protection_count() {
    for advanced in ["persistence", "movement_2", "aggression", "armor"] {
        assert_eq!(steps(0, &format!("{advanced} intelligence")), 1, "{advanced} counts two");
        assert_eq!(steps(0, advanced), 0);
    }
    assert_eq!(steps(0, "intelligence spores ray_protection"), 0, "it does not count");
}

#[test]
fn t112_jumping() {
    let t = table(3, &format!("phase 6\nladder 10 12 15\nred 0: intelligence spores speed | {}", amoebas(7)));
    assert_eq!(t.marker("red"), 19, "7 steps over two markers");
}

#[test]
fn t113_the_leader_first() {
    let four = "1 b1, 2 a2, 3 b2, 4 c2";
    let t = table(3, &format!("phase 6\nladder 10 9 1\nred 0 | {four}\nblue 0: intelligence spores speed defense | 1 d2, 2 e2, 3 a3"));
    assert_eq!((t.marker("red"), t.marker("blue")), (12, 13), "the leader leaves 10; 12 is jumped over");
}

#[test]
fn t113_several_markers_in_a_row() {
    let t = table(4, &format!("phase 6\nladder 10 11 12 13\nred 0 | {}", amoebas(3)));
    assert_eq!(t.marker("red"), 14, "one step over three markers");
    let t = table(4, "phase 6\nladder 10 11 12 13");
    assert_eq!(["red", "blue", "green", "yellow"].map(|c| t.marker(c)), [10, 11, 12, 13], "no steps, no jump");
}

#[test]
fn t114_the_finish_zone() {
    let t = table(4, &format!("phase 6\nladder 40 1 2 3\nred 0 | {}", amoebas(3)));
    assert_eq!((t.marker("red"), t.state.over, t.state.round), (41, false, 3));
    let t = table(4, &format!("phase 6\nladder 41 1 2 3\nred 0 | {}", amoebas(3)));
    assert_eq!((t.marker("red"), t.state.over, over(&t), t.asked()), (42, true, Some(Some(0)), "over".to_owned()));
    assert_eq!(t.game.scores(&t.state), [42, 1, 2, 3]);
}

#[test]
fn t115_the_last_card() {
    // The last card is turned in round 10; nobody is in the zone.
    let mut t = table(4, "phase 2\nround 10\nladder 5 9 7 6\ndeck E01\nred 0 | 1 b2\nblue 0 | 1 c2");
    t.play("environment E01");
    t.skip_to(1);
    assert_eq!((t.state.over, over(&t), t.state.round), (true, Some(Some(1)), 10), "the foremost wins");
    // One card left: another round.
    let mut t = table(4, "phase 2\nround 9\ndeck E01 E02\nred 0 | 1 b2");
    t.play("environment E01");
    t.skip_to(1);
    assert_eq!((t.state.over, t.state.round), (false, 10));
}

#[test]
fn t116_two_markers_in_the_zone() {
    // Blue is in the zone first, red comes further.
    let t = table(4, &format!("phase 6\nladder 41 42 2 3\nred 0: intelligence spores speed | {}", amoebas(3)));
    assert_eq!((t.marker("red"), t.marker("blue"), over(&t)), (44, 42, Some(Some(0))));
    let t = table(4, &format!("phase 6\nladder 40 43 2 3\nred 0 | {}\nblue 0 | 1 b1", amoebas(4)));
    assert_eq!((t.marker("red"), over(&t)), (42, Some(Some(1))));
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
