//! Deaths: what kills an animal at once, and where its cards go.

use crate::event::{By, Cause, Event, Held, Lost, Who};
use crate::evolution::{Events, Evolution};
use crate::pieces::known;
use crate::rules::animals::{Order, rested};
use crate::schema::{Hook, Kills, Outlives, Remains};
use crate::state::{Animal, Card, Id, Ignored, Phase, Slot, State, TRAITS, mark, used};
use arrayvec::ArrayVec;
use clade_engine::{Kind, Maybe, Secret};

impl Evolution {
    /// Looks at the animals whose state changed: a trait may kill them (Neoplasm), or they may have become fed.
    pub(crate) fn settle_animals(&self, state: &mut State, sink: &mut Events<'_>) {
        while let Some(id) = state.unsettled.next() {
            if !state.lives(id) {
                continue;
            }
            // While traits are being laid its owner may still save it (rulebook, Neoplasm, «Неоплазия»: further traits laid in the
            // development phase put its death off).
            if state.phase != Phase::Development
                && let Some(kind) = self.killer(state, id)
            {
                self.dies(state, id, Cause::Trait(kind), sink);
                return;
            }
            let animal = state.animal(id);
            if state.phase != Phase::Feeding || animal.is_fed() == animal.is(mark::FED) {
                continue;
            }
            let is_fed = animal.is_fed();
            let marks = &mut state.animal_mut(id).marks;
            *marks = marks.without(mark::FED).and(mark::FED.when(is_fed));
            if is_fed {
                let who = self.who(state, id);
                sink.emit(|| Event::BecameFed(who));
                let acting = self.acting(state, id, Hook::Fed);
                if !acting.is_empty() {
                    self.trigger(state, Hook::Fed, id, id, 0, acting);
                    return;
                }
            }
        }
    }

    /// The trait that kills an animal at once.
    pub(crate) fn killer(&self, state: &State, id: Id) -> Option<Kind> {
        self.acting(state, id, Hook::Kills).into_iter().find(|&kind| {
            let Some(slot) = state.find(id, kind) else { return false };
            let above =
                state.traits_of(id).skip_while(|&other| other != slot).skip(1).filter(|&other| !state.lying(other).is_pair()).count();
            self.vm.ask_yes(kind, Kills { above: above as i32 }, |_| 0)
        })
    }

    /// The trait that makes an animal's traits stay when it is eaten.
    pub(crate) fn remaining(&self, state: &State, id: Id) -> Option<Kind> {
        self.acting(state, id, Hook::Remains).into_iter().find(|&kind| self.vm.ask_yes(kind, Remains {}, |_| 0))
    }

    /// An animal starves, or dies by a trait: it goes to the pile of its owner with its traits and its pair cards.
    pub(crate) fn dies(&self, state: &mut State, id: Id, cause: Cause, sink: &mut Events<'_>) {
        let (who, card, held) = self.leaves(state, id);
        sink.emit(|| Event::Died(who, card, cause, held));
        self.bury(state, who, sink);
    }

    /// An animal is eaten. Its traits may remain on the table (Regeneration).
    pub(crate) fn is_eaten(&self, state: &mut State, id: Id, hunter: Who, sink: &mut Events<'_>) {
        let remains = self.remaining(state, id);
        let (who, card, held) = self.leaves(state, id);
        sink.emit(|| Event::Eaten(who, hunter, card, held));
        let Some(kind) = remains else { return self.bury(state, who, sink) };
        sink.emit(|| Event::Acted(kind));
        state.remains.insert(id);
        for slot in Self::order(state, id) {
            let lying = state.lying_mut(slot);
            lying.used = rested(lying.used).only(used::RESTED.and(used::TURN));
            lying.stored = 0;
        }
        sink.emit(|| Event::Remains(who, Some(By::of(kind, who))));
        // A trait that is the animal's own goes with its card.
        let own: Order = state.traits_of(id).filter(|&slot| state.lying(slot).card.is_none()).collect();
        for slot in own {
            self.take_off(state, slot);
        }
        self.refresh_around(state, id);
    }

    /// An animal's card goes to its owner's pile; its tokens, those in its stores and its body among them, to the stock or the compost.
    pub(crate) fn leaves(&self, state: &mut State, id: Id) -> (Who, Secret<Maybe<Card>>, Held) {
        let animal = *state.animal(id);
        let stored = Self::in_stores(state, id);
        let player = state.player_mut(animal.owner);
        player.own.remove(id);
        if let Some(card) = known(&animal.card) {
            player.pile.put(card);
        }
        state.spent.retain(|spent| spent.id != id);
        for other in state.living() {
            let other = state.animal_mut(other);
            if other.ignored.of(id).is_some() {
                other.ignored = Ignored::NOTHING;
            }
        }
        let left =
            Animal { owner: animal.owner, place: animal.place, first: animal.first, card: Secret::open(Maybe::NONE), ..Animal::EMPTY };
        *state.animal_mut(id) = left;
        let held = Held { at: animal.at(), tokens: animal.food(), stored, body: state.take_body(id) };
        self.goes_back(state, held.at, held.all().into());
        (Who(animal.owner, id), animal.card, held)
    }

    /// The traits of an animal that died: to the pile, or to the middle of the table (Shell).
    pub(crate) fn bury(&self, state: &mut State, who: Who, sink: &mut Events<'_>) {
        let id = who.1;
        // While they are taken off, those that acted must still be known.
        let acted: ArrayVec<(Slot, bool), TRAITS> =
            Self::order(state, id).into_iter().map(|slot| (slot, self.outlives(state, slot))).collect();
        for (slot, outlives) in acted {
            let lying = state.lying_mut(slot);
            lying.stored = 0;
            let (kind, host, mate) = (lying.kind, lying.host, lying.mate);
            let (card, _) = self.take_off(state, slot);
            if let Some(card) = card.filter(|_| outlives && !state.middle.is_full()) {
                state.middle.push((card, kind));
                state.middle.sort_unstable();
                sink.emit(|| Event::ToMiddle(kind));
            } else {
                self.discard(state, who.0, card);
                sink.emit(|| match host.get().zip(mate.get()) {
                    None => Event::Buried(kind, who),
                    Some((host, mate)) => Event::Discarded(kind, Who(who.0, host), Some(mate), Lost::NOTHING, None),
                });
            }
        }
        *state.animal_mut(id) = Animal::EMPTY;
        state.unsettled.remove(id);
    }

    /// Whether a trait of a dead animal goes to the middle of the table, however the animal died (Shell, «Раковина»).
    pub(crate) fn outlives(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        lying.card.is_some() && self.vm.defines(Hook::Outlives).contains(lying.kind) && self.vm.ask_yes(lying.kind, Outlives {}, |_| 0)
    }
}
