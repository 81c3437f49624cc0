//! What the parts of a value should count so that it foretells who of two ends ahead.
//!
//! A logistic regression of "ends ahead" on the differences of parts, for each third of the game, drawn towards the weights with which the games
//! were played, and never below 0. It is solved coordinate by coordinate (Genkin, Lewis and Madigan 2007, "Large-scale Bayesian logistic
//! regression for text categorization"). How strongly it is drawn is what foretells best in games that were held out: every fifth.

use super::games::Game;
use super::weights::Values;
use clade_mods::THIRDS;

/// How strongly the weights are drawn to where they were, as so many games that say so; the last one hardly at all.
const PULLS: [f64; 4] = [1000.0, 100.0, 10.0, 1.0];
/// Every so many games one is held out.
const HELD_OUT: u32 = 5;
/// No solution takes longer.
const ROUNDS: usize = 300;

/// Two seats at a table.
struct Row {
    /// What the one has more than the other, part by part.
    more: Vec<f64>,
    /// 1 if it ended ahead, 0 if the other did.
    ahead: f64,
    /// All rows of a game in a third count as one.
    weight: f64,
    is_held_out: bool,
}

/// Values that foretell the ends of these games better; what a third has no games for stays.
pub(super) fn fitted(games: &[Game], start: &Values) -> Values {
    let percent: Vec<Vec<f64>> = (0..THIRDS).map(|third| fitted_third(&rows(games, third), &start.third(third))).collect();
    start.with(&percent)
}

/// The rows of a third.
fn rows(games: &[Game], third: usize) -> Vec<Row> {
    let mut all = Vec::new();
    for game in games {
        let begin = all.len();
        for table in game.tables.iter().filter(|table| game.third(table) == third) {
            for one in 0..table.parts.len() {
                for other in 0..one {
                    let order = game.outcome[one].cmp(&game.outcome[other]);
                    if order.is_ne() {
                        let more = table.parts[one].iter().zip(&table.parts[other]).map(|(one, other)| (one - other) as f64).collect();
                        let ahead = f64::from(u8::from(order.is_gt()));
                        all.push(Row { more, ahead, weight: 0.0, is_held_out: game.game.is_multiple_of(HELD_OUT) });
                    }
                }
            }
        }
        let weight = 1.0 / (all.len() - begin).max(1) as f64;
        all[begin..].iter_mut().for_each(|row| row.weight = weight);
    }
    all
}

/// The percents of a third.
fn fitted_third(rows: &[Row], start: &[f64]) -> Vec<f64> {
    let learn: Vec<&Row> = rows.iter().filter(|row| !row.is_held_out).collect();
    let proof: Vec<&Row> = rows.iter().filter(|row| row.is_held_out).collect();
    if learn.is_empty() || proof.is_empty() {
        return start.to_vec();
    }
    // As large as it was, so that the doubts keep their sense.
    let spread = |percent: &[f64]| rows.iter().map(|row| row.weight * sum(row, percent).powi(2)).sum::<f64>().sqrt();
    let before = spread(start);
    let scaled = |weights: Vec<f64>| -> Vec<f64> {
        let factor = before / spread(&weights).max(f64::MIN_POSITIVE);
        weights.into_iter().map(|weight| weight * factor).collect()
    };
    let one = slope(&learn, start);
    let mean: Vec<f64> = start.iter().map(|percent| percent * one).collect();
    let solutions = PULLS.iter().map(|&pull| solved(&learn, &mean, pull)).chain([mean.clone()]);
    let best = solutions.min_by(|one, other| loss(&proof, one).total_cmp(&loss(&proof, other)));
    best.map_or_else(|| start.to_vec(), scaled)
}

fn sum(row: &Row, weights: &[f64]) -> f64 {
    row.more.iter().zip(weights).map(|(more, weight)| more * weight).sum()
}

/// How probable it is to end ahead with so much more.
fn chance(more: f64) -> f64 {
    1.0 / (1.0 + (-more).exp())
}

/// How improbable the ends were in the mean (nats).
fn loss(rows: &[&Row], weights: &[f64]) -> f64 {
    let of = |row: &&Row| {
        let chance = chance(sum(row, weights)).clamp(1e-9, 1.0 - 1e-9);
        -row.weight * (row.ahead * chance.ln() + (1.0 - row.ahead) * (1.0 - chance).ln())
    };
    rows.iter().map(of).sum::<f64>() / rows.iter().map(|row| row.weight).sum::<f64>()
}

