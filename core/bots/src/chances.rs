//! How probable it is that somebody wins.

use clade_engine::Seat;

/// How probable it is that each seat wins, if tables are this good for them: e to the power of a value by [`clade_engine::Outlook::doubt`], as a share of
/// all (softmax; for two a logistic curve). Nothing where nobody has measured the doubt.
pub fn chances(values: &[f64], doubt: u32) -> Option<Vec<f64>> {
    if doubt == 0 || values.is_empty() {
        return None;
    }
    let most = values.iter().copied().fold(f64::MIN, f64::max);
    let weights: Vec<f64> = values.iter().map(|value| libm::exp((value - most) / f64::from(doubt))).collect();
    let all: f64 = weights.iter().sum();
    Some(weights.into_iter().map(|weight| weight / all).collect())
}

/// Who has won: 1, shared among those who are equal.
pub fn won(outcome: &[(i64, i64)]) -> Vec<f64> {
    let best = outcome.iter().max();
    let equal = outcome.iter().filter(|&other| Some(other) == best).count().max(1) as f64;
    outcome.iter().map(|other| if Some(other) == best { 1.0 / equal } else { 0.0 }).collect()
}

/// The values of sides added up by the seats that answer for them.
pub fn by_seat(values: &[i64], seats: &[Seat]) -> Vec<f64> {
    let most = seats.iter().map(|seat| usize::from(seat.0) + 1).max().unwrap_or_default();
    let mut all = vec![0.0; most];
    for (seat, &value) in seats.iter().zip(values) {
        all[usize::from(seat.0)] += value as f64;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{by_seat, chances, won};
    use clade_engine::Seat;

    #[test]
    fn a_lead_of_the_doubt_wins_e_times_as_often() {
        let chances_of = |values: &[f64]| chances(values, 200).unwrap_or_default();
        let found = chances_of(&[300.0, 100.0, 100.0]);
        assert!((found[0] / found[1] - 1f64.exp()).abs() < 1e-9 && (found.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{found:?}");
        assert_eq!(chances(&[1.0, 2.0], 0), None);
    }

    #[test]
    fn equal_winners_share_and_sides_of_a_seat_add_up() {
        assert_eq!(won(&[(3, 1), (5, 0), (5, 0), (5, -1)]), [0.0, 0.5, 0.5, 0.0]);
        assert_eq!(by_seat(&[10, -3, 5], &[Seat(0), Seat(1), Seat(0)]), [15.0, -3.0]);
    }
}
