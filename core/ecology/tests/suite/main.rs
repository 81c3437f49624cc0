//! Books, meter, measures and statistics, on lists of notes made by hand and on random ones.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod books;
mod fixtures;
mod meter;
mod random;
mod shapes;
mod statistics;
mod table;
mod worked;

use proptest::test_runner::{Config, RngSeed};

/// So many cases, the same ones in every run; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` look further.
fn cases(cases: u32) -> Config {
    let usual = Config::default(); // reads the environment
    let rng_seed = if usual.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { usual.rng_seed };
    let cases = if usual.cases == 256 { cases } else { usual.cases };
    Config { cases, rng_seed, failure_persistence: None, ..usual }
}
