//! Where the pieces of one kind in one patch came from: a well-mixed pool, from which is taken in proportion.
//!
//! Pieces of one kind in one patch are alike; nobody can say which was eaten. As in the mixing models of isotope ecology, what is taken
//! has the make-up of what lies there. Totals stay whole, origins are parts.

use clade_engine::ecology::{Origin, Via};
use std::collections::BTreeMap;

/// The origins that can lie in a patch.
const LYING: [Origin; 4] = [Origin::Environment, Origin::Waste, Origin::Body, Origin::Placed];

/// What lies in one patch, of one kind, by [`LYING`].
pub(super) type Parts = [f64; LYING.len()];

/// All patches.
#[derive(Clone, Debug, Default)]
pub(super) struct Mixing {
    pools: BTreeMap<(u8, u8), (u32, Parts)>,
}

impl Mixing {
    /// Pieces of one origin come.
    pub(super) fn put(&mut self, patch: u8, kind: u8, n: u16, via: Via) {
        let mut parts = Parts::default();
        parts[lying(via)] = f64::from(n);
        self.add(patch, kind, n, parts);
    }

    /// Pieces go; what they were made of.
    pub(super) fn take(&mut self, patch: u8, kind: u8, n: u16) -> Parts {
        let (pieces, parts) = self.pools.entry((patch, kind)).or_default();
        if *pieces <= u32::from(n) {
            *pieces = 0;
            return std::mem::take(parts);
        }
        let share = f64::from(n) / f64::from(*pieces);
        *pieces -= u32::from(n);
        let taken = parts.map(|part| part * share);
        parts.iter_mut().zip(taken).for_each(|(part, gone)| *part -= gone);
        taken
    }

    /// Pieces go to another patch and stay what they are.
    pub(super) fn carry(&mut self, from: u8, to: u8, kind: u8, n: u16) {
        let parts = self.take(from, kind, n);
        self.add(to, kind, n, parts);
    }

    fn add(&mut self, patch: u8, kind: u8, n: u16, added: Parts) {
        let (pieces, parts) = self.pools.entry((patch, kind)).or_default();
        *pieces += u32::from(n);
        parts.iter_mut().zip(added).for_each(|(part, more)| *part += more);
    }
}

/// The parts with their origins.
pub(super) fn by_origin(parts: Parts) -> impl Iterator<Item = (Origin, f64)> {
    LYING.into_iter().zip(parts)
}

/// Under which origin pieces lie in a patch, by why they came there.
fn lying(via: Via) -> usize {
    match via {
        Via::Waste(_) | Via::Digested | Via::Spoiled | Via::Destroyed(_) => 1,
        Via::Corpse(_) | Via::WithDeath => 2,
        Via::Player(_) => 3,
        _ => 0,
    }
}
