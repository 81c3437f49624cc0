//! Animals and the traits on them: laying them, removing them, and what follows from that.

use crate::event::{By, Event, Lost, OnCards, Who};
use crate::evolution::{Events, Evolution};
use crate::rules::duplicates::Duplicate;
use crate::schema::{CountsAsFed, Hook};
use crate::state::{ANIMALS, Animal, Card, Force, Id, Place, Slot, State, TRAITS, Trait, Uses, mark, used};
use arrayvec::ArrayVec;
use clade_engine::{Kind, Kinds, Maybe, Seats, Secret, Side};

/// A trait that loses its mark in the middle of a turn: it still counts as used in this turn.
pub(crate) fn rested(uses: Uses) -> Uses {
    if uses.has(used::MARKED) { uses.without(used::MARKED).and(used::RESTED).and(used::TURN) } else { uses }
}

/// The traits of an animal in their order.
pub(crate) type Order = ArrayVec<Slot, TRAITS>;

impl Evolution {
    /// An animal with its owner.
    pub(crate) fn who(&self, state: &State, id: Id) -> Who {
        Who(state.animal(id).owner, id)
    }

    /// The traits that act on an animal and define a hook.
    #[inline]
    pub(crate) fn acting(&self, state: &State, id: Id, hook: Hook) -> Kinds {
        state.animal(id).force.kinds().and(self.vm.defines(hook))
    }

    /// A secret of one side.
    pub(crate) fn secret<T>(&self, side: Side, value: T) -> Secret<T> {
        Secret::new(value, Seats::one(clade_engine::Rules::seat_of(self, side)))
    }

    /// Whether there is room for one more animal on the table.
    pub(crate) fn has_room(&self, state: &State) -> bool {
        state.living().or(state.remains).len() < ANIMALS as u32
    }

    /// Lays a card as an animal. `None` if the table is full.
    pub(crate) fn lay_animal(&self, state: &mut State, side: Side, place: Place, card: Card) -> Option<Id> {
        let taken = state.living().or(state.remains);
        let after = state.newest.get().map_or(0, |newest| newest.0 + 1);
        let id = (after..ANIMALS as u8).chain(0..after).map(Id).find(|&id| !taken.contains(id))?;
        state.newest = id.into();
        *state.animal_mut(id) = Animal { owner: side, place: place.into(), card: self.secret(side, card.into()), need: 1, ..Animal::EMPTY };
        state.player_mut(side).own.insert(id);
        self.refresh(state, id);
        Some(id)
    }

    /// Lays a trait on an animal, or between two. False if the table is full: then the card goes to the pile of the animal's owner.
    pub(crate) fn lay_trait(&self, state: &mut State, card: Option<Card>, kind: Kind, host: Id, mate: Option<Id>) -> bool {
        let Some(slot) = Slot::all().find(|&slot| !state.lying(slot).is_there()) else {
            self.discard(state, state.animal(host).owner, card);
            return false;
        };
        let used = if card.is_none() { Uses::NONE } else { self.spent(state, host, kind) };
        *state.lying_mut(slot) = Trait { kind, card: card.into(), host: host.into(), mate: mate.into(), used, ..Trait::EMPTY };
        self.link(state, slot, host);
        self.refresh(state, host);
        if let Some(mate) = mate {
            self.link(state, slot, mate);
            self.refresh(state, mate);
        }
        true
    }

    /// The traits of an animal in their order, the one next to it first.
    pub(crate) fn order(state: &State, id: Id) -> Order {
        state.traits_of(id).collect()
    }

    /// Chains the traits of an animal in this order.
    pub(crate) fn chain(state: &mut State, id: Id, order: &[Slot]) {
        state.animal_mut(id).first = order.first().copied().into();
        for (i, &slot) in order.iter().enumerate() {
            let lying = state.lying_mut(slot);
            lying.next[lying.end(id)] = order.get(i + 1).copied().into();
        }
    }

    /// Puts a trait on an animal above the others; one that silences under them (Neoplasm, rulebook).
    pub(crate) fn link(&self, state: &mut State, slot: Slot, id: Id) {
        let mut order = Self::order(state, id);
        let at = if self.facts(state.lying(slot).kind).silences { 0 } else { order.len() };
        order.insert(at, slot);
        Self::chain(state, id, &order);
    }

    /// Takes a trait off an animal.
    pub(crate) fn unlink(state: &mut State, slot: Slot, id: Id) {
        let mut order = Self::order(state, id);
        order.retain(|&mut other| other != slot);
        Self::chain(state, id, &order);
        let lying = state.lying_mut(slot);
        lying.next[lying.end(id)] = Maybe::NONE;
    }

