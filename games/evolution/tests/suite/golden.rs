//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-evolution --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, Suite};
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_evolution::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn check(name: &str, setup: Setup) {
    SUITE.golden(name, &Playthrough { setup, seed: 1, draw_every: 50, in_full: usize::MAX });
}

#[test]
fn a_base_game_of_two_is_as_written() {
    check("base-2", crate::common::with_sets(2, 0));
}

#[test]
fn a_game_of_three_with_time_to_fly_is_as_written() {
    check("time-to-fly-3", crate::common::with_sets(3, 1));
}

#[test]
fn a_game_of_four_with_all_sets_is_as_written() {
    check("all-sets-4", crate::common::all_sets(4));
}
