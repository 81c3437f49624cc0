//! What came of a table that was played on both ways: how often each seat won, its results, and the points on the way.

use super::Played;
use clade_bots::won;

/// The half width of an interval of 95 %, in standard errors.
const Z: f64 = 1.959_963_984_540_054;
/// Of fewer games the spread is not known well enough for an interval.
const FEW: usize = 10;

/// What came of all games; each was played on both ways with the same dice.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// How many games.
    pub games: usize,
    /// By seat.
    pub seats: Vec<SeatOutcome>,
    /// What the clock of the game showed in at least half of the games of either way, see [`Played::curve`].
    pub clock: Vec<u32>,
    /// By side: the mean scores at these times and at the end, both ways.
    pub curves: Vec<[Vec<f64>; 2]>,
    /// Whether all games went alike both ways, and there were several: a rule that nothing depends on any more.
    pub is_same: bool,
}

/// What it means for a seat.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct SeatOutcome {
    /// The share of games won, both ways.
    pub wins: [f64; 2],
    /// How much more it is the other way, and half the width of its interval of 95 %; infinite where games are few.
    pub more_wins: [f64; 2],
    /// The mean result, both ways.
    pub result: [f64; 2],
    /// The same for it.
    pub more_result: [f64; 2],
}

impl SeatOutcome {
    /// Whether one of its differences is more than chance.
    pub fn is_sure(&self) -> bool {
        [self.more_wins, self.more_result].into_iter().any(|[more, half]| more.abs() > half)
    }
}

impl Outcome {
    /// Whether there are too few games for intervals.
    pub fn is_few(&self) -> bool {
        self.games < FEW
    }

    /// Of these games.
    pub fn of(played: &[[Played; 2]], seats: usize, sides: usize) -> Self {
        let seat = |seat: usize| {
            let wins = |way: usize| played.iter().map(move |both| won(&both[way].outcome).get(seat).copied().unwrap_or_default());
            let result = |way: usize| played.iter().map(move |both| both[way].outcome.get(seat).map_or(0.0, |result| result.0 as f64));
            SeatOutcome {
                wins: [mean(wins(0)), mean(wins(1))],
                more_wins: more_often(wins(0).zip(wins(1))),
                result: [mean(result(0)), mean(result(1))],
                more_result: more(result(0).zip(result(1))),
            }
        };
        let clock = clock(played);
        let curves = (0..sides).map(|side| curve(played, &clock, side)).collect();
        let is_same = played.len() > 1 && played.iter().all(|[one, other]| one == other);
        Self { games: played.len(), seats: (0..seats).map(seat).collect(), clock, curves, is_same }
    }
}

/// The scores of all sides when the clock showed this.
fn at(played: &Played, clock: u32) -> Option<&Vec<i64>> {
    played.curve.iter().find(|(shown, _)| *shown == clock).map(|(_, scores)| scores)
}

fn clock(played: &[[Played; 2]]) -> Vec<u32> {
    let mut clock: Vec<u32> = played.iter().flatten().flat_map(|played| played.curve.iter().map(|(clock, _)| *clock)).collect();
    clock.sort_unstable();
    clock.dedup();
    let often = |way: usize, clock: u32| 2 * played.iter().filter(|both| at(&both[way], clock).is_some()).count() >= played.len();
    clock.retain(|&clock| often(0, clock) && often(1, clock));
    clock
}

fn curve(played: &[[Played; 2]], clock: &[u32], side: usize) -> [Vec<f64>; 2] {
    [0, 1].map(|way| {
        let of = |scores: &Vec<i64>| scores.get(side).map_or(0.0, |score| *score as f64);
        let so_far = clock.iter().map(|&clock| mean(played.iter().filter_map(|both| at(&both[way], clock)).map(of)));
        let end = played.iter().map(|both| both[way].curve.last().map_or(0.0, |(_, scores)| of(scores)));
        so_far.chain([mean(end)]).collect()
    })
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, n) = numbers.fold((0.0, 0.0), |(sum, n), number| (sum + number, n + 1.0));
    if n > 0.0 { sum / n } else { 0.0 }
}

