//! A prepared number, and its value in each resample: the basis of intervals and comparisons.

use super::{CLUSTERS, Resamples};
use crate::measure::{Absent, Prepared, Value};
use serde::{Deserialize, Serialize};
use statrs::statistics::{Data, OrderStatistics, Statistics};

/// An interval needs a value in this many of a hundred resamples.
const PRESENT: usize = 95;

/// Between which values a number lies, by the percentiles of its resamples.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Interval {
    /// Below it lies half of what the interval leaves out.
    pub low: f64,
    /// Above it, the other half.
    pub high: f64,
}

/// A value and where it lies.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bounded {
    /// The value, or why there is none.
    pub value: Value,
    /// 95 %, or why there is none.
    pub interval: Result<Interval, Absent>,
}

/// A number made ready and drawn.
pub struct Drawn {
    /// The number.
    pub prepared: Prepared,
    /// What it is in each resample.
    pub values: Vec<Value>,
}

impl Drawn {
    /// Draws a number.
    pub fn new(prepared: Prepared, resamples: &Resamples) -> Self {
        let values = resamples.values(&prepared);
        Self { prepared, values }
    }

    /// The value with its interval.
    pub fn bounded(&self) -> Bounded {
        let value = self.prepared.value();
        Bounded { value, interval: value.and_then(|_| interval(clusters(&self.prepared), &self.values, 0.95)) }
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

/// The middle part of the resamples, of this size.
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
