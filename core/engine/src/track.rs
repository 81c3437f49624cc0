//! Scoring tracks.

use crate::{MAX_SEATS, Side};
use serde::{Deserialize, Serialize};

/// What happens at the last cell of a track.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The track goes on with cells that are not printed.
    Beyond,
    /// A marker stops at the last free cell.
    Stop(u16),
    /// With this many cells (0 counts), the last one is followed by cell 0 again, a lap later.
    Laps(u16),
}

/// One marker per side on a track of cells; cell 0 means "not yet on it" and has room for all.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track {
    at: [u16; MAX_SEATS],
    laps: [u8; MAX_SEATS],
}

impl Track {
    /// A track with its first markers on these cells.
    pub fn at_cells<const N: usize>(cells: [u16; N]) -> Self {
        let mut track = Self::default();
        track.at[..N].copy_from_slice(&cells);
        track
    }

    /// The cell of a side's marker.
    pub fn at(&self, side: Side) -> u16 {
        self.at[side.ix()]
    }

    /// How many times the marker went past the last cell (255 at most).
    pub fn laps(&self, side: Side) -> u8 {
        self.laps[side.ix()]
    }

    /// Puts a marker on a cell.
    pub fn place(&mut self, side: Side, cell: u16) {
        self.at[side.ix()] = cell;
    }

    /// Whether a marker lies on the cell; never on cell 0.
    pub fn occupied(&self, cell: u16) -> bool {
        cell > 0 && self.at.contains(&cell)
    }

    /// Moves a marker; several may share a cell. Gives the new cell.
    pub fn advance(&mut self, side: Side, steps: u16, end: End) -> u16 {
        let here = self.at(side);
        let mut cell = here.saturating_add(steps);
        match end {
            End::Beyond => {}
            End::Stop(last) => cell = cell.min(last.max(here)),
            End::Laps(length) => {
                let laps = u8::try_from(cell / length.max(1)).unwrap_or(u8::MAX);
                self.laps[side.ix()] = self.laps(side).saturating_add(laps);
                cell %= length.max(1);
            }
        }
        self.at[side.ix()] = cell;
        cell
    }

    /// Moves a marker that counts only free cells: occupied ones are jumped over and cost nothing. Gives the new cell.
    pub fn advance_jumping(&mut self, side: Side, steps: u16, end: End) -> u16 {
        for _ in 0..steps {
            let mut free = *self;
            loop {
                let before = free;
                let cell = free.advance(side, 1, end);
                if free == before {
                    return self.at(side); // the end is full: it stays on the last free cell
                }
                if !self.occupied(cell) {
                    break;
                }
            }
            *self = free;
        }
        self.at(side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Side = Side(0);

    #[test]
    fn jumps_cost_nothing() {
        // Soup T112: marker at 10, others at 12 and 15, 7 steps -> 19.
        let mut track = Track::at_cells([10, 12, 15]);
        assert_eq!(track.advance_jumping(A, 7, End::Beyond), 19);
    }

    #[test]
    fn a_full_end_stops() {
        let mut track = Track::at_cells([49, 51, 50]);
        assert_eq!(track.advance_jumping(A, 3, End::Stop(51)), 49);
        let mut track = Track::at_cells([48, 51, 50]);
        assert_eq!(track.advance_jumping(A, 3, End::Stop(51)), 49);
        assert_eq!(track.advance(A, 9, End::Stop(51)), 51);
    }

    #[test]
    fn laps_are_counted() {
        let mut track = Track::at_cells([95]);
        assert_eq!((track.advance(A, 10, End::Laps(100)), track.laps(A)), (5, 1));
        let mut track = Track::at_cells([98, 0, 1]);
        assert_eq!((track.advance_jumping(A, 3, End::Laps(100)), track.laps(A)), (2, 1));
    }
}
