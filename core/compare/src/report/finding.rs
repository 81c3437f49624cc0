//! What can be said in a sentence.

use super::fair::among;
use super::{MAIN, Measured, Pair, Report};
use crate::asked::{Asked, Shape};
use clade_ecology::Measure;
use clade_ecology::statistics::{Compared, Judged, Verdict};
use serde::{Deserialize, Serialize};

/// Something that can be said about one number in two settings. A finding holds for every kind of players in the comparison, or names
/// those for which it holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Finding {
    /// Which number.
    pub id: String,
    /// What is said of the second setting compared with the first.
    pub says: Says,
    /// Whether it was not on the list that was named before the run.
    pub found_by_looking: bool,
    /// The places in [`super::Report::pairs`] of all kinds of players for which it holds, the first of them the one to be told in numbers.
    pub holds: Vec<usize>,
    /// The places of those for which it does not.
    pub fails: Vec<usize>,
}

/// What is said.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Says {
    /// The second is higher.
    Higher,
    /// The second is lower.
    Lower,
    /// They are alike to within what matters.
    Alike,
    /// No difference was seen, which proves nothing.
    Unsure,
}

/// Measures of which the numbers of different games have no common size, besides those that are unfair to compare, by their place in the
/// table; see there why.
const OWN_SIZE: [u8; 3] = [16, 19, 23];
/// The same of single numbers.
const OWN_SIZE_PARTS: [&str; 2] = ["breadth", "overlap"];
/// So many findings about two settings are told at first; the others are folded away, or left to the report.
pub const FIRST: usize = 4;
/// How many differences found by looking are reported for two settings.
pub const LOOKED_FOR: usize = 5;

/// Whether a number of one game can be held against that of another.
pub(super) fn is_common(id: &str) -> bool {
    Measure::part(id).is_some_and(|(measure, _)| !OWN_SIZE.contains(&measure.number) && !OWN_SIZE_PARTS.contains(&id))
}

impl Says {
    /// What a judged number says of the second arm.
    pub(crate) fn of(judged: &Judged) -> Option<Self> {
        let difference = judged.compared.difference.ok()?;
        judged.compared.interval.ok()?;
        Some(match judged.verdict {
            verdict if verdict.is_difference() => {
                if difference > 0.0 {
                    Self::Higher
                } else {
                    Self::Lower
                }
            }
            Verdict::Alike { .. } => Self::Alike,
            _ => Self::Unsure,
        })
    }
}

/// What can be said: of each two settings first the numbers that were named before the run, then what was found by looking, both with the
/// largest differences first. That nothing was seen is said of the former only.
pub(super) fn findings(asked: &Asked, arms: &[Measured], pairs: &[Pair]) -> Vec<Finding> {
    families(asked, pairs).iter().flat_map(|family| told(of_family(asked, arms, pairs, family))).collect()
}

/// The places of the pairs of each two settings, one for each kind of players.
fn families(asked: &Asked, pairs: &[Pair]) -> Vec<Vec<usize>> {
    let mut families: Vec<Vec<usize>> = Vec::new();
    let settings = |pair: &Pair| pair.arms.map(|arm| asked.arms[arm].setting);
    for (ix, pair) in pairs.iter().enumerate() {
        match families.iter_mut().find(|family| settings(&pairs[family[0]]) == settings(pair)) {
            Some(family) => family.push(ix),
            None => families.push(vec![ix]),
        }
    }
    families
}

/// The findings of two settings, held against each other among several kinds of players.
fn of_family(asked: &Asked, arms: &[Measured], pairs: &[Pair], family: &[usize]) -> Vec<Finding> {
    let [a, b] = pairs[family[0]].arms.map(|arm| &asked.arms[arm].game);
    // What a table marks as unfair is no headline, in one game or between two.
    let is_fair = |id: &str| !among(asked, arms, &pairs[family[0]].arms, id).contains(&true);
    let usable = |id: &&str| (a == b || is_common(id)) && is_fair(id);
    let of_numbers = |ids: &mut dyn Iterator<Item = &'static str>| {
        let mut findings: Vec<Finding> = ids.filter(usable).flat_map(|id| of_number(id, pairs, family)).collect();
        findings.sort_by(|a, b| b.telling(pairs).total_cmp(&a.telling(pairs)));
        findings
    };
    let main = of_numbers(&mut MAIN.into_iter());
    let mut looked_for = of_numbers(&mut Measure::parts().map(|(_, part)| part.id).filter(|id| !MAIN.contains(id)));
    looked_for.retain(Finding::is_difference);
    main.into_iter().chain(looked_for).collect()
}

/// All of them, but of what was found by looking only the largest of each two settings.
fn told(findings: Vec<Finding>) -> Vec<Finding> {
    let mut looked_for = 0;
    let is_told = |finding: &Finding| {
        looked_for += usize::from(finding.found_by_looking);
        !finding.found_by_looking || looked_for <= LOOKED_FOR
    };
    findings.into_iter().filter(is_told).collect()
}

