//! The greedy bot plays this game well enough: against a random player it wins at least 60 % of its games.
//! `MARINE_GAMES=500 cargo test --release -p clade-marine --test greedy` plays 500.

use clade_check::Suite;

const SUITE: Suite = Suite { module: &clade_marine::MODULE, folder: env!("CARGO_MANIFEST_DIR") };

/// Fewer than 500, as the bot thinks for about two seconds a game in the profile of tests; it wins nearly all of them.
const GAMES: u64 = 50;

#[test]
fn greedy_beats_random() {
    let games = std::env::var("MARINE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(GAMES);
    let won = SUITE.greedy_wins(&crate::common::setup(2, &[]), games);
    assert!(won * 100 >= games * 60, "greedy won {won} of {games}");
}
