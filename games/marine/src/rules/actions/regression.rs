//! Регресс: a cube on a free square protects the tokens of its animal at the next Reseed.

use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::State;
use crate::texts;
use clade_engine::{Msg, Side};

/// Squares for cubes.
const SQUARES: u8 = 2;

impl Marine {
    pub(super) fn idle_regression(&self, state: &State, side: Side) -> Option<Msg> {
        let taken: u8 = state.animals.iter().map(|animal| animal.regression).sum();
        let full = Self::idle_because(texts::why_squares_full, taken >= SQUARES);
        full.or_else(|| Self::idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
    }

    /// A cube of the gene pool comes to a square.
    pub(crate) fn regression(&self, state: &mut State, side: Side, sink: &mut Events<'_>) {
        let animal = state.animal_mut(side);
        animal.pool -= 1;
        animal.regression += 1;
        sink.emit(|| Event::Protected(side));
    }
}
