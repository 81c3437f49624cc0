//! Phase 3 (§4.6): buying genes, in descending order; any number of them, open to all from the pool.

use crate::event::Event;
use crate::rulebook;
use crate::soup::Soup;
use crate::state::State;
use crate::texts;
use clade_engine::{Kinds, Side, Sink, Why};
use std::ops::ControlFlow;

impl Soup {
    /// A gene may not come back while it is given up for an advanced one, and by an option not be owned beside one (S3, S11).
    fn object_to_predecessor(&self, state: &State, side: Side, kind: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let tribe = state.tribe(side);
        let given = tribe.given_up.iter().any(|&(_, given)| given == kind);
        why.object_if(given, rulebook::ADVANCED, texts::why_banned)?;
        let advanced = tribe.genes.into_iter().find(|&advanced| self.gene(advanced).gives_up.contains(kind));
        match advanced.filter(|_| !given && self.options.bans_all_predecessors) {
            Some(advanced) => why.object_if(true, rulebook::OPTION, || texts::why_beside(self.cards().get(advanced).name())),
            None => ControlFlow::Continue(()),
        }
    }

    /// What every purchase needs.
    pub(crate) fn object_to_buying(&self, state: &State, side: Side, kind: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let (tribe, gene) = (state.tribe(side), self.gene(kind));
        why.object_if(tribe.genes.contains(kind), rulebook::NEW_GENES, texts::why_owned)?;
        why.object_if(tribe.bp < gene.price, rulebook::NEW_GENES, || texts::why_points(gene.price, tribe.bp))?;
        why.object_if(self.pool(state, kind) == 0, rulebook::NEW_GENES, texts::why_no_copy)?;
        self.object_to_predecessor(state, side, kind, why)
    }

    /// An advanced gene also needs a gene to give up, bought in an earlier round.
    pub(crate) fn object_to_upgrade(&self, state: &State, side: Side, kind: u8, given: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        let tribe = state.tribe(side);
        let name = || self.cards().get(given).name();
        why.object_if(!tribe.genes.contains(given), rulebook::ADVANCED, || texts::why_needs(name()))?;
        why.object_if(tribe.new.contains(given), rulebook::ADVANCED, || texts::why_too_new(name()))?;
        let room = tribe.given_up.remaining_capacity() >= self.gene(kind).gives_up.len() as usize;
        why.object_if(!room, rulebook::ADVANCED, texts::why_no_room)?;
        self.object_to_buying(state, side, kind, why)
    }

    /// A gene is bought; it acts at once on all amoebas of its owner.
    pub(crate) fn buys(&self, state: &mut State, side: Side, kind: u8, given: Option<u8>, sink: &mut Sink<'_, Event>) {
        self.pay(state, side, self.gene(kind).price, sink);
        if let Some(given) = given {
            let all = if self.options.bans_all_predecessors { self.gene(kind).gives_up } else { Kinds::one(given) };
            for predecessor in all.and(state.tribe(side).genes) {
                let given_up = &mut state.tribe_mut(side).given_up;
                let at = given_up.partition_point(|pair| *pair < (kind, predecessor));
                if given_up.try_insert(at, (kind, predecessor)).is_err() {
                    debug_assert!(false, "object_to_upgrade keeps places free");
                }
                self.own(state, side, predecessor, false);
                if predecessor != given {
                    sink.tell(|| Event::Dropped(side, predecessor));
                }
            }
        }
        self.own(state, side, kind, true);
        state.tribe_mut(side).new.insert(kind);
        sink.tell(|| Event::Bought(side, kind, given));
    }
}
