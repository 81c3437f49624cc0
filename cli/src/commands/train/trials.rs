//! Whether bots with changed values win more often: they play against those with the values as they were.

use super::School;
use super::kept::Trial;
use super::weights::Values;
use crate::commands::stats::Z;
use crate::error::Error;
use crate::interrupt;
use clade_host::random::derive;
use indicatif::ProgressBar;

/// After so many games it is looked whether it is decided.
const LOOK: u32 = 100;
/// What a part is multiplied with to see whether that is better, in percent.
const CHANGES: [i64; 2] = [150, 67];
/// How much worse what was fitted may play, since it tells the end better: a hundredth of the games.
const AS_GOOD: f64 = 0.01;
/// The seeds of trials, apart from those of the games to learn from.
pub(super) const TRIALS: u64 = 1 << 32;

/// Which seats the changed bots have, a bit each: one half of them and then the other.
const HALVES: [u32; 6] = [0b0101_0101, 0b1010_1010, 0b0011_0011, 0b1100_1100, 0b0110_0110, 0b1001_1001];

/// A change that can be tried.
pub(super) struct Change {
    pub(super) name: String,
    pub(super) values: Values,
}

/// What is tried: first what was fitted, and half the way there; then each part by itself, more and less.
pub(super) fn change(nth: usize, now: &Values, fitted: &Values, start: &Values) -> Option<Change> {
    if let Some(name) = ["regression", "half-regression"].get(nth) {
        let values = if nth == 0 { fitted.clone() } else { half_way(start, fitted) };
        return Some(Change { name: (*name).to_owned(), values });
    }
    let nth = nth - 2;
    let (part, percent) = (nth / CHANGES.len(), CHANGES[nth % CHANGES.len()]);
    let name = now.parts.get(part)?.0.clone();
    let mut values = now.clone();
    values.parts[part].1 = now.parts[part].1.map(|old| (old * percent / 100).clamp(0, 1000));
    Some(Change { name: format!("{name} {percent} %"), values })
}

/// Between two values.
fn half_way(one: &Values, other: &Values) -> Values {
    let mut values = one.clone();
    for (part, other) in values.parts.iter_mut().zip(&other.parts) {
        part.1 = std::array::from_fn(|third| (part.1[third] + other.1[third]) / 2);
    }
    values
}

/// A trial that is not needed.
pub(super) fn skipped(change: &Change) -> Trial {
    Trial { change: change.name.clone(), games: 0, won: [0.5, 0.0], taken: false }
}

/// Whether a change is made: what was fitted unless it plays worse, anything else only if it surely plays better.
fn is_taken(name: &str, won: f64, margin: f64) -> bool {
    if name.ends_with("regression") { won >= 0.5 - AS_GOOD } else { won - margin > 0.5 }
}

/// The mean of these shares of pairs of games, and half the width of its interval of 95 %.
pub(super) fn mean(shares: &[f64]) -> [f64; 2] {
    let n = shares.len().max(1) as f64;
    let mean = shares.iter().sum::<f64>() / n;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    [mean, Z * (variance / n).sqrt()]
}

impl School {
    /// Plays a change against what is there; nothing if it was cut short.
    pub(super) fn tried(&self, nth: usize, now: &Values, change: &Change, bar: &ProgressBar) -> Result<Option<Trial>, Error> {
        let mut shares = Vec::new();
        let seed = derive(self.seed, TRIALS + nth as u64);
        loop {
            let from = shares.len() as u32 * 2;
            let more = self.duel([now, &change.values], seed, from..(from + LOOK).min(self.tune), bar)?;
            shares.extend(more);
            if interrupt::asked() {
                return Ok(None);
            }
            let [won, margin] = mean(&shares);
            let is_over = shares.len() as u32 * 2 + 1 >= self.tune;
            // A change that is not taken now would hardly be taken later.
            if is_over || won + margin < 0.5 || (won - 1.5 * margin > 0.5) {
                let taken = is_taken(&change.name, won, margin);
                return Ok(Some(Trial { change: change.name.clone(), games: shares.len() as u32 * 2, won: [won, margin], taken }));
            }
        }
    }

    /// For each pair of games the share that the second values won: once on one half of the seats, once on the other, with the same dice.
    pub(super) fn duel(&self, values: [&Values; 2], seed: u64, games: std::ops::Range<u32>, bar: &ProgressBar) -> Result<Vec<f64>, Error> {
        let seats = usize::from(self.seats);
        let halves = if seats == 2 { 2 } else { HALVES.len() as u32 };
        let pairs: Vec<u32> = (games.start / 2..games.end / 2).collect();
        let played = self.each(&pairs, &values, bar, |faces, pair| {
            let mut share = 0.0;
            for half in [2 * pair, 2 * pair + 1] {
                let sits: Vec<usize> = (0..seats).map(|seat| (HALVES[(half % halves) as usize] >> seat & 1) as usize).collect();
                let Some(ended) = faces.play(derive(seed, pair.into()), &sits, &mut |_, _, _| Ok(()))? else { return Ok(None) };
                let won = clade_bots::won(&ended.outcome);
                share += won.iter().zip(&sits).filter(|(_, face)| **face == 1).map(|(won, _)| won / 2.0).sum::<f64>();
            }
            Ok(Some(share))
        })?;
        Ok(played)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(percent: [i64; 3]) -> Values {
        Values { parts: vec![("a".to_owned(), percent), ("b".to_owned(), [100; 3])], doubt: Vec::new() }
    }

    #[test]
    fn each_part_is_tried_more_and_less() {
        let (start, fitted) = (values([100; 3]), values([200, 0, 100]));
        let tried =
            |nth| change(nth, &start, &fitted, &start).map(|change| (change.name, change.values.parts[0].1, change.values.parts[1].1));
        assert_eq!(tried(0), Some(("regression".to_owned(), [200, 0, 100], [100; 3])));
        assert_eq!(tried(1), Some(("half-regression".to_owned(), [150, 50, 100], [100; 3])));
        assert_eq!(tried(2), Some(("a 150 %".to_owned(), [150; 3], [100; 3])));
        assert_eq!(tried(5), Some(("b 67 %".to_owned(), [100; 3], [67; 3])));
        assert_eq!(tried(6), None);
    }

    #[test]
    fn what_was_fitted_may_be_as_good_and_all_else_must_be_better() {
        assert!(is_taken("regression", 0.495, 0.02) && !is_taken("half-regression", 0.48, 0.02));
        assert!(is_taken("a 150 %", 0.53, 0.02) && !is_taken("a 150 %", 0.51, 0.02));
    }

    /// 0.5, 0.75, 1: the mean is 0.75, the variance 0.0625; 1.96 · √(0.0625 / 3) = 0.283.
    #[test]
    fn the_margin_is_of_pairs() {
        let [mean, margin] = mean(&[0.5, 0.75, 1.0]);
        assert!((mean - 0.75).abs() < 1e-9 && (margin - 0.283).abs() < 1e-3);
    }
}
