//! The row of evolution cards, its deck and its discard.

use crate::board::NONE;
use crate::cards::hook;
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{ROW, State, Step};

impl Marine {
    /// A card of the row goes to the discard, face up.
    pub(crate) fn discard(&self, state: &mut State, slot: u8, sink: &mut Events<'_>) {
        let card = std::mem::replace(&mut state.row[usize::from(slot)], NONE);
        if card != NONE {
            state.discard.insert(card);
            sink.emit(|| Event::Discarded(card));
            self.row_changed(state, card);
        }
    }

    /// A card that lay in the row, or lies there now, may be in force.
    fn row_changed(&self, state: &mut State, card: u8) {
        if self.rules.lasting.contains(card) {
            self.turn_order().for_each(|side| self.refresh(state, side));
        }
    }

    /// Cards above a free slot slide down (Розыгрыш карты эволюции); true if a card must be drawn for the lowest free one.
    pub(crate) fn slide(&self, state: &mut State) -> bool {
        let cards: arrayvec::ArrayVec<u8, ROW> = state.row.into_iter().filter(|&card| card != NONE).collect();
        state.row = [NONE; ROW];
        state.row[..cards.len()].copy_from_slice(&cards);
        let must = cards.len() < ROW && !state.deck.is_empty();
        if !must {
            state.agenda.pop();
        }
        must
    }

    /// A card comes into the lowest free slot, acts, and starts its events.
    pub(crate) fn appears(&self, state: &mut State, card: u8, sink: &mut Events<'_>) {
        let Some(Step::Refill(events)) = state.agenda.top() else { return };
        state.deck.draw(card);
        if let Some(slot) = state.row.iter_mut().find(|slot| **slot == NONE) {
            *slot = card;
        }
        sink.emit(|| Event::Appeared(card));
        self.row_changed(state, card);
        self.then(state, [Step::Appears(card, events)]);
    }

    /// First the effect of the new card, then Extinction, then Survival (События); by an option the events come first.
    pub(crate) fn new_card(&self, state: &mut State, card: u8, events: bool, sink: &mut Events<'_>) {
        state.agenda.pop();
        let facts = self.facts(card);
        let happens = |event: Step, is: bool| (events && is).then_some(event);
        let happen = happens(Step::Extinction, facts.extinction).into_iter().chain(happens(Step::Survival, facts.survival));
        let happen: arrayvec::ArrayVec<Step, 2> = happen.collect();
        let acts = self.vm.defines(hook::APPEARS).contains(card);
        if self.options().events_first && acts {
            // The script stands below the events.
            self.start(state, card, hook::APPEARS, state.turn, [0; 4], sink);
            return self.then(state, happen);
        }
        self.then(state, happen);
        if acts {
            self.start(state, card, hook::APPEARS, state.turn, [0; 4], sink);
        }
    }

    /// The slot of a card in the row.
    pub(crate) fn slot_of(&self, state: &State, card: u8) -> Option<u8> {
        state.row.iter().position(|&other| other == card).map(|slot| slot as u8)
    }
}
