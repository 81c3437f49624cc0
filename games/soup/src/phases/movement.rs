//! Phase 1, first half (§4.3): each amoeba in number order drifts, moves, or stays with a gene; then it feeds.

use crate::event::Event;
use crate::genes::Duty;
use crate::map::{self, Cell, Direction};
use crate::rulebook;
use crate::schema::MovePrice;
use crate::soup::Soup;
use crate::state::{Cause, Colour, Id, NUMBERS, State, Step};
use crate::texts;
use clade_engine::{Sink, Why};
use std::ops::ControlFlow;

/// The price of an active move.
pub(crate) const MOVE: i32 = 1;

impl Soup {
    /// The next amoeba of a colony, completely, before the one after it.
    pub(crate) fn next_amoeba(&self, state: &mut State, colour: Colour, from: u8) {
        state.agenda.pop();
        state.dragged = 0;
        let next = (from..=NUMBERS).find(|&n| state.lives(Id::of(colour, n)));
        if let Some(number) = next {
            let id = Id::of(colour, number);
            self.push_all(state, [Step::Movement(id), Step::Feeding(id, 0), Step::Amoebas(colour, number + 1)]);
        } else {
            self.end_turn(state, self.owner_of(colour));
        }
    }

    /// The direction of the drift this round, if there is one.
    pub(crate) fn drift(&self, state: &State) -> Option<Direction> {
        self.environment.get(usize::from(state.environment))?.drift
    }

    /// The cell to which the drift takes an amoeba, if it takes it anywhere.
    pub(crate) fn drifts_to(&self, state: &State, id: Id) -> Option<Cell> {
        map::step(state.at(id)?, self.drift(state)?)
    }

    /// "Move: pay 1 point (must have it)."
    pub(crate) fn object_to_move(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let price = self.move_price(state, self.owner(id));
        why.object_if(state.tribe(self.owner(id)).bp < price, rulebook::MOVEMENT, || {
            texts::why_points(price, state.tribe(self.owner(id)).bp)
        })
    }

    /// "Stay: only with" a gene that lifts the duty to move.
    pub(crate) fn object_to_stay(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let free = state.tribe(self.owner(id)).in_force.and(self.ignoring.of(Duty::MustMove));
        why.object_if(free.is_empty(), rulebook::MOVEMENT, texts::why_must_move)
    }

    /// Drift: free, one cell; at an obstacle or without drift the amoeba stays.
    pub(crate) fn drifts(&self, state: &mut State, id: Id, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        match self.drifts_to(state, id) {
            Some(to) => self.push(state, Step::Leave(id, to, Cause::Drift)),
            None if self.drift(state).is_none() => sink.tell(|| Event::NoDrift(id)),
            None => sink.tell(|| Event::DriftBlocked(id)),
        }
    }

    /// Move: the point is spent whatever comes of it.
    pub(crate) fn moves(&self, state: &mut State, id: Id, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let price = self.move_price(state, self.owner(id));
        let side = self.owner(id);
        self.tell_helpers::<MovePrice>(state, side, id, sink);
        self.pay(state, side, price, sink);
        self.push(state, Step::Active(id, 1));
    }

    /// Stay.
    pub(crate) fn stays(&self, state: &mut State, id: Id, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        if let Some(kind) = state.tribe(self.owner(id)).in_force.and(self.ignoring.of(Duty::MustMove)).next() {
            sink.emit(|| self.acted(state, self.owner(id), kind, id));
        }
        sink.tell(|| Event::Stayed(id));
    }
}
