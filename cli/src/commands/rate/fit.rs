//! Ratings from who won at which table.
//!
//! Each bot has a strength, and whoever sits at a table wins it in proportion to the strengths there (Luce 1959; with two seats Bradley
//! and Terry 1952). Of one bot among copies of another that is a logistic regression whose offset is the number of copies. It is
//! solved for all games at once: ratings that are moved on from game to game (Elo, Glicko, TrueSkill) depend on the order of the games.
//! A rating is in Elo's points: 400 more are ten times the strength.

use crate::commands::stats::Z;

/// How many points are a factor of e in strength.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
/// Newton's method doubles the digits at each step.
const STEPS: usize = 40;

/// What is known of one bot among copies of another.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Count {
    pub(super) alone: usize,
    pub(super) others: usize,
    /// How many seats the table had.
    pub(super) seats: u8,
    pub(super) games: u64,
    /// How many of them the one won; a win shared by k seats is 1/k for each.
    pub(super) won: f64,
}

/// A rating, in points above the first bot.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) points: f64,
    /// Half the width of its interval of 95 %; the first bot has none.
    pub(super) margin: f64,
}

/// The ratings of so many bots. To each pair that met a game without a winner at a table of two is added: so somebody who never lost
/// has a number, too.
pub(super) fn ratings(bots: usize, counts: &[Count]) -> Vec<Rating> {
    let draws = counts.iter().filter(|count| count.games > 0 && count.alone < count.others);
    let draws = draws.map(|count| Count { seats: 2, games: 1, won: 0.5, ..*count });
    let counts: Vec<Count> = counts.iter().copied().chain(draws).collect();
    let mut strengths = vec![0.0; bots];
    for _ in 0..STEPS {
        let (slope, information) = at(&strengths, &counts);
        // The first one stays where it is.
        let Some(step) = solved(&information, &slope) else { break };
        strengths.iter_mut().skip(1).zip(&step).for_each(|(strength, step)| *strength += step.clamp(-2.0, 2.0));
    }
    let (slope, information) = at(&strengths, &counts);
    let variance = |bot: usize| {
        let unit: Vec<f64> = (0..slope.len()).map(|at| if at == bot { 1.0 } else { 0.0 }).collect();
        solved(&information, &unit).map_or(f64::INFINITY, |column| column[bot])
    };
    let rating = |bot: usize| match bot {
        0 => Rating { points: 0.0, margin: 0.0 },
        _ => Rating { points: POINTS * strengths[bot], margin: POINTS * Z * variance(bot - 1).max(0.0).sqrt() },
    };
    (0..bots).map(rating).collect()
}

/// Slope and Fisher information of the log-likelihood, for all bots but the first.
fn at(strengths: &[f64], counts: &[Count]) -> (Vec<f64>, Vec<Vec<f64>>) {
    let others = strengths.len() - 1;
    let (mut slope, mut information) = (vec![0.0; others], vec![vec![0.0; others]; others]);
    for &Count { alone, others, seats, games, won } in counts {
        let games = games as f64;
        let odds = (strengths[alone] - strengths[others]).exp() / (f64::from(seats) - 1.0);
        let share = odds / (1.0 + odds);
        let (off, weight) = (won - games * share, games * share * (1.0 - share));
        for (bot, sign) in [(alone, 1.0), (others, -1.0)] {
            let Some(row) = bot.checked_sub(1) else { continue };
            slope[row] += sign * off;
            information[row][row] += weight;
        }
        if let (Some(one), Some(other)) = (alone.checked_sub(1), others.checked_sub(1)) {
            information[one][other] -= weight;
            information[other][one] -= weight;
        }
    }
    (slope, information)
}

/// The solution of a symmetric system by Gauss's elimination; nothing if there are many.
fn solved(matrix: &[Vec<f64>], right: &[f64]) -> Option<Vec<f64>> {
    let n = right.len();
    let mut rows: Vec<Vec<f64>> = matrix.iter().zip(right).map(|(row, right)| row.iter().copied().chain([*right]).collect()).collect();
    for at in 0..n {
        let pivot = (at..n).max_by(|&one, &other| rows[one][at].abs().total_cmp(&rows[other][at].abs()))?;
        rows.swap(at, pivot);
        if rows[at][at].abs() < 1e-12 {
            return None;
        }
        let row = rows[at].clone();
        for (_, other) in rows.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let factor = other[at] / row[at];
            other.iter_mut().zip(&row).for_each(|(cell, own)| *cell -= factor * own);
        }
    }
    Some((0..n).map(|at| rows[at][n] / rows[at][at]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(alone: usize, others: usize, seats: u8, games: u64, won: f64) -> Count {
        Count { alone, others, seats, games, won }
    }

    /// 75 of 100 with one draw added: odds 75.5 : 25.5, so 400 · log10(75.5 / 25.5) = 188.6 points. The variance of a logarithm of odds is
    /// 1 / (n p q) = 1 / (101 · 0.7475 · 0.2525) = 0.05246: 1.96 · 0.2290 · 173.72 = 78.0 points.
    #[test]
    fn two_bots_are_as_far_apart_as_their_odds() {
        let ratings = ratings(2, &[count(0, 1, 2, 100, 25.0)]);
        assert_eq!(ratings[0], Rating { points: 0.0, margin: 0.0 });
        assert!((ratings[1].points - 188.6).abs() < 0.1, "{ratings:?}");
        assert!((ratings[1].margin - 78.0).abs() < 0.1, "{ratings:?}");
    }

    /// At a table of four equals win a quarter.
    #[test]
    fn a_fair_share_is_no_strength() {
        let equal = ratings(2, &[count(0, 1, 4, 400, 100.0), count(1, 0, 4, 400, 100.0)]);
        assert!(equal[1].points.abs() < 1e-6, "{equal:?}");
        let better = ratings(2, &[count(0, 1, 4, 400, 100.0), count(1, 0, 4, 400, 200.0)]);
        assert!(better[1].points > 50.0, "{better:?}");
    }

    /// Ten times the strength, and ten times that: 0, 400, 800, whoever met whom.
    #[test]
    fn three_bots_stand_on_one_scale() {
        let share = |odds: f64| odds / (1.0 + odds);
        let games = 10_000_000;
        let counts = [(0, 1, 10.0), (1, 2, 10.0), (0, 2, 100.0)];
        let counts = counts.map(|(one, other, odds)| count(other, one, 2, games, share(odds) * games as f64));
        let ratings = ratings(3, &counts);
        assert!((ratings[1].points - 400.0).abs() < 0.1 && (ratings[2].points - 800.0).abs() < 0.1, "{ratings:?}");
    }

    #[test]
    fn who_never_lost_has_a_number() {
        let ratings = ratings(2, &[count(0, 1, 2, 20, 0.0)]);
        assert!(ratings[1].points.is_finite() && ratings[1].margin > 200.0, "and it is known badly: {ratings:?}");
    }

    #[test]
    fn who_met_nobody_is_not_known() {
        let ratings = ratings(2, &[]);
        assert_eq!((ratings[1].points, ratings[1].margin), (0.0, f64::INFINITY));
    }
}
