//! Setup (§4.1): everyone rolls for a start cell, then places two amoebas.

mod placement;

pub(crate) use placement::{PlaceWhere, PlaceWhich, Placement};

use super::environment::Reveal;
use super::round::Round;
use crate::environment::{EnvironmentCard, MAX_CARDS};
use crate::map::CELLS;
use crate::options::Cast;
use crate::phase::Phase;
use crate::prelude::*;
use crate::state::{COLOURS, CUBES, Colony, StartRoll};
use clade_engine::{Agenda, Bag, Deck, Order, Stock, Track};
use clade_script::Frames;

/// §4.1.1: biological points at the start.
const BP: u16 = 4;
/// §4.1.2: cubes of each colour in each cell.
const PER_CELL: u8 = 2;

impl Soup {
    /// The table before the first roll.
    pub(crate) fn new_state(&self) -> State {
        let in_play = |colour: usize| u8::from(colour < usize::from(self.colours));
        let mut cards = [0; MAX_CARDS];
        cards.iter_mut().zip(&self.environment).for_each(|(n, card)| *n = card.copies);
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
            rolls: [StartRoll::default(); COLOURS],
            deck: Deck::new(Bag::from_counts(cards)),
            environment: EnvironmentCard(0),
            agenda: Agenda::default(),
            frames: Frames::default(),
        };
        if let Some(dummy) = self.owners().find(|&side| self.is_dummy(side)) {
            self.dummy_genes.for_each(|kind| self.own(&mut state, dummy, kind, true));
        }
        self.then(&mut state, [Step::from(CompareRolls {}), Placement {}.into(), Round {}.into()]);
        self.then(&mut state, self.owners().map(|side| RollForStart { side }));
        self.then(&mut state, [Reveal {}]);
        state
    }

    /// Whether there is such a side, and somebody plays it.
    fn starts_with_points(&self, side: Side) -> bool {
        self.owners().any(|owner| owner == side) && !self.is_dummy(side)
    }
}

step! {
    /// §4.1.5: a roll of two dice for the start cells.
    pub struct RollForStart for Soup {
        side: Side as OwnerWord,
    }
}

impl Question<Soup> for RollForStart {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Soup, _: &State) -> Msg {
        texts::chance_start(game.name_of(self.side))
    }

    fn chances(&self, _: &Soup, _: &State, to: &mut Outcomes<'_>) {
        to.weighted((2..=12).map(|n: u8| (Action::Total(n), 6 - u32::from(n.abs_diff(7)))));
    }

    fn takes(&self, _: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Total(total) = action else { return };
        let roll = &mut state.rolls[self.side.ix()];
        *roll = StartRoll::new(roll.rank(), total);
        sink.tell(|| Event::RolledForStart(self.side, total));
    }
}

step! {
    /// §4.1.5: the highest roll chooses a start cell first; tied players roll again among themselves.
    pub struct CompareRolls for Soup {}
}

impl Work<Soup> for CompareRolls {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let mut order: Vec<Side> = game.owners().collect();
        order.sort_by_key(|side| std::cmp::Reverse(state.rolls[side.ix()]));
        let rolls = state.rolls;
        let tied: Vec<Side> = game.owners().filter(|a| game.owners().any(|b| *a != b && rolls[a.ix()] == rolls[b.ix()])).collect();
        // The ranks are kept (equal rolls, equal ranks); the rolls may be made anew.
        for &side in &order {
            let rank = game.owners().filter(|other| rolls[other.ix()] < rolls[side.ix()]).count() as u8;
            state.rolls[side.ix()] = StartRoll::new(rank, 0);
        }
        if tied.is_empty() {
            state.rolls = [StartRoll::default(); COLOURS];
            return game.then(state, order.into_iter().map(|side| ChooseStart { side }));
        }
        tied.iter().for_each(|&side| sink.tell(|| Event::RollsAgain(side)));
        game.then(state, [*self]);
        game.then(state, tied.into_iter().map(|side| RollForStart { side }));
    }
}

step! {
    /// A start cell on the ladder is chosen.
    pub struct ChooseStart for Soup {
        side: Side as OwnerWord,
    }
}

impl Question<Soup> for ChooseStart {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Soup, _: &State) -> Msg {
        let who = game.name_of(self.side);
        if game.cast == Cast::Tribes { texts::ask_start_of_tribe(who) } else { texts::ask_start(who) }
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        for cell in 1..=game.owners().count() as u8 {
            let taken = state.ladder.occupied(cell.into());
            to.offer_unless(Action::Start(cell), |why| why.object_if(taken, rulebook::SETUP, texts::why_taken));
        }
    }

    fn takes(&self, _: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Start(cell) = action else { return };
        state.ladder.place(self.side, cell.into());
        sink.tell(|| Event::Started(self.side, cell));
    }
}
