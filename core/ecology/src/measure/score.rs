//! Measures 24 and 26: food and the final score.

use super::formulas::{leaders_share, spearman, wins};
use super::prepared::Prepared;
use super::value::{Absent, Value, share};
use crate::row::{End, SideRound};
use crate::{Games, Row};

/// Unmet need of a side in a round, in pieces.
fn unmet(side: &SideRound) -> u32 {
    side.needed - side.met
}

/// Heads judged hungry.
fn hungry(side: &SideRound) -> u32 {
    side.judged - side.fed
}

/// Final scores, if the game ended by its rules and two sides or more have one.
pub(super) fn scores(row: &Row) -> Result<Vec<Option<i32>>, Absent> {
    if row.end != End::Finished {
        return Err(Absent::Unfinished);
    }
    let scores: Vec<_> = row.sides.iter().map(|side| side.score).collect();
    match scores.iter().flatten().count() {
        0 => Err(Absent::NoScores),
        1 => Err(Absent::OneSide),
        _ => Ok(scores),
    }
}

/// The win of each side, see [`wins`]: by score, then by what breaks ties.
pub(super) fn won(row: &Row) -> Result<Vec<f64>, Absent> {
    let standing: Vec<_> = scores(row)?.into_iter().zip(&row.sides).map(|(score, side)| Some((score?, side.tie_break))).collect();
    wins(&standing).ok_or(Absent::NoScores)
}

/// Only of the sides that have a score.
fn scored(of: &[f64], scores: &[Option<i32>]) -> Vec<f64> {
    of.iter().zip(scores).filter(|(_, score)| score.is_some()).map(|(x, _)| *x).collect()
}

fn food(row: &Row) -> Vec<f64> {
    row.sides.iter().map(|side| side.food as f64).collect()
}

fn ranked(row: &Row, of: &[f64]) -> Value {
    let scores = scores(row)?;
    let points: Vec<f64> = scores.iter().flatten().map(|score| f64::from(*score)).collect();
    if points.len() < 3 {
        return Err(Absent::TwoSides);
    }
    spearman(&scored(of, &scores), &points)
}

pub(super) fn rank_of_food(row: &Row) -> Value {
    ranked(row, &food(row))
}

pub(super) fn rank_of_food_a_head(row: &Row) -> Value {
    let heads = row.by_side(|side| side.heads);
    let a_head: Vec<f64> = food(row).iter().zip(heads).map(|(food, heads)| share(*food, heads).unwrap_or(0.0)).collect();
    ranked(row, &a_head)
}

pub(super) fn rank_of_hunger(row: &Row) -> Value {
    ranked(row, &row.by_side(hungry))
}

/// The return of a bet on the side with the most heads fed: heads are what meals of any size, and meals without a piece, have in common.
pub(super) fn leader_in_fed(row: &Row) -> Value {
    let (scores, fed) = (scores(row)?, row.by_side(|side| side.fed));
    Ok(leaders_share(&scored(&fed, &scores), &scored(&won(row)?, &scores)))
}

/// Numbers of the sides of a game, each from its mean in that game.
fn centred<const N: usize>(of: [Vec<f64>; N], scores: &[Option<i32>]) -> [Vec<f64>; N] {
    of.map(|numbers| {
        let numbers = scored(&numbers, scores);
        let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
        numbers.iter().map(|x| x - mean).collect()
    })
}

fn points(scores: &[Option<i32>]) -> Vec<f64> {
    scores.iter().map(|score| f64::from(score.unwrap_or(0))).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// R² of the score on food and hunger, all centred within the game.
pub(super) fn explained(games: &Games) -> Prepared {
    let of = |row: &Row| {
        let Ok(scores) = scores(row) else { return vec![0.0; 6] };
        let [c, h, y] = centred([food(row), row.by_side(hungry), points(&scores)], &scores);
        vec![dot(&c, &c), dot(&c, &h), dot(&h, &h), dot(&c, &y), dot(&h, &y), dot(&y, &y)]
    };
    Prepared::pooled(games, 6, of, |sums| {
        let &[cc, ch, hh, cy, hy, yy] = sums else { return Err(Absent::NoVariation) };
        let apart = cc * hh - ch * ch;
        let explained = match () {
            () if yy <= 1e-9 || cc + hh <= 1e-9 => return Err(Absent::NoVariation),
            () if apart > 1e-9 * cc * hh => (hh * cy * cy - 2.0 * ch * cy * hy + cc * hy * hy) / apart,
            () if cc >= hh => cy * cy / cc,
            () => hy * hy / hh,
        };
        Ok((explained / yy).clamp(0.0, 1.0))
    })
}

fn unmet_and_score(games: &Games, finish: impl Fn(f64, f64, f64, f64) -> Value + Send + Sync + 'static) -> Prepared {
    let of = |row: &Row| {
        let Ok(scores) = scores(row) else { return vec![0.0; 4] };
        let [x, y] = centred([row.by_side(unmet), points(&scores)], &scores);
        vec![dot(&x, &x), dot(&x, &y), dot(&y, &y), x.len() as f64 - 1.0]
    };
    Prepared::pooled(games, 4, of, move |sums| match sums {
        &[xx, xy, yy, free] if xx > 1e-9 => finish(xx, xy, yy, free),
        _ => Err(Absent::NoVariation),
    })
}

/// Points lost for each piece of unmet need.
pub(super) fn price_of_hunger(games: &Games) -> Prepared {
    unmet_and_score(games, |xx, xy, _, _| Ok(-xy / xx))
}

/// The same in standard deviations of scores within a game.
pub(super) fn price_in_deviations(games: &Games) -> Prepared {
    unmet_and_score(games, |xx, xy, yy, free| share(-xy / xx, (yy / free).sqrt()).map_err(|_| Absent::NoVariation))
}
