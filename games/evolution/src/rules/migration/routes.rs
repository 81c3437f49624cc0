//! How an animal comes to another territory: by which trait, and why not.

use crate::event::{By, Event};
use crate::evolution::{Events, Evolution};
use crate::rulebook::{MIGRATION, SUCKERFISH};
use crate::schema::{Follows, Hook, Travels};
use crate::state::{Card, Id, Place, Slot, State, used};
use crate::texts;
use clade_engine::{Kind, Side, Why};
use std::ops::ControlFlow;

/// How an animal comes to another territory.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Going {
    /// It migrates.
    Travels,
    /// It follows one that does.
    Follows,
}

impl Going {
    /// The hook of the traits by which it goes.
    pub(crate) fn hook(self) -> Hook {
        match self {
            Self::Travels => Hook::Travels,
            Self::Follows => Hook::Follows,
        }
    }
}

impl Evolution {
    /// The trait by which an animal can go to a territory, by slot.
    fn way(&self, state: &State, id: Id, to: Place, going: Going) -> Option<Slot> {
        let animal = state.animal(id);
        let swims = !animal.force.kinds().and(self.rules.ocean).is_empty();
        let (traits, from_ocean, to_ocean) = (self.weight(state, id), animal.place.is(Place::Ocean), to == Place::Ocean);
        self.acting(state, id, going.hook()).into_iter().find_map(|kind| {
            let slot = state.find(id, kind)?;
            let is_free = !(self.facts(kind).once_a_turn && state.lying(slot).is(used::TURN));
            let read = |read| self.read(state, id, Some(slot), read);
            let leads = || match going {
                Going::Travels => self.vm.ask_yes(kind, Travels { traits, swims, from_ocean, to_ocean }, read),
                Going::Follows => self.vm.ask_yes(kind, Follows { traits, swims, from_ocean, to_ocean }, read),
            };
            (is_free && leads()).then_some(slot)
        })
    }

    /// Why no trait of an animal leads it (or lets it follow) to a territory.
    fn object_to_route(&self, state: &State, id: Id, to: Place, going: Going, why: &mut Why<'_>) -> ControlFlow<()> {
        let animal = state.animal(id);
        why.object_if(animal.place.is(to) || animal.to.is_some(), MIGRATION, texts::why_is_there)?;
        if going == Going::Follows {
            let leads = |other: Id| state.animal(other).to.is(to) && state.animal(other).place == animal.place;
            why.object_if(!state.living().into_iter().any(leads), SUCKERFISH, texts::why_nobody_leads)?;
        }
        // One migration a turn for each animal, whatever trait it uses (A47).
        let migrated = going == Going::Travels
            && self
                .acting(state, id, going.hook())
                .into_iter()
                .filter_map(|kind| state.find(id, kind))
                .any(|slot| state.lying(slot).is(used::TURN));
        why.object_if(migrated, MIGRATION, texts::why_has_migrated)?;
        why.object_if(self.way(state, id, to, going).is_none(), MIGRATION, texts::why_no_way)
    }

    /// Why an animal cannot migrate (or follow) to a territory.
    pub(crate) fn object_to_move(&self, state: &State, id: Id, to: Place, going: Going, why: &mut Why<'_>) -> ControlFlow<()> {
        self.object_to_route(state, id, to, going, why)?;
        let animal = state.animal(id);
        if !animal.place.is(Place::Ocean) {
            return ControlFlow::Continue(());
        }
        let card = self.afloat(state, animal.owner);
        why.object_if(card.is_none(), MIGRATION, texts::why_no_ocean_card)?;
        match card {
            Some((_, _, kind)) => self.object_to_more(state, id, kind, None, why),
            None => ControlFlow::Continue(()),
        }
    }

