//! Where the pieces of one kind in one patch came from: a well-mixed pool, from which pieces are taken in proportion.
//!
//! Pieces of one kind in one patch are alike; nobody can say which was eaten. As in the mixing models of isotope ecology, what is taken
//! has the composition of what lies there. Totals stay whole, origins are fractions.

use super::numbered::Numbered;
use clade_engine::Side;
use clade_engine::ecology::{Origin, Via};

/// The origins that can lie in a patch.
const LYING: [Origin; 4] = [Origin::Environment, Origin::Waste, Origin::Body, Origin::Placed];

/// The place of what players put there.
const PLACED: usize = 3;

/// What lies in one patch, of one kind, by [`LYING`].
pub(super) type Parts = [f64; LYING.len()];

/// What lies in one patch, of one kind: pieces, and what they are made of.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Lying {
    pub(super) pieces: u32,
    parts: Parts,
    /// The player who put the last piece there, among the pieces that players put.
    pub(super) last_placed_by: Option<Side>,
}

impl Lying {
    /// Pieces that players put there.
    pub(super) fn placed(&self) -> f64 {
        self.parts[PLACED]
    }
}

/// All patches.
#[derive(Clone, Debug)]
pub(super) struct Mixing {
    pools: Numbered<Lying>,
    /// How many kinds each patch has a place for.
    kinds: usize,
}

impl Mixing {
    /// With this many kinds of food, as far as is known.
    pub(super) fn of(kinds: u8) -> Self {
        Self { pools: Numbered::default(), kinds: usize::from(kinds).max(1) }
    }

    /// Pieces of one origin come.
    pub(super) fn put(&mut self, patch: u8, kind: u8, n: u16, via: Via) {
        let lying = self.at(patch, kind);
        lying.pieces += u32::from(n);
        lying.parts[place_of(via)] += f64::from(n);
        if let Via::Player(side) = via {
            lying.last_placed_by = Some(side);
        }
    }

    /// What lies of a kind in a patch, if any ever did.
    pub(super) fn lying(&self, patch: u8, kind: u8) -> Option<&Lying> {
        let kind = usize::from(kind);
        if kind < self.kinds { self.pools.known(usize::from(patch) * self.kinds + kind) } else { None }
    }

    /// Pieces go; what they were made of.
    #[inline(always)]
    pub(super) fn take(&mut self, patch: u8, kind: u8, n: u16) -> Parts {
        let Lying { pieces, parts, .. } = self.at(patch, kind);
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
        let by = self.at(from, kind).last_placed_by;
        let carried = self.take(from, kind, n);
        let Lying { pieces, parts, last_placed_by } = self.at(to, kind);
        if carried[PLACED] > 0.0 {
            *last_placed_by = by;
        }
        *pieces += u32::from(n);
        parts.iter_mut().zip(carried).for_each(|(part, more)| *part += more);
    }

    #[inline]
    fn at(&mut self, patch: u8, kind: u8) -> &mut Lying {
        let kind = usize::from(kind);
        if kind >= self.kinds {
            self.widen(kind + 1);
        }
        self.pools.at(usize::from(patch) * self.kinds + kind)
    }

    /// Makes room for more kinds in each patch.
    fn widen(&mut self, kinds: usize) {
        let mut wider = Numbered::default();
        for (at, lying) in self.pools.iter().enumerate() {
            *wider.at(at / self.kinds * kinds + at % self.kinds) = *lying;
        }
        (self.pools, self.kinds) = (wider, kinds);
    }
}

/// The parts with their origins.
pub(super) fn by_origin(parts: Parts) -> impl Iterator<Item = (Origin, f64)> {
    LYING.into_iter().zip(parts)
}

/// The origin under which pieces lie in a patch, by why they came there.
fn place_of(via: Via) -> usize {
    match via {
        Via::Waste(_) | Via::Digested | Via::Spoiled | Via::Destroyed(_) => 1,
        Via::Corpse(_) | Via::WithDeath => 2,
        Via::Player(_) => PLACED,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_that_nobody_announced_gets_its_place() {
        let mut mixing = Mixing::of(2);
        mixing.put(3, 1, 4, Via::Weather);
        mixing.put(0, 1, 2, Via::Player(clade_engine::Side(0)));
        mixing.put(3, 200, 1, Via::Corpse(clade_engine::Side(1)));
        assert_eq!(mixing.take(3, 200, 1), [0.0, 0.0, 1.0, 0.0]);
        assert_eq!((mixing.take(3, 1, 1), mixing.take(0, 1, 2)), ([1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 2.0]));
    }
}
