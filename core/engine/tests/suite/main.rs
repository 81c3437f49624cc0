//! Laws of the parts of which games are made, on random input: each part against a naive model of the same thing.
//!
//! Uniformity is checked twice: exactly, by walking all outcomes of small cases, and by chi-square on many words of fixed
//! seeds, with a bound that an honest generator exceeds once in 300,000 tests (see `statistics`).

mod agenda;
mod answers;
mod bags;
mod chance;
mod decks;
mod hands;
mod kinds;
mod orders;
mod resample;
mod secrets;
mod statistics;
mod tracks;
mod triggers;
mod uniform;

use proptest::test_runner::{Config, RngSeed};

/// So many cases, the same ones in every run; `PROPTEST_RNG_SEED` and `PROPTEST_CASES` look further.
fn cases(cases: u32) -> Config {
    let usual = Config::default(); // reads the environment
    let rng_seed = if usual.rng_seed == RngSeed::Random { RngSeed::Fixed(1) } else { usual.rng_seed };
    let cases = if usual.cases == 256 { cases } else { usual.cases };
    Config { cases, rng_seed, failure_persistence: None, ..usual }
}
