//! How likely each side is to win after each round, by its score: a multinomial fit, made on other games than those it judges.
//!
//! The chance of a side is proportional to exp((α + β·u)·g): g is how far its score lies above the mean of the table, in standard
//! deviations over all games and rounds, u the share of the game that is over. A lead is never held against a side: where α + β·u is below
//! 0 it is 0, and scores say nothing. The games are split into five parts by their clusters; the chances of each part come from a fit to
//! the other four, so no game helps to predict itself.

use super::score::won;
use crate::row::Round;
use crate::{Games, Row};

const FOLDS: usize = 5;
/// Newton's steps; the likelihood has one maximum, and five or six are enough.
const STEPS: usize = 25;
/// A little pull towards 0, so that α and β are finite even where the leader always wins.
const PULL: f64 = 1e-3;

/// The chances of each side after each round of one game, and who won.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    /// By round and side, of the sides that have a score; the chances of a round add up to 1.
    pub chances: Vec<Vec<f64>>,
    /// The only side with the best score after each round; `None` where several had it.
    pub leaders: Vec<Option<usize>>,
    /// What part of the win each side had in the end.
    pub wins: Vec<f64>,
}

/// One round: what speaks for each side, g and u·g.
type Terms = Vec<[f64; 2]>;

struct Told {
    rounds: Vec<Terms>,
    wins: Vec<f64>,
}

/// The course of each game, in the order of games; `None` where a game did not end by its rules or its scores were not given.
pub fn courses(games: &Games) -> Vec<Option<Course>> {
    let scale = scale(games);
    let told: Vec<Option<Told>> = games.rows().map(|row| told(row, scale)).collect();
    let folds = folds(games);
    let fits: Vec<[f64; 2]> = (0..FOLDS)
        .map(|fold| fit(&told.iter().zip(&folds).filter(|(_, of)| **of != fold).filter_map(|(told, _)| told.as_ref()).collect::<Vec<_>>()))
        .collect();
    let course = |(told, fold): (Option<Told>, usize)| {
        told.map(|told| Course {
            chances: told.rounds.iter().map(|terms| chances(terms, fits[fold], 0.0)).collect(),
            leaders: told.rounds.iter().map(leader).collect(),
            wins: told.wins,
        })
    };
    told.into_iter().zip(folds).map(course).collect()
}

/// Clusters are dealt out in turn, in the order of their first games.
fn folds(games: &Games) -> Vec<usize> {
    let mut seen = std::collections::BTreeMap::new();
    let fold = |cluster| {
        let next = seen.len() % FOLDS;
        *seen.entry(cluster).or_insert(next)
    };
    games.iter().map(|(_, played)| played.cluster).map(fold).collect()
}

/// Scores of the sides after a round, from their mean: of those sides that have one in the end.
fn gaps(row: &Row, round: &Round) -> Option<Vec<f64>> {
    let play = row.sides.iter().zip(&round.sides).filter(|(totals, _)| totals.score.is_some());
    let scores: Option<Vec<f64>> = play.map(|(_, side)| side.score.map(f64::from)).collect();
    let scores = scores.filter(|scores| !scores.is_empty())?;
    let mean = scores.iter().sum::<f64>() / scores.len() as f64;
    Some(scores.iter().map(|score| score - mean).collect())
}

fn scale(games: &Games) -> f64 {
    let gaps = games.rows().flat_map(|row| row.rounds.iter().filter_map(|round| gaps(row, round))).flatten();
    let (n, squares) = gaps.fold((0.0, 0.0), |(n, sum), gap| (n + 1.0, sum + gap * gap));
    if squares > 0.0 { f64::sqrt(squares / n) } else { 1.0 }
}

fn told(row: &Row, scale: f64) -> Option<Told> {
    let wins = won(row).ok()?;
    let wins = wins.iter().zip(&row.sides).filter(|(_, totals)| totals.score.is_some()).map(|(win, _)| *win).collect();
    let all = row.rounds.len() as f64;
    let terms = |(t, round): (usize, &Round)| {
        let over = (t + 1) as f64 / all;
        gaps(row, round).map(|gaps| gaps.iter().map(|gap| [gap / scale, over * gap / scale]).collect())
    };
    let rounds: Option<Vec<Terms>> = row.rounds.iter().enumerate().map(terms).collect();
    rounds.filter(|rounds| !rounds.is_empty()).map(|rounds| Told { rounds, wins })
}

/// The side that alone has the best score.
fn leader(terms: &Terms) -> Option<usize> {
    let best = terms.iter().map(|term| term[0]).fold(f64::NEG_INFINITY, f64::max);
    let mut leaders = (0..terms.len()).filter(|ix| terms[*ix][0] >= best);
    leaders.next().filter(|_| leaders.next().is_none())
}

/// A lead counts at least `least` for a side: 0, except while a fit is still being sought.
fn chances(terms: &Terms, fit: [f64; 2], least: f64) -> Vec<f64> {
    // g and u·g of a round have the same u, so the weight of g is the same for all sides.
    let over = terms.iter().find(|term| term[0] != 0.0).map_or(0.0, |term| term[1] / term[0]);
    let weight = (fit[0] + fit[1] * over).max(least);
    let speaks: Vec<f64> = terms.iter().map(|term| term[0] * weight).collect();
    let most = speaks.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = speaks.iter().map(|speaks| (speaks - most).exp()).collect();
    let all: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}

/// α and β of the greatest likelihood, by Newton's method.
fn fit(told: &[&Told]) -> [f64; 2] {
    let mut at = [0.0, 0.0];
    for _ in 0..STEPS {
        let (mut slope, mut bend) = ([-PULL * at[0], -PULL * at[1]], [PULL, 0.0, PULL]);
        for (terms, wins) in told.iter().flat_map(|told| told.rounds.iter().map(|terms| (terms, &told.wins))) {
            add(&mut slope, &mut bend, terms, wins, at);
        }
        let [aa, ab, bb] = bend;
        let apart = aa * bb - ab * ab;
        let step = [(bb * slope[0] - ab * slope[1]) / apart, (aa * slope[1] - ab * slope[0]) / apart];
        at = [at[0] + step[0].clamp(-2.0, 2.0), at[1] + step[1].clamp(-2.0, 2.0)];
        if step.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    at
}

/// The slope of the log likelihood of one round, and how it bends.
fn add(slope: &mut [f64; 2], bend: &mut [f64; 3], terms: &Terms, wins: &[f64], at: [f64; 2]) {
    let chances = chances(terms, at, f64::NEG_INFINITY);
    let mean = [0, 1].map(|ix| terms.iter().zip(&chances).map(|(term, p)| p * term[ix]).sum::<f64>());
    for ((term, p), win) in terms.iter().zip(&chances).zip(wins) {
        let [g, h] = [term[0] - mean[0], term[1] - mean[1]];
        slope[0] += win * g;
        slope[1] += win * h;
        bend[0] += p * g * g;
        bend[1] += p * g * h;
        bend[2] += p * h * h;
    }
}
