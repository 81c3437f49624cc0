//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-pond --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, Suite};
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_pond::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn check(seats: u8) {
    let setup = Setup { seats, options: Default::default() };
    SUITE.golden(&format!("{seats}-players"), &Playthrough { setup, seed: 1, draw_every: 20, in_full: usize::MAX });
}

#[test]
fn a_game_of_two_is_as_written() {
    check(2);
}

#[test]
fn a_game_of_three_is_as_written() {
    check(3);
}
