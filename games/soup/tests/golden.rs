//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-soup --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, Suite};
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_soup::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn check(seats: u8) {
    let setup = Setup { seats, options: Default::default() };
    SUITE.golden(&format!("{seats}-players"), &Playthrough { setup, seed: 1, draw_every: 50, in_full: usize::MAX });
}

#[test]
fn a_game_of_three_is_as_written() {
    check(3);
}

#[test]
fn a_game_of_four_is_as_written() {
    check(4);
}
