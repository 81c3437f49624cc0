//! How many tables can be reached in so many answers, from the start and from the middle of random games. The numbers of
//! `golden/perft.toml` are counted through the face; here they are counted a second time, by the rules alone.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-evolution --test perft` writes them anew; the naive count still has to agree.

use clade_check::Suite;
use clade_engine::Setup;
use clade_evolution::{Evolution, MODULE};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn open(setup: &Setup) -> Evolution {
    crate::common::open_with(setup, &[])
}

#[test]
fn the_tree_is_as_written_and_a_naive_count_agrees() {
    SUITE.perft(open);
}

/// Both counts agree at any place of a random game; `EVOLUTION_GAMES` asks for more games.
#[test]
fn both_counts_agree_anywhere() {
    let games = std::env::var("EVOLUTION_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(16);
    let setups: Vec<Setup> = (0..8).map(|sets| crate::common::with_sets(2 + sets % 3, sets)).collect();
    SUITE.perft_anywhere(&setups, games, 300, open);
}
