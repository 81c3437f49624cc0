//! What eating came to in one game: for one seat, and for each of the others.

use crate::food::{Uncounted, row_of};
use clade_ecology::Row;
use clade_engine::{Ruleset, Seat, Side};
use clade_table::Table;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Story {
    /// The game.
    pub(crate) game: String,
    /// The place of the seat, from 1, and its points.
    pub(crate) place: usize,
    /// See `place`.
    pub(crate) points: i64,
    /// What eating came to for it.
    pub(crate) own: Fare,
    /// The mean of the others.
    pub(crate) others: Fare,
}

/// What eating came to for a side, or for several on average.
#[derive(Copy, Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Fare {
    /// What was eaten: pieces, or individuals that their places fed.
    pub(crate) eaten: f64,
    /// How often somebody was to be fed.
    pub(crate) feedings: f64,
    /// How often of these they went hungry.
    pub(crate) hungry: f64,
    /// Who died of hunger.
    pub(crate) starved: f64,
    /// Who died of anything else.
    pub(crate) died: f64,
}

impl Fare {
    /// The share of feedings that failed; none if nobody was ever to be fed.
    pub(crate) fn share_hungry(&self) -> Option<f64> {
        (self.feedings > 0.0).then(|| self.hungry / self.feedings)
    }

    /// Of one side, by its place among those that take part.
    fn of(row: &Row, place: usize) -> Self {
        let mut fare = Self { eaten: row.sides[place].food as f64, ..Self::default() };
        for side in row.rounds.iter().map(|round| &round.sides[place]) {
            let [starved, other @ ..] = side.deaths;
            fare.feedings += f64::from(side.judged);
            fare.hungry += f64::from(side.judged - side.fed);
            fare.starved += f64::from(starved);
            fare.died += f64::from(other.iter().sum::<u32>());
        }
        fare
    }

    /// The mean of several.
    fn mean(all: &[Self]) -> Self {
        let mean = |of: fn(&Self) -> f64| all.iter().map(of).sum::<f64>() / all.len().max(1) as f64;
        Self {
            eaten: mean(|fare| fare.eaten),
            feedings: mean(|fare| fare.feedings),
            hungry: mean(|fare| fare.hungry),
            starved: mean(|fare| fare.starved),
            died: mean(|fare| fare.died),
        }
    }
}

impl Story {
    /// A game of which only this is known.
    pub(crate) fn uncounted(game: &str) -> Self {
        Self { game: game.to_owned(), place: 0, points: 0, own: Fare::default(), others: Fare::default() }
    }

    /// What came of a game that is over, for this seat.
    ///
    /// # Errors
    /// [`Uncounted`] if it cannot be counted.
    pub(crate) fn of(table: &Table, ruleset: &Arc<dyn Ruleset>, seat: Seat) -> Result<Self, Uncounted> {
        let row = row_of(ruleset, table)?;
        let is_own = |side: Side| table.face().seat_of(side) == seat;
        let fares = |own: bool| -> Vec<Fare> {
            let sides = row.reading.sides.iter().enumerate().filter(|&(_, side)| is_own(side) == own);
            sides.map(|(place, _)| Fare::of(&row, place)).collect()
        };
        let places = table.places().unwrap_or_default();
        let at = places.iter().find(|place| place.seat == seat);
        Ok(Self {
            game: table.header().game.clone(),
            place: at.map_or(0, |at| at.place),
            points: at.map_or(0, |at| at.score),
            own: Fare::mean(&fares(true)),
            others: Fare::mean(&fares(false)),
        })
    }
}
