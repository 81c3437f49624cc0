//! Two arms of games, side by side: how much a number differs, and how surely.

use super::Interval;
use super::drawn::{Drawn, clusters, deviation, interval};
use crate::Part;
use crate::measure::{Absent, Prepared, Value};
use serde::{Deserialize, Serialize};
use statrs::statistics::{Data, OrderStatistics, RankTieBreaker, Statistics};

/// The smallest difference of shares that matters.
const SHARES: f64 = 0.02;
/// The same of other numbers, in standard deviations of games.
const DEVIATIONS: f64 = 0.1;

/// Whether games of the two arms are paired.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pairing {
    /// The same seeds and seats: games of the same place are drawn together. It helps only while the games run alike.
    Paired,
    /// Other seats, other cards or other seeds.
    Apart,
}

/// Arms that were to be paired and do not consist of the same clusters, game by game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the two arms were not played with the same seeds and seats")]
pub struct NotPaired;

/// How large a difference is compared with how games differ anyway.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Effects {
    /// Difference divided by the standard deviation of games (the root of the mean of both variances).
    pub d: Option<f64>,
    /// Difference divided by the standard deviation of the differences of pairs.
    pub d_of_pairs: Option<f64>,
    /// Cliff's delta (1993): how much more often a game of the second arm is above one of the first than below.
    pub cliff: Option<f64>,
    /// Odds ratio, for shares strictly between 0 and 1: it says more near the ends.
    pub odds: Option<f64>,
}

/// A number in two arms. Differences are the second less the first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Compared {
    /// Which number.
    pub id: String,
    /// Its values in the arms.
    pub values: [Value; 2],
    /// How many games of each arm have a value.
    pub counted: [usize; 2],
    /// Whether an arm has one value in all its games, and the other in none: mostly the rules of one know no such thing. Then there is
    /// nothing to test, and p and d would be numbers without a meaning.
    pub fixed: [bool; 2],
    /// The difference, or why there is none.
    pub difference: Value,
    /// 95 % of the difference.
    pub interval: Result<Interval, Absent>,
    /// 90 % of it: for two one-sided tests of 5 %.
    pub narrow: Result<Interval, Absent>,
    /// Standard deviation of the difference over resamples.
    pub error: Option<f64>,
    /// How often chance makes as large a difference: centred bootstrap, at least 1/(resamples + 1). Not adjusted.
    pub p: Option<f64>,
    /// The smallest difference that is of interest.
    pub of_interest: Option<f64>,
    /// The correlation of pairs, where paired.
    pub correlation: Option<f64>,
    /// Effect sizes.
    pub effects: Effects,
}

/// Compares a number in two arms. Arms that are paired must be drawn with the same seed, others with seeds of their own.
///
/// # Errors
/// [`NotPaired`].
pub fn compare(part: &Part, arms: [&Drawn; 2], pairing: Pairing) -> Result<Compared, NotPaired> {
    let [a, b] = arms.map(|arm| &arm.prepared);
    if pairing == Pairing::Paired && a.clusters() != b.clusters() {
        return Err(NotPaired);
    }
    let values = [a.value(), b.value()];
    let difference = less(values[1], values[0]);
    let drawn: Vec<Value> = arms[1].values.iter().zip(&arms[0].values).map(|(b, a)| less(*b, *a)).collect();
    let fewest = clusters(a).min(clusters(b));
    let within = |level| difference.and_then(|_| interval(fewest, &drawn, level));
    let is_told = within(0.95).is_ok();
    let pairs = (pairing == Pairing::Paired).then(|| pairs(a, b)).flatten();
    let fixed = if is_told { fixed(a, b) } else { [false; 2] };
    let varies = fixed == [false; 2];
    Ok(Compared {
        id: part.id.into(),
        values,
        counted: [a.counted(), b.counted()],
        fixed,
        difference,
        interval: within(0.95),
        narrow: within(0.9),
        error: is_told.then(|| present(&drawn).as_slice().std_dev()),
        p: difference.ok().filter(|_| is_told && varies).map(|difference| chance(difference, &drawn)),
        of_interest: if part.unit.is_share() { Some(SHARES) } else { both_deviations(a, b).map(|sd| DEVIATIONS * sd) },
        correlation: pairs.as_ref().and_then(correlation),
        effects: if varies { effects(part, [a, b], difference, pairs.as_ref()) } else { Effects::default() },
    })
}

