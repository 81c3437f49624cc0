//! How many tables can be reached in so many answers, from the start and from the middle of random games. The numbers of
//! `golden/perft.toml` are counted through the face; here they are counted a second time, by the rules alone.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-marine --test perft` writes them anew; the naive count still has to agree.

use clade_check::Suite;
use clade_engine::Setup;
use clade_marine::{MODULE, Marine};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn open(setup: &Setup) -> Marine {
    crate::common::open_with(setup, &[])
}

#[test]
fn the_tree_is_as_written_and_a_naive_count_agrees() {
    SUITE.perft(open);
}

/// Both counts agree at any place of a random game; `MARINE_GAMES` asks for more games.
#[test]
fn both_counts_agree_anywhere() {
    let games = std::env::var("MARINE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(16);
    let setups: Vec<Setup> = (2..=4).map(|seats| crate::common::setup(seats, &["length=quick"])).collect();
    SUITE.perft_anywhere(&setups, games, 300, open);
}
