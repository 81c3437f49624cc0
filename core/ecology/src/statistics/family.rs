//! Many comparisons at once: what is different, what is alike, what is noise.
//!
//! A family is what one comparison of two settings asks. Its main list is named before the run and corrected by Holm (1979); all else was
//! found by looking and is corrected by Benjamini & Hochberg (1995).

use super::Compared;
use serde::{Deserialize, Serialize};

/// The most numbers of a main list.
pub const MAIN: usize = 12;
/// Error of a verdict.
const ALPHA: f64 = 0.05;
/// A difference of this many standard errors is found in four of five runs: 1.96 + 0.84.
const FOUND: f64 = 2.8;

/// What can be said of a difference.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// There is one: the adjusted p is below 0.05.
    Different,
    /// There is one, and nothing to test: see [`Compared::fixed`].
    Fixed,
    /// There is none that matters: the 90 % interval lies within it (two one-sided tests, Schuirmann 1987).
    Alike {
        /// The smallest difference of interest.
        within: f64,
    },
    /// Undecided: this does not prove that they are equal.
    Noise {
        /// The smallest difference that so many games would have found in four of five runs, if errors are known.
        would_find: Option<f64>,
    },
}

/// A comparison with its verdict.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// What was compared.
    pub compared: Compared,
    /// Whether it was not on the main list, but found by looking.
    pub found_by_looking: bool,
    /// p, adjusted for the others of its list.
    pub adjusted: Option<f64>,
    /// What follows.
    pub verdict: Verdict,
}

/// A main list that is too long to be one.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a main list of {0}: at most {MAIN} can be named before a run")]
pub struct LongList(pub usize);

/// Judges a family; `main` are the ids that were named before the run. The order stays.
///
/// # Errors
/// [`LongList`].
pub fn judge(family: Vec<Compared>, main: &[&str]) -> Result<Vec<Judged>, LongList> {
    if main.len() > MAIN {
        return Err(LongList(main.len()));
    }
    let is_main = |compared: &Compared| main.contains(&compared.id.as_str());
    let ps =
        |of_main: bool| family.iter().filter(|compared| is_main(compared) == of_main).filter_map(|compared| compared.p).collect::<Vec<_>>();
    let (mut main_ps, mut other_ps) = (holm(&ps(true)).into_iter(), benjamini_hochberg(&ps(false)).into_iter());
    let flags: Vec<bool> = family.iter().map(is_main).collect();
    let judged = family.into_iter().zip(flags).map(|(compared, is_main)| {
        let list = if is_main { &mut main_ps } else { &mut other_ps };
        let adjusted = compared.p.and_then(|_| list.next());
        Judged { verdict: verdict(&compared, adjusted), found_by_looking: !is_main, adjusted, compared }
    });
    Ok(judged.collect())
}

impl Verdict {
    /// Whether there is a difference.
    pub fn is_difference(self) -> bool {
        matches!(self, Self::Different | Self::Fixed)
    }
}

fn verdict(compared: &Compared, adjusted: Option<f64>) -> Verdict {
    if compared.fixed.contains(&true) {
        return Verdict::Fixed;
    }
    if adjusted.is_some_and(|p| p < ALPHA) {
        return Verdict::Different;
    }
    let within = compared.of_interest.filter(|most| compared.narrow.is_ok_and(|narrow| narrow.low > -most && narrow.high < *most));
    // Where nothing ever varied, nothing is known of errors.
    let error = compared.error.filter(|error| *error > 0.0);
    within.map_or(Verdict::Noise { would_find: error.map(|error| FOUND * error) }, |within| Verdict::Alike { within })
}

/// The places of p-values from the smallest on.
fn ranked(ps: &[f64]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..ps.len()).collect();
    order.sort_by(|a, b| ps[*a].total_cmp(&ps[*b]));
    order
}

/// Holm's adjusted p-values, in the order given: the smallest times their number, the next times one less, never falling, at most 1.
pub fn holm(ps: &[f64]) -> Vec<f64> {
    let (mut adjusted, mut before) = (vec![0.0; ps.len()], 0.0);
    for (rank, ix) in ranked(ps).into_iter().enumerate() {
        before = f64::max(before, (ps[ix] * (ps.len() - rank) as f64).min(1.0));
        adjusted[ix] = before;
    }
    adjusted
}

/// Benjamini & Hochberg's adjusted p-values, in the order given: the largest as it is, the one of rank i times n/i, never above a larger one.
pub fn benjamini_hochberg(ps: &[f64]) -> Vec<f64> {
    let (mut adjusted, mut above) = (vec![0.0; ps.len()], 1.0);
    for (rank, ix) in ranked(ps).into_iter().enumerate().rev() {
        above = f64::min(above, ps[ix] * ps.len() as f64 / (rank + 1) as f64);
        adjusted[ix] = above;
    }
    adjusted
}
