//! Wanderlust (Странствие): a new tile is laid.

use super::First;
use super::abundance::{Put, PutFrom};
use crate::board::{Cell, Cells, all_cells, cell_word};
use crate::display::Section;
use crate::plan::{Ahead, cells, elements};
use crate::prelude::*;
use crate::rules::setup::stock::Reveal;
use crate::state::{Elements, STACKS, State};
use crate::terrain::Terrain;

/// The neighbours of a cell.
const NEIGHBOURS: u8 = 6;

step! {
    /// 1. From which stack the open tile is taken, whereupon the next one is turned over; whether from the special space.
    pub struct Wanderlust for Marine {
        side: Side,
        special: bool,
    }
}

impl Question<Marine> for Wanderlust {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    /// With what may be turned over next. Nobody knows which of the stacks it is in.
    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let said = texts::ask_wanderlust(game.who(self.side));
        let each = state.unseen.iter().map(|(tile, n)| texts::counted(texts::terrain_name(tile), n));
        match each.into_iter().reduce(texts::list).filter(|_| state.stacks.iter().any(|stack| stack.under > 0)) {
            Some(tiles) => texts::face_down(said, tiles),
            None => said,
        }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..STACKS as u8).filter(|&nth| state.stacks[usize::from(nth)].open.is_some()).map(Action::Stack));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Stack(stack) = action else { return };
        let Some(tile) = state.stacks[usize::from(stack)].open.take() else { return };
        sink.emit(|| Event::TookTile(self.side, stack, tile));
        if self.special {
            state.extra = state.extra.saturating_add(1); // 6.
        }
        game.then(state, [Step::from(Reveal { stack }), Lay { side: self.side, tile }.into()]);
    }
}

impl First for Wanderlust {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let (side, before) = (self.side, ahead.state.tiles);
        ahead.asks(texts::plan_wanderlust(), [*self]);
        let shores = ahead.asks(texts::plan_lay(), [Lay { side, tile: Terrain::Land }]);
        // As if the tile lay on every shore at once: no rule of what follows looks at its type.
        cells(&shores).for_each(|cell| ahead.state.tiles[cell.ix()] = Terrain::Land.into());
        let taken = elements(&ahead.asks(texts::plan_garnish(), cells(&shores).next().map(|cell| Garnish { side, cell })));
        let put = |element| cells(&shores).map(move |cell| Put { side, element, from: PutFrom::Wanderlust, cells: Cells::one(cell) });
        // Of all the shores, one will be the new tile: its corners cannot be named.
        if taken.iter().next().is_some_and(|element| !ahead.plans(put(element)).is_empty()) {
            ahead.tells(texts::plan_put_new());
        }
        ahead.state.tiles = before;
        ahead.tells(texts::then_bonus());
        for mover in ahead.game.food_chain() {
            let from_all = cells(&shores).flat_map(|cell| (0..NEIGHBOURS).map(move |nth| Arrive { side: mover, cell, nth }));
            if !ahead.plans(from_all).is_empty() {
                ahead.tells(texts::plan_arrive(ahead.game.who(mover)));
            }
        }
        if self.special {
            ahead.tells(texts::then_extra_turn());
        }
    }
}

step! {
    /// 2. Next to which tiles the tile is laid; then 3. an element, 4. the bonus, 5. species arrive in the order of the food chain.
    pub struct Lay for Marine {
        side: Side,
        tile: Terrain,
    }
}

impl Question<Marine> for Lay {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_lay(game.who(self.side), texts::terrain_name(self.tile))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.shores(state).map(Action::Cell));
    }

    /// With the bonus for a tile that is laid there.
    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Cell(cell) = action else { return None };
        let same = state.adjacent(cell).filter(|&other| state.terrain(other) == Some(self.tile)).count() as u8;
        Some(texts::do_lay(cell_word(cell), game.shores_name(state, cell), game.bonus(1 + same)))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, tile }, Action::Cell(cell)) = (*self, action) else { return };
        state.tiles[cell.ix()] = tile.into();
        state.built.insert(cell);
        sink.emit(|| Event::Laid(side, cell, tile));
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
    /// 3. Which element of the section is put on a corner of the new tile, if any.
    pub struct Garnish for Marine {
        side: Side,
        cell: Cell,
    }
}

impl Question<Marine> for Garnish {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_garnish(game.who(self.side), game.tile_name(state, self.cell))
    }

    fn works(&self, _: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.section(Section::Wanderlust).is_empty() || state.vacant(Cells::one(self.cell)).next().is_none();
        if none { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Wanderlust)).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn label(&self, _: &Marine, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_element)
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        if let Action::Element(element) = action {
            game.then(state, [Put { side: self.side, element, from: PutFrom::Wanderlust, cells: Cells::one(self.cell) }]);
        }
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

step! {
    /// 4. The bonus for a new tile or vent.
    pub struct Bonus for Marine {
        side: Side,
        cell: Cell,
    }
}

impl Work<Marine> for Bonus {
    fn does(&self, game: &Marine, state: &mut State, sink: &mut Events<'_>) {
        game.score_bonus(state, self.side, self.cell, sink);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.has_tile(self.cell)
    }
}

step! {
    /// 5. How many cubes come to a cell from its n-th neighbour.
    pub struct Arrive for Marine {
        side: Side,
        cell: Cell,
        nth: u8,
    }
}

impl Question<Marine> for Arrive {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        let from = self.from(state).map_or_else(texts::nothing, |from| game.tile_name(state, from));
        let asks = texts::ask_arrive(game.who(self.side), from, game.tile_name(state, self.cell), self.most(state));
        if game.would_thrive(state, self.side, self.cell) { asks } else { texts::do_endangered(asks) }
    }

    /// A neighbour without the animal's species is passed over.
    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        match self.from(state) {
            None => Progress::Done,
            Some(_) if self.most(state) > 0 => Progress::Waits,
            Some(_) => {
                game.then(state, [self.next_neighbour()]);
                Progress::Done
            }
        }
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all((0..=self.most(state)).map(Action::Number));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Action::Number(n), Some(from)) = (action, self.from(state)) else { return };
        game.move_cubes(state, self.side, from, self.cell, n, sink);
        game.then(state, [self.next_neighbour()]);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
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

impl Marine {
    pub(super) fn idle_wanderlust(&self, state: &State) -> Option<Msg> {
        Self::idle_because(texts::why_no_tiles, state.stacks.iter().all(|stack| stack.open.is_none()))
    }

    /// The empty cells next to a tile.
    pub(crate) fn shores(&self, state: &State) -> impl Iterator<Item = Cell> {
        all_cells().filter(|&cell| state.terrain(cell).is_none() && state.adjacent(cell).next().is_some())
    }
}
