//! Who put the food that feeds where it lies: in games in which places feed, this is the origin of what heads live on.

use super::game::Meter;
use clade_engine::Side;
use clade_engine::ecology::{NOWHERE, Origin};

impl Meter {
    /// Heads are fed by all pieces of these kinds in these patches: their service is split evenly over the pieces.
    pub(super) fn serves(&mut self, place: usize, side: Side, n: u16, patches: &[u8; 6], kinds: u8) {
        let kinds = || (0..8).filter(|kind| kinds >> kind & 1 == 1);
        let patches = patches.iter().filter(|patch| **patch != NOWHERE);
        let (mut pieces, mut placed, mut own) = (0.0, 0.0, 0.0);
        for lying in
            patches.flat_map(|&patch| kinds().map(move |kind| (patch, kind))).filter_map(|(patch, kind)| self.mixing.lying(patch, kind))
        {
            pieces += f64::from(lying.pieces);
            placed += lying.placed();
            own += if lying.last_placed_by == Some(side) { lying.placed() } else { 0.0 };
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