/// How much more the second numbers of pairs are in the mean, and half the width of the interval of 95 %. Games of a pair have the same dice,
/// so that small differences show.
fn more(pairs: impl Iterator<Item = (f64, f64)>) -> [f64; 2] {
    let all: Vec<f64> = pairs.map(|(one, other)| other - one).collect();
    let mean = mean(all.iter().copied());
    if all.len() < FEW {
        return [mean, f64::INFINITY];
    }
    let n = all.len() as f64;
    let variance = all.iter().map(|more| (more - mean) * (more - mean)).sum::<f64>() / (n - 1.0);
    [mean, Z * (variance / n).sqrt()]
}

/// The same of shares of wins. Ten games in which nobody won more do not say that it cannot be: so the interval is as wide as if two pairs
/// more had been played, in which the one way had won half a game more, and the other way, too (Agresti and Min 2005).
fn more_often(pairs: impl Iterator<Item = (f64, f64)>) -> [f64; 2] {
    let all: Vec<f64> = pairs.map(|(one, other)| other - one).collect();
    let mean = mean(all.iter().copied());
    if all.len() < FEW {
        return [mean, f64::INFINITY];
    }
    let n = all.len() as f64 + 2.0;
    let [sum, squares] = all.iter().fold([0.0, 1.0], |[sum, squares], more| [sum + more, squares + more * more]);
    let variance = (squares - sum * sum / n) / n;
    [mean, Z * (variance / n).sqrt()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_are_those_of_pairs() {
        let played = |one: i64, other: i64, middle: i64| Played {
            outcome: vec![(one, 0), (other, 0)],
            curve: vec![(1, vec![0, 0]), (2, vec![middle, 0]), (3, vec![one, other])],
        };
        // The first seat gets 2, 2, 5 more; it wins the second and third game only the other way.
        let games = [(5, 4, 7), (3, 4, 5), (1, 3, 6)];
        let games = games.map(|(one, other, then)| [played(one, other, 1), played(then, other, 2)]);
        let few = Outcome::of(&games, 2, 2);
        assert!(few.is_few() && few.seats[0].more_result == [3.0, f64::INFINITY] && !few.seats[0].is_sure(), "{few:?}");
        let games: Vec<[Played; 2]> = std::iter::repeat_n(games, 4).flatten().collect();
        let outcome = Outcome::of(&games, 2, 2);
        let seat = outcome.seats[0];
        assert_eq!((outcome.games, seat.result, seat.more_result[0]), (12, [3.0, 6.0], 3.0));
        // Standard deviation of four times 2, 2, 5: the root of 24/11.
        assert!((seat.more_result[1] - Z * (2.0_f64 / 11.0).sqrt()).abs() < 1e-9 && seat.is_sure(), "{seat:?}");
        assert!(!outcome.is_same && !outcome.is_few());
        assert!((seat.wins[0] - 1.0 / 3.0).abs() < 1e-9 && (seat.wins[1] - 1.0).abs() < 1e-9);
        // Of twelve pairs eight differ by a win: (8 + 1 - 64 / 14) / 14 is the variance of one.
        assert!((seat.more_wins[1] - Z * ((9.0 - 64.0 / 14.0_f64) / 14.0 / 14.0).sqrt()).abs() < 1e-9, "{seat:?}");
        let never = more_often(std::iter::repeat_n((0.0, 0.0), 10));
        assert!((never[1] - Z / 12.0).abs() < 1e-9, "no win in ten games is not never: {never:?}");
        assert_eq!((outcome.clock, outcome.curves[0].clone()), (vec![1, 2, 3], [vec![0.0, 1.0, 3.0, 3.0], vec![0.0, 2.0, 6.0, 6.0]]));
    }
}
