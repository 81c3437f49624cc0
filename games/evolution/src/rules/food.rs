//! Food: who can get it, and where a token goes.

pub(crate) mod pairs;

use crate::cards::facts::Pair;
use crate::event::Taken;
use crate::prelude::*;
use crate::rulebook::FEEDING;
use crate::rules::ambush::Take;
use crate::rules::animals::Order;
use crate::schema::{Hook, MayEat};
use crate::state::{Slot, mark, used};
use clade_engine::Kinds;

step! {
    /// An animal gets this many blue tokens.
    pub struct Feed for Evolution {
        eater: Id,
        n: u8,
    }
}

impl Work<Evolution> for Feed {
    /// One after the other: each may feed its companions.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let Self { eater: id, n } = *self;
        if n == 0 || !state.lives(id) || !game.can_get(state, id) {
            return;
        }
        let place = state.animal(id).at();
        if game.makes(state, place, 1) == 0 {
            return game.lacks(state, id, sink);
        }
        if n > 1 {
            game.then(state, [Self { eater: id, n: n - 1 }]);
        }
        let (stored, who) = (game.puts(state, id, false), game.who(state, id));
        let by = game.cause(state);
        sink.emit(|| Event::Ate(who, place, stored, by, game.agent(state, id).0));
        game.shares(state, id, false);
    }
}

impl Evolution {
    /// The store into which the next token of a fed animal goes: the farthest from the animal that has room (A8).
    pub(crate) fn open_store(&self, state: &State, id: Id) -> Option<Slot> {
        if state.animal(id).force.kinds().and(self.rules.stores).is_empty() {
            return None;
        }
        let open = |&slot: &Slot| {
            let lying = state.lying(slot);
            lying.stored < self.facts(lying.kind).stores && self.acts_on(state, slot, id)
        };
        state.traits_of(id).filter(open).last()
    }

    /// Food in the stores of an animal that act, and how much they hold altogether.
    pub(crate) fn stored(&self, state: &State, id: Id) -> (u8, u8) {
        let acting = state.traits_of(id).filter(|&slot| self.facts(state.lying(slot).kind).stores > 0 && self.acts_on(state, slot, id));
        acting.fold((0, 0), |(food, room), slot| {
            (food.saturating_add(state.lying(slot).stored), room.saturating_add(self.facts(state.lying(slot).kind).stores))
        })
    }

    /// How much stored food an animal can turn into blue tokens: any number (rulebook); the surplus over its need is at most the
    /// size of its stores, so that nobody fills and empties them for ever.
    pub(crate) fn convertible(&self, state: &State, id: Id) -> u8 {
        let (food, room) = self.stored(state, id);
        let animal = state.animal(id);
        food.min(animal.need.saturating_add(room).saturating_sub(animal.food()))
    }

    /// Whether an animal can get a red or blue token.
    pub(crate) fn can_get(&self, state: &State, id: Id) -> bool {
        self.object_to_food(state, id, &mut Why::quiet()).is_continue()
    }

    /// Why an animal has no room for more food: it is fed, and its stores are full.
    pub(crate) fn object_to_more_food(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let full = state.animal(id).is_fed() && self.open_store(state, id).is_none();
        why.object_if(full, FEEDING, texts::why_fed)
    }

    /// Why an animal cannot get a red or blue token.
    pub(crate) fn object_to_food(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        self.object_to_more_food(state, id, why)?;
        for kind in self.acting(state, id, Hook::MayEat) {
            for slot in state.traits_of(id).filter(|&slot| state.lying(slot).kind == kind) {
                let lying = state.lying(slot);
                if !self.acts_on(state, slot, id) {
                    continue;
                }
                let companion_fed = lying.other(id).is_some_and(|other| state.animal(other).is_fed());
                let (role, marked) = (self.role(state, slot, id), lying.is(used::MARKED));
                let told = MayEat { role, companion_fed, marked, last_turn: state.last };
                if let Some((kind, key)) = self.vm.ask_objection(Kinds::one(kind), told, |_| 0) {
                    why.object_if(true, "", || self.cards().get(kind).said(key))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// An animal's role in a directed pair: 1 the first, 2 the second; otherwise 0.
    pub(crate) fn role(&self, state: &State, slot: Slot, id: Id) -> i32 {
        let lying = state.lying(slot);
        match self.facts(lying.kind).pair {
            Some(Pair::Directed) => 1 + i32::from(!lying.host.is(id)),
            Some(Pair::Even) | None => 0,
        }
    }

    /// An animal gets a token; if it is fed, into a store (rulebook, Fat tissue, «Жировой запас»). Says whether it was stored.
    fn puts(&self, state: &mut State, id: Id, red: bool) -> bool {
        let store = if state.animal(id).is_fed() { self.open_store(state, id) } else { None };
        let animal = state.animal_mut(id);
        animal.marks.add(mark::ATE);
        match store {
            Some(slot) => state.lying_mut(slot).stored += 1,
            None if red => animal.red = animal.red.saturating_add(1),
            None => animal.blue = animal.blue.saturating_add(1),
        }
        state.unsettled.insert(id);
        store.is_some()
    }

    /// An animal takes a red token from the bank. Other players may attack it from ambush at this moment.
    pub(crate) fn takes(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        if self.vm.defines(Hook::Waylay).is_empty() {
            return self.takes_at_last(state, id, sink);
        }
        let side = self.next(state.animal(id).owner);
        self.then(state, [Take { eater: id, side, left: self.rules.seats }]);
    }

    /// Nobody attacks, or nobody succeeded: the token comes to the animal.
    pub(crate) fn takes_at_last(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        if !state.lives(id) || state.bank[state.animal(id).at().ix()] == 0 || !self.can_get(state, id) {
            return;
        }
        let place = state.animal(id).at();
        state.bank[place.ix()] -= 1;
        let (stored, who) = (self.puts(state, id, true), self.who(state, id));
        let by = self.cause(state);
        let unasked = by.is_none() && sink.is_unasked();
        sink.emit(|| Event::Took(who, place, Taken { stored, by, unasked }));
        self.shares(state, id, true);
    }

    /// An animal takes a token from another one (Piracy).
    pub(crate) fn steals(&self, state: &mut State, id: Id, victim: Id, sink: &mut Events<'_>) {
        let robbed = state.animal_mut(victim);
        if robbed.red > 0 {
            robbed.red -= 1;
        } else {
            robbed.blue -= 1;
        }
        let (from, who) = (self.who(state, victim), self.who(state, id));
        let stored = self.puts(state, id, false);
        let by = self.cause(state);
        sink.emit(|| Event::Stolen(from, who, stored, by));
        self.shares(state, id, false);
    }

    /// Stored food becomes blue tokens: nothing is received, so nothing else acts. The nearest store is emptied first.
    pub(crate) fn converts(&self, state: &mut State, id: Id, n: u8, sink: &mut Events<'_>) {
        let (mut left, who) = (n, self.who(state, id));
        let stores: Order = state.traits_of(id).filter(|&slot| self.acts_on(state, slot, id)).collect();
        for slot in stores {
            let taken = state.lying(slot).stored.min(left);
            state.lying_mut(slot).stored -= taken;
            left -= taken;
        }
        let animal = state.animal_mut(id);
        animal.blue = animal.blue.saturating_add(n - left);
        state.unsettled.insert(id);
        sink.emit(|| Event::Converted(who, n - left));
    }
}