/// Findings by the two settings that they are about, each with the first pair of arms that has these.
pub fn by_pair<'a>(report: &'a Report, findings: impl IntoIterator<Item = &'a Finding>) -> Vec<(&'a Pair, Vec<&'a Finding>)> {
    let settings = |pair: &Pair| pair.arms.map(|arm| report.asked.arms[arm].setting);
    let mut pairs: Vec<(&Pair, Vec<&Finding>)> = Vec::new();
    for finding in findings {
        let place = finding.holds.first().and_then(|place| report.pairs.get(*place));
        let Some(pair) = place.and_then(|pair| report.pairs.iter().find(|first| settings(first) == settings(pair))) else { continue };
        match pairs.iter_mut().find(|(first, _)| first.arms == pair.arms) {
            Some((_, findings)) => findings.push(finding),
            None => pairs.push((pair, vec![finding])),
        }
    }
    pairs
}

impl Report {
    /// How many differences between the settings of a pair were found by looking, whether they are told or not.
    pub fn looked_for(&self, pair: &Pair) -> usize {
        let has = |family: &&Vec<usize>| family.iter().any(|place| self.pairs[*place].arms == pair.arms);
        let families = families(&self.asked, &self.pairs);
        let all = families.iter().find(has).map(|family| of_family(&self.asked, &self.arms, &self.pairs, family));
        all.unwrap_or_default().iter().filter(|finding| finding.found_by_looking).count()
    }

    /// Whether a number is shown where there is no room for all: those that were named before the run, and in an experiment the food at hand,
    /// as most that a rule does may come from that.
    pub fn is_shown(&self, id: &str) -> bool {
        MAIN.contains(&id) || (self.asked.shape == Shape::Versus && id == "supply")
    }
}

impl Finding {
    /// Whether it says that two settings differ.
    pub fn is_difference(&self) -> bool {
        matches!(self.says, Says::Higher | Says::Lower)
    }

    /// How much it says: the size of its effect; what one side has in each game and the other never says most, and what is no difference least.
    fn telling(&self, pairs: &[Pair]) -> f64 {
        let judged = pairs[self.holds[0]].judged(&self.id);
        match self.says {
            Says::Higher | Says::Lower if judged.is_some_and(|judged| judged.verdict == Verdict::Fixed) => f64::INFINITY,
            Says::Higher | Says::Lower => judged.and_then(|judged| size(&judged.compared)).unwrap_or(0.0),
            Says::Alike => -1.0,
            Says::Unsure => -2.0,
        }
    }
}

/// d; of a number that is worked out from all games together, what d would be if the error were that of a mean of so many games.
fn size(compared: &Compared) -> Option<f64> {
    let from_error = || {
        let [a, b] = compared.counted.map(|n| n as f64);
        let error = compared.error.filter(|error| *error > 0.0)?;
        Some(compared.difference.ok()? / error * (1.0 / a + 1.0 / b).sqrt())
    };
    compared.effects.d.or_else(from_error).map(f64::abs).filter(|size| size.is_finite())
}

/// What is said of a number: once for each thing that holds among some players; that nothing was seen, only if it was among none.
fn of_number(id: &str, pairs: &[Pair], family: &[usize]) -> Vec<Finding> {
    let told: Vec<(usize, Says, bool)> = family
        .iter()
        .filter_map(|&pair| {
            let judged = pairs[pair].judged(id)?;
            Some((pair, Says::of(judged)?, judged.found_by_looking))
        })
        .collect();
    let all_unsure = told.iter().all(|(_, says, _)| *says == Says::Unsure);
    let said = [Says::Higher, Says::Lower, Says::Alike, Says::Unsure];
    let finding = |says: Says| {
        let places = |holds: bool| told.iter().filter(|(_, other, _)| (*other == says) == holds).map(|(pair, ..)| *pair).collect();
        let (_, _, found_by_looking) = *told.iter().find(|(_, other, _)| *other == says)?;
        Some(Finding { id: id.to_owned(), says, found_by_looking, holds: places(true), fails: places(false) })
    };
    said.into_iter().filter(|says| *says != Says::Unsure || all_unsure).filter_map(finding).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_was_found_by_looking_the_first_are_told() {
        let finding =
            |nth: usize| Finding { id: nth.to_string(), says: Says::Higher, found_by_looking: nth >= 3, holds: vec![0], fails: Vec::new() };
        let ids: Vec<String> = told((0..12).map(finding).collect()).into_iter().map(|finding| finding.id).collect();
        assert_eq!(ids, ["0", "1", "2", "3", "4", "5", "6", "7"]);
    }

    /// A difference of 3 with an error of 0.5 among 50 and 50 games is one of 6 errors: d would be 1.2.
    #[test]
    fn what_has_no_d_is_as_large_as_its_error_says() {
        let compared = |d: Option<f64>, error: Option<f64>| Compared {
            id: "survival_3".to_owned(),
            values: [Ok(1.0), Ok(4.0)],
            counted: [50, 50],
            fixed: [false; 2],
            difference: Ok(3.0),
            interval: Err(clade_ecology::Absent::Unstable),
            narrow: Err(clade_ecology::Absent::Unstable),
            error,
            p: None,
            of_interest: None,
            correlation: None,
            effects: clade_ecology::statistics::Effects { d, ..Default::default() },
        };
        let near = |found: Option<f64>, hand: f64| found.is_some_and(|found| (found - hand).abs() < 1e-9);
        assert!(near(size(&compared(None, Some(0.5))), 1.2) && near(size(&compared(Some(-0.7), Some(0.5))), 0.7));
        assert_eq!((size(&compared(None, None)), size(&compared(None, Some(0.0)))), (None, None));
    }
}
