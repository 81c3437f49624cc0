//! Whole random games as text, as they were when somebody last looked. `CLADE_UPDATE=1 cargo test -p clade-marine --test golden`
//! writes them anew; the difference is what a change does to play.

use clade_check::{Playthrough, Suite};
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_marine::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn check(name: &str, setup: Setup) {
    SUITE.golden(name, &Playthrough { setup, seed: 1, draw_every: 500, in_full: 200 });
}

#[test]
fn a_quick_game_of_two_is_as_written() {
    check("quick-2", crate::common::setup(2, &["length=quick"]));
}

#[test]
fn a_quick_game_of_the_phalanx_edition_for_three_is_as_written() {
    check("phalanx-3", crate::common::setup(3, &["length=quick", "edition=phalanx2023"]));
}

#[test]
fn a_quick_game_of_four_with_all_variants_is_as_written() {
    check("variants-4", crate::common::setup(4, &["length=quick", "earth=random", "mats=alternative", "superheroes=yes"]));
}
