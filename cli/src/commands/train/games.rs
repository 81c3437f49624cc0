//! Games to learn from: what each seat had and expected, part by part, and who ended ahead.

use super::table::{Ended, Faces};
use crate::error::Error;
use clade_mods::third;
use serde::{Deserialize, Serialize};

/// A game of bots.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Game {
    pub(super) game: u32,
    /// For each seat its score, and what decides between equal ones.
    pub(super) outcome: Vec<(i64, i64)>,
    pub(super) tables: Vec<Table>,
}

/// A table, where the clock of the game moved.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Table {
    /// What was left of the game, as it counts that itself.
    pub(super) left: u32,
    /// The parts of the value, by seat.
    pub(super) parts: Vec<Vec<i64>>,
}

impl Game {
    /// What was left at the beginning.
    pub(super) fn whole(&self) -> u32 {
        self.tables.iter().map(|table| table.left).max().unwrap_or_default()
    }

    /// The third in which a table is.
    pub(super) fn third(&self, table: &Table) -> usize {
        third(table.left, self.whole())
    }
}

/// Plays a game on two faces: the first one has the values with which the bots play, the second one counts every part as 100, so that the parts can
/// be read there.
pub(super) fn play(faces: &mut Faces, game: u32, by: (u64, &str), seats: usize) -> Result<Option<Game>, Error> {
    let (of, mut tables, mut clock) = (faces.seats(), Vec::new(), None);
    let ended = faces.play(by, &vec![0; seats], &mut |faces, turn, _| {
        if clock != Some(turn.clock) {
            clock = Some(turn.clock);
            let (face, at) = faces[1];
            let outlook = face.outlook(at)?;
            let mut parts = vec![vec![0; outlook.parts.len()]; seats];
            for (nth, part) in outlook.parts.iter().enumerate() {
                for (seat, value) in of.iter().zip(&part.by_side) {
                    parts[usize::from(seat.0)][nth] += value;
                }
            }
            tables.push(Table { left: outlook.left, parts });
        }
        Ok(())
    })?;
    Ok(ended.map(|Ended { outcome, .. }| Game { game, outcome, tables }))
}
