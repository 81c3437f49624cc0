//! Seeds for games and bots.
//!
//! What a table rolls comes from the table's own generator; this is for everything around it.

use clade_engine::Seat;
pub use clade_engine::SplitMix;
use std::time::{SystemTime, UNIX_EPOCH};

/// What tells the n-th seed from its neighbours: 2^64 over the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// The n-th seed that follows from a seed: of the n-th game of a simulation, of the bot on seat n.
pub fn derive(seed: u64, n: u64) -> u64 {
    SplitMix::new(SplitMix::new(seed).word() ^ n.wrapping_mul(STEP)).word()
}

/// The seed of a bot that is newly made for each answer: it follows from the game's seed, the seat and how many actions were played.
pub fn bot_seed(game_seed: u64, seat: Seat, steps: usize) -> u64 {
    derive(derive(game_seed, u64::from(seat.0)), steps as u64)
}

/// A random seed, short enough to pass on to others.
pub fn by_clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) % 1_000_000
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derived_seeds_differ() {
        let mut all: Vec<u64> = (0..100).flat_map(|seed| (0..100).map(move |n| derive(seed, n))).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 10_000);
    }

    /// Games that were saved go on with the same bots only as long as this stays.
    #[test]
    fn the_seeds_of_bots_are_pinned() {
        assert_eq!(bot_seed(7, Seat(2), 40), 4_980_803_195_566_476_541);
        let seeds = [bot_seed(7, Seat(2), 41), bot_seed(7, Seat(1), 40), bot_seed(8, Seat(2), 40)];
        assert!(!seeds.contains(&bot_seed(7, Seat(2), 40)));
    }
}
