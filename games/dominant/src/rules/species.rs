//! Cubes: where they come from and where they go (§5.2).

use crate::board::Cell;
use crate::dominant::{Dominant, Events};
use crate::event::{By, Cause, Event};
use crate::state::State;
use clade_engine::{Side, Small};

impl Dominant {
    /// Cubes come from the gene pool to a tile, as many as there are.
    pub(crate) fn place_cubes(&self, state: &mut State, side: Side, cell: Cell, n: u8, sink: &mut Events<'_>) -> u8 {
        let n = n.min(state.animal(side).pool);
        if n > 0 {
            state.idle = false;
            state.animal_mut(side).pool -= n;
            state.species[cell.ix()][side.ix()] += n;
            let by = self.by(state, side);
            sink.emit(|| Event::Spread(side, cell, n, by));
            self.crowd_changed(state, cell, sink);
        }
        n
    }

    /// Eliminated cubes come to a tile, as many as there are, and hibernate there until the turn ends.
    pub(crate) fn hibernate(&self, state: &mut State, side: Side, cell: Cell, n: u8, sink: &mut Events<'_>) {
        let n = n.min(state.animal(side).eliminated);
        if n > 0 {
            state.idle = false;
            state.animal_mut(side).eliminated -= n;
            state.species[cell.ix()][side.ix()] += n;
            state.asleep[cell.ix()][side.ix()] += n;
            sink.emit(|| Event::Revived(side, cell, n));
            self.crowd_changed(state, cell, sink);
        }
    }

    /// Cubes are eliminated: to the box.
    pub(crate) fn eliminate(&self, state: &mut State, side: Side, cell: Cell, n: u8, cause: Cause, sink: &mut Events<'_>) {
        self.take_off(state, side, cell, n, cause, sink);
        self.crowd_changed(state, cell, sink);
    }

    /// The same while others are eliminated together with them: who holds the Survival card is checked later.
    pub(crate) fn take_off(&self, state: &mut State, side: Side, cell: Cell, n: u8, cause: Cause, sink: &mut Events<'_>) {
        let n = self.lift(state, side, cell, n).0;
        if n > 0 {
            state.animal_mut(side).eliminated += n;
            sink.emit(|| Event::Eliminated(side, cell, n, cause));
        }
    }

    /// Cubes go back to the gene pool: that is no elimination.
    pub(crate) fn return_cubes(&self, state: &mut State, side: Side, cell: Cell, n: u8, by: By, sink: &mut Events<'_>) {
        self.give_back(state, side, cell, n, by, sink);
        self.crowd_changed(state, cell, sink);
    }

    /// The same while more is going on at the tile: who holds the Survival card is checked later.
    pub(crate) fn give_back(&self, state: &mut State, side: Side, cell: Cell, n: u8, by: By, sink: &mut Events<'_>) {
        let n = self.lift(state, side, cell, n).0;
        if n > 0 {
            state.animal_mut(side).pool += n;
            sink.emit(|| Event::Returned(side, cell, n, by));
        }
    }

    /// Cubes go from a tile to another.
    pub(crate) fn move_cubes(&self, state: &mut State, side: Side, from: Cell, to: Cell, n: u8, sink: &mut Events<'_>) {
        let (n, asleep) = self.lift(state, side, from, n);
        if n > 0 {
            let by = self.by(state, side);
            state.species[to.ix()][side.ix()] += n;
            state.asleep[to.ix()][side.ix()] += asleep;
            sink.emit(|| Event::Moved(side, from, to, n, by));
            if state.tundra.contains(from) || state.tundra.contains(to) {
                self.pass_survival_card(state, sink);
            }
        }
    }

    /// Cubes leave a tile, as many as there are, those that hibernate last; how many, and how many of them hibernate.
    fn lift(&self, state: &mut State, side: Side, cell: Cell, n: u8) -> (u8, u8) {
        let there = state.cubes(cell, side);
        let n = n.min(there);
        if n == 0 {
            return (0, 0);
        }
        state.idle = false;
        let asleep = n.saturating_sub(there - state.asleep[cell.ix()][side.ix()]);
        state.species[cell.ix()][side.ix()] -= n;
        state.asleep[cell.ix()][side.ix()] -= asleep;
        (n, asleep)
    }

    /// What is going on: a card that acts, or else an action of this animal.
    pub(crate) fn by(&self, state: &State, side: Side) -> By {
        state.frames.top().map_or(By::Action(side), |frame| By::Card(frame.card, frame.side))
    }

    fn crowd_changed(&self, state: &mut State, cell: Cell, sink: &mut Events<'_>) {
        if state.tundra.contains(cell) {
            self.pass_survival_card(state, sink);
        }
    }
}
