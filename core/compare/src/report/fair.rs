//! Where numbers of different settings must not be held against each other.

use super::{Measured, Report};
use crate::asked::Asked;
use clade_ecology::Measure;
use clade_ecology::reading::Food;

/// When numbers of a measure cannot be held against each other: the last column of the table in the measures' documentation, where it
/// depends on nothing but what is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Unfair {
    /// Always fair, or with a care that no table can take.
    Never,
    /// Between different games: units, points, decisions or births are other things there.
    AcrossGames,
    /// Between different numbers of sides.
    AcrossSides,
    /// A game in which nothing is eaten, beside others: it is so by definition there.
    OfHabitat,
}

/// By the number of the measure.
fn unfair(measure: &Measure) -> Unfair {
    match measure.number {
        1 | 8 | 10 | 13 | 14 | 18 | 26 | 27 => Unfair::AcrossGames,
        17 | 21 | 22 | 28 | 30 => Unfair::AcrossSides,
        2 | 5 | 7 | 16 | 19 => Unfair::OfHabitat,
        _ => Unfair::Never,
    }
}

impl Report {
    /// Which of these arms have numbers of a measure that must not be compared with those of the others.
    pub fn unfair(&self, arms: &[usize], measure: &Measure) -> Vec<bool> {
        among(&self.asked, &self.arms, arms, measure)
    }
}

/// The same of what was measured.
pub(super) fn among(asked: &Asked, measured: &[Measured], arms: &[usize], measure: &Measure) -> Vec<bool> {
    let readings = || arms.iter().map(|&arm| &measured[arm].reading);
    let sides: Vec<usize> = readings().map(|reading| reading.sides.count()).collect();
    let games: Vec<&str> = arms.iter().map(|&arm| asked.arms[arm].game.as_str()).collect();
    let some_eat = readings().any(|reading| reading.food != Food::Habitat);
    let has_value = |id: &str, arm: usize| measured[arm].estimate(id).is_some_and(|estimate| estimate.value.is_ok());
    let is_alone = measure.parts.iter().all(|part| arms.iter().filter(|&&arm| has_value(part.id, arm)).count() < 2);
    let is_unfair = |food: Food| match unfair(measure) {
        _ if is_alone => false,
        Unfair::Never => false,
        Unfair::AcrossGames => games.iter().any(|game| *game != games[0]),
        Unfair::AcrossSides => sides.iter().any(|n| *n != sides[0]),
        Unfair::OfHabitat => food == Food::Habitat && some_eat,
    };
    readings().map(|reading| is_unfair(reading.food)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers of measures do not change; that of "share fed" is the one that is fair everywhere.
    #[test]
    fn every_measure_is_judged() {
        let names =
            |of: Unfair| Measure::ALL.iter().filter(|measure| unfair(measure) == of).map(|measure| measure.name).collect::<Vec<_>>();
        assert!(names(Unfair::Never).contains(&"share fed") && names(Unfair::AcrossGames).contains(&"supply and need"));
        assert_eq!(names(Unfair::AcrossSides).len(), 5);
    }
}
