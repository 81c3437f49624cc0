//! §C of the rulebook: setup. Everyone rolls for a start cell, then places two amoebas.

use crate::event::Event;
use crate::map::CELLS;
use crate::soup::Soup;
use crate::state::{COLOURS, CUBES, Colony, Id, State, Step};
use clade_engine::{Agenda, Bag, Deck, Order, Side, Sink, Track};
use clade_script::Frames;

/// §4.1.1: biological points at the start.
const BP: u16 = 4;
/// §4.1.2: cubes of each colour in each cell.
const PER_CELL: u8 = 2;

impl Soup {
    /// The table before the first roll.
    pub(crate) fn new_state(&self) -> State {
        let in_play = |colour: usize| u8::from(colour < usize::from(self.seats));
        let mut cards = [0; 16];
        self.environment.iter().enumerate().for_each(|(i, _)| cards[i] = 1);
        let mut state = State {
            ruleset: self.hash,
            round: 0,
            phase: 0,
            over: false,
            fought: false,
            result: 0,
            water: [std::array::from_fn(|colour| PER_CELL * in_play(colour)); CELLS],
            supply: std::array::from_fn(|colour| (CUBES - PER_CELL * CELLS as u8) * in_play(colour)),
            colonies: std::array::from_fn(|colour| Colony::new(BP * u16::from(in_play(colour)))),
            ladder: Track::default(),
            order: Order::default(),
            rolls: [0; COLOURS],
            deck: Deck::new(Bag::from_counts(cards)),
            environment: 0,
            agenda: Agenda::default(),
            frames: Frames::default(),
        };
        let rolls = self.all().map(Step::RollForStart);
        self.push_all(&mut state, [Step::Reveal].into_iter().chain(rolls).chain([Step::CompareRolls, Step::Placement, Step::Round]));
        state
    }

    /// §4.1.5: a roll of two dice.
    pub(crate) fn rolled_for_start(&self, state: &mut State, side: Side, total: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.rolls[side.ix()] |= total;
        sink.emit(|| Event::RolledForStart(side, total));
    }

    /// §4.1.5: "from the highest down, each chooses a free start cell"; tied players roll again among themselves.
    pub(crate) fn compare_rolls(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let mut order: Vec<Side> = self.all().collect();
        order.sort_by_key(|side| std::cmp::Reverse(state.rolls[side.ix()]));
        let rolls = state.rolls;
        let tied: Vec<Side> = self.all().filter(|a| self.all().any(|b| *a != b && rolls[a.ix()] == rolls[b.ix()])).collect();
        // Keep the ranks (equal rolls, equal ranks) above, and make room for new rolls below.
        for &side in &order {
            let rank = self.all().filter(|other| rolls[other.ix()] < rolls[side.ix()]).count() as u8;
            state.rolls[side.ix()] = rank << 4;
        }
        if tied.is_empty() {
            state.rolls = [0; COLOURS];
            self.push_all(state, order.into_iter().map(Step::ChooseStart));
        } else {
            tied.iter().for_each(|&side| sink.emit(|| Event::RollsAgain(side)));
            self.push_all(state, tied.into_iter().map(Step::RollForStart).chain([Step::CompareRolls]));
        }
    }

    /// A start cell on the ladder is chosen.
    pub(crate) fn start_chosen(&self, state: &mut State, side: Side, cell: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        state.ladder.place(side, u16::from(cell));
        sink.emit(|| Event::Started(side, cell));
    }

    /// §4.1.6–7: first amoebas in ascending order, with 1 damage point if four play; second ones in descending order, unhurt.
    pub(crate) fn placement(&self, state: &mut State) {
        state.agenda.pop();
        state.order = Order::ascending(&state.ladder, self.seats);
        let ascending = state.order.clone();
        let damage = u8::from(self.seats == 4);
        let first = ascending.iter().map(|side| Step::PlaceWhich(side, damage));
        let second = ascending.iter().rev().map(|side| Step::PlaceWhich(side, 0));
        let steps: Vec<_> = first.chain(second).collect();
        self.push_all(state, steps);
    }

    /// An amoeba is placed.
    pub(crate) fn placed(&self, state: &mut State, id: Id, damage: u8, cell: u8, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let amoeba = state.amoeba_mut(id);
        amoeba.cell = cell;
        amoeba.damage = damage;
        sink.emit(|| Event::Placed(id, cell));
    }
}
