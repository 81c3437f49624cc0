//! Survival (Выживание): the holder of the Survival card gets bonus points for the vents with its species.

use crate::event::PointsFor;
use crate::prelude::*;

step! {
    /// The card goes to the animal with the most cubes at vents, and pays.
    pub struct Survival for Marine {}
}

impl Work<Marine> for Survival {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        game.pass_survival_card(state, sink);
        let holder = state.survival.get();
        sink.emit(|| Event::Survival(holder));
        if let Some(side) = holder {
            let n = state.vents.and(state.occupied(side)).len();
            game.gain(state, side, game.bonus(n), PointsFor::Survival(n), sink);
        }
    }
}
