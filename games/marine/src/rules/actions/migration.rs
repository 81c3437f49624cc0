//! Migration (Миграция): the animal's species go to adjacent tiles.

use super::First;
use crate::board::{CELLS, Cell, Cells};
use crate::event::How;
use crate::plan::Ahead;
use crate::prelude::*;
use crate::schema::{self, Hook, Read};
use clade_script::RuleHook;

/// All species may migrate.
pub(crate) const EVERYBODY: u8 = 99;

step! {
    /// This many more cubes, each this far; whether the log has named the cards by which one went further than the next tile.
    pub struct Migration for Marine {
        side: Side,
        left: u8,
        reach: u8,
        far: bool,
    }
}

impl Question<Marine> for Migration {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        let who = game.who(self.side);
        let said = if self.left == EVERYBODY { texts::ask_migration_all(who) } else { texts::ask_migration(who, self.left) };
        if self.reach > 1 { texts::reaching(said, self.reach) } else { said }
    }

    /// It is over when all that may have gone, or none can go.
    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let goes = |cell: Cell| game.migrants(state, self.side, cell) > 0 && state.adjacent(cell).next().is_some();
        if self.left > 0 && state.occupied(self.side).any(goes) {
            return Progress::Waits;
        }
        state.moved = [0; CELLS];
        Progress::Done
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        for from in state.occupied(self.side).filter(|&cell| game.migrants(state, self.side, cell) > 0) {
            to.offer_all(game.reachable(state, from, self.reach).map(|to| Action::Move(from, to)));
        }
        to.offer(Action::Done);
    }

    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        match action {
            Action::Done => Some(texts::do_stay()),
            Action::Move(from, to) if !game.would_thrive(state, self.side, to) => {
                Some(texts::do_endangered(texts::do_move(game.tile_told(state, from), game.tile_told(state, to))))
            }
            _ => None,
        }
    }

    /// A species goes from a tile to another; it does not go on in this action.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, left, reach, far }, Action::Move(from, to)) = (*self, action) else {
            return state.moved = [0; CELLS];
        };
        let is_far = !state.adjacent(from).any(|cell| cell == to);
        let left = if left == EVERYBODY { EVERYBODY } else { left - 1 };
        game.then(state, [Self { side, left, reach, far: far || is_far }]);
        // Once in an action is enough.
        if is_far && !far {
            game.mattered(game.acting(state, side, Hook::Reach), side, How::Reaches, sink);
        }
        game.move_cubes(state, side, from, to, 1, sink);
        state.moved[to.ix()] += 1;
    }
}

impl First for Migration {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let said = if self.left == EVERYBODY { texts::plan_migration_all() } else { texts::plan_migration(self.left) };
        ahead.asks(said, [*self]);
    }
}

impl Marine {
    pub(super) fn idle_migration(&self, state: &State, side: Side) -> Option<Msg> {
        let stuck = !state.occupied(side).any(|cell| state.adjacent(cell).next().is_some());
        Self::idle_because(texts::why_nobody_migrates, stuck)
    }

    /// As many as the space says, and as far, as changed by cards.
    pub(super) fn first_migration(&self, state: &State, side: Side, nth: u8) -> Migration {
        let (left, reach) = (self.migrants_of(state, side, nth), self.changed(state, side, schema::Reach {}, 1));
        Migration { side, left, reach, far: false }
    }

    /// How many species of an animal may migrate from a space.
    pub(crate) fn migrants_of(&self, state: &State, side: Side, nth: u8) -> u8 {
        self.options().migration.get(usize::from(nth)).map_or(EVERYBODY, |&n| self.changed(state, side, schema::Migrants {}, n))
    }

    /// A number as an animal's cards change it.
    fn changed<H: RuleHook<Read = Read>>(&self, state: &State, side: Side, hook: H, base: u8) -> u8 {
        let cards = self.acting(state, side, H::HOOK);
        self.vm.ask_number(cards, base.into(), hook, |read| self.read(state, side, read)).clamp(0, EVERYBODY.into()) as u8
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

const _: () = assert!(EVERYBODY > crate::rules::animals::CUBES);
