//! How many games it takes, for 80 % power.
//!
//! d is a difference in standard deviations of games. The factor is (z of the error, two-sided + z of the power)².

use statrs::distribution::{ContinuousCDF, Normal};

/// The error of one test.
pub const ONE_TEST: f64 = 0.05;
/// The error allowed to the first of a family of twenty by Holm.
pub const FIRST_OF_TWENTY: f64 = 0.05 / 20.0;
const POWER: f64 = 0.8;

/// 7.85 for 5 %, 14.9 for the first of twenty.
fn factor(error: f64) -> f64 {
    let z = |p: f64| Normal::standard().inverse_cdf(p);
    (z(1.0 - error / 2.0) + z(POWER)).powi(2)
}

/// Games in each arm needed to find d between unpaired arms.
pub fn unpaired(d: f64, error: f64) -> f64 {
    2.0 * factor(error) / (d * d)
}

/// Pairs of games to find d where pairs have this correlation.
pub fn paired(d: f64, correlation: f64, error: f64) -> f64 {
    2.0 * factor(error) * (1.0 - correlation) / (d * d)
}

/// The smallest d that so many games in each arm find.
pub fn detectable_unpaired(games: f64, error: f64) -> f64 {
    (2.0 * factor(error) / games).sqrt()
}

/// The smallest d that so many pairs find.
pub fn detectable_paired(pairs: f64, correlation: f64, error: f64) -> f64 {
    (2.0 * factor(error) * (1.0 - correlation) / pairs).sqrt()
}

/// Games to find a small correlation.
pub fn for_correlation(correlation: f64, error: f64) -> f64 {
    factor(error) / (correlation * correlation)
}
