//! A value with its interval.

use super::{CLUSTERS, Resamples};
use crate::measure::{Absent, Prepared, Unit, Value};
use crate::{Games, Measure, Part};
use serde::{Deserialize, Serialize};
use statrs::statistics::{Data, OrderStatistics, Statistics};

/// An interval needs a value in so many of a hundred resamples.
const PRESENT: usize = 95;
/// A type is told only where so large a share of resamples agrees.
const AGREED: f64 = 0.8;

/// Between which values a number lies, by the percentiles of its resamples.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Below it lies half of what the interval leaves out.
    pub low: f64,
    /// Above it, the other half.
    pub high: f64,
}

/// One number over many games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Estimate {
    /// Which.
    pub id: String,
    /// Its value, or why it has none.
    pub value: Value,
    /// 95 %, or why there is none.
    pub interval: Result<Interval, Absent>,
    /// Games that were measured.
    pub games: usize,
    /// Games that have a value; all where games have none of their own.
    pub counted: usize,
    /// Standard deviation of the values of games, where they have one.
    pub deviation: Option<f64>,
}

/// All numbers over many games, in the order of their table.
pub fn estimates(games: &Games, seed: u64, replicates: u32) -> Vec<Estimate> {
    let clusters: Vec<u64> = games.iter().map(|(_, played)| played.cluster).collect();
    let resamples = Resamples::new(seed, &clusters, replicates);
    Measure::parts().map(|(_, part)| estimate(part, &part.over(games), &resamples)).collect()
}

/// A number over many games, with its interval.
pub fn estimate(part: &Part, prepared: &Prepared, resamples: &Resamples) -> Estimate {
    let drawn = resamples.values(prepared);
    let (value, interval) = match part.unit {
        Unit::HollingType => (agreed(prepared.value(), &drawn), Err(Absent::NoAmount)),
        _ => (prepared.value(), prepared.value().and_then(|_| interval(clusters(prepared), &drawn, 0.95))),
    };
    Estimate {
        id: part.id.into(),
        value,
        interval,
        games: prepared.clusters().len(),
        counted: prepared.counted(),
        deviation: deviation(prepared),
    }
}

/// How many clusters have a value.
pub(super) fn clusters(prepared: &Prepared) -> usize {
    let has_value = |ix: usize| prepared.values().is_none_or(|values| values[ix].is_ok());
    let counted = prepared.clusters().iter().enumerate().filter(|(ix, _)| has_value(*ix)).map(|(_, cluster)| *cluster);
    counted.collect::<std::collections::BTreeSet<_>>().len()
}

/// The standard deviation of the values of games.
pub(super) fn deviation(prepared: &Prepared) -> Option<f64> {
    let values: Vec<f64> = prepared.values()?.iter().filter_map(|value| value.ok()).collect();
    (values.len() > 1).then(|| values.as_slice().std_dev())
}

/// The middle part of the resamples, so large.
pub(super) fn interval(clusters: usize, drawn: &[Value], level: f64) -> Result<Interval, Absent> {
    if clusters < CLUSTERS as usize {
        return Err(Absent::FewGames(CLUSTERS));
    }
    let values: Vec<f64> = drawn.iter().filter_map(|value| value.ok()).collect();
    if values.is_empty() || values.len() * 100 < drawn.len() * PRESENT {
        return Err(Absent::Unstable);
    }
    let mut values = Data::new(values);
    let out = (1.0 - level) / 2.0;
    Ok(Interval { low: values.quantile(out), high: values.quantile(1.0 - out) })
}

fn agreed(value: Value, drawn: &[Value]) -> Value {
    let value = value?;
    let same = drawn.iter().filter(|other| **other == Ok(value)).count() as f64;
    if same >= AGREED * drawn.len() as f64 { Ok(value) } else { Err(Absent::NotToldApart) }
}
