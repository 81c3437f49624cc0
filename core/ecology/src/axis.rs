//! Measures over the course of a game, on two axes: rounds, and the share of the game.
//!
//! **Rounds:** the mean over the games still running, as long as there are 30 of them and they are a fifth of all. **Share of the game:**
//! of a game of T rounds, round t covers ((t − 1)/T, t/T]; each of ten bins takes a flow by its overlap and a level by its average over
//! time, so totals are kept. With fewer than ten rounds neighbouring bins share rounds, so they are not independent: no test between them.
//! The second axis looks back from an end that food may have caused: it is for shapes, never for causes. Games of different lengths are
//! laid side by side only on it.

use crate::measure::{Absent, Prepared, Value};
use crate::row::{Round, SideRound};
use crate::{Games, Row};
use serde::{Deserialize, Serialize};

/// Bins of the second axis.
pub const BINS: usize = 10;
/// The first axis ends where fewer games than this are still running.
const GAMES: usize = 30;
/// ... or a smaller share of all games than one in this many.
const PART: usize = 5;

/// A quantity followed over the course of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Series {
    /// Food at hand.
    Supply,
    /// Food that would feed everybody.
    Need,
    /// Heads on the table.
    Heads,
    /// Heads relative to the game's own mean.
    RelativeHeads,
    /// Need for which there is no food.
    Scarcity,
    /// Heads judged hungry, by heads judged.
    Hunger,
    /// Pieces got.
    Intake,
    /// Heads that were born.
    Births,
    /// Heads that died.
    Deaths,
}

/// How the parts of a round add up when a round is cut.
enum Sort {
    /// A level: averaged over time.
    Level,
    /// A flow: shared out by overlap.
    Flow,
}

impl Series {
    /// All series.
    pub const ALL: [Self; 9] = [
        Self::Supply,
        Self::Need,
        Self::Heads,
        Self::RelativeHeads,
        Self::Scarcity,
        Self::Hunger,
        Self::Intake,
        Self::Births,
        Self::Deaths,
    ];

    fn sort(self) -> Sort {
        match self {
            Self::Heads | Self::RelativeHeads => Sort::Level,
            _ => Sort::Flow,
        }
    }

    /// Numerator and denominator of a round; the denominator is 1 for what is not a ratio.
    fn of_round(self, row: &Row, round: &Round) -> (f64, f64) {
        let sum = |of: fn(&SideRound) -> u32| round.sides.iter().map(|side| f64::from(of(side))).sum::<f64>();
        match self {
            Self::Supply => (f64::from(round.supply), 1.0),
            Self::Need => (sum(|side| side.need), 1.0),
            Self::Heads => (sum(|side| side.heads), 1.0),
            Self::RelativeHeads => (sum(|side| side.heads), row.total(|side| side.heads) / row.rounds.len() as f64),
            Self::Scarcity => ((sum(|side| side.need) - f64::from(round.supply)).max(0.0), sum(|side| side.need)),
            Self::Hunger => (sum(|side| side.judged - side.fed), sum(|side| side.judged)),
            Self::Intake => (sum(|side| side.intake), 1.0),
            Self::Births => (sum(|side| side.births), 1.0),
            Self::Deaths => (sum(|side| side.deaths.iter().sum()), 1.0),
        }
    }

    fn is_ratio(self) -> bool {
        matches!(self, Self::RelativeHeads | Self::Scarcity | Self::Hunger)
    }
}

/// A point of the first axis.
pub struct Point {
    /// The round, counted from 1.
    pub round: usize,
    /// How many games reach it.
    pub games: usize,
    /// The mean of those.
    pub value: Prepared,
}

/// The first axis: round by round, the mean of the games that reach it, up to where too few do.
pub fn by_round(games: &Games, series: Series) -> Vec<Point> {
    let come_to = |ix: usize| games.rows().filter(|row| row.rounds.len() > ix).count();
    let enough = |count: &usize| *count >= GAMES && *count * PART >= games.len();
    let point = |(ix, count): (usize, usize)| {
        let of = |row: &Row| {
            let round = row.rounds.get(ix).ok_or(Absent::FewRounds(ix as u16 + 1))?;
            divided(series.of_round(row, round))
        };
        Point { round: ix + 1, games: count, value: Prepared::each_game(games, of) }
    };
    (0..).map(come_to).take_while(enough).enumerate().map(point).collect()
}

/// The second axis: tenth by tenth of each game, the mean over games. A flow is what falls into the bin; a level, its average there.
pub fn by_share(games: &Games, series: Series) -> Vec<Prepared> {
    (0..BINS).map(|bin| Prepared::each_game(games, |row| of_bin(row, series, bin))).collect()
}

/// What a series is in one bin of one game.
///
/// # Errors
/// [`Absent`] where the game has no round, or nothing of which it could be a share there.
pub fn of_bin(row: &Row, series: Series, bin: usize) -> Value {
    if row.rounds.is_empty() {
        return Err(Absent::FewRounds(1));
    }
    let length = row.rounds.len() as f64 / BINS as f64;
    let (start, end) = (bin as f64 * length, (bin + 1) as f64 * length);
    let overlap = |t: usize| (end.min((t + 1) as f64) - start.max(t as f64)).max(0.0);
    let parts = row.rounds.iter().enumerate().filter(|(t, _)| overlap(*t) > 0.0);
    let (part, whole) = parts.fold((0.0, 0.0), |(part, whole), (t, round)| {
        let (more, of) = series.of_round(row, round);
        (part + overlap(t) * more, whole + overlap(t) * of)
    });
    match series.sort() {
        Sort::Flow if !series.is_ratio() => Ok(part),
        Sort::Flow | Sort::Level => divided((part, whole)),
    }
}

fn divided((part, whole): (f64, f64)) -> Value {
    if whole > 0.0 { Ok(part / whole) } else { Err(Absent::NothingToShare) }
}
