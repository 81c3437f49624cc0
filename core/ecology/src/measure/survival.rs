//! Measure 11: how long individuals live, by windows faced.

use super::prepared::Prepared;
use super::value::{Absent, Value};
use crate::row::{AgeSums, Ages, TOP};
use crate::{Games, Row};
use serde::{Deserialize, Serialize};

/// Below this many at risk a point of the curve has no value.
pub const AT_RISK: u16 = 10;
/// Causes of death.
const CAUSES: usize = 5;
/// Terms of a game: deaths by age and cause, then who was censored at each age.
const WIDTH: usize = TOP * (CAUSES + 1);

/// Which ages are assumed for those who cannot be told apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Assumed {
    /// In proportion: the value.
    Mixed,
    /// The oldest first: one bound.
    Oldest,
    /// The youngest first: the other bound.
    Youngest,
}

/// One step of the curve.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// Windows faced.
    pub age: usize,
    /// Who reached this age: those who died or were censored at it, or lived on.
    pub at_risk: f64,
    /// Of these, who died at it.
    pub died: f64,
    /// The share of all that outlives this age (Kaplan & Meier 1958); those censored at an age were at risk at it.
    pub survival: f64,
    /// Its variance (Greenwood 1926).
    pub variance: f64,
    /// The share of all that died of each cause up to this age, by the order of [`crate::row::DEATHS`] (Aalen & Johansen 1978).
    pub by_cause: [f64; CAUSES],
}

/// The curve of all games, up to the last age that anybody reached.
pub fn curve(games: &Games, assumed: Assumed) -> Vec<Step> {
    let terms = all_terms(games, assumed);
    weighted(&terms, &vec![1; terms.len()])
}

/// The terms of each game.
pub(crate) fn all_terms(games: &Games, assumed: Assumed) -> Vec<Vec<f64>> {
    games.rows().map(|row| terms(row, assumed)).collect()
}

/// The curve if each game counted so often.
pub(crate) fn weighted(terms: &[Vec<f64>], weights: &[u8]) -> Vec<Step> {
    let mut sums = vec![0.0; WIDTH];
    for (terms, &weight) in terms.iter().zip(weights).filter(|(_, weight)| **weight > 0) {
        sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += f64::from(weight) * term);
    }
    steps(&sums)
}

fn of(ages: &Ages, assumed: Assumed) -> &AgeSums {
    match assumed {
        Assumed::Mixed => &ages.mixed,
        Assumed::Oldest => &ages.oldest,
        Assumed::Youngest => &ages.youngest,
    }
}

fn terms(row: &Row, assumed: Assumed) -> Vec<f64> {
    let ages = of(&row.ages, assumed);
    ages.died.iter().flatten().chain(&ages.censored).copied().collect()
}

fn steps(sums: &[f64]) -> Vec<Step> {
    let (died, censored) = sums.split_at(TOP * CAUSES);
    let died = |age: usize| &died[age * CAUSES..][..CAUSES];
    let gone = |age: usize| died(age).iter().sum::<f64>() + censored[age];
    let mut at_risk: f64 = (0..TOP).map(gone).sum();
    let (mut survival, mut spread, mut by_cause) = (1.0, 0.0, [0.0; CAUSES]);
    let mut steps = Vec::new();
    for age in (0..TOP).take_while(|age| (*age..TOP).any(|later| gone(later) > 1e-9)) {
        let dead: f64 = died(age).iter().sum();
        if at_risk > 1e-9 {
            by_cause.iter_mut().zip(died(age)).for_each(|(sum, n)| *sum += survival * n / at_risk);
            survival *= 1.0 - (dead / at_risk).min(1.0);
            if at_risk > dead {
                spread += dead / (at_risk * (at_risk - dead));
            }
        }
        steps.push(Step { age, at_risk, died: dead, survival, variance: survival * survival * spread, by_cause });
        at_risk -= gone(age);
    }
    steps
}

/// The share that outlives an age.
pub(super) fn survives<const AGE: usize>(games: &Games) -> Prepared {
    prepared(games, |steps| {
        let at = steps.iter().find(|step| step.age == AGE).filter(|step| step.at_risk >= f64::from(AT_RISK));
        at.map(|step| step.survival).ok_or(Absent::FewAtRisk(AT_RISK))
    })
}

/// The first age that not more than half outlive.
pub(super) fn median(games: &Games) -> Prepared {
    prepared(games, |steps| {
        let enough = |step: &&Step| step.at_risk >= f64::from(AT_RISK);
        if !steps.iter().any(|step| enough(&step)) {
            return Err(Absent::FewAtRisk(AT_RISK));
        }
        let half = steps.iter().take_while(enough).find(|step| step.survival <= 0.5);
        half.map(|step| step.age as f64).ok_or(Absent::Outlived)
    })
}

fn prepared(games: &Games, finish: impl Fn(&[Step]) -> Value + Send + Sync + 'static) -> Prepared {
    Prepared::pooled(games, WIDTH, |row| terms(row, Assumed::Mixed), move |sums| finish(&steps(sums)))
}
