//! Measures 12, 13 and 15 to 17: deaths, displacement, booms and busts.

use super::food::shortage;
use super::formulas;
use super::prepared::Prepared;
use super::value::{Absent, Value, share};
use crate::row::ROUNDS;
use crate::{Games, Row};

/// Below this many rounds a series says nothing of its variation.
const SHORT: u16 = 6;
/// Below this many rounds an autocorrelation is mostly bias.
const LAGGED: u16 = 10;
/// Below this many rounds a period is a guess.
const PERIODIC: u16 = 20;

/// Deaths of a cause, by its place in [`crate::row::DEATHS`].
fn died<const CAUSE: usize>(row: &Row) -> f64 {
    row.total(|side| side.deaths[CAUSE])
}

/// Who starved, per head and round.
pub(super) fn starved(row: &Row) -> Value {
    share(died::<0>(row), row.total(|side| side.heads))
}

/// Deaths of another cause, per head and round; none where no game has it, so that a missing rule does not count as 0.
pub(super) fn deaths<const CAUSE: usize>(games: &Games) -> Prepared {
    if games.rows().all(|row| died::<CAUSE>(row) <= 0.0) {
        return Prepared::absent(games, Absent::NobodyDied);
    }
    Prepared::each_game(games, |row| share(died::<CAUSE>(row), row.total(|side| side.heads)))
}

pub(super) fn displaced(row: &Row) -> Value {
    share(row.total(|side| side.left + side.forced + side.drifted), row.total(|side| side.heads))
}

/// The mean over games, at each round that any of them has, of what a row has there.
fn means(games: &Games, of: impl Fn(&Row, usize) -> Option<f64>) -> Vec<f64> {
    let mut sums = vec![(0.0, 0.0); ROUNDS];
    for row in games.rows() {
        for (t, (n, sum)) in sums.iter_mut().enumerate() {
            if let Some(x) = of(row, t) {
                (*n, *sum) = (*n + 1.0, *sum + x);
            }
        }
    }
    sums.into_iter().map(|(n, sum)| if n > 0.0 { sum / n } else { 0.0 }).collect()
}

fn heads(row: &Row, t: usize) -> Option<f64> {
    row.rounds.get(t).map(|round| round.sides.iter().map(|side| f64::from(side.heads)).sum())
}

/// Heads of each round less what games have at that round on average. The averages are those of all games, also when games are drawn
/// again.
fn detrended(games: &Games, least: u16, of: impl Fn(&[f64], f64) -> Value) -> Prepared {
    if games.len() < 2 {
        return Prepared::absent(games, Absent::FewGames(2));
    }
    let usual = means(games, heads);
    Prepared::each_game(games, |row| {
        let series = row.series(|side| side.heads);
        if series.len() < usize::from(least) {
            return Err(Absent::FewRounds(least));
        }
        let rest: Vec<f64> = series.iter().zip(&usual).map(|(n, mean)| n - mean).collect();
        of(&rest, series.iter().sum::<f64>() / series.len() as f64)
    })
}

pub(super) fn variation(games: &Games) -> Prepared {
    detrended(games, SHORT, |rest, mean| share(formulas::deviation(rest), mean))
}

pub(super) fn lag_one(games: &Games) -> Prepared {
    detrended(games, LAGGED, |rest, _| formulas::autocorrelation(rest, 1))
}

/// Whether swings come at a regular beat: 1 or 0 a game.
pub(super) fn cycles(games: &Games) -> Prepared {
    detrended(games, PERIODIC, |rest, _| match formulas::period(rest) {
        Err(Absent::NotShown) => Ok(0.0),
        found => found.map(|_| 1.0),
    })
}

/// The period of the games that have one.
pub(super) fn period(games: &Games) -> Prepared {
    detrended(games, PERIODIC, |rest, _| formulas::period(rest))
}

/// Scarcity of the next round by heads and scarcity of this one, both from the mean of their round: the slope of heads, in units of mean
/// heads.
pub(super) fn feedback(games: &Games) -> Prepared {
    let scarcity = |row: &Row, t: usize| row.rounds.get(t).and_then(shortage);
    let follows = |row: &Row, t: usize| Some([heads(row, t)?, scarcity(row, t)?, scarcity(row, t + 1)?]);
    let [n, s, next] = [0, 1, 2].map(|which| means(games, |row, t| follows(row, t).map(|all| all[which])));
    let usual: Vec<[f64; 3]> = n.into_iter().zip(s).zip(next).map(|((n, s), next)| [n, s, next]).collect();
    let all: Vec<f64> = games.rows().flat_map(|row| row.series(|side| side.heads)).collect();
    let mean_heads = all.iter().sum::<f64>() / (all.len() as f64).max(1.0);
    let of = |row: &Row| {
        let mut sums = vec![0.0; 5];
        for (t, usual) in usual.iter().enumerate() {
            let Some(found) = follows(row, t) else { continue };
            let [n, s, next] = [0, 1, 2].map(|which| found[which] - usual[which]);
            let n = if mean_heads > 0.0 { n / mean_heads } else { 0.0 };
            sums.iter_mut().zip([n * n, n * s, s * s, n * next, s * next]).for_each(|(sum, term)| *sum += term);
        }
        sums
    };
    Prepared::pooled(games, 5, of, first_of_two)
}

/// b of y = b·x + c·z by least squares, from Σx², Σxz, Σz², Σxy, Σzy. Where z never varies, y = b·x.
fn first_of_two(sums: &[f64]) -> Value {
    let &[xx, xz, zz, xy, zy] = sums else { return Err(Absent::NoVariation) };
    let apart = xx * zz - xz * xz;
    match () {
        () if xx <= 1e-9 => Err(Absent::NoVariation),
        () if zz <= 1e-9 => Ok(xy / xx),
        () if apart <= 1e-9 * xx * zz => Err(Absent::NoVariation),
        () => Ok((xy * zz - zy * xz) / apart),
    }
}

pub(super) fn synchrony(row: &Row) -> Value {
    if row.sides.len() < 2 {
        return Err(Absent::OneSide);
    }
    if row.rounds.len() < usize::from(SHORT) {
        return Err(Absent::FewRounds(SHORT));
    }
    let of = |ix: usize| row.rounds.iter().map(|round| f64::from(round.sides[ix].heads)).collect();
    formulas::synchrony(&(0..row.sides.len()).map(of).collect::<Vec<_>>())
}
