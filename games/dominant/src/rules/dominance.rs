//! Matching, dominance, endangered species (§6).

use crate::board::{Cell, Cells};
use crate::dominant::Dominant;
use crate::state::{SIDES, State};
use clade_engine::{Side, Small};

impl Dominant {
    /// How well an animal matches a tile: over the elements that touch it, the sum of how many of that type the animal has.
    #[inline]
    pub(crate) fn matches(&self, state: &State, side: Side, cell: Cell) -> u8 {
        let elements = &state.animal(side).elements;
        state.touching(cell).map(|element| elements[element.ix()]).sum()
    }

    /// Whether an animal's cubes on a tile are endangered: no element there is one of theirs.
    #[inline]
    pub(crate) fn is_endangered(&self, state: &State, side: Side, cell: Cell) -> bool {
        state.cubes(cell, side) > 0 && self.matches(state, side, cell) == 0
    }

    /// The animal that dominates a tile: of those with cubes there the one that matches it best, and better than any other.
    pub fn dominant(&self, state: &State, cell: Cell) -> Option<Side> {
        self.dominant_of(&state.species[cell.ix()], |side| self.matches(state, side, cell))
    }

    /// The same, of animals with this many cubes and so good a match.
    #[inline]
    pub(crate) fn dominant_of(&self, cubes: &[u8; SIDES], matches: impl Fn(Side) -> u8) -> Option<Side> {
        let (mut best, mut leader) = (0, None);
        for side in self.upwards().filter(|side| cubes[side.ix()] > 0) {
            let matches = matches(side);
            if matches > best {
                (best, leader) = (matches, Some(side));
            } else if matches == best {
                leader = None;
            }
        }
        leader
    }

    /// The tiles that an animal dominates.
    pub(crate) fn dominated_by(&self, state: &State, side: Side) -> Cells {
        state.occupied(side).filter(|&cell| self.dominant(state, cell) == Some(side)).collect()
    }
}
