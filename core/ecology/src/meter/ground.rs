//! Who stands where when a feeding window opens: how many of each side in each patch.

use super::game::Meter;
use crate::reading::SIDES;

impl Meter {
    pub(super) fn enter_patch(&mut self, place: usize, at: u8, n: u16) {
        *self.crowds.at(at.into()) += u32::from(n);
        let here = &mut self.standing.at(at.into())[place];
        *here = here.saturating_add(n);
    }

    pub(super) fn leave_patch(&mut self, place: usize, at: u8, n: u16) {
        let crowd = self.crowds.at(at.into());
        *crowd = crowd.saturating_sub(u32::from(n));
        let here = &mut self.standing.at(at.into())[place];
        *here = here.saturating_sub(n);
    }

    /// Adds up, over patches, the products of the heads of each two sides.
    pub(super) fn survey(&mut self) {
        let sides = self.row.reading.sides.count();
        let ground = &mut self.row.ground;
        let mut patches = 0;
        for here in self.standing.iter().filter(|here| **here != [0; SIDES]).map(|here| &here[..sides]) {
            patches += 1;
            let mut products = ground.products.as_mut_slice();
            for (ix, &heads) in here.iter().enumerate() {
                let (of_side, rest) = products.split_at_mut(sides - ix);
                if heads > 0 {
                    of_side.iter_mut().zip(&here[ix..]).for_each(|(sum, &others)| *sum += f64::from(heads) * f64::from(others));
                }
                products = rest;
            }
        }
        ground.patches = ground.patches.max(patches);
    }
}
