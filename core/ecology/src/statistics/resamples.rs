//! How often each game counts in each resample.

use super::word;
use crate::measure::Value;
use crate::{Games, Prepared};

/// The most often that a game can count; more would happen once in 10¹⁹ draws.
const MOST: usize = 20;

/// Weights of games, resample by resample.
#[derive(Clone, Debug)]
pub struct Resamples {
    games: usize,
    /// All games of the first resample, then of the second.
    weights: Vec<u8>,
}

impl Resamples {
    /// This many resamples of games that belong to these clusters, in the order of games.
    pub fn new(seed: u64, clusters: &[u64], replicates: u32) -> Self {
        let below = poisson();
        let weight = |cluster: u64, replicate: u32| {
            let drawn = word(&[seed, cluster, u64::from(replicate)]);
            below.iter().take_while(|bound| drawn >= **bound).count() as u8
        };
        let weights = (0..replicates).flat_map(|nth| clusters.iter().map(move |cluster| (*cluster, nth)));
        Self { games: clusters.len(), weights: weights.map(|(cluster, nth)| weight(cluster, nth)).collect() }
    }

    /// This many resamples of these games.
    pub fn of(games: &Games, seed: u64, replicates: u32) -> Self {
        let clusters: Vec<u64> = games.iter().map(|(_, played)| played.cluster).collect();
        Self::new(seed, &clusters, replicates)
    }

    /// How often each game counts in each resample.
    pub fn weights(&self) -> impl Iterator<Item = &[u8]> {
        self.weights.chunks(self.games.max(1))
    }

    /// What a measure is in each resample.
    pub fn values(&self, of: &Prepared) -> Vec<Value> {
        self.weights().map(|weights| of.weighted(|game| f64::from(weights[game]))).collect()
    }
}

/// P(X ≤ n) for a Poisson number of mean 1, as words: 2⁶⁴/e · Σ 1/i!. The sum is of whole numbers, so it is the same everywhere.
fn poisson() -> [u64; MOST] {
    const OF_NONE: u128 = 6_786_177_901_268_885_274; // 2⁶⁴/e
    let (mut term, mut sum) = (OF_NONE << 32, 0u128);
    std::array::from_fn(|n| {
        term = if n > 0 { term / n as u128 } else { term };
        sum += term;
        u64::try_from(sum >> 32).unwrap_or(u64::MAX)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 1/e, 2/e and 2.5/e, and nearly 1.
    #[test]
    fn poisson_numbers_of_mean_one() {
        let share = |n: usize| poisson()[n] as f64 / 2f64.powi(64);
        let e = std::f64::consts::E;
        for (n, expected) in [(0, 1.0 / e), (1, 2.0 / e), (2, 2.5 / e), (19, 1.0)] {
            assert!((share(n) - expected).abs() < 1e-15, "{n}: {}", share(n));
        }
    }
}
