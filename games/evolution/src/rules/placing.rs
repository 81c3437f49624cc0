//! Where a trait may be laid (rulebook, Traits of animals, «Свойства животных»).

use crate::cards::facts::On;
use crate::evolution::Evolution;
use crate::rulebook::{ANGLERFISH, CONTINENTS, PAIRS, TRAITS};
use crate::schema::{Admits, Hook};
use crate::state::{Herd, Id, Place, Slot, State};
use crate::texts;
use clade_engine::{Kind, Kinds, Side, Why};
use std::ops::ControlFlow;

impl Evolution {
    /// Why a trait may not be laid on an animal; `mate` is the second of a pair, once it is named.
    pub(crate) fn object_to_host(&self, state: &State, by: Side, kind: Kind, host: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let (facts, animal) = (self.facts(kind), state.animal(host));
        let own = animal.owner == by;
        why.object_if(facts.on == On::Own && !own, TRAITS, texts::why_only_own)?;
        why.object_if(facts.on == On::Other && own, TRAITS, texts::why_only_other)?;
        why.object_if(facts.on == On::Hidden, ANGLERFISH, texts::why_only_animal)?;
        let is_there = |kind: Kind| state.traits_of(host).any(|slot| state.lying(slot).kind == kind);
        if facts.pair.is_none() && facts.stores == 0 {
            why.object_if(is_there(kind), TRAITS, || texts::why_has_it(self.cards().get(kind).name()))?;
        }
        for other in facts.excludes {
            why.object_if(is_there(other), TRAITS, || texts::why_excluded(self.cards().get(other).name()))?;
        }
        let sea = facts.ocean && self.options().territories;
        why.object_if(sea && animal.place.is(Place::Ocean), CONTINENTS, texts::why_in_ocean)?;
        // Swimming is played on it, too, although its card does not stay.
        self.object_to_more(state, host, kind, None, why)
    }

    /// Why the traits on an animal, or a new one, do not admit a new one; `without` is one that leaves it.
    pub(crate) fn object_to_more(&self, state: &State, id: Id, kind: Kind, without: Option<Slot>, why: &mut Why<'_>) -> ControlFlow<()> {
        let admits = self.vm.defines(Hook::Admits);
        if admits.is_empty() {
            return ControlFlow::Continue(());
        }
        let there = || state.traits_of(id).filter(|&slot| Some(slot) != without);
        // A trait that does not act now will act again: its limit holds all the same.
        let judges = there().map(|slot| state.lying(slot).kind).chain([kind]).collect::<Kinds>().and(admits);
        if judges.is_empty() {
            return ControlFlow::Continue(());
        }
        let need: i32 = there().map(|slot| i32::from(self.facts(state.lying(slot).kind).need)).sum();
        let told = Admits { traits: there().count() as i32 + 1, need: need + i32::from(self.facts(kind).need) };
        for judge in judges {
            let objection = self.vm.ask_objection(Kinds::one(judge), told, |_| 0);
            if let Some((kind, key)) = objection {
                why.object_if(true, "", || self.cards().get(kind).said(key))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Why a pair trait may not lie between two animals of which the first may have it.
    pub(crate) fn object_to_mate(&self, state: &State, by: Side, kind: Kind, host: Id, mate: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(host == mate, PAIRS, texts::why_itself)?;
        let (one, other) = (state.animal(host), state.animal(mate));
        why.object_if(one.owner != other.owner, PAIRS, texts::why_one_player)?;
        why.object_if(one.place != other.place, CONTINENTS, texts::why_apart)?;
        let twice = state.traits_of(host).any(|slot| state.lying(slot).kind == kind && state.lying(slot).other(host) == Some(mate));
        why.object_if(twice, PAIRS, || texts::why_has_it(self.cards().get(kind).name()))?;
        self.object_to_host(state, by, kind, mate, why)
    }

    /// The animals on which a trait could be laid by a side: by whose they are.
    pub(crate) fn hosts(&self, state: &State, by: Side, kind: Kind) -> Herd {
        let own = state.player(by).own;
        match self.facts(kind).on {
            On::Own => own,
            On::Other => state.living().without(own),
            On::Any => state.living(),
            On::Hidden => Herd::NONE,
        }
    }

    /// Whether a trait can be laid anywhere: the first part of an answer is offered only if a last part exists.
    pub(crate) fn has_host(&self, state: &State, by: Side, kind: Kind) -> bool {
        let hosts = self.hosts(state, by, kind);
        hosts.into_iter().any(|id| self.object_to_first(state, by, kind, id, &mut Why::quiet()).is_continue())
    }

    /// Why an animal may not be named first: a pair trait also needs a second one.
    pub(crate) fn object_to_first(&self, state: &State, by: Side, kind: Kind, host: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        self.object_to_host(state, by, kind, host, why)?;
        if self.facts(kind).pair.is_none() {
            return ControlFlow::Continue(());
        }
        let herd = state.player(state.animal(host).owner).own;
        let has_mate = herd.into_iter().any(|mate| self.object_to_mate(state, by, kind, host, mate, &mut Why::quiet()).is_continue());
        why.object_if(!has_mate, PAIRS, texts::why_no_mate)
    }
}
