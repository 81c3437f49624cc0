//! The greedy bot plays this game well enough: against a random player it wins at least 60 % of 500 games.

mod common;

use clade_check::Suite;

const SUITE: Suite = Suite { module: &clade_marine::MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const GAMES: u64 = 500;

/// Quick games: a whole one takes the bot some seconds in the profile of tests.
#[test]
fn greedy_beats_random() {
    let won = SUITE.greedy_wins(&common::setup(2, &["length=quick"]), GAMES);
    assert!(won * 100 >= GAMES * 60, "greedy won {won} of {GAMES}");
}
