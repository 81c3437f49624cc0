//! Extinction (Вымирание): all endangered species are eliminated, until none is left.

use crate::board::{Cell, Cells, Corner, corners};
use crate::event::{Cause, Fate, How};
use crate::prelude::*;
use crate::schema::Hook;
use crate::state::Elements;
use clade_engine::Kinds;

/// The endangered species of all animals, tile by tile.
type Doomed = arrayvec::ArrayVec<(Side, Cell), 148>;

step! {
    /// Those that become endangered by it die in it, too (Плотоядность).
    pub struct Extinction for Marine {}
}

impl Work<Marine> for Extinction {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        sink.emit(|| Event::Extinction);
        if sink.is_heard() {
            game.judge(state, sink);
        }
        let mut unharmed = true;
        loop {
            let doomed = game.doomed(state);
            if doomed.is_empty() {
                break;
            }
            unharmed = false;
            for (side, cell) in doomed {
                let all = state.cubes(cell, side);
                game.take_off(state, side, cell, all, Cause::Hunger, sink);
            }
        }
        game.pass_survival_card(state, sink);
        if sink.is_told() {
            game.turn_order().for_each(|side| game.tell_sustained(state, side, sink));
        }
        if unharmed {
            sink.emit(|| Event::Unharmed);
        }
        game.uses_up(state);
    }
}

impl Marine {
    fn doomed(&self, state: &State) -> Doomed {
        let endangered = |side| state.occupied(side).filter(move |&cell| !self.thrives(state, side, cell)).map(move |cell| (side, cell));
        self.turn_order().flat_map(endangered).collect()
    }

    /// Notes before anybody dies what each animal needs and who will thrive: those left when nobody is endangered any more.
    fn judge(&self, state: &State, sink: &mut Events<'_>) {
        let mut after = state.clone();
        loop {
            let doomed = self.doomed(&after);
            if doomed.is_empty() {
                break;
            }
            doomed.into_iter().for_each(|(side, cell)| after.species[cell.ix()][side.ix()] = 0);
        }
        let sum = |state: &State, side: Side| state.species.iter().map(|cubes| cubes[side.ix()]).sum();
        for side in self.turn_order() {
            sink.emit(|| Event::Weighed(side, sum(state, side), sum(&after, side)));
        }
        for cell in state.earth().filter(|&cell| after.crowd(cell) > 0) {
            sink.emit(|| Event::Feeds(cell, after.crowd(cell)));
        }
        for side in self.turn_order() {
            for cell in state.occupied(side) {
                let fate = if after.cubes(cell, side) == 0 { Fate::Endangered } else { self.fed(state, side, cell) };
                sink.emit(|| Event::Judged(side, cell, state.cubes(cell, side), fate));
            }
        }
    }

    /// What thriving species thrive on.
    fn fed(&self, state: &State, side: Side, cell: Cell) -> Fate {
        let eats = state.animal(side).eats();
        let fits = |&&corner: &&Corner| state.element(corner).is_some_and(|element| eats.contains(element));
        match state.touching[cell.ix()].and(eats) {
            Elements::NONE => Fate::FedByCards,
            types => Fate::Fed(types, corners(cell).iter().filter(fits).count() as u8),
        }
    }

    /// The tiles on which a side thrives by its cards alone.
    fn tell_sustained(&self, state: &State, side: Side, sink: &mut Events<'_>) {
        let hungry = |cell: Cell| state.touching[cell.ix()].and(state.animal(side).eats()).is_empty();
        for kind in self.acting(state, side, Hook::Thrives) {
            let saved = |&cell: &Cell| hungry(cell) && self.sustaining(state, side, cell).contains(kind);
            let saved: Cells = state.occupied(side).filter(saved).collect();
            if !saved.is_empty() {
                self.mattered(Kinds::one(kind), side, How::Thrives(saved), sink);
            }
        }
    }
}
