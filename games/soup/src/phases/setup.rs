//! §C of the rulebook: setup. Everyone rolls for a start cell, then places two amoebas.

use crate::event::Event;
use crate::map::{CELLS, Cell};
use crate::phases::Phase;
use crate::soup::Soup;
use crate::state::{COLOURS, CUBES, Colony, Id, State, Step};
use crate::two::Cast;
use clade_engine::{Agenda, Bag, Deck, Order, Side, Sink, Stock, Track};
use clade_script::Frames;

/// §4.1.1: biological points at the start.
const BP: u16 = 4;
/// §4.1.2: cubes of each colour in each cell.
const PER_CELL: u8 = 2;

impl Soup {
    /// The table before the first roll.
    pub(crate) fn new_state(&self) -> State {
        let in_play = |colour: usize| u8::from(colour < usize::from(self.colours));
        let mut cards = [0; 16];
        self.environment.iter().enumerate().for_each(|(i, _)| cards[i] = 1);
        let mut state = State {
            ruleset: self.hash,
            round: 0,
            phase: Phase::Setup,
            over: false,
            fought: false,
            dragged: 0,
            result: 0,
            water: [std::array::from_fn(|colour| PER_CELL * in_play(colour)); CELLS],
            supply: Stock::of(std::array::from_fn(|colour| (CUBES - PER_CELL * CELLS as u8) * in_play(colour))),
            colonies: std::array::from_fn(|i| Colony::new(if self.starts_with_points(Side(i as u8)) { BP } else { 0 })),
            ladder: Track::default(),
            order: Order::default(),
            rolls: [0; COLOURS],
            deck: Deck::new(Bag::from_counts(cards)),
            environment: 0,
            agenda: Agenda::default(),
            frames: Frames::default(),
        };
        if let Some(dummy) = self.owners().find(|&side| self.is_dummy(side)) {
            self.dummy_genes.for_each(|kind| self.own(&mut state, dummy, kind, true));
        }
        let rolls = self.owners().map(Step::RollForStart);
        self.push_all(&mut state, [Step::Reveal].into_iter().chain(rolls).chain([Step::CompareRolls, Step::Placement, Step::Round]));
        state
    }

    /// Whether there is such a side, and somebody plays it.
    fn starts_with_points(&self, side: Side) -> bool {
        self.owners().any(|owner| owner == side) && !self.is_dummy(side)
    }

    /// §4.1.5: a roll of two dice.
    pub(crate) fn rolled_for_start(&self, state: &mut State, side: Side, total: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.rolls[side.ix()] |= total;
        sink.tell(|| Event::RolledForStart(side, total));
    }

    /// §4.1.5: "from the highest down, each chooses a free start cell"; tied players roll again among themselves.
    pub(crate) fn compare_rolls(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let mut order: Vec<Side> = self.owners().collect();
        order.sort_by_key(|side| std::cmp::Reverse(state.rolls[side.ix()]));
        let rolls = state.rolls;
        let tied: Vec<Side> = self.owners().filter(|a| self.owners().any(|b| *a != b && rolls[a.ix()] == rolls[b.ix()])).collect();
        // Keep the ranks (equal rolls, equal ranks) above, and make room for new rolls below.
        for &side in &order {
            let rank = self.owners().filter(|other| rolls[other.ix()] < rolls[side.ix()]).count() as u8;
            state.rolls[side.ix()] = rank << 4;
        }
        if tied.is_empty() {
            state.rolls = [0; COLOURS];
            self.push_all(state, order.into_iter().map(Step::ChooseStart));
        } else {
            tied.iter().for_each(|&side| sink.tell(|| Event::RollsAgain(side)));
            self.push_all(state, tied.into_iter().map(Step::RollForStart).chain([Step::CompareRolls]));
        }
    }

    /// A start cell on the ladder is chosen.
    pub(crate) fn start_chosen(&self, state: &mut State, side: Side, cell: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.ladder.place(side, u16::from(cell));
        sink.tell(|| Event::Started(side, cell));
    }

    /// §4.1.6–7: first amoebas in ascending order, with 1 damage point if four play; second ones in descending order, unhurt.
    pub(crate) fn placement(&self, state: &mut State) {
        state.agenda.pop();
        state.order = Order::ascending(&state.ladder, self.owners().count() as u8);
        let ascending = self.ascending(state);
        // "No start damage" in a tribe, as with three colours.
        let damage = u8::from(self.colours == 4 && self.cast != Cast::Tribes);
        let first = ascending.iter().map(|&colour| Step::PlaceWhich(colour, damage));
        let second = ascending.iter().rev().map(|&colour| Step::PlaceWhich(colour, 0));
        let steps: Vec<_> = first.chain(second).collect();
        self.push_all(state, steps);
    }

    /// An amoeba is placed.
    pub(crate) fn placed(&self, state: &mut State, id: Id, damage: u8, cell: Cell, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let amoeba = state.amoeba_mut(id);
        amoeba.cell = cell.into();
        amoeba.damage = damage;
        sink.emit(|| Event::Placed(id, cell, damage));
    }
}
