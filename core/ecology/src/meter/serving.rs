//! Who put the food that feeds where it lies: in games in which places feed, this is the origin of what heads live on.

use super::game::Meter;
use clade_engine::Side;
use clade_engine::ecology::{NOWHERE, Origin};

impl Meter {
    /// Heads are fed by all pieces of these kinds in these patches: their service is split evenly over the pieces.
    pub(super) fn serves(&mut self, place: usize, side: Side, n: u16, patches: &[u8; 6], kinds: u8) {
        let (mut pieces, mut placed, mut own) = (0.0, 0.0, 0.0);
        for kind in kinds_of(kinds) {
            for &patch in patches.iter().filter(|patch| **patch != NOWHERE) {
                let Some(lying) = self.mixing.lying(patch, kind) else { continue };
                pieces += f64::from(lying.pieces);
                placed += lying.placed();
                own += if lying.last_placed_by == Some(side) { lying.placed() } else { 0.0 };
            }
        }
        if pieces > 0.0 {
            let totals = &mut self.row.sides[place];
            let served = f64::from(n) / pieces;
            totals.origins[Origin::Environment as usize] += served * (pieces - placed);
            totals.origins[Origin::Placed as usize] += served * placed;
            totals.own_placed += served * own;
        }
    }
}

/// The kinds of a set, which has a bit for each.
pub(super) fn kinds_of(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let kind = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            kind
        })
    })
}
