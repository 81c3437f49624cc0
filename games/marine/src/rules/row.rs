//! The row of evolution cards, its deck and its discard.

use crate::prelude::*;
use crate::rules::events::extinction::Extinction;
use crate::rules::events::survival::Survival;
use crate::schema::{self, Hook};

step! {
    /// Cards slide down, and new ones come until the row is full; whether their events count.
    pub struct Refill for Marine {
        events: bool,
    }
}

impl Question<Marine> for Refill {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_card()
    }

    /// Cards above a free slot slide down (Розыгрыш карты эволюции); a card must be drawn for the lowest free one.
    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        // A stable sort: the cards keep their order.
        state.row.sort_by_key(|card| card.is_none());
        if state.row.iter().any(|card| card.is_none()) && !state.deck.is_empty() { Progress::Waits } else { Progress::Done }
    }

    fn chances(&self, _: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, Action::Card);
    }

    /// A card comes into the lowest free slot, acts, and starts its events.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { events }, Action::Card(card)) = (*self, action) else { return };
        state.deck.draw(card);
        if let Some(slot) = state.row.iter_mut().find(|slot| slot.is_none()) {
            *slot = card.into();
        }
        sink.emit(|| Event::Appeared(card));
        game.row_changed(state, card);
        game.then(state, [Step::from(Appears { card, events }), (*self).into()]);
    }
}

step! {
    /// A new card in the row acts; whether its events count.
    pub struct Appears for Marine {
        card: Kind as CardWord,
        events: bool,
    }
}

impl Work<Marine> for Appears {
    /// First the effect of the new card, then Extinction, then Survival (События); by an option the events come first.
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let Self { card, events } = *self;
        let facts = game.facts(card);
        let extinction = (events && facts.extinction).then(|| Step::from(Extinction {}));
        let survival = (events && facts.survival).then(|| Step::from(Survival {}));
        let happen: arrayvec::ArrayVec<Step, 2> = extinction.into_iter().chain(survival).collect();
        let acts = game.vm.defines(Hook::Appears).contains(card);
        if game.options().events_first && acts {
            // The script stands below the events.
            game.start(state, card, state.turn, schema::Appears {}, sink);
            return game.then(state, happen);
        }
        game.then(state, happen);
        if acts {
            game.start(state, card, state.turn, schema::Appears {}, sink);
        }
    }

    fn is_sound(&self, game: &Marine, _: &State) -> bool {
        game.rules.evolution.contains(self.card)
    }
}

impl Marine {
    /// A card of the row goes to the discard, face up.
    pub(crate) fn discard(&self, state: &mut State, slot: u8, sink: &mut Events<'_>) {
        if let Some(card) = state.row[usize::from(slot)].take() {
            state.discard.insert(card);
            sink.emit(|| Event::Discarded(card));
            self.row_changed(state, card);
        }
    }

    /// A card that lay in the row, or lies there now, may be in force.
    fn row_changed(&self, state: &mut State, card: Kind) {
        if self.rules.lasting.contains(card) {
            self.turn_order().for_each(|side| self.refresh(state, side));
        }
    }

    /// The slot of a card in the row.
    pub(crate) fn slot_of(&self, state: &State, card: Kind) -> Option<u8> {
        state.row.iter().position(|other| other.is(card)).map(|slot| slot as u8)
    }
}
