//! Конкуренция: species of others are eliminated on a tile with own ones.

use crate::board::Cell;
use crate::event::Cause;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use crate::texts;
use clade_engine::{Msg, Side, Why};
use std::ops::ControlFlow;

impl Marine {
    pub(super) fn idle_competition(&self, state: &State, side: Side, nth: u8) -> Option<Msg> {
        let none = !state.earth().any(|cell| self.object_to_arena(state, side, nth, cell, &mut Why::quiet()).is_continue());
        Self::idle_because(texts::why_no_arena, none)
    }

    /// A tile of the terrain of the marker with own species; from the special space any tile with some.
    pub(crate) fn object_to_arena(&self, state: &State, side: Side, nth: u8, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let marker = state.competition.get(usize::from(nth)).copied();
        let other = marker.is_some_and(|marker| state.terrain(cell) != Some(marker));
        why.object_if(other, "marine-competition", texts::why_other_terrain)?;
        why.object_if(state.cubes(cell, side) == 0, "marine-competition", texts::why_not_there)?;
        why.object_if(state.opposing(cell, side) == 0, "marine-competition", texts::why_no_opponent)
    }

    /// Whether there is a tile to choose; if not, the action is over.
    pub(crate) fn competing(&self, state: &mut State, side: Side, nth: u8) -> bool {
        let none = self.idle_competition(state, side, nth).is_some();
        if none {
            state.agenda.pop();
        }
        none
    }

    /// The tile is chosen: up to 1, 2 or 3 species there; from the special space one, and then perhaps on a second tile.
    pub(crate) fn competes(&self, state: &mut State, cell: Cell) {
        let Some(Step::Competition(side, nth, more)) = state.agenda.pop() else { return };
        if more > 0 {
            self.then(state, [Step::Competition(side, nth, more - 1)]);
        }
        self.then(state, [Step::Eliminate(side, cell, self.victims(nth))]);
    }

    /// How many species may be eliminated from a space, from the special one on each tile.
    pub(crate) fn victims(&self, nth: u8) -> u8 {
        self.options().competition.get(usize::from(nth)).copied().unwrap_or(1)
    }

    /// Whether species of others are still there to be eliminated; if not, that is over.
    pub(crate) fn eliminating(&self, state: &mut State, side: Side, cell: Cell, left: u8) -> bool {
        let over = left == 0 || state.opposing(cell, side) == 0;
        if over {
            state.agenda.pop();
        }
        over
    }

    /// One species of another animal is eliminated.
    pub(crate) fn eliminates(&self, state: &mut State, side: Side, cell: Cell, victim: Side, sink: &mut Events<'_>) {
        if let Some(Step::Eliminate(_, _, left)) = state.agenda.top_mut() {
            *left -= 1;
        }
        self.eliminate(state, victim, cell, 1, Cause::Competition(side), sink);
    }
}
