//! The greedy bot plays this game well enough: against three random seats it wins at least 60 % of 500 games.

use clade_check::Suite;
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_soup::MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const GAMES: u64 = 500;

#[test]
fn greedy_beats_three_random_seats() {
    let won = SUITE.greedy_wins(&Setup { seats: 4, options: Default::default() }, GAMES);
    assert!(won * 100 >= GAMES * 60, "greedy won {won} of {GAMES}");
}
