//! Who stands where: how many of each side in each patch, and how much the sides share their patches.

use super::numbered::Numbered;
use crate::reading::SIDES;
use crate::row::Ground;

/// Heads in one patch.
#[derive(Copy, Clone, Debug, Default)]
struct Patch {
    /// By the place of their side.
    of: [u16; SIDES],
    all: u32,
}

/// Heads in all patches.
#[derive(Clone, Debug, Default)]
pub(super) struct Standing {
    patches: Numbered<Patch>,
    /// How many patches have heads.
    occupied: u16,
    /// Σnᵢnⱼ over patches, n being the heads of a side in a patch; that of two sides is the sum of both their entries. It is kept up with
    /// each step, which is less work than to go through all patches when a window opens.
    products: [[i32; SIDES]; SIDES],
}

impl Standing {
    /// How many stand in a patch.
    pub(super) fn crowd(&self, at: u8) -> u32 {
        self.patches.known(at.into()).map_or(0, |patch| patch.all)
    }

    /// Heads come.
    #[inline]
    pub(super) fn enter(&mut self, place: usize, at: u8, n: u16) {
        let patch = self.patches.at(at.into());
        self.occupied += u16::from(patch.all == 0 && n > 0);
        meet(&mut self.products[place], patch, place, n.into());
        patch.all += u32::from(n);
        patch.of[place] = patch.of[place].saturating_add(n);
    }

    /// Heads go.
    #[inline]
    pub(super) fn leave(&mut self, place: usize, at: u8, n: u16) {
        let patch = self.patches.at(at.into());
        let n = n.min(patch.of[place]);
        // Before they are gone: what was just written cannot be read at once.
        meet(&mut self.products[place], patch, place, -i32::from(n));
        patch.of[place] -= n;
        patch.all -= u32::from(n);
        self.occupied -= u16::from(patch.all == 0 && n > 0);
    }

    /// Adds what is shared now.
    pub(super) fn survey(&self, ground: &mut Ground, sides: usize) {
        ground.patches = ground.patches.max(self.occupied);
        let pairs = (0..sides).flat_map(|i| (i..sides).map(move |j| (i, j)));
        for (sum, (i, j)) in ground.products.iter_mut().zip(pairs) {
            let other = if i == j { 0 } else { self.products[j][i] };
            *sum += f64::from(self.products[i][j] + other);
        }
    }
}

/// Heads of one side are about to join those of all sides in a patch, or to part from them: then `n` is below 0.
#[inline]
fn meet(products: &mut [i32; SIDES], patch: &Patch, place: usize, n: i32) {
    let pairs = products.iter_mut().zip(patch.of.map(i32::from));
    match n {
        // Nearly always it is one: then nothing is multiplied.
        1 => pairs.for_each(|(sum, others)| *sum += others),
        -1 => pairs.for_each(|(sum, others)| *sum -= others),
        _ => pairs.for_each(|(sum, others)| *sum += n * others),
    }
    // (own + n)² − own² = n · own + n · (own + n).
    products[place] += n * (i32::from(patch.of[place]) + n);
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_engine::SplitMix;

    /// Heads come to five patches and go, more than there are, too: what was kept up with each step is what a recount finds.
    #[test]
    fn what_is_kept_up_is_a_recount() {
        let (mut words, mut standing, mut counted) = (SplitMix::new(7), Standing::default(), [[0u16; 3]; 5]);
        for step in 0..500 {
            let word = words.word();
            let [place, at, n] = [word % 3, word / 3 % 5, word / 15 % 4].map(|part| part as usize);
            let here = &mut counted[at][place];
            if word / 60 % 2 == 0 {
                standing.enter(place, at as u8, n as u16);
                *here += n as u16;
            } else {
                standing.leave(place, at as u8, n as u16);
                *here = here.saturating_sub(n as u16);
            }
            let mut found = Ground { patches: 0, products: vec![0.0; 6] };
            standing.survey(&mut found, 3);
            let product = |(i, j): (usize, usize)| counted.iter().map(|here| f64::from(here[i]) * f64::from(here[j])).sum();
            let products = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)].map(product);
            let patches = counted.iter().filter(|here| **here != [0; 3]).count();
            assert_eq!((found.products, usize::from(found.patches)), (products.to_vec(), patches), "step {step}");
            let crowd = |at: usize| counted[at].iter().copied().map(u32::from).sum::<u32>();
            assert!((0..5).all(|at| standing.crowd(at as u8) == crowd(at)));
        }
    }
}
