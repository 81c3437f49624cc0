//! Cubes: where they come from, where they go, and whether they thrive.

use crate::board::{Cell, Cells};
use crate::event::{By, Cause, Event, PointsFor};
use crate::marine::{Events, Marine};
use crate::schema::{self, Hook};
use crate::state::State;
use clade_engine::{Kind, Kinds, Side, Small};

impl Marine {
    /// Whether an animal's species on a tile thrive: an element there is one of theirs, or a card says so (Процветающие виды).
    pub(crate) fn thrives(&self, state: &State, side: Side, cell: Cell) -> bool {
        state.cubes(cell, side) > 0
            && (!state.touching[cell.ix()].and(state.animal(side).eats()).is_empty() || !self.sustaining(state, side, cell).is_empty())
    }

    /// The cards by which they thrive without an element.
    pub(crate) fn sustaining(&self, state: &State, side: Side, cell: Cell) -> Kinds {
        self.sustaining_with(state, side, cell, 0)
    }

    /// Whether an animal's species would thrive on a tile with one cube more there.
    pub(crate) fn would_thrive(&self, state: &State, side: Side, cell: Cell) -> bool {
        !state.touching[cell.ix()].and(state.animal(side).eats()).is_empty() || !self.sustaining_with(state, side, cell, 1).is_empty()
    }

    /// The cards by which they thrive with this many more cubes.
    fn sustaining_with(&self, state: &State, side: Side, cell: Cell, more: u8) -> Kinds {
        let hook = schema::Thrives { own: (state.cubes(cell, side) + more).into(), opposing: state.opposing(cell, side).into() };
        let yes = |&kind: &Kind| self.vm.ask_yes(kind, hook, |read| self.read(state, side, read));
        self.acting(state, side, Hook::Thrives).filter(yes).collect()
    }

    /// Cubes come from the gene pool to a tile, as many as there are.
    pub(crate) fn place_cubes(&self, state: &mut State, side: Side, cell: Cell, n: u8, sink: &mut Events<'_>) -> u8 {
        let n = n.min(state.animal(side).pool);
        if n > 0 {
            state.idle = false;
            state.animal_mut(side).pool -= n;
            state.species[cell.ix()][side.ix()] += n;
            state.spread[side.ix()].insert(cell);
            let by = if state.round == 0 { By::Setup } else { self.by(state, side) };
            sink.emit(|| Event::Spread(side, cell, n, by));
            self.crowd_changed(state, cell, sink);
        }
        n
    }

    /// An eliminated cube comes to a tile.
    pub(crate) fn revive(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) {
        state.animal_mut(side).eliminated -= 1;
        state.species[cell.ix()][side.ix()] += 1;
        sink.emit(|| Event::Revived(side, cell));
        self.crowd_changed(state, cell, sink);
    }

    /// Cubes are eliminated: they are out of the game, unless something brings them back.
    pub(crate) fn eliminate(&self, state: &mut State, side: Side, cell: Cell, n: u8, cause: Cause, sink: &mut Events<'_>) {
        self.take_off(state, side, cell, n, cause, sink);
        self.crowd_changed(state, cell, sink);
    }

    /// The same while others are eliminated together with them: who holds the Survival card is checked later.
    pub(crate) fn take_off(&self, state: &mut State, side: Side, cell: Cell, n: u8, cause: Cause, sink: &mut Events<'_>) {
        let n = n.min(state.cubes(cell, side));
        if n == 0 {
            return;
        }
        state.idle = false;
        state.species[cell.ix()][side.ix()] -= n;
        state.animal_mut(side).eliminated += n;
        sink.emit(|| Event::Eliminated(side, cell, n, cause));
        for kind in self.acting(state, side, Hook::Eliminated) {
            let each = self.vm.ask_number(Kinds::one(kind), 0, schema::Eliminated {}, |read| self.read(state, side, read)) as i16;
            self.gain(state, side, each.saturating_mul(n.into()), PointsFor::Card(kind), sink);
        }
    }

    /// Cubes go back to the gene pool: that is no elimination.
    pub(crate) fn return_cubes(&self, state: &mut State, side: Side, cell: Cell, n: u8, by: By, sink: &mut Events<'_>) {
        self.give_back(state, side, cell, n, by, sink);
        self.crowd_changed(state, cell, sink);
    }

    /// The same while more is going on at the tile: who holds the Survival card is checked later.
    pub(crate) fn give_back(&self, state: &mut State, side: Side, cell: Cell, n: u8, by: By, sink: &mut Events<'_>) {
        let n = n.min(state.cubes(cell, side));
        if n > 0 {
            state.species[cell.ix()][side.ix()] -= n;
            state.animal_mut(side).pool += n;
            sink.emit(|| Event::Returned(side, cell, n, by));
        }
    }

    /// Cubes go from a tile to another.
    pub(crate) fn move_cubes(&self, state: &mut State, side: Side, from: Cell, to: Cell, n: u8, sink: &mut Events<'_>) {
        let n = n.min(state.cubes(from, side));
        if n > 0 {
            let by = self.by(state, side);
            state.idle = false;
            state.species[from.ix()][side.ix()] -= n;
            state.species[to.ix()][side.ix()] += n;
            sink.emit(|| Event::Moved(side, from, to, n, by));
            if state.vents.contains(from) || state.vents.contains(to) {
                self.pass_survival_card(state, sink);
            }
        }
    }

    /// What is going on: a card that acts, or else an action of this animal.
    pub(crate) fn by(&self, state: &State, side: Side) -> By {
        state.frames.top().map_or(By::Action(side), |frame| By::Card(frame.card, frame.side))
    }

    fn crowd_changed(&self, state: &mut State, cell: Cell, sink: &mut Events<'_>) {
        if state.vents.contains(cell) {
            self.pass_survival_card(state, sink);
        }
    }

    /// New cubes have come from gene pools: a card may pay others for that, once for each of their tiles (Переключение).
    pub(crate) fn settle_arrivals(&self, state: &mut State, sink: &mut Events<'_>) {
        let spread = std::mem::take(&mut state.spread);
        if spread.iter().all(|cells| cells.is_empty()) {
            return;
        }
        for side in self.turn_order() {
            let cards = self.acting(state, side, Hook::Arrivals);
            if cards.is_empty() {
                continue;
            }
            let others = self.turn_order().filter(|&other| other != side);
            let reached: Cells = others.flat_map(|other| spread[other.ix()]).collect();
            let tiles = i32::from(reached.and(state.occupied(side)).len());
            for kind in cards.filter(|_| tiles > 0) {
                let points = self.vm.ask_number(Kinds::one(kind), 0, schema::Arrivals { tiles }, |read| self.read(state, side, read));
                self.gain(state, side, points as i16, PointsFor::Card(kind), sink);
            }
        }
    }
}
