//! Measure 18: how intake depends on what is at hand. Holling's three types, fitted to the means at each amount.

use super::prepared::Prepared;
use super::value::{Absent, Value};
use crate::reading::Food;
use crate::row::TOP;
use crate::{Games, Row};
use serde::{Deserialize, Serialize};

/// Fewer amounts than this fit any curve.
const LEVELS: u16 = 5;
/// Models whose AICc differ by less are not told apart.
const APART: f64 = 2.0;
/// Terms for one amount at hand: heads, what they got, what they needed.
const TERMS: usize = 3;

/// The mean of those who had one amount at hand.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Level {
    /// Pieces at hand; the last level is 31 and more.
    pub hand: f64,
    /// Heads.
    pub cases: f64,
    /// Pieces that each got, on average.
    pub got: f64,
    /// Pieces that each needed, on average: more is not eaten.
    pub needed: f64,
}

/// A curve: a h^e/(1 + c h^e), not above the need.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// Holling's type: 1 (straight), 2 (falling gains), 3 (slow at first).
    pub holling: u8,
    /// a: what is got of the first pieces.
    pub attack: f64,
    /// c = a·b, b the time that a piece takes; 0 in type 1.
    pub handling: f64,
    /// Akaike's criterion, corrected for few levels; less is better.
    pub aicc: f64,
}

/// The means at each amount, over all games.
pub fn levels(games: &Games) -> Vec<Level> {
    let mut sums = vec![0.0; TOP * TERMS];
    games.rows().for_each(|row| sums.iter_mut().zip(terms(row)).for_each(|(sum, term)| *sum += term));
    of_sums(&sums)
}

/// All three types, the best first.
///
/// # Errors
/// [`Absent::FewLevels`].
pub fn fits(levels: &[Level]) -> Result<[Fit; 3], Absent> {
    if levels.len() < usize::from(LEVELS) {
        return Err(Absent::FewLevels(LEVELS));
    }
    let mut fits = [fit(1, levels), fit(2, levels), fit(3, levels)];
    fits.sort_by(|a, b| a.aicc.total_cmp(&b.aicc));
    Ok(fits)
}

/// The type that fits best.
pub(super) fn holling(games: &Games) -> Prepared {
    if games.rows().any(|row| row.reading.food == Food::Habitat) {
        return Prepared::absent(games, Absent::StepByRule);
    }
    Prepared::pooled(games, TOP * TERMS, terms, |sums| best(&of_sums(sums)))
}

fn best(levels: &[Level]) -> Value {
    let [first, second, _] = fits(levels)?;
    if second.aicc - first.aicc < APART { Err(Absent::NotToldApart) } else { Ok(f64::from(first.holling)) }
}

fn terms(row: &Row) -> Vec<f64> {
    row.hands.iter().flat_map(|hand| [hand.cases, hand.got, hand.needed].map(f64::from)).collect()
}

fn of_sums(sums: &[f64]) -> Vec<Level> {
    let level = |(hand, terms): (usize, &[f64])| Level {
        hand: hand as f64,
        cases: terms[0],
        got: terms[1] / terms[0],
        needed: terms[2] / terms[0],
    };
    sums.chunks(TERMS).enumerate().filter(|(_, terms)| terms[0] > 0.0).map(level).collect()
}

/// Least squares by two nested searches: for each c the best a, and of these the best c, first on a grid and then around its best.
fn fit(holling: u8, levels: &[Level]) -> Fit {
    let at = |handling: f64| {
        let attack = least(0.0, steepest(levels) * (1.0 + handling * powered(holling, 1.0)) + 1.0, |attack| {
            error(holling, attack, handling, levels)
        });
        (error(holling, attack, handling, levels), attack)
    };
    let handling = match holling {
        1 => 0.0,
        _ => {
            let grid = |step: i32| 2f64.powi(step);
            let rough = (-10..=6).min_by(|a, b| at(grid(*a)).0.total_cmp(&at(grid(*b)).0)).unwrap_or(0);
            least(if rough == -10 { 0.0 } else { grid(rough - 1) }, grid(rough + 1), |handling| at(handling).0)
        }
    };
    let (squares, attack) = at(handling);
    let (n, k) = (levels.len() as f64, if holling == 1 { 2.0 } else { 3.0 });
    let cases: f64 = levels.iter().map(|level| level.cases).sum();
    // A perfect fit has no logarithm; a millionth of a piece is as good as none.
    let aicc = n * (squares / cases).max(1e-12).ln() + 2.0 * k + 2.0 * k * (k + 1.0) / (n - k - 1.0);
    Fit { holling, attack, handling, aicc }
}

/// Beyond this value of a, no curve comes closer to any level.
fn steepest(levels: &[Level]) -> f64 {
    levels.iter().map(|level| level.needed.max(level.got)).fold(1.0, f64::max)
}

fn powered(holling: u8, hand: f64) -> f64 {
    if holling == 3 { hand * hand } else { hand }
}

fn error(holling: u8, attack: f64, handling: f64, levels: &[Level]) -> f64 {
    let of = |level: &Level| {
        let h = powered(holling, level.hand);
        let curve = (attack * h / (1.0 + handling * h)).min(level.needed);
        level.cases * (level.got - curve).powi(2)
    };
    levels.iter().map(of).sum()
}

/// Where a function with one valley is least, by golden sections.
fn least(mut low: f64, mut high: f64, of: impl Fn(f64) -> f64) -> f64 {
    const SECTION: f64 = 0.618_033_988_749_894_8;
    let (mut a, mut b) = (high - SECTION * (high - low), low + SECTION * (high - low));
    let (mut at_a, mut at_b) = (of(a), of(b));
    for _ in 0..40 {
        if at_a <= at_b {
            (high, b, at_b) = (b, a, at_a);
            a = high - SECTION * (high - low);
            at_a = of(a);
        } else {
            (low, a, at_a) = (a, b, at_b);
            b = low + SECTION * (high - low);
            at_b = of(b);
        }
    }
    f64::midpoint(low, high)
}
