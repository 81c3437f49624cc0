//! The greedy bot plays this game well enough: against a random player it wins at least 60 % of 500 games.

use clade_check::Suite;
use clade_engine::Setup;

const SUITE: Suite = Suite { module: &clade_evolution::MODULE, folder: env!("CARGO_MANIFEST_DIR") };
const GAMES: u64 = 500;

#[test]
fn greedy_beats_random_in_the_base_game() {
    let won = SUITE.greedy_wins(&Setup { seats: 2, options: Default::default() }, GAMES);
    assert!(won * 100 >= GAMES * 60, "greedy won {won} of {GAMES}");
}
