//! Measure 14: does a population grow less where it is larger? Logistic r and K, held against growth in random order.

use super::formulas::{self, growth};
use super::prepared::Prepared;
use super::value::{Absent, Value, share};
use crate::{Games, Row};

/// How often growth is shuffled.
const SHUFFLES: u64 = 2000;
/// Above this share of shuffles with a slope as steep, the slope is not shown.
const BY_CHANCE: f64 = 0.05;

/// Whose growth.
type Series = fn(&Row) -> Vec<Vec<f64>>;

fn of_table(row: &Row) -> Vec<Vec<f64>> {
    vec![row.heads()]
}

fn of_sides(row: &Row) -> Vec<Vec<f64>> {
    let one = |ix: usize| {
        let heads = row.rounds.iter().map(|round| f64::from(round.sides[ix].heads));
        heads.chain([f64::from(row.closing[ix])]).collect()
    };
    (0..row.sides.len()).map(one).collect()
}

fn prepared(games: &Games, series: Series, finish: impl Fn(formulas::Line) -> Value + Send + Sync + 'static) -> Prepared {
    let of = |row: &Row| formulas::sums(series(row).iter().flat_map(|heads| growth(heads))).to_vec();
    Prepared::pooled(games, 5, of, move |sums| {
        let &[n, x, y, xx, xy] = sums else { return Err(Absent::NoVariation) };
        formulas::line([n, x, y, xx, xy]).and_then(&finish)
    })
}

pub(super) fn table_rate(games: &Games) -> Prepared {
    prepared(games, of_table, |line| Ok(line.intercept))
}

pub(super) fn table_slope(games: &Games) -> Prepared {
    prepared(games, of_table, |line| Ok(line.slope))
}

pub(super) fn table_capacity(games: &Games) -> Prepared {
    capacity(games, of_table)
}

pub(super) fn side_rate(games: &Games) -> Prepared {
    prepared(games, of_sides, |line| Ok(line.intercept))
}

pub(super) fn side_slope(games: &Games) -> Prepared {
    prepared(games, of_sides, |line| Ok(line.slope))
}

pub(super) fn side_capacity(games: &Games) -> Prepared {
    capacity(games, of_sides)
}

/// K, where the slope is further below 0 than shuffled growth makes it, which is tested once, over all games; and where r is above 0, for
/// else the line is never at 0 with somebody alive.
fn capacity(games: &Games, series: Series) -> Prepared {
    if !is_shown(games, series) {
        return Prepared::absent(games, Absent::NotShown);
    }
    prepared(games, series, |line| match () {
        () if line.slope >= 0.0 => Err(Absent::NotShown),
        () if line.intercept <= 0.0 => Err(Absent::Shrinks),
        () => Ok(-line.intercept / line.slope),
    })
}

/// Growth factors of one series, and where it began.
struct Walk {
    /// The seed of its shuffles: its game and its growth, so neither the order of games nor that of sides matters.
    key: u64,
    first: f64,
    factors: Vec<f64>,
}

/// A pure random walk looks as if it were held back, too: a high point is followed by a lower one. So the slope is compared with those
/// of the same growth in another order, within each series.
fn is_shown(games: &Games, series: Series) -> bool {
    let of_game =
        |(number, played): (u64, &crate::Played)| series(&played.row).iter().filter_map(|heads| walk(number, heads)).collect::<Vec<_>>();
    let walks: Vec<Walk> = games.iter().flat_map(of_game).collect();
    let slope = |shuffle: Option<u64>| {
        let mut sums = [0.0; 5];
        walks.iter().for_each(|walk| add(&mut sums, walk, shuffle));
        formulas::line(sums).map(|line| line.slope)
    };
    let Ok(found) = slope(None) else { return false };
    let as_steep = (0..SHUFFLES).filter(|nth| slope(Some(*nth)).is_ok_and(|slope| slope <= found + 1e-12)).count();
    found < 0.0 && (as_steep + 1) as f64 / (SHUFFLES + 1) as f64 <= BY_CHANCE
}

fn walk(game: u64, heads: &[f64]) -> Option<Walk> {
    let factors: Vec<f64> = growth(heads).map(|(_, rate)| 1.0 + rate).collect();
    let key = heads.iter().fold(game, |key, n| crate::statistics::word(&[key, n.to_bits()]));
    heads.first().filter(|_| !factors.is_empty()).map(|&first| Walk { key, first, factors })
}

/// The points of a walk, its factors in another order if one is asked for. A population that died out stays so.
fn add(sums: &mut [f64; 5], walk: &Walk, shuffle: Option<u64>) {
    let mut factors = walk.factors.clone();
    if let Some(nth) = shuffle {
        let mut word = crate::statistics::word(&[nth, walk.key]);
        for last in (1..factors.len()).rev() {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            factors.swap(last, ((word >> 33) as usize) % (last + 1));
        }
    }
    let mut heads = walk.first;
    for factor in factors {
        if heads <= 0.0 {
            break;
        }
        let more = formulas::sums([(heads, factor - 1.0)]);
        sums.iter_mut().zip(more).for_each(|(sum, term)| *sum += term);
        heads *= factor;
    }
}

/// How often a side that is alive has no head left that could come: as many live as the rules allow, without those who died for good.
pub(super) fn at_cap(row: &Row) -> Value {
    let cap = u32::from(row.reading.cap);
    if cap == 0 {
        return Err(Absent::NoCap);
    }
    let counted = row.total(|side| u32::from(side.heads > 0));
    share(row.total(|side| u32::from(side.heads > 0 && side.heads + side.lost >= cap)), counted)
}
