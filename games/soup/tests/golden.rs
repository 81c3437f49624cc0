//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-soup --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, difference};
use clade_engine::Setup;
use clade_soup::MODULE;
use std::path::PathBuf;

fn check(seats: u8) {
    let setup = Setup { seats, options: Default::default() };
    let found = Playthrough { setup, seed: 1, draw_every: 50 }.write(&MODULE).unwrap_or_else(|e| panic!("{e}"));
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{seats}-players.txt"));
    if std::env::var_os("CLADE_UPDATE").is_some() {
        std::fs::write(&path, &found).expect("the file can be written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    if let Some(difference) = difference(&written, &found) {
        panic!("another game than in tests/golden/{seats}-players.txt, {difference}\nCLADE_UPDATE=1 writes it anew");
    }
}

#[test]
fn a_game_of_three_is_as_written() {
    check(3);
}

#[test]
fn a_game_of_four_is_as_written() {
    check(4);
}
