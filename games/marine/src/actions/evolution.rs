//! Эволюция: a tile is scored, then a card of the row acts.

use crate::board::{Cell, Cells, NONE};
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Msg, Side, Why};
use std::ops::ControlFlow;

impl Marine {
    pub(super) fn idle_evolution(&self, state: &State, nth: u8) -> Option<Msg> {
        let marker = state.evolution[usize::from(nth)];
        let mut tiles = state.earth().filter(|&cell| state.terrain(cell) == Some(marker)).peekable();
        Self::idle_because(texts::why_no_such_tile, tiles.peek().is_none())
            .or_else(|| Self::idle_because(texts::why_nobody_on_such, tiles.all(|cell| state.crowd(cell) == 0)))
    }

    /// A tile of the terrain of the marker under the space. One where nobody stands would be a second way to skip the action.
    pub(crate) fn object_to_scored(&self, state: &State, nth: u8, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let other = state.terrain(cell) != Some(state.evolution[usize::from(nth)]);
        why.object_if(other, "marine-evolution", texts::why_other_terrain)?;
        why.object_if(!other && state.crowd(cell) == 0, "marine-evolution", texts::why_nobody_there)
    }

    /// Получение ПО за тайлы; then, if own species thrive there, a card must be chosen.
    pub(crate) fn scores_tile(&self, state: &mut State, side: Side, nth: u8, cell: Cell, sink: &mut Events<'_>) {
        state.agenda.pop();
        self.score_tile(state, cell, true, sink);
        if self.thrives(state, side, cell) {
            if sink.is_told() && state.touching[usize::from(cell)] & state.animal(side).eats() == 0 {
                let cards = self.sustaining(state, side, cell);
                self.mattered(cards, side, How::Thrives(Cells::one(cell)), sink);
            }
            self.then(state, [Step::Choose(side, nth)]);
        }
    }

    /// Whether a card lies in a slot that can be chosen; if not, that is over.
    pub(crate) fn chooses(&self, state: &mut State, _: Side, nth: u8) -> bool {
        let none = state.row[..=usize::from(nth)].iter().all(|&card| card == NONE);
        if none {
            state.agenda.pop();
        }
        none
    }

    /// Why the card of a slot cannot be chosen: the space says how far up.
    pub(crate) fn object_to_slot(&self, state: &State, nth: u8, slot: u8, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(slot > nth, "marine-rules-card", || texts::why_slot_too_high(nth + 1))?;
        why.object_if(state.row[usize::from(slot)] == NONE, "marine-rules-card", texts::why_no_card)
    }

    /// Розыгрыш карты эволюции: its main effects act, with the number of its slot as X.
    pub(crate) fn chose(&self, state: &mut State, side: Side, slot: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        (state.quiet, state.idle) = (0, true);
        let card = state.row[usize::from(slot)];
        sink.emit(|| Event::Chose(side, card, slot));
        self.then(state, [Step::Play(side, card, slot + 1), Step::Played(side, slot)]);
    }

    /// The card goes to the discard, the others slide down, new ones come.
    pub(crate) fn played(&self, state: &mut State, _: Side, slot: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        let card = state.row[usize::from(slot)];
        self.tell_if_idle(state, || Event::NoEffect(card), sink);
        self.discard(state, slot, sink);
        self.then(state, [Step::Refill(true)]);
    }
}
