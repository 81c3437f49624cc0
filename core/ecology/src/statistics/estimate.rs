//! A value with its interval.

use super::Resamples;
use super::drawn::{Bounded, Drawn, Interval, deviation};
use crate::measure::{Absent, Prepared, Unit, Value};
use crate::{Games, Measure, Part};
use serde::{Deserialize, Serialize};

/// A type is named only if this share of resamples agrees.
const AGREED: f64 = 0.8;

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
    let resamples = Resamples::of(games, seed, replicates);
    Measure::parts().map(|(_, part)| estimate(part, &Drawn::new(part.over(games), &resamples))).collect()
}

/// A number over many games, with its interval.
pub fn estimate(part: &Part, drawn: &Drawn) -> Estimate {
    let Bounded { value, interval } = match part.unit {
        Unit::HollingType => Bounded { value: agreed(drawn.prepared.value(), &drawn.values), interval: Err(Absent::NoAmount) },
        _ => drawn.bounded(),
    };
    let prepared: &Prepared = &drawn.prepared;
    Estimate {
        id: part.id.into(),
        value,
        interval,
        games: prepared.clusters().len(),
        counted: prepared.counted(),
        deviation: deviation(prepared),
    }
}

fn agreed(value: Value, drawn: &[Value]) -> Value {
    let value = value?;
    let same = drawn.iter().filter(|other| **other == Ok(value)).count() as f64;
    if same >= AGREED * drawn.len() as f64 { Ok(value) } else { Err(Absent::NotToldApart) }
}
