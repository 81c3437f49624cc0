//! The extinction phase («Фаза вымирания»): the unfed die, and what remains of eaten animals gets a new one.

use crate::event::{Cause, Event};
use crate::evolution::{Events, Evolution};
use crate::state::{Card, Herd, Id, Phase, State, Step, mark};
use clade_engine::Side;

impl Evolution {
    /// Who is unfed, or doomed, dies. That is judged once: what changes by a death saves and kills nobody.
    pub(crate) fn extinction(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.phase = Phase::Extinction;
        sink.emit(|| Event::Phase(Phase::Extinction));
        let dies = |&slot: &u8| !state.animal(Id(slot)).is_fed() || state.animal(Id(slot)).is(mark::DOOMED);
        let dying: Herd = state.living().filter(dies).collect();
        for side in self.clockwise(state.first) {
            for slot in dying.and(state.player(side).own) {
                let (doomed, who) = (state.animal(Id(slot)).is(mark::DOOMED), self.who(state, Id(slot)));
                let hungry = state.animal(Id(slot)).force.kinds().filter(|&kind| !doomed && self.facts(kind).need > 0);
                let cause = if doomed { Cause::Doomed(Self::doomed_by(state, Id(slot))) } else { Cause::Starved };
                hungry.for_each(|kind| sink.emit(|| Event::Mattered(kind, who)));
                self.dies(state, Id(slot), cause, sink);
            }
        }
        self.then(state, [Step::Regrow(0, 0), Step::Draw]);
    }

    /// What remains of animals: clockwise from the first player (A31) its owner lays a card of the hand on it; without a hand, the
    /// top card of the deck; without both it stays as it is.
    pub(crate) fn regrow(&self, state: &mut State, nth: u8, from: u8) {
        state.agenda.pop();
        if nth >= self.rules.seats || state.remains.is_empty() {
            return;
        }
        let side = Side((state.first.0 + nth) % self.rules.seats);
        let slot = state.remains.into_iter().find(|&slot| slot >= from && state.animal(Id(slot)).owner == side);
        let Some(slot) = slot else { return self.then(state, [Step::Regrow(nth + 1, 0)]) };
        self.then(state, [Step::Regrow(nth, slot + 1)]);
        if !state.player(side).hand.is_empty() {
            self.then(state, [Step::RegrowWith(Id(slot))]);
        } else if !state.deck.is_empty() {
            self.then(state, [Step::RegrowFromDeck(Id(slot))]);
        }
    }

    /// A card becomes the animal of traits that remained.
    pub(crate) fn regrows(&self, state: &mut State, id: Id, card: Card, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.remains.remove(id.0);
        let side = state.animal(id).owner;
        let secret = self.secret(side, card.into());
        let animal = state.animal_mut(id);
        animal.card = secret;
        animal.marks = mark::REGROWN;
        state.player_mut(side).own.insert(id.0);
        self.refresh_around(state, id);
        let who = self.who(state, id);
        let place = state.animal(id).at();
        sink.emit(|| Event::Regrown(who, secret, place));
        // A35: by the rulebook's order the next turn is the last one then.
        if state.deck.is_empty() && self.options().refill_ends_now && !state.last {
            self.last_turn(state, sink);
        }
    }
}
