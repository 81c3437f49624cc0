//! Migration (§5.3, 10): the animal's species go to adjacent tiles.

use super::idle_because;
use crate::board::{CELLS, Cell, Cells};
use crate::display::Section;
use crate::prelude::*;
use crate::rules::animals::Power;

step! {
    /// From the n-th space: this many more cubes, each this far.
    pub struct Migration for Dominant {
        side: Side,
        nth: u8,
        left: u8,
        reach: u8,
    }
}

impl Question<Dominant> for Migration {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        let said = texts::ask_migration(game.who(self.side), self.left);
        if self.reach > 1 { texts::reaching(said, self.reach) } else { said }
    }

    /// It is over when all that may have gone, or none can go.
    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let goes = |cell: Cell| game.migrants(state, self.side, cell) > 0 && state.adjacent(cell).next().is_some();
        if self.left > 0 && state.occupied(self.side).any(goes) {
            return Progress::Waits;
        }
        state.moved = [0; CELLS];
        Progress::Done
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        for from in state.occupied(self.side).filter(|&cell| game.migrants(state, self.side, cell) > 0) {
            to.offer_all(game.reachable(state, from, self.reach).map(|to| Action::Move(from, to)));
        }
        to.offer(Action::Done);
    }

    fn label(&self, _: &Dominant, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_stay)
    }

    /// A species goes from a tile to another; it does not go on in this action.
    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Move(from, to) = action else {
            if state.moved == [0; CELLS] {
                game.declines(self.side, sink);
            }
            return state.moved = [0; CELLS];
        };
        game.then(state, [Self { left: self.left - 1, ..*self }]);
        game.move_cubes(state, self.side, from, to, 1, sink);
        state.moved[to.ix()] += 1;
    }

    fn is_sound(&self, _: &Dominant, _: &State) -> bool {
        (1..=2).contains(&{ self.reach }) && self.nth < Section::Migration.spaces()
    }
}

impl Dominant {
    pub(super) fn idle_migration(&self, state: &State, side: Side) -> Option<Msg> {
        let stuck = !state.occupied(side).any(|cell| state.adjacent(cell).next().is_some());
        idle_because(texts::why_nobody_migrates, stuck)
    }

    /// How far a cube of an animal may go: birds fly over a tile.
    pub(super) fn reach(&self, side: Side) -> u8 {
        if self.can(side, Power::Flies) { 2 } else { 1 }
    }

    /// The tiles that a species on a tile can reach: over tiles only, not over empty cells.
    fn reachable(&self, state: &State, from: Cell, reach: u8) -> Cells {
        let mut found: Cells = state.adjacent(from).collect();
        for _ in 1..reach {
            found = found.flat_map(|cell| state.adjacent(cell)).chain(found).collect();
        }
        found.filter(|&cell| cell != from).collect()
    }

    /// An animal's species on a tile that have not migrated yet.
    fn migrants(&self, state: &State, side: Side, cell: Cell) -> u8 {
        state.cubes(cell, side).saturating_sub(state.moved[cell.ix()])
    }
}
