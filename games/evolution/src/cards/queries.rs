//! What cards ask about the table: lists of animals and traits, and counts.

use crate::evolution::Evolution;
use crate::schema::{Hook, Read, Sheddable};
use crate::state::{Id, Slot, State, Trait, mark, used};
use clade_engine::{Kind, Kinds, Sink, Why};

impl Evolution {
    /// Whether effects of cards may discard a trait: a card of its own, unless it says no (Trematode, «Трематода»).
    pub(crate) fn may_be_shed(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let says = !self.vm.defines(Hook::Sheddable).contains(lying.kind) || self.vm.ask_yes(lying.kind, Sheddable {}, |_| 0);
        lying.card.is_some() && says
    }

    /// The traits of an animal that may be discarded; of several alike only the first.
    pub(crate) fn sheddable(&self, state: &State, id: Id) -> impl Iterator<Item = Slot> {
        state.traits_of(id).filter(move |&slot| self.may_be_shed(state, slot) && self.is_first_alike(state, slot, id))
    }

    /// Whether no trait nearer to the animal is exactly the same: it makes no difference which of them is named.
    fn is_first_alike(&self, state: &State, slot: Slot, id: Id) -> bool {
        state.traits_of(id).find(|&other| self.are_alike(state, other, slot)) == Some(slot)
    }

    /// Whether two traits are just the same, but for their place on the animal.
    pub(crate) fn are_alike(&self, state: &State, one: Slot, other: Slot) -> bool {
        let like = |slot: Slot| {
            let Trait { kind, card, stored, host, mate, used, .. } = *state.lying(slot);
            // Of stores, whichever was named has been used.
            let used = if self.facts(kind).stores > 0 { used.only(used::SILENCED) } else { used };
            (kind, card.is_none(), stored, host, mate, used)
        };
        like(one) == like(other)
    }

    /// The traits of an animal that need no food (or do not act) and without which it can eat.
    pub(crate) fn losable(&self, state: &State, id: Id) -> impl Iterator<Item = Slot> {
        let needless = move |slot: Slot| self.facts(state.lying(slot).kind).need == 0 || state.lying(slot).is(used::SILENCED);
        let could_eat = move |slot: Slot| {
            let mut without = state.clone();
            self.shed(&mut without, slot, None, &mut Sink::null());
            self.can_get(&without, id)
        };
        self.sheddable(state, id).filter(move |&slot| needless(slot) && could_eat(slot))
    }

    /// The other living animals where this one is.
    pub(crate) fn others(&self, state: &State, id: Id) -> impl Iterator<Item = Id> {
        let place = state.animal(id).place;
        state.living().filter(move |&other| other != id && state.animal(other).place == place)
    }

    /// Other animals here that got food this turn, are not fed and have a token (Piracy, «Пиратство»).
    pub(crate) fn victims(&self, state: &State, id: Id) -> impl Iterator<Item = Id> {
        self.others(state, id).filter(move |&other| {
            let animal = state.animal(other);
            animal.is(mark::ATE) && !animal.is_fed() && animal.food() > 0
        })
    }

    /// The unpaired cards on an animal; of several alike only the first.
    pub(crate) fn unpaired(&self, state: &State, id: Id) -> impl Iterator<Item = Slot> {
        let is_card = |slot: Slot| !state.lying(slot).is_pair() && state.lying(slot).card.is_some();
        state.traits_of(id).filter(move |&slot| is_card(slot) && self.is_first_alike(state, slot, id))
    }

    /// What an animal can give to another one for one of its traits (Recombination, «Рекомбинация»).
    pub(crate) fn gifts(&self, state: &State, from: Id, to: Id) -> impl Iterator<Item = Slot> {
        self.unpaired(state, from).filter(move |&gift| self.returns(state, gift, to).next().is_some())
    }

    /// What can come back for it.
    pub(crate) fn returns(&self, state: &State, gift: Slot, to: Id) -> impl Iterator<Item = Slot> {
        self.unpaired(state, to).filter(move |&other| self.may_swap(state, gift, other))
    }

    /// Whether two traits may change their animals: what an animal must not have at all (Regeneration, «Регенерация») is not offered (A24); of equal
    /// traits, or of those that exclude each other, one will be discarded.
    pub(crate) fn may_swap(&self, state: &State, one: Slot, other: Slot) -> bool {
        let (a, b) = (*state.lying(one), *state.lying(other));
        let (Some(host), Some(other_host)) = (a.host.get(), b.host.get()) else { return false };
        if a.kind == b.kind || host == other_host || a.is_pair() || b.is_pair() || a.card.is_none() || b.card.is_none() {
            return false;
        }
        let fits = |new: Kind, id: Id, without: Slot| {
            let there = |kind: Kind| state.traits_of(id).any(|slot| slot != without && state.lying(slot).kind == kind);
            there(new) && self.facts(new).stores == 0
                || self.facts(new).excludes.into_iter().any(there)
                || self.object_to_more(state, id, new, Some(without), &mut Why::quiet()).is_continue()
        };
        fits(a.kind, other_host, other) && fits(b.kind, host, one)
    }

    /// A count that a card asks for under `reads`.
    pub(crate) fn read(&self, state: &State, id: Id, slot: Option<Slot>, read: Read) -> i32 {
        let kind = slot.map(|slot| state.lying(slot).kind);
        let place = state.animal(id).place;
        let count = |kinds: Kinds| {
            let here = state.living().into_iter().filter(|&other| {
                let animal = state.animal(other);
                other != id && animal.place == place && !animal.force.kinds().and(kinds).is_empty()
            });
            here.count() as i32
        };
        match read {
            Read::Alike => count(kind.map_or(Kinds::NONE, Kinds::one)),
            Read::Hunters => count(self.vm.defines(Hook::Meal)) + i32::from(!self.acting(state, id, Hook::Meal).is_empty()),
            Read::Rivals => count(kind.map_or(Kinds::NONE, |kind| self.facts(kind).excludes)),
            Read::Territories => i32::from(self.options().territories),
            Read::Convertible => i32::from(self.convertible(state, id)),
            Read::Victims => i32::from(self.victims(state, id).next().is_some()),
            Read::Losable => i32::from(self.losable(state, id).next().is_some()),
            Read::Gifts => {
                let partner = slot.and_then(|slot| state.lying(slot).other(id));
                i32::from(partner.is_some_and(|partner| self.gifts(state, id, partner).next().is_some()))
            }
            Read::Decoys => i32::from(self.current_attack(state).is_some_and(|attack| self.decoys(state, attack).next().is_some())),
            Read::TailLossIsOptional => i32::from(self.options().tail_loss_is_optional),
            Read::PiracyFillsFat => i32::from(self.options().piracy_fills_fat),
            Read::UsedUpByOneUse => i32::from(self.options().used_up_by_one_use),
        }
    }
}
