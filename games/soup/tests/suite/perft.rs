//! How many tables can be reached in so many answers, from the start and from the middle of random games. The numbers of
//! `golden/perft.toml` are counted through the face; here they are counted a second time, by the rules alone.
//!
//! `CLADE_UPDATE=1 cargo test -p clade-soup --test perft` writes them anew; the naive count still has to agree.

use clade_check::Suite;
use clade_check::battery::setups;
use clade_engine::{Setup, Tools};
use clade_soup::{MODULE, Soup, rules};

const SUITE: Suite = Suite { module: &MODULE, folder: env!("CARGO_MANIFEST_DIR") };

fn open(setup: &Setup) -> Soup {
    rules(setup, &[]).and_then(|rules| rules.open_game(Tools::default())).expect("it opens")
}

#[test]
fn the_tree_is_as_written_and_a_naive_count_agrees() {
    SUITE.perft(open);
}

/// Both counts agree at any place of a random game, with and without options; `SOUP_GAMES` asks for more games.
#[test]
fn both_counts_agree_anywhere() {
    let games = std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(40);
    SUITE.perft_anywhere(&setups(&MODULE), games, 380, open);
}
