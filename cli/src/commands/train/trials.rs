//! Whether bots with changed values win more often: they play against those with the values as they were.

use super::School;
use super::kept::Trial;
use super::weights::Values;
use crate::commands::stats::Z;
use crate::error::Error;
use crate::interrupt;
use clade_host::random::derive;
use clade_mods::THIRDS;
use indicatif::ProgressBar;

/// Many changes are tried, and some look good by chance: one is taken if it is better by one and a half margins (999 of 1,000 times).
const SURE: f64 = 1.5;
/// After so many games it is looked whether it is decided.
const LOOK: u32 = 200;
/// What is tried first.
const FITTED: [&str; 2] = ["regression", "half-regression"];
/// What a part that counted nothing is tried with.
const FROM_NOTHING: i64 = 40;
/// How often each part is tried in each third at most.
const ROUNDS: usize = 3;
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

/// What is tried: first what was fitted, and half the way there; then each part by itself in the whole game, more and less; then each part in each
/// third, again and again until nothing is better any more.
pub(super) fn change(now: &Values, fitted: &Values, start: &Values, tried: &[Trial]) -> Option<Change> {
    if let Some(name) = FITTED.get(tried.len()) {
        let values = if tried.is_empty() { fitted.clone() } else { half_way(start, fitted) };
        return Some(Change { name: (*name).to_owned(), values });
    }
    let (nth, ways) = (tried.len() - FITTED.len(), CHANGES.len());
    let (whole, each) = (now.parts.len() * ways, now.parts.len() * ways * THIRDS);
    let (part, thirds) = match nth.checked_sub(whole) {
        None => (nth / ways, 0..THIRDS),
        Some(later) => {
            let (round, step) = (later / each, later % each / ways);
            let last = &tried[tried.len() - each.min(later)..];
            if round == ROUNDS || (round > 0 && last.iter().all(|trial| !trial.taken)) {
                return None;
            }
            (step / THIRDS, step % THIRDS..step % THIRDS + 1)
        }
    };
    let percent = CHANGES[nth % ways];
    let mut values = now.clone();
    for old in &mut values.parts[part].1[thirds.clone()] {
        *old = if *old == 0 && percent > 100 { FROM_NOTHING } else { (*old * percent / 100).min(1000) };
    }
    let name = &now.parts[part].0;
    let name = if thirds.len() == 1 { format!("{name}, {}: {percent} %", thirds.start + 1) } else { format!("{name}: {percent} %") };
    Some(Change { name, values })
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
    if name.ends_with("regression") { won >= 0.5 - AS_GOOD } else { won - SURE * margin > 0.5 }
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
            if is_over || won + margin < 0.5 || won - SURE * margin > 0.5 {
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
                let Some(ended) = faces.play((derive(seed, pair.into()), self.bot), &sits, &mut |_, _, _| Ok(()))? else { return Ok(None) };
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
        Values { parts: vec![("a".to_owned(), percent), ("b".to_owned(), [100; 3])], ..Values::default() }
    }

    #[test]
    fn each_part_is_tried_more_and_less() {
        let (start, fitted) = (values([100; 3]), values([200, 0, 100]));
        let was = |taken| Trial { change: String::new(), games: 2, won: [0.5, 0.1], taken };
        let tried = |n: usize, taken: &[usize]| {
            let tried: Vec<Trial> = (0..n).map(|nth| was(taken.contains(&nth))).collect();
            change(&start, &fitted, &start, &tried).map(|change| (change.name, change.values.parts[0].1, change.values.parts[1].1))
        };
        assert_eq!(tried(0, &[]), Some(("regression".to_owned(), [200, 0, 100], [100; 3])));
        assert_eq!(tried(1, &[]), Some(("half-regression".to_owned(), [150, 50, 100], [100; 3])));
        assert_eq!(tried(2, &[]), Some(("a: 150 %".to_owned(), [150; 3], [100; 3])));
        assert_eq!(tried(5, &[]), Some(("b: 67 %".to_owned(), [100; 3], [67; 3])));
        assert_eq!(tried(6, &[]), Some(("a, 1: 150 %".to_owned(), [150, 100, 100], [100; 3])));
        assert_eq!(tried(11, &[]), Some(("a, 3: 67 %".to_owned(), [100, 100, 67], [100; 3])));
        assert_eq!(tried(17, &[]), Some(("b, 3: 67 %".to_owned(), [100; 3], [100, 100, 67])));
        assert_eq!(tried(18, &[]), None, "nothing was better in a whole round");
        assert_eq!(tried(18, &[9]).map(|change| change.0), Some("a, 1: 150 %".to_owned()));
        assert_eq!(tried(6 + 3 * 12, &[41]), None, "three rounds are enough");
    }

    #[test]
    fn what_was_fitted_may_be_as_good_and_all_else_must_be_better() {
        assert!(is_taken("regression", 0.495, 0.02) && !is_taken("half-regression", 0.48, 0.02));
        assert!(is_taken("a: 150 %", 0.54, 0.02) && !is_taken("a: 150 %", 0.52, 0.02));
    }

    /// 0.5, 0.75, 1: the mean is 0.75, the variance 0.0625; 1.96 · √(0.0625 / 3) = 0.283.
    #[test]
    fn the_margin_is_of_pairs() {
        let [mean, margin] = mean(&[0.5, 0.75, 1.0]);
        assert!((mean - 0.75).abs() < 1e-9 && (margin - 0.283).abs() < 1e-3);
    }
}
