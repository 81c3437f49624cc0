//! Странствие: a new tile is laid.

use crate::board::{CELLS, Cell, Cells, NONE};
use crate::display::Section;
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{Element, State, Step};
use crate::step::From;
use crate::texts;
use clade_engine::{Msg, Side};

impl Marine {
    pub(super) fn idle_wanderlust(&self, state: &State) -> Option<Msg> {
        Self::idle_because(texts::why_no_tiles, state.stacks.iter().all(|stack| stack.open == NONE))
    }

    /// 1. The open tile of a stack is taken, and the next one turned over.
    pub(crate) fn wanderlust(&self, state: &mut State, side: Side, stack: u8, special: bool, sink: &mut Events<'_>) {
        state.agenda.pop();
        let tile = std::mem::replace(&mut state.stacks[usize::from(stack)].open, NONE);
        sink.emit(|| Event::TookTile(side, stack, tile));
        if special {
            state.extra = state.extra.saturating_add(1); // 6.
        }
        self.then(state, [Step::Reveal(stack), Step::Lay(side, tile)]);
    }

    /// The empty cells next to a tile.
    pub(crate) fn shores(&self, state: &State) -> impl Iterator<Item = Cell> {
        (0..CELLS as Cell).filter(|&cell| state.terrain(cell).is_none() && state.adjacent(cell).next().is_some())
    }

    /// 2. The tile is laid next to another one; then 3. an element, 4. the bonus, 5. species arrive in the order of the food chain.
    pub(crate) fn lays(&self, state: &mut State, side: Side, cell: Cell, tile: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.tiles[usize::from(cell)] = tile;
        state.built.insert(cell);
        sink.emit(|| Event::Laid(side, cell, tile));
        let arrivals = self.food_chain().map(|mover| Step::Arrive(mover, cell, 0));
        let steps = [Step::Garnish(side, cell), Step::Bonus(side, cell)].into_iter();
        self.then(state, steps.chain(arrivals).collect::<arrayvec::ArrayVec<Step, 8>>());
    }

    /// Whether an element can be put on the new tile; if not, that is over.
    pub(crate) fn garnish(&self, state: &mut State, cell: Cell) -> bool {
        let none = state.section(Section::Wanderlust).is_empty() || state.vacant(Cells::one(cell)).next().is_none();
        if none {
            state.agenda.pop();
        }
        none
    }

    /// 3. An element of the section, or none.
    pub(crate) fn garnishes(&self, state: &mut State, side: Side, cell: Cell, element: Option<Element>) {
        state.agenda.pop();
        if let Some(element) = element {
            self.then(state, [Step::Put(side, element, From::Wanderlust, Cells::one(cell))]);
        }
    }

    /// 5. The next neighbour with own species is asked for; true if there is none.
    pub(crate) fn arrive(&self, state: &mut State, side: Side, cell: Cell, nth: u8) -> bool {
        match self.neighbour(state, cell, nth) {
            None => drop(state.agenda.pop()),
            Some(from) if state.cubes(from, side) == 0 => {
                state.agenda.pop();
                self.then(state, [Step::Arrive(side, cell, nth + 1)]);
            }
            Some(_) => return false,
        }
        true
    }

    /// The n-th neighbour of a cell.
    pub(crate) fn neighbour(&self, state: &State, cell: Cell, nth: u8) -> Option<Cell> {
        state.adjacent(cell).nth(usize::from(nth))
    }

    /// So many cubes come from the n-th neighbour.
    pub(crate) fn arrives(&self, state: &mut State, side: Side, cell: Cell, nth: u8, n: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        if let Some(from) = self.neighbour(state, cell, nth) {
            self.move_cubes(state, side, from, cell, n, sink);
        }
        self.then(state, [Step::Arrive(side, cell, nth + 1)]);
    }
}