/// What all percents together are multiplied with, for the least loss: a regression with one coordinate.
fn slope(rows: &[&Row], percent: &[f64]) -> f64 {
    let together: Vec<Row> =
        rows.iter().map(|row| Row { more: vec![sum(row, percent)], ahead: row.ahead, weight: row.weight, is_held_out: false }).collect();
    solved(&together.iter().collect::<Vec<_>>(), &[0.0], 1e-3)[0]
}

/// The weights with the least loss, drawn towards a mean.
fn solved(rows: &[&Row], mean: &[f64], pull: f64) -> Vec<f64> {
    let weight: f64 = rows.iter().map(|row| row.weight).sum();
    let spread = |at: usize| (rows.iter().map(|row| row.weight * row.more[at].powi(2)).sum::<f64>() / weight).sqrt();
    let spreads: Vec<f64> = (0..mean.len()).map(spread).collect();
    let mut weights = mean.to_vec();
    let mut sums: Vec<f64> = rows.iter().map(|row| sum(row, &weights)).collect();
    for _ in 0..ROUNDS {
        let mut moved = 0.0f64;
        for at in (0..mean.len()).filter(|&at| spreads[at] > 0.0) {
            // In units of what the part differs by.
            let stiff = pull * spreads[at].powi(2);
            let (mut down, mut bend) = (stiff * (mean[at] - weights[at]), stiff);
            for (row, &sum) in rows.iter().zip(&sums) {
                let (chance, more) = (chance(sum), row.more[at]);
                down += row.weight * (row.ahead - chance) * more;
                bend += row.weight * chance * (1.0 - chance) * more * more;
            }
            // No step is longer than what the part differs by.
            let step = (down / bend).clamp(-1.0 / spreads[at], 1.0 / spreads[at]);
            let next = (weights[at] + step).max(0.0);
            let change = next - weights[at];
            weights[at] = next;
            if change != 0.0 {
                rows.iter().zip(&mut sums).for_each(|(row, sum)| *sum += change * row.more[at]);
            }
            moved = moved.max(change.abs() * spreads[at]);
        }
        if moved < 1e-6 {
            break;
        }
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::super::games::Table;
    use super::*;

    fn row(more: [f64; 2], ahead: f64) -> Row {
        Row { more: more.to_vec(), ahead, weight: 1.0, is_held_out: false }
    }

    /// Of 100 with one more of the first part 75 end ahead: a weight of ln 3. The second part tells nothing.
    #[test]
    fn a_weight_is_the_logarithm_of_the_odds() {
        let rows: Vec<Row> = (0..400).map(|n| row([1.0, if n % 2 == 0 { 2.0 } else { -2.0 }], f64::from(u8::from(n % 8 < 6)))).collect();
        let found = solved(&rows.iter().collect::<Vec<_>>(), &[0.0, 0.0], 1e-6);
        assert!((found[0] - 3f64.ln()).abs() < 1e-3, "{found:?}");
        assert!(found[1].abs() < 1e-3, "{found:?}");
        let drawn = solved(&rows.iter().collect::<Vec<_>>(), &[0.3, 0.5], 1e6);
        assert!((drawn[0] - 0.3).abs() < 0.01 && (drawn[1] - 0.5).abs() < 0.01, "a strong pull leaves them: {drawn:?}");
    }

    #[test]
    fn what_tells_against_its_owner_counts_nothing() {
        let rows: Vec<Row> = (0..100).map(|n| row([1.0, 0.0], f64::from(u8::from(n < 20)))).collect();
        assert_eq!(solved(&rows.iter().collect::<Vec<_>>(), &[0.5, 0.5], 1e-6)[0], 0.0);
    }

    /// Early the first part tells who ends ahead, late the second one; both have counted alike.
    #[test]
    fn each_third_finds_its_own() {
        let game = |game: u32| {
            let (first, second) = (i64::from(game.is_multiple_of(2)), i64::from(game % 4 < 2));
            let early = Table { left: 9, parts: vec![vec![10 * first, 10 * second], vec![5, 5]] };
            let late = Table { left: 0, parts: vec![vec![10 * second, 10 * first], vec![5, 5]] };
            // One of ten ends the other way.
            let ahead = (first == 1) != (game % 10 == 9);
            Game { game, outcome: vec![(i64::from(ahead), 0), (i64::from(!ahead), 0)], tables: vec![early, late] }
        };
        let games: Vec<Game> = (0..400).map(game).collect();
        let start = Values { parts: vec![("a".to_owned(), [100; 3]), ("b".to_owned(), [100; 3])], ..Values::default() };
        let found = fitted(&games, &start);
        let [a, b] = [found.parts[0].1, found.parts[1].1];
        assert!(a[0] > 2 * b[0] && b[2] > 2 * a[2], "{found:?}");
        assert_eq!([a[1], b[1]], [100, 100], "nothing was seen of the middle");
    }
}
