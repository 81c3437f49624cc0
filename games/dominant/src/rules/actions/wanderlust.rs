//! Wanderlust (§5.3, 9): a new tile is laid.

use super::abundance::{Put, PutFrom};
use super::idle_because;
use crate::board::{Cell, Cells, all_cells, cell_word};
use crate::display::Section;
use crate::dominant::bonus;
use crate::event::PointsFor;
use crate::prelude::*;
use crate::state::{Elements, STACKS};
use crate::terrain::Terrain;

step! {
    /// a. From which stack the open tile is taken. The next one is turned over only at Reseed.
    pub struct Wanderlust for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Wanderlust {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_wanderlust(game.who(self.side))
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..STACKS as u8).filter(|&nth| state.stacks[usize::from(nth)].open.is_some()).map(Action::Stack));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Stack(stack) = action else { return game.declines(self.side, sink) };
        let Some(tile) = state.stacks[usize::from(stack)].open.take() else { return };
        sink.tell(|| Event::TookTile(self.side, stack, tile));
        game.then(state, [Lay { side: self.side, tile }]);
    }
}

step! {
    /// b. Where the tile is laid; then c. an element, d. the bonus, e. species arrive in the order of the food chain.
    pub struct Lay for Dominant {
        side: Side,
        tile: Terrain,
    }
}

impl Question<Dominant> for Lay {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_lay(game.who(self.side), texts::terrain_name(self.tile))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.shores(state).map(Action::Cell));
    }

    /// With the bonus for a tile that is laid there.
    fn label(&self, game: &Dominant, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        Some(texts::do_lay(cell_word(cell), game.shores_name(state, cell), bonus(state.adjacent(cell).count() as u8)))
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, tile }, Action::Cell(cell)) = (*self, action) else { return };
        state.tiles[cell.ix()] = tile.into();
        sink.tell(|| Event::Laid(side, cell, tile));
        let arrivals = game.food_chain().map(|mover| Arrive { side: mover, cell, nth: 0 }.into());
        let steps = [Garnish { side, cell }.into(), Bonus { side, cell }.into()].into_iter();
        game.then(state, steps.chain(arrivals).collect::<arrayvec::ArrayVec<Step, 8>>());
    }
}

/// The tile that a side is going to lay: it was taken from a stack, and lies nowhere yet.
pub(crate) fn in_hand(step: &Step) -> Option<(Side, Terrain)> {
    if let Step::Lay(lay) = step { Some((lay.side, lay.tile)) } else { None }
}

step! {
    /// c. Which element of the row is put on a corner of the new tile, if any.
    pub struct Garnish for Dominant {
        side: Side,
        cell: Cell,
    }
}

impl Question<Dominant> for Garnish {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        texts::ask_garnish(game.who(self.side), game.tile_name(state, self.cell))
    }

    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.section(Section::Wanderlust).is_empty() || game.vacant(state, Cells::one(self.cell)).next().is_none();
        if none { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Wanderlust)).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn label(&self, _: &Dominant, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_element)
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, _: &mut Events<'_>) {
        if let Action::Element(element) = action {
            game.then(state, [Put { side: self.side, element, from: PutFrom::Wanderlust, cells: Cells::one(self.cell) }]);
        }
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

step! {
    /// d. The bonus for the tiles around the new one.
    pub struct Bonus for Dominant {
        side: Side,
        cell: Cell,
    }
}

impl Work<Dominant> for Bonus {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        let n = state.adjacent(self.cell).count() as u8;
        game.gain(state, self.side, bonus(n), PointsFor::Wanderlust(n), sink);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

step! {
    /// e. How many cubes come to a cell from its n-th neighbour.
    pub struct Arrive for Dominant {
        side: Side,
        cell: Cell,
        nth: u8,
    }
}

impl Question<Dominant> for Arrive {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, state: &State) -> Msg {
        let from = self.from(state).map_or_else(texts::nothing, |from| game.tile_name(state, from));
        texts::ask_arrive(game.who(self.side), from, game.tile_name(state, self.cell), self.most(state))
    }

    /// A neighbour without the animal's species is passed over.
    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        match self.from(state) {
            None => Progress::Done,
            Some(_) if self.most(state) > 0 => Progress::Waits,
            Some(_) => {
                game.then(state, [self.next_neighbour()]);
                Progress::Done
            }
        }
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..=self.most(state)).map(Action::Number));
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Number(n), Some(from)) = (action, self.from(state)) else { return };
        game.move_cubes(state, self.side, from, self.cell, n, sink);
        game.then(state, [self.next_neighbour()]);
    }

    fn is_sound(&self, _: &Dominant, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

impl Arrive {
    fn next_neighbour(self) -> Self {
        Self { nth: self.nth + 1, ..self }
    }

    /// The n-th neighbour of the cell.
    pub(crate) fn from(&self, state: &State) -> Option<Cell> {
        state.adjacent(self.cell).nth(self.nth.into())
    }

    fn most(&self, state: &State) -> u8 {
        self.from(state).map_or(0, |from| state.cubes(from, self.side))
    }
}

impl Dominant {
    pub(super) fn idle_wanderlust(&self, state: &State) -> Option<Msg> {
        idle_because(texts::why_no_tiles, state.stacks.iter().all(|stack| stack.open.is_none()))
    }

    /// The empty cells next to a tile.
    pub(crate) fn shores(&self, state: &State) -> impl Iterator<Item = Cell> {
        all_cells().filter(|&cell| !state.has_tile(cell) && state.adjacent(cell).next().is_some())
    }
}
