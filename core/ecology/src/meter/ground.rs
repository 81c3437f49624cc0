//! Who stands where when a feeding window opens: how many of each side in each patch.

use super::game::Meter;

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
        for here in self.standing.iter().map(|here| &here[..sides]).filter(|here| here.iter().any(|n| *n > 0)) {
            patches += 1;
            let pairs = here.iter().enumerate().flat_map(|(ix, a)| here[ix..].iter().map(move |b| (*a, *b)));
            ground.products.iter_mut().zip(pairs).for_each(|(sum, (a, b))| *sum += f64::from(a) * f64::from(b));
        }
        ground.patches = ground.patches.max(patches);
    }
}
