//! The results of a comparison so far, of all games together and one by one. No drawing here, and no threads.

use clade_compare::Report;
use clade_compare::report::{MAIN, telling_round};
use clade_ecology::{Games, Measure};

/// The results of the games so far.
pub(super) struct Judged {
    pub(super) report: Report,
    /// Single games, for each arm and each number of [`MAIN`] that games have one by one.
    pub(super) spots: Vec<Vec<Spot>>,
    /// For each arm the numbers in which its games differ.
    pub(super) varied: Vec<Vec<&'static str>>,
    /// Whether all resamples were drawn.
    pub(super) is_final: bool,
}

/// A game in one of its numbers.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub(super) id: &'static str,
    pub(super) game: u64,
    pub(super) value: f64,
    /// The round in which there is most of it.
    pub(super) round: Option<u16>,
}

/// A game of a comparison that is to be opened.
#[derive(Copy, Clone, Debug, PartialEq)]
pub(super) struct Wanted {
    pub(super) arm: usize,
    pub(super) game: u64,
    pub(super) round: Option<u16>,
}

impl Judged {
    /// What a report tells, with its games one by one.
    pub(super) fn of(report: Report, games: &[Games], is_final: bool) -> Self {
        let spots: Vec<Vec<Spot>> = games.iter().map(spots).collect();
        let varied = spots.iter().map(|spots| varied(spots)).collect();
        Self { report, spots, varied, is_final }
    }
}

/// The numbers in which single games can be shown.
pub(super) fn numbers() -> impl Iterator<Item = &'static str> {
    MAIN.into_iter().filter(|id| Measure::part(id).is_some_and(|(_, part)| part.is_of_each()))
}

/// The numbers in which these games differ: half of them lie around the middle, and there, too, not all are alike.
fn varied(spots: &[Spot]) -> Vec<&'static str> {
    let differs = |id: &&'static str| {
        let mut values: Vec<f64> = spots.iter().filter(|spot| spot.id == *id).map(|spot| spot.value).collect();
        values.sort_by(f64::total_cmp);
        let quartile = |n: usize| values.get(values.len() * n / 4).copied();
        quartile(1) < quartile(3)
    };
    numbers().filter(differs).collect()
}

/// The games of an arm, one by one.
fn spots(games: &Games) -> Vec<Spot> {
    let parts = MAIN.iter().filter_map(|id| Measure::part(id)).filter(|(_, part)| part.is_of_each());
    let of_part = |part: &'static clade_ecology::Part| {
        games.iter().filter_map(move |(game, played)| {
            let value = part.of_game(&played.row)?.ok()?;
            Some(Spot { id: part.id, game, value, round: telling_round(part.id, &played.row) })
        })
    };
    parts.flat_map(|(_, part)| of_part(part)).collect()
}