    /// A card of the Ocean in a pile that its owner or everybody knows of: its own pile first, then the others clockwise (A40).
    /// The side whose pile it is, the card, its trait of the Ocean.
    fn afloat(&self, state: &State, side: Side) -> Option<(Side, Card, Kind)> {
        let trait_of = |card: Card| self.faces(card).into_iter().flatten().find(|&kind| self.facts(kind).ocean);
        let find = |owner: Side| {
            let player = state.player(owner);
            let seen = self.rules.ocean_cards.iter().zip(player.afloat).find(|&(_, n)| n > 0).map(|(&card, _)| card);
            let hidden = || self.rules.ocean_cards.iter().copied().find(|&card| owner == side && player.pile.cards().count(card) > 0);
            seen.or_else(hidden).and_then(|card| trait_of(card).map(|kind| (owner, card, kind)))
        };
        self.clockwise(side).find_map(find)
    }

    /// Whether an animal of a side can migrate at all.
    pub(crate) fn can_migrate(&self, state: &State, side: Side) -> bool {
        self.movers(state, side, Going::Travels).next().is_some()
    }

    /// Whether a side, as far as everybody knows, may have an animal that leaves the Ocean: a trait leads it out, and the card that it
    /// then gets may be in its own pile, which only its owner sees, or is known to be in any pile.
    pub(crate) fn may_leave_ocean(&self, state: &State, side: Side, going: Going) -> bool {
        let leads_out = |id: Id| {
            let led = |to: Place| to != Place::Ocean && self.object_to_route(state, id, to, going, &mut Why::quiet()).is_continue();
            let admits = |kind: Kind| self.object_to_more(state, id, kind, None, &mut Why::quiet()).is_continue();
            state.animal(id).place.is(Place::Ocean) && self.places().any(led) && self.rules.ocean.into_iter().any(admits)
        };
        let has_card = || !state.player(side).pile.is_empty() || state.players.iter().any(|player| player.afloat.iter().any(|&n| n > 0));
        self.options().territories && has_card() && state.player(side).own.into_iter().any(leads_out)
    }

    /// The moves of a side: animals with a territory to which they can go.
    pub(crate) fn movers(&self, state: &State, side: Side, going: Going) -> impl Iterator<Item = (Id, Place)> {
        let able = state.player(side).own.filter(move |&id| !self.acting(state, id, going.hook()).is_empty());
        let moves = able.flat_map(move |id| self.places().map(move |to| (id, to)));
        moves.filter(move |&(id, to)| self.object_to_move(state, id, to, going, &mut Why::quiet()).is_continue())
    }

    /// Whether an animal can begin a migration of its owner.
    pub(crate) fn may_set_out(&self, state: &State, id: Id) -> bool {
        self.movers(state, state.animal(id).owner, Going::Travels).any(|(mover, _)| mover == id)
    }

    /// An animal is going to migrate, or to follow.
    pub(crate) fn will_go(&self, state: &mut State, id: Id, to: Place, going: Going, sink: &mut Events<'_>) {
        let (who, from) = (self.who(state, id), state.animal(id).at());
        if let Some(slot) = self.way(state, id, to, going) {
            let lying = state.lying_mut(slot);
            // To follow is not limited to once a turn.
            lying.used.add(used::TURN.when(going == Going::Travels));
            let kind = lying.kind;
            sink.emit(|| Event::Acted(kind));
            sink.emit(|| Event::Leaves(who, from, to, Some(By::of(kind, who))));
        }
        if state.animal(id).place.is(Place::Ocean) {
            self.takes_ocean_card(state, id, sink);
        }
        state.animal_mut(id).to = to.into();
    }

    /// An animal that leaves the Ocean is given a card of the Ocean.
    fn takes_ocean_card(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        let who = self.who(state, id);
        let Some((owner, card, kind)) = self.afloat(state, who.0) else { return };
        let player = state.player_mut(owner);
        let seen =
            self.rules.ocean_cards.iter().position(|&other| other == card).and_then(|i| player.afloat.get_mut(i)).filter(|n| **n > 0);
        match seen {
            Some(count) => *count -= 1,
            None => drop(player.pile.take(card)),
        }
        if self.lay_trait(state, Some(card), kind, id, None) {
            sink.emit(|| Event::Returned(card, kind, who));
        }
    }
}
