//! Phase 6: the table of steps, beside the scenarios T110 to T116. §4.9.

use crate::common::table;
use clade_engine::Side;

const PLACES: [&str; 7] = ["b1", "a2", "b2", "c2", "d2", "e2", "a3"];
const GENES: [&str; 7] = ["intelligence", "movement_1", "spores", "speed", "defense", "escape", "tentacle"];

/// How far red's marker comes with so many amoebas and genes, from cell 10, far from the others.
fn steps(amoebas: usize, genes: usize) -> u16 {
    let amoebas: String = (1..).zip(&PLACES[..amoebas]).map(|(number, cell)| format!("{number} = \"{cell}\", ")).collect();
    let red = format!("red = {{ genes = {:?}, amoebas = {{ {} }} }}", &GENES[..genes], amoebas.trim_end_matches(", "));
    let t = table(4, &format!("phase = 6\nladder = {{ red = 10, blue = 1, green = 2, yellow = 3 }}\n{red}"));
    t.state.ladder.at(Side(0)) - 10
}

#[test]
fn the_table_of_steps() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|amoebas| steps(amoebas, 0)), [0, 0, 0, 1, 2, 4, 5, 6]);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7].map(|genes| steps(0, genes)), [0, 0, 0, 1, 2, 3, 4, 4]);
    assert_eq!(steps(7, 7), 10, "both are added");
}