/// Which arms have one value in all their games, and the other in none.
fn fixed(a: &Prepared, b: &Prepared) -> [bool; 2] {
    let [Some(a), Some(b)] = [a, b].map(|arm| arm.values().map(present)) else { return [false; 2] };
    let is_fixed = |own: &[f64], other: &[f64]| own.first().is_some_and(|one| own.iter().all(|n| n == one) && !other.contains(one));
    [is_fixed(&a, &b), is_fixed(&b, &a)]
}

fn less(b: Value, a: Value) -> Value {
    Ok(b? - a?)
}

fn present(drawn: &[Value]) -> Vec<f64> {
    drawn.iter().filter_map(|value| value.ok()).collect()
}

/// How often resamples lie as far from the difference as the difference lies from 0.
fn chance(difference: f64, drawn: &[Value]) -> f64 {
    let drawn = present(drawn);
    let as_far = drawn.iter().filter(|value| (**value - difference).abs() >= difference.abs()).count();
    (as_far + 1) as f64 / (drawn.len() + 1) as f64
}

fn both_deviations(a: &Prepared, b: &Prepared) -> Option<f64> {
    let (a, b) = (deviation(a)?, deviation(b)?);
    Some(f64::midpoint(a * a, b * b).sqrt()).filter(|sd| *sd > 0.0)
}

/// Values of games that have one in both arms.
type Pairs = (Vec<f64>, Vec<f64>);

fn pairs(a: &Prepared, b: &Prepared) -> Option<Pairs> {
    Some(a.values()?.iter().zip(b.values()?).filter_map(|(a, b)| Some((a.ok()?, b.ok()?))).unzip())
}

fn correlation((a, b): &Pairs) -> Option<f64> {
    let spread = a.as_slice().population_std_dev() * b.as_slice().population_std_dev();
    (spread > 0.0).then(|| (a.as_slice().population_covariance(b.as_slice()) / spread).clamp(-1.0, 1.0))
}

fn effects(part: &Part, arms: [&Prepared; 2], difference: Value, pairs: Option<&Pairs>) -> Effects {
    let [a, b] = arms;
    let Ok(difference) = difference else { return Effects::default() };
    let of_pairs = pairs.filter(|(a, _)| a.len() > 1).map(|(a, b)| {
        let differences: Vec<f64> = b.iter().zip(a).map(|(b, a)| b - a).collect();
        differences.as_slice().mean() / differences.as_slice().std_dev()
    });
    Effects {
        d: both_deviations(a, b).map(|sd| difference / sd),
        d_of_pairs: of_pairs.filter(|d| d.is_finite()),
        cliff: cliff(a, b),
        odds: odds(part, a.value(), b.value()),
    }
}

/// From the ranks of all games together: 2 U/(n m) − 1.
fn cliff(a: &Prepared, b: &Prepared) -> Option<f64> {
    let of = |arm: &Prepared| arm.values().map(present);
    let (a, b) = (of(a)?, of(b)?);
    if a.is_empty() || b.is_empty() {
        return None;
    }
    let (n, m) = (a.len() as f64, b.len() as f64);
    let ranks = Data::new([a, b].concat()).ranks(RankTieBreaker::Average);
    let of_second: f64 = ranks.iter().skip(n as usize).sum();
    Some(2.0 * (of_second - m * (m + 1.0) / 2.0) / (n * m) - 1.0)
}

fn odds(part: &Part, a: Value, b: Value) -> Option<f64> {
    let odds =
        |value: Value| value.ok().filter(|p| part.unit == crate::measure::Unit::Share && *p > 0.0 && *p < 1.0).map(|p| p / (1.0 - p));
    Some(odds(b)? / odds(a)?)
}
