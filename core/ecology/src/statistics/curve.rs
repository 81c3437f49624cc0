//! How sure a survival curve is.

use super::Resamples;
use super::drawn::{Interval, interval};
use crate::Games;
use crate::measure::survival::{AT_RISK, Assumed, Step, all_terms, curve, weighted};
use crate::measure::{Absent, Value};

/// The survival curve with 95 % of each step; whole games are resampled, not individuals. A step at which too few are at risk has no
/// interval.
pub fn survival(games: &Games, assumed: Assumed, resamples: &Resamples) -> Vec<(Step, Result<Interval, Absent>)> {
    let terms = all_terms(games, assumed);
    let drawn: Vec<Vec<Step>> = resamples.weights().map(|weights| weighted(&terms, weights)).collect();
    let bounded = |step: Step| {
        let of = |steps: &Vec<Step>| -> Value { steps.get(step.age).map(|step| step.survival).ok_or(Absent::FewAtRisk(AT_RISK)) };
        let is_enough = step.at_risk >= f64::from(AT_RISK);
        let values: Vec<Value> = drawn.iter().map(of).collect();
        (step, if is_enough { interval(games.len(), &values, 0.95) } else { Err(Absent::FewAtRisk(AT_RISK)) })
    };
    curve(games, assumed).into_iter().map(bounded).collect()
}
