//! Where numbers of different settings must not be held against each other.

use super::{Measured, Report};
use crate::asked::Asked;
use clade_ecology::Measure;
use clade_ecology::reading::Food;

/// When a number cannot be held against that of another setting: what the measures' documentation says under "Compare with care", where it
/// depends on nothing but what is compared.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Unfair {
    /// Between different games: units, points, rounds, decisions or births are other things there.
    AcrossGames,
    /// Between different numbers of sides: chance alone gives other numbers.
    AcrossSides,
    /// A game in which nothing is eaten, beside any other: it is so by definition there, and between two such games it only repeats the share
    /// fed.
    OfHabitat,
}

/// By the number of the measure and the name of the number; nothing where it is always fair, or with a care that no table can take.
fn unfair(measure: &Measure, id: &str) -> &'static [Unfair] {
    use Unfair::{AcrossGames, AcrossSides, OfHabitat};
    match (measure.number, id) {
        // Who is eaten before it is judged, rounds, and pieces that a kill brings, are other things in each game.
        (3, "fed") | (12 | 13, _) | (24, "rank_food" | "rank_food_per_head" | "explained") => &[AcrossGames],
        (22, "gini_slope") => &[AcrossGames, AcrossSides],
        (1 | 8 | 10 | 14 | 18 | 26 | 27, _) => &[AcrossGames],
        (24, "leader_wins") | (17 | 21 | 22 | 28 | 30, _) => &[AcrossSides],
        (2 | 5 | 7 | 16 | 19, _) => &[OfHabitat],
        _ => &[],
    }
}

impl Report {
    /// Which of these arms have a number of this name that must not be compared with those of the others.
    pub fn unfair(&self, arms: &[usize], id: &str) -> Vec<bool> {
        among(&self.asked, &self.arms, arms, id)
    }
}

/// The same of what was measured.
pub(super) fn among(asked: &Asked, measured: &[Measured], arms: &[usize], id: &str) -> Vec<bool> {
    let readings = || arms.iter().map(|&arm| &measured[arm].reading);
    let sides: Vec<usize> = readings().map(|reading| reading.sides.count()).collect();
    let games: Vec<&str> = arms.iter().map(|&arm| asked.arms[arm].game.as_str()).collect();
    let is_one_game = games.iter().all(|game| *game == games[0]);
    let has_value = |arm: usize| measured[arm].estimate(id).is_some_and(|estimate| estimate.value.is_ok());
    let is_alone = arms.iter().filter(|&&arm| has_value(arm)).count() < 2;
    let when = if is_alone { &[] } else { Measure::part(id).map_or(&[][..], |(measure, _)| unfair(measure, id)) };
    let is_unfair = |food: Food| {
        when.iter().any(|when| match when {
            Unfair::AcrossGames => !is_one_game,
            Unfair::AcrossSides => sides.iter().any(|n| *n != sides[0]),
            Unfair::OfHabitat => food == Food::Habitat && !is_one_game,
        })
    };
    readings().map(|reading| is_unfair(reading.food)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn when(id: &str) -> &'static [Unfair] {
        unfair(Measure::part(id).unwrap().0, id)
    }

    /// Numbers of measures do not change. Of the shares fed the one of all that were there is fair everywhere; what counts by rounds, or pieces
    /// that kills bring, is so in one game only, and a win by chance among as many sides.
    #[test]
    fn every_number_is_judged() {
        for id in ["fed_of_all", "waived", "met", "recycling", "rank_hunger"] {
            assert_eq!(when(id), [], "{id}");
        }
        for id in ["fed", "supply", "died_hunger", "displaced", "rank_food", "explained", "rounds"] {
            assert_eq!(when(id), [Unfair::AcrossGames], "{id}");
        }
        for id in ["leader_wins", "gini_food", "overlap", "drama", "uncertainty"] {
            assert_eq!(when(id), [Unfair::AcrossSides], "{id}");
        }
        assert_eq!(when("gini_slope"), [Unfair::AcrossGames, Unfair::AcrossSides]);
        assert_eq!(when("scarcity"), [Unfair::OfHabitat]);
    }
}
