//! The development phase («Фаза развития»): rounds in which each player lays one card or passes.

use crate::action::Action;
use crate::book::DEVELOPMENT;
use crate::event::Event;
use crate::evolution::{Events, Evolution, On};
use crate::state::{ANIMALS, Card, Face, Id, Pick, Place, State, Step};
use crate::texts;
use clade_engine::{Maybe, Side, Why};
use std::ops::ControlFlow;

impl Evolution {
    /// A side that has passed, or has no card, is not asked; when all have passed the phase is over.
    pub(crate) fn development(&self, state: &mut State, side: Side, passed: u8, sink: &mut Events<'_>) -> bool {
        if self.clockwise(side).all(|side| passed & 1 << side.0 != 0) {
            state.agenda.pop();
            self.then(state, [Step::Bank]);
            return true;
        }
        if passed & 1 << side.0 != 0 {
            state.agenda.pop();
            self.then(state, [Step::Develop(self.next(side), passed)]);
        } else if state.player(side).hand.is_empty() {
            self.passes(state, sink);
        } else {
            self.nothing_picked(state, side);
            return false;
        }
        true
    }

    /// The side is about to pick; nobody else will see what.
    pub(crate) fn nothing_picked(&self, state: &mut State, side: Side) {
        if state.pick.get().is_none_or(|pick| pick.card.is_none()) {
            state.pick = self.secret(side, Pick::NOTHING);
        }
    }

    /// A side plays no more cards in this phase.
    pub(crate) fn passes(&self, state: &mut State, sink: &mut Events<'_>) {
        let Some(Step::Develop(side, passed)) = state.agenda.pop() else { return };
        sink.emit(|| Event::Passed(side));
        state.pick = clade_engine::Secret::open(Pick::NOTHING);
        self.then(state, [Step::Develop(self.next(side), passed | 1 << side.0)]);
    }

    /// What could be played: each kind of card in the hand as an animal or as one of its traits; then where.
    pub(crate) fn plays(&self, state: &State, side: Side, out: &mut Vec<Action>) {
        let pick = state.pick.get().copied().unwrap_or(Pick::NOTHING);
        if pick.card.is_none() {
            for card in state.player(side).hand.cards().iter().map(|(card, _)| Card(card)) {
                out.push(Action::Animal(card));
                out.extend(Face::TRAITS.into_iter().filter(|&face| self.is_playable(card, face)).map(|face| Action::Trait(card, face)));
            }
            out.push(Action::Pass);
        } else if pick.face == Face::Animal {
            out.extend(Place::CONTINENTS.map(Action::To));
        } else {
            out.extend(state.living().into_iter().map(|slot| Action::On(Id(slot))));
        }
    }

    /// Whether a card has a trait on this face. One that is only ever an animal (Anglerfish, «Удильщик») is never played as a trait.
    fn is_playable(&self, card: Card, face: Face) -> bool {
        self.face(card, face).is_some() && self.faces(card)[0].is_none_or(|front| self.facts(front).on != On::Hidden)
    }

    /// Why something cannot be played.
    pub(crate) fn object_to_play(&self, state: &State, side: Side, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        let pick = state.pick.get().copied().unwrap_or(Pick::NOTHING);
        match action {
            Action::Animal(_) => why.object_if(!self.has_room(state), "", || texts::why_table_full(ANIMALS)),
            Action::Trait(card, face) => {
                let Some(kind) = self.face(card, face) else { return ControlFlow::Continue(()) };
                why.object_if(!self.has_host(state, side, kind), DEVELOPMENT, texts::why_no_host)
            }
            Action::On(id) => {
                let Some(kind) = self.picked(pick) else { return ControlFlow::Continue(()) };
                match pick.first.get() {
                    None => self.object_to_first(state, side, kind, id, why),
                    Some(first) => self.object_to_mate(state, side, kind, first, id, why),
                }
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// A part of an answer is picked; with the last part the card is played.
    pub(crate) fn picks(&self, state: &mut State, side: Side, action: Action, sink: &mut Events<'_>) {
        let pick = state.pick.get().copied().unwrap_or(Pick::NOTHING);
        let (pick, place) = match action {
            Action::Animal(card) if self.options().territories => {
                (Pick { card: card.into(), face: Face::Animal, first: Maybe::NONE }, None)
            }
            Action::Animal(card) => (Pick { card: card.into(), face: Face::Animal, first: Maybe::NONE }, Some(Place::Laurasia)),
            Action::Trait(card, face) => (Pick { card: card.into(), face, first: Maybe::NONE }, None),
            Action::To(place) => (pick, Some(place)),
            Action::On(id) => return self.lays_on(state, side, pick, id, sink),
            _ => return,
        };
        match place {
            None => state.pick = self.secret(side, pick),
            Some(place) => {
                if let Some(card) = pick.card.get() {
                    self.lays_animal(state, side, card, place, sink);
                }
                self.played(state, side);
            }
        }
    }

    /// A card of the hand becomes an animal.
    pub(crate) fn lays_animal(&self, state: &mut State, side: Side, card: Card, place: Place, sink: &mut Events<'_>) {
        state.player_mut(side).hand.take(card.0);
        if let Some(id) = self.lay_animal(state, side, place, card) {
            let (who, card) = (self.who(state, id), state.animal(id).card);
            sink.emit(|| Event::Laid(who, place, card));
        }
    }

    /// An animal is named for the picked trait.
    fn lays_on(&self, state: &mut State, side: Side, pick: Pick, id: Id, sink: &mut Events<'_>) {
        let Some(card) = pick.card.get() else { return };
        let Some(kind) = self.face(card, pick.face) else { return };
        let is_pair = self.facts(kind).pair.is_some();
        let (host, mate) = match pick.first.get() {
            None if is_pair => {
                state.pick = self.secret(side, Pick { first: id.into(), ..pick });
                return;
            }
            Some(first) if is_pair => (first, Some(id)),
            _ => (id, None),
        };
        let (who, with) = (self.who(state, host), mate.map(|mate| self.who(state, mate)));
        state.player_mut(side).hand.take(card.0);
        sink.emit(|| Event::Added(side, card, kind, who, with));
        self.lay_trait(state, Some(card), kind, host, mate, sink);
        self.played(state, side);
    }

    /// A card is played: the next side's turn.
    fn played(&self, state: &mut State, side: Side) {
        state.pick = clade_engine::Secret::open(Pick::NOTHING);
        if let Some(Step::Develop(_, passed)) = state.agenda.pop() {
            self.then(state, [Step::Develop(self.next(side), passed)]);
        }
    }
}
