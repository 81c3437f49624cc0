//! The questions of each action.

use super::Planned;
use crate::action::Action;
use crate::board::{Cell, Cells, Corner, NONE, height};
use crate::marine::Marine;
use crate::state::{State, Step, terrain};
use crate::step::From;
use clade_engine::{Game, Side};

/// The neighbours of a cell.
const NEIGHBOURS: u8 = 6;
/// The tiles around a corner.
const AROUND: u8 = 3;

/// A look ahead on a copy of the table.
pub(super) struct Ahead<'a> {
    game: &'a Marine,
    state: State,
    planned: Vec<Planned>,
}

impl<'a> Ahead<'a> {
    pub(super) fn new(game: &'a Marine, state: &State) -> Self {
        Self { game, state: state.clone(), planned: Vec::new() }
    }

    /// The questions of the action that begins with a step.
    pub(super) fn of(mut self, side: Side, first: Step) -> Vec<Planned> {
        let targets = self.asks([first]);
        match first {
            Step::Abundance(_) => _ = self.puts(side, From::Abundance, [Cells::ALL]),
            Step::Autotrophs(..) => {
                let swapped = targets.iter().find_map(|&target| if let Action::Swap(corner) = target { Some(corner) } else { None });
                self.asks(swapped.map(|corner| Step::SwapFor(side, corner)));
            }
            Step::Adaptation(_, special) => {
                let adapt = Step::Adapt(side, NONE, special);
                // With one place only the element goes there unasked.
                if self.answers(adapt).len() > 1 {
                    self.asks([adapt]);
                }
            }
            Step::Speciation(..) => self.speciates(side, &targets),
            Step::Wanderlust(..) => self.wanders(side),
            Step::Tectonics(..) => self.erupts(side, &targets),
            Step::Competition(_, nth, more) => {
                self.competes(side, nth, &targets);
                if more > 0 {
                    let second = self.asks([Step::Competition(side, nth, 0)]);
                    self.competes(side, nth, &second);
                }
            }
            Step::Evolution(_, nth) if cells(&targets).any(|cell| self.game.thrives(&self.state, side, cell)) => {
                self.asks([Step::Choose(side, nth)]);
            }
            // The others are one question.
            _ => {}
        }
        self.planned
    }

    /// What could be answered to a step today.
    fn answers(&mut self, step: Step) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.then(&mut self.state, [step]);
        self.game.legal_actions(&self.state, &mut list);
        self.state.agenda.pop();
        list
    }

    /// Plans a question that will be one of these, if anything but "none" can be answered to it; says what. The first of them stands for all.
    fn asks(&mut self, as_one_of: impl IntoIterator<Item = Step>) -> Vec<Action> {
        let (mut targets, mut first): (Vec<Action>, Option<Step>) = (Vec::new(), None);
        for step in as_one_of {
            first = first.or(Some(step));
            let answers = self.answers(step);
            let fresh: Vec<Action> = answers.into_iter().filter(|answer| !targets.contains(answer)).collect();
            targets.extend(fresh);
        }
        if let Some(step) = first.filter(|_| targets.iter().any(|target| !matches!(target, Action::Done | Action::Number(0)))) {
            self.planned.push(Planned { step, targets: targets.clone() });
        }
        targets
    }

    fn puts(&mut self, side: Side, from: From, cells: impl IntoIterator<Item = Cells>) -> Vec<Action> {
        let cells = cells.into_iter().map(|cells| Step::Put(side, NONE, from, cells));
        self.asks(cells)
    }

    fn speciates(&mut self, side: Side, targets: &[Action]) {
        let corners = |&target: &Action| -> Option<Corner> { if let Action::Corner(corner) = target { Some(corner) } else { None } };
        for nth in 0..AROUND {
            let at = targets.iter().filter_map(corners).map(|corner| Step::Speciate(side, corner, nth));
            self.asks(at);
        }
    }

    /// After the stack: the cell; then, with the tile as if it lay there, the element, its corner, and who moves in.
    fn wanders(&mut self, side: Side) {
        let lay = Step::Lay(side, NONE);
        let shores = self.asks([lay]);
        let before = self.state.tiles;
        // Every shore at once: no rule of what follows looks at the type of the tile.
        cells(&shores).for_each(|cell| self.state.tiles[usize::from(cell)] = terrain::LAND);
        let garnish = Step::Garnish(side, NONE);
        if self.asks([garnish]).len() > 1 {
            self.puts(side, From::Wanderlust, cells(&shores).map(Cells::one));
        }
        self.state.tiles = before;
        for mover in self.game.food_chain() {
            let from_all = cells(&shores).flat_map(|cell| (0..NEIGHBOURS).map(move |nth| Step::Arrive(mover, cell, nth)));
            self.asks(from_all);
        }
    }

    fn erupts(&mut self, side: Side, targets: &[Action]) {
        if cells(targets).any(|cell| height(cell) == 0) {
            self.asks([Step::Crust(side, NONE)]);
        }
        // Of the own cubes that are lifted one comes back; the others are in the gene pool then.
        let animal = self.state.animal(side);
        let stocked = animal.pool > 0 || cells(targets).any(|cell| self.state.cubes(cell, side) > 1);
        if stocked && animal.eliminated > 0 {
            self.asks([Step::Colonise(side, NONE)]);
        }
    }

    fn competes(&mut self, side: Side, nth: u8, targets: &[Action]) {
        let victims = self.game.victims(nth);
        let at = cells(targets).map(|cell| Step::Eliminate(side, cell, victims));
        self.asks(at);
    }
}

/// The cells among targets.
fn cells(targets: &[Action]) -> impl Iterator<Item = Cell> {
    targets.iter().filter_map(|&target| if let Action::Cell(cell) = target { Some(cell) } else { None })
}
