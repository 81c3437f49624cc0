//! What a side has: points and genes, and which genes are in force.

use crate::event::Event;
use crate::soup::{Events, Soup};
use crate::state::State;
use clade_engine::{Kind, Kinds, Side};

impl Soup {
    /// The genes in force for a side that define a hook.
    pub(crate) fn acting(&self, state: &State, side: Side, hook: impl Into<u8>) -> Kinds {
        state.tribe(side).in_force.and(self.vm.defines(hook))
    }

    /// A side gets points from the bank, as many as a colony can hold.
    pub(crate) fn gains(&self, state: &mut State, side: Side, points: u16, told: impl FnOnce(u16) -> Event, sink: &mut Events<'_>) {
        let bp = &mut state.tribe_mut(side).bp;
        let points = points.min(u16::MAX - *bp);
        *bp += points;
        sink.tell(|| told(points));
    }

    /// A side pays points to the bank.
    pub(crate) fn pay(&self, state: &mut State, side: Side, points: u16, sink: &mut Events<'_>) {
        if points > 0 {
            let bp = &mut state.tribe_mut(side).bp;
            *bp = bp.saturating_sub(points);
            sink.tell(|| Event::Paid(side, points));
        }
    }

    /// The one place where genes come into or go out of force.
    pub fn own(&self, state: &mut State, side: Side, kind: Kind, owned: bool) {
        let tribe = state.tribe_mut(side);
        if owned {
            tribe.genes.insert(kind);
        } else {
            tribe.genes.remove(kind);
            tribe.new.remove(kind);
        }
        let before = tribe.in_force;
        tribe.in_force = self.recount_in_force(tribe.genes);
        let lost = before.without(tribe.in_force);
        if !lost.is_empty() {
            state.frames.forget(|s, card, _| s == side && lost.contains(card));
        }
    }

    /// Genes in force for somebody who owns these: they and what they contain.
    pub(crate) fn recount_in_force(&self, owned: Kinds) -> Kinds {
        let mut in_force = owned;
        loop {
            let more = in_force.fold(in_force, |all, kind| all.or(self.gene(kind).contains));
            if more == in_force {
                return in_force;
            }
            in_force = more;
        }
    }

    /// Copies of a gene left in the pool.
    pub(crate) fn pool(&self, state: &State, kind: Kind) -> u8 {
        let owned = state.colonies.iter().filter(|colony| colony.tribe.genes.contains(kind)).count() as u8;
        self.gene(kind).copies.saturating_sub(owned)
    }
}
