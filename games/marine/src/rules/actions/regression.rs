//! Регресс: a cube on a free square protects the tokens of its animal at the next Reseed.

use super::{Begins, First};
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::plan::Ahead;
use crate::state::State;
use crate::texts;
use clade_engine::{Msg, Side};

/// Squares for cubes.
const SQUARES: u8 = 2;

/// It asks nothing: a cube of the gene pool comes to a square.
pub(super) struct Regression {
    pub(super) side: Side,
}

impl Begins for Regression {
    fn begins(&self, _: &Marine, state: &mut State, sink: &mut Events<'_>) {
        let animal = state.animal_mut(self.side);
        animal.pool -= 1;
        animal.regression += 1;
        sink.emit(|| Event::Protected(self.side));
    }
}

impl First for Regression {
    fn help(&self, ahead: &mut Ahead<'_>) {
        ahead.tells(texts::then_protect());
    }
}

impl Marine {
    pub(super) fn idle_regression(&self, state: &State, side: Side) -> Option<Msg> {
        let taken: u8 = state.animals.iter().map(|animal| animal.regression).sum();
        let full = Self::idle_because(texts::why_squares_full, taken >= SQUARES);
        full.or_else(|| Self::idle_because(texts::why_pool_empty, state.animal(side).pool == 0))
    }
}
