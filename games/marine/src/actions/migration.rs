//! Миграция: own species go to adjacent tiles.

use crate::board::{CELLS, Cell, Cells};
use crate::cards::hook;
use crate::event::How;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Msg, Side};

/// All species may migrate.
pub(crate) const EVERYBODY: u8 = 99;

impl Marine {
    pub(super) fn idle_migration(&self, state: &State, side: Side) -> Option<Msg> {
        let stuck = !state.occupied(side).any(|cell| state.adjacent(cell).next().is_some());
        Self::idle_because(texts::why_nobody_migrates, stuck)
    }

    /// As many as the space says, each so far, and as cards change that.
    pub(super) fn first_migration(&self, state: &State, side: Side, nth: u8) -> Step {
        Step::Migration(side, self.migrants_of(state, side, nth), self.changed(state, side, hook::REACH, 1), false)
    }

    /// How many species of an animal may migrate from a space.
    pub(crate) fn migrants_of(&self, state: &State, side: Side, nth: u8) -> u8 {
        self.options().migration.get(usize::from(nth)).map_or(EVERYBODY, |&n| self.changed(state, side, hook::MIGRANTS, n))
    }

    /// A number as an animal's cards change it.
    fn changed(&self, state: &State, side: Side, hook: u8, base: u8) -> u8 {
        let cards = self.acting(state, side, hook);
        self.vm.number(cards, hook, base.into(), &[], |read| self.read(state, side, read)).clamp(0, EVERYBODY.into()) as u8
    }

    /// The tiles that a species on a tile can reach: over tiles only, not over empty cells.
    pub(crate) fn reachable(&self, state: &State, from: Cell, reach: u8) -> Cells {
        let mut found: Cells = state.adjacent(from).collect();
        for _ in 1..reach {
            found = found.flat_map(|cell| state.adjacent(cell)).chain(found).collect();
        }
        found.filter(|&cell| cell != from).collect()
    }

    /// An animal's species on a tile that have not migrated yet.
    pub(crate) fn migrants(&self, state: &State, side: Side, cell: Cell) -> u8 {
        state.cubes(cell, side).saturating_sub(state.moved[usize::from(cell)])
    }

    /// Whether migration is over: true if so.
    pub(crate) fn migration(&self, state: &mut State, side: Side, left: u8) -> bool {
        let over =
            left == 0 || !state.occupied(side).any(|cell| self.migrants(state, side, cell) > 0 && state.adjacent(cell).next().is_some());
        if over {
            self.settles(state);
        }
        over
    }

    /// All have gone where they wanted.
    pub(crate) fn settles(&self, state: &mut State) {
        state.agenda.pop();
        state.moved = [0; CELLS];
    }

    /// A species goes from a tile to another; it does not go on in this action.
    pub(crate) fn migrates(&self, state: &mut State, side: Side, from: Cell, to: Cell, sink: &mut Events<'_>) {
        let is_far = !state.adjacent(from).any(|cell| cell == to);
        if let Some(Step::Migration(_, left, _, far)) = state.agenda.top_mut() {
            *left = if *left == EVERYBODY { EVERYBODY } else { *left - 1 };
            // Once in an action is enough.
            if is_far && !std::mem::replace(far, true) {
                self.mattered(self.acting(state, side, hook::REACH), side, How::Reaches, sink);
            }
        }
        self.move_cubes(state, side, from, to, 1, sink);
        state.moved[usize::from(to)] += 1;
    }
}

const _: () = assert!(EVERYBODY > crate::animals::CUBES);
