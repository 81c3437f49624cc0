//! Деформация: a vent covers a tile.

use crate::action::Action;
use crate::board::{Cell, height, is_edge};
use crate::cards::hook;
use crate::event::{Event, How};
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Msg, Side, Why};
use std::ops::ControlFlow;

impl Marine {
    pub(super) fn idle_tectonics(&self, state: &State, side: Side, special: bool) -> Option<Msg> {
        let none = || !state.earth().any(|cell| self.object_to_vent(state, side, cell, special, 0, &mut Why::quiet()).is_continue());
        Self::idle_because(texts::why_no_vents, state.vents_left == 0).or_else(|| Self::idle_because(texts::why_no_tile, none()))
    }

    /// 1. A tile at the edge of the grid, without a vent; the special space and some cards allow others.
    pub(crate) fn object_to_vent(
        &self,
        state: &State,
        side: Side,
        cell: Cell,
        special: bool,
        kinds: u16,
        why: &mut Why<'_>,
    ) -> ControlFlow<()> {
        why.object_if(state.vents.contains(cell), "marine-tectonics", texts::why_has_vent)?;
        let Some(kind) = state.kind(cell) else { return ControlFlow::Break(()) };
        let edge = is_edge(cell);
        if edge || special || kinds >> kind & 1 != 0 {
            return ControlFlow::Continue(());
        }
        let facts = [i32::from(kind), i32::from(edge), i32::from(special)];
        why.object_if(!self.says(state, side, hook::VENTS, &facts), "marine-tectonics", texts::why_not_at_edge)
    }

    /// The tile is chosen: 3. above the equator a geyser, below it a smoker, on it as the animal likes.
    pub(crate) fn tectonics(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) {
        if sink.is_told()
            && let Some(Step::Tectonics(_, special, kinds)) = state.agenda.top()
            && !is_edge(cell)
            && !special
            && state.kind(cell).is_some_and(|kind| kinds >> kind & 1 == 0)
        {
            self.mattered(self.acting(state, side, hook::VENTS), side, How::Vents, sink);
        }
        state.agenda.pop();
        self.then(state, [Step::Crust(side, cell)]);
    }

    /// The kind follows from the half of the earth; false if it must be asked.
    pub(crate) fn crust(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) -> bool {
        let height = height(cell);
        if height != 0 {
            self.erupts(state, side, cell, height > 0, sink);
        }
        height != 0
    }

    /// Steps 2 to 5: all species are lifted; the vent is placed; bonus; one species of each animal comes back, the others go to
    /// their gene pools. Then step 6: one more of the active animal.
    pub(crate) fn erupts(&self, state: &mut State, side: Side, cell: Cell, geyser: bool, sink: &mut Events<'_>) {
        state.agenda.pop();
        if state.vents_left == 0 {
            return;
        }
        self.lay_vent(state, cell, geyser);
        state.built.insert(cell);
        sink.emit(|| Event::Vented(side, cell, geyser));
        self.score_bonus(state, side, cell, sink);
        for other in self.food_chain() {
            let lifted = state.cubes(cell, other);
            self.give_back(state, other, cell, lifted.saturating_sub(1), self.by(state, side), sink);
        }
        self.pass_survival_card(state, sink);
        self.then(state, [Step::Colonise(side, cell)]);
    }

    /// 6. One cube from the gene pool or of the eliminated ones; false if that must be asked.
    pub(crate) fn colonise(&self, state: &mut State, side: Side, cell: Cell, sink: &mut Events<'_>) -> bool {
        let animal = state.animal(side);
        match (animal.pool > 0, animal.eliminated > 0) {
            (true, true) => return false,
            (true, false) => self.colonises(state, side, cell, Action::FromPool, sink),
            (false, true) => self.colonises(state, side, cell, Action::FromBox, sink),
            (false, false) => drop(state.agenda.pop()),
        }
        true
    }

    /// It comes from there.
    pub(crate) fn colonises(&self, state: &mut State, side: Side, cell: Cell, from: Action, sink: &mut Events<'_>) {
        state.agenda.pop();
        if from == Action::FromPool {
            self.place_cubes(state, side, cell, 1, sink);
        } else {
            self.revive(state, side, cell, sink);
        }
    }
}
