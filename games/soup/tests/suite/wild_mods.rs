//! Mods made at random out of everything that a card may contain: none breaks a law or keeps a game from ending.

use clade_check::Suite;

const SUITE: Suite = Suite { module: &clade_soup::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

#[test]
fn no_mod_breaks_the_game() {
    SUITE.wild_mods();
}