    /// Moves a silencing trait past the next unpaired one above it.
    pub(crate) fn climb(&self, state: &mut State, slot: Slot, sink: &mut Events<'_>) {
        let Some(id) = state.host(slot) else { return };
        let mut order = Self::order(state, id);
        let Some(at) = order.iter().position(|&other| other == slot) else { return };
        let Some(above) = (at + 1..order.len()).find(|&i| !state.lying(order[i]).is_pair()) else { return };
        let (passed, who, by) = (state.lying(order[above]).kind, self.who(state, id), self.cause(state));
        order.remove(at);
        order.insert(above, slot);
        Self::chain(state, id, &order);
        sink.emit(|| Event::Silenced(who, passed, by));
        self.refresh(state, id);
    }

    /// Takes a trait from the table: its card, and the food that was stored on it.
    pub(crate) fn take_off(&self, state: &mut State, slot: Slot) -> (Option<Card>, u8) {
        let Trait { card, host, mate, stored, .. } = *state.lying(slot);
        let ends = [host, mate].into_iter().filter_map(Maybe::get);
        ends.clone().for_each(|id| Self::unlink(state, slot, id));
        *state.lying_mut(slot) = Trait::EMPTY;
        ends.for_each(|id| self.refresh(state, id));
        (card.get(), stored)
    }

    /// Discards a trait to the pile of its animal's owner (A37).
    pub(crate) fn shed(&self, state: &mut State, slot: Slot, by: Option<By>, sink: &mut Events<'_>) {
        let Trait { kind, host, mate, used, .. } = *state.lying(slot);
        let Some(host) = host.get() else { return };
        let who = self.who(state, host);
        let at = state.animal(host).at();
        let (card, stored) = self.take_off(state, slot);
        self.goes_back(state, at, stored.into());
        if mate.is_none() {
            self.keeps_spent(state, host, kind, used);
        }
        self.discard(state, who.0, card);
        sink.emit(|| Event::Discarded(kind, who, mate.get(), Lost { n: stored, at: Some(at) }, by));
    }

    /// Puts a card that everybody saw into a pile.
    pub(crate) fn discard(&self, state: &mut State, side: Side, card: Option<Card>) {
        let Some(card) = card else { return };
        let player = state.player_mut(side);
        match self.rules.ocean_cards.iter().position(|&other| other == card).and_then(|i| player.afloat.get_mut(i)) {
            Some(count) => *count += 1,
            None => player.pile.put(card),
        }
    }

    /// How many traits lie on an animal; pair cards and those that do not act count, too.
    pub(crate) fn weight(&self, state: &State, id: Id) -> i32 {
        state.traits_of(id).count() as i32
    }

    /// Whether a trait acts on one of its animals: it is not silenced, and no animal of a pair is paralysed or gone.
    pub(crate) fn acts_on(&self, state: &State, slot: Slot, id: Id) -> bool {
        let lying = state.lying(slot);
        let is_off = |id: Id| !state.lives(id) || state.animal(id).is(mark::PARALYSED);
        let is_tied_up = lying.other(id).is_some_and(is_off);
        !lying.is(used::SILENCED) && !is_off(id) && !is_tied_up
    }

    /// How much more food an animal needs for a trait on it.
    pub(crate) fn needs_more(&self, state: &State, id: Id, slot: Slot) -> u8 {
        let lying = state.lying(slot);
        // What a parasite needs does not depend on the other animal of the pair.
        let needs = state.lives(id) && !state.animal(id).is(mark::PARALYSED) && !lying.is(used::SILENCED);
        if needs { self.facts(lying.kind).need } else { 0 }
    }

    /// Recomputes what follows from the traits of an animal: which act, what it needs, whether it counts as fed.
    pub fn refresh(&self, state: &mut State, id: Id) {
        if state.animal(id).place.is_none() {
            return;
        }
        self.silence(state, id);
        let (mut force, mut need) = (Kinds::NONE, u8::from(state.lives(id)));
        let mut next = state.animal(id).first;
        while let Some(slot) = next.get() {
            let lying = state.lying(slot);
            if self.acts_on(state, slot, id) {
                force.insert(lying.kind);
            }
            need = need.saturating_add(self.needs_more(state, id, slot));
            next = lying.after(id);
        }
        if self.options().territories && state.animal(id).place.is(Place::Ocean) {
            force = force.or(self.rules.ocean);
        }
        let animal = state.animal_mut(id);
        animal.force = Force::new(force);
        animal.need = need;
        let counts = force.and(self.vm.defines(Hook::CountsAsFed));
        let fed = counts.into_iter().any(|kind| self.says_fed(state, id, kind));
        let animal = state.animal_mut(id);
        animal.marks = animal.marks.without(mark::COUNTS_AS_FED).and(mark::COUNTS_AS_FED.when(fed));
        state.unsettled.insert(id);
    }

