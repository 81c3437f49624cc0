//! The rows of many games, in the order of their numbers, no matter in what order and on how many machines they were played.

use crate::Row;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One measured game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Which games it belongs with: games of one seed with the seats rotated are one cluster. Only clusters are resampled, see
    /// [`crate::statistics`]. A game that stands alone is a cluster of its own, under its own number.
    pub cluster: u64,
    /// What is kept of it.
    pub row: Row,
}

/// Rows of games by their numbers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Games {
    played: BTreeMap<u64, Played>,
}

/// A game that was entered twice.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("game {0} is there already")]
pub struct Twice(pub u64);

impl Games {
    /// Enters a game under its number.
    ///
    /// # Errors
    /// [`Twice`]; the games are as they were.
    pub fn enter(&mut self, number: u64, cluster: u64, row: Row) -> Result<(), Twice> {
        if self.played.contains_key(&number) {
            return Err(Twice(number));
        }
        self.played.insert(number, Played { cluster, row });
        Ok(())
    }

    /// Takes the games of another shard. The result is the same, byte for byte, as if one run had entered them all.
    ///
    /// # Errors
    /// [`Twice`]; the games are as they were.
    pub fn merge(&mut self, other: Self) -> Result<(), Twice> {
        if let Some(number) = other.played.keys().find(|number| self.played.contains_key(number)) {
            return Err(Twice(*number));
        }
        self.played.extend(other.played);
        Ok(())
    }

    /// How many games.
    pub fn len(&self) -> usize {
        self.played.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.played.is_empty()
    }

    /// All games with their numbers, in the order of these.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Played)> {
        self.played.iter().map(|(number, played)| (*number, played))
    }

    /// All rows, in the order of the games' numbers.
    pub fn rows(&self) -> impl Iterator<Item = &Row> {
        self.played.values().map(|played| &played.row)
    }
}

impl FromIterator<Row> for Games {
    /// Games that stand alone, numbered from 0.
    fn from_iter<I: IntoIterator<Item = Row>>(rows: I) -> Self {
        let played = rows.into_iter().zip(0..).map(|(row, n)| (n, Played { cluster: n, row })).collect();
        Self { played }
    }
}