    /// Which traits of an animal lie below one that silences them; pair cards never do.
    pub(crate) fn silence(&self, state: &mut State, id: Id) {
        if self.rules.silencing.is_empty() {
            return;
        }
        let order = Self::order(state, id);
        let top = order.iter().rposition(|&slot| self.facts(state.lying(slot).kind).silences);
        for (i, &slot) in order.iter().enumerate() {
            let lying = state.lying_mut(slot);
            let below = !lying.is_pair() && top.is_some_and(|top| i < top);
            lying.used = lying.used.without(used::SILENCED).and(used::SILENCED.when(below));
        }
    }

    pub(crate) fn says_fed(&self, state: &State, id: Id, kind: Kind) -> bool {
        let marked = state.find(id, kind).is_some_and(|slot| state.lying(slot).is(used::MARKED));
        self.vm.ask_yes(kind, CountsAsFed { marked, last_turn: state.last }, |_| 0)
    }

    /// The same for an animal and all that it is paired with.
    pub(crate) fn refresh_around(&self, state: &mut State, id: Id) {
        self.refresh(state, id);
        for slot in Self::order(state, id) {
            let lying = *state.lying(slot);
            if let Some(other) = lying.other(id) {
                self.refresh(state, other);
            }
        }
    }

    /// The same for all animals.
    pub fn refresh_all(&self, state: &mut State) {
        for id in state.living().or(state.remains) {
            self.refresh(state, id);
        }
    }

    /// An animal comes to another territory by what this player does. Pair cards between territories are discarded; in the Ocean its trait of the Ocean is.
    pub(crate) fn goes(&self, state: &mut State, id: Id, to: Place, player: Side, sink: &mut Events<'_>) {
        let (who, from) = (self.who(state, id), state.animal(id).at());
        state.animal_mut(id).place = to.into();
        sink.emit(|| Event::Moved(who, from, to, player));
        self.settles_in(state, id, sink);
    }

    /// What an animal that came to a territory must give up.
    pub(crate) fn settles_in(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        let to = state.animal(id).at();
        for slot in Self::order(state, id) {
            let lying = *state.lying(slot);
            let swims = to == Place::Ocean && self.facts(lying.kind).ocean && lying.card.is_some();
            if swims || lying.other(id).is_some_and(|other| !state.animal(other).place.is(to)) {
                self.shed(state, slot, None, sink);
            }
        }
        self.refresh_around(state, id);
    }

    /// Two traits change their animals (Recombination, «Рекомбинация»). Food that lies on a card goes with it, marks vanish, what was used stays used;
    /// one that silences goes under the others again. Of equal traits one is discarded; one that the other animal cannot have
    /// beside its own is, as if it had been played second (Scavenger).
    pub(crate) fn swaps(&self, state: &mut State, one: Slot, other: Slot, sink: &mut Events<'_>) {
        let (a, b) = (*state.lying(one), *state.lying(other));
        let (Some(first_host), Some(second_host)) = (a.host.get(), b.host.get()) else { return };
        let (first, second) = (self.who(state, first_host), self.who(state, second_host));
        let on_cards = OnCards {
            stored: [a.stored, b.stored],
            at: [first, second].map(|who| state.animal(who.1).at()),
            is_lost: self.options().recombined_fat_is_lost,
        };
        if on_cards.is_lost {
            (0..2).for_each(|i| self.goes_back(state, on_cards.at[i], on_cards.stored[i].into()));
        }
        let by = self.cause(state);
        sink.emit(|| Event::Swapped(a.kind, first, b.kind, second, on_cards, by));
        Self::unlink(state, one, first_host);
        Self::unlink(state, other, second_host);
        for (slot, from, host, to) in [(one, a, first_host, second_host), (other, b, second_host, first_host)] {
            self.keeps_spent(state, host, from.kind, from.used);
            let used = rested(from.used).without(used::SILENCED).and(self.spent(state, to, from.kind));
            let stored = if self.options().recombined_fat_is_lost { 0 } else { from.stored };
            *state.lying_mut(slot) = Trait { host: to.into(), used, stored, ..from };
            self.link(state, slot, to);
        }
        self.refresh_around(state, first_host);
        self.refresh_around(state, second_host);
        for (slot, kind, id) in [(one, a.kind, second_host), (other, b.kind, first_host)] {
            let excludes = self.facts(kind).excludes;
            if state.traits_of(id).any(|other| excludes.contains(state.lying(other).kind)) {
                self.shed(state, slot, by, sink);
            } else if self.facts(kind).stores == 0 && self.copies_on(state, id, kind).count() > 1 {
                self.evens_out(state, id, kind);
                self.then(state, [Duplicate { animal: id, kind }]);
            }
        }
    }
}
