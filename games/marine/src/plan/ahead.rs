//! The questions of each action.

use crate::action::Action;
use crate::board::{Cell, Cells, Corner, height};
use crate::marine::Marine;
use crate::rules::actions::abundance::{Put, PutFrom};
use crate::rules::actions::adaptation::Adapt;
use crate::rules::actions::autotrophs::SwapFor;
use crate::rules::actions::competition::{Competition, Eliminate};
use crate::rules::actions::evolution::Choose;
use crate::rules::actions::speciation::Speciate;
use crate::rules::actions::tectonics::{Colonise, Crust};
use crate::rules::actions::wanderlust::{Arrive, Garnish, Lay};
use crate::state::{Element, State};
use crate::step::Step;
use crate::terrain::Terrain;
use clade_engine::{Game, Side, Small};

/// The neighbours of a cell.
const NEIGHBOURS: u8 = 6;
/// The tiles around a corner.
const AROUND: u8 = 3;

/// A question that an action will ask.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The step. What an earlier answer decides (the element, the corner, the cell) is in it only as one of the possible values.
    pub step: Step,
    /// Its answers today: for the first question exactly these, for a later one at most these.
    pub targets: Vec<Action>,
}

impl Planned {
    /// Whether a question that is asked is this one, whatever was answered before.
    pub fn covers(&self, asked: Step) -> bool {
        match (self.step, asked) {
            (Step::Speciate(planned), Step::Speciate(asked)) => planned.nth == asked.nth,
            (Step::Arrive(planned), Step::Arrive(asked)) => planned.side == asked.side,
            (planned, asked) => std::mem::discriminant(&planned) == std::mem::discriminant(&asked),
        }
    }
}

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
            Step::Abundance(_) => self.puts(side, elements(&targets).next(), PutFrom::Abundance, [Cells::ALL]),
            Step::Autotrophs(_) => {
                let swapped = targets.iter().find_map(|&target| if let Action::Swap(corner) = target { Some(corner) } else { None });
                self.asks(swapped.map(|corner| SwapFor { side, corner }));
            }
            Step::Adaptation(step) => {
                // Where each element has one place only it goes there unasked.
                let of = elements(&targets).map(|element| Adapt { side, element, special: step.special });
                if of.clone().any(|adapt| self.answers(adapt.into()).len() > 1) {
                    self.asks(of);
                }
            }
            Step::Speciation(_) => self.speciates(side, &targets),
            Step::Wanderlust(_) => self.wanders(side),
            Step::Tectonics(_) => self.erupts(side, &targets),
            Step::Competition(step) => {
                self.competes(step, &targets);
                if step.more > 0 {
                    let second = Competition { more: 0, ..step };
                    let targets = self.asks([second]);
                    self.competes(second, &targets);
                }
            }
            Step::Evolution(step) if cells(&targets).any(|cell| self.game.thrives(&self.state, side, cell)) => {
                self.asks([Choose { side, nth: step.nth }]);
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
    fn asks(&mut self, as_one_of: impl IntoIterator<Item: Into<Step>>) -> Vec<Action> {
        let (mut targets, mut first): (Vec<Action>, Option<Step>) = (Vec::new(), None);
        for step in as_one_of {
            let step = step.into();
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

    fn puts(&mut self, side: Side, element: Option<Element>, from: PutFrom, cells: impl IntoIterator<Item = Cells>) {
        let Some(element) = element else { return };
        self.asks(cells.into_iter().map(|cells| Put { side, element, from, cells }));
    }

    fn speciates(&mut self, side: Side, targets: &[Action]) {
        let corners = |&target: &Action| -> Option<Corner> { if let Action::Corner(corner) = target { Some(corner) } else { None } };
        for nth in 0..AROUND {
            let at = targets.iter().filter_map(corners).map(|corner| Speciate { side, corner, nth });
            self.asks(at);
        }
    }

    /// After the stack: the cell; then, with the tile as if it lay there, the element, its corner, and who moves in.
    fn wanders(&mut self, side: Side) {
        let shores = self.asks([Lay { side, tile: Terrain::Land }]);
        let before = self.state.tiles;
        // Every shore at once: no rule of what follows looks at the type of the tile.
        cells(&shores).for_each(|cell| self.state.tiles[cell.ix()] = Terrain::Land.into());
        let garnishes = self.asks(cells(&shores).next().map(|cell| Garnish { side, cell }));
        self.puts(side, elements(&garnishes).next(), PutFrom::Wanderlust, cells(&shores).map(Cells::one));
        self.state.tiles = before;
        for mover in self.game.food_chain() {
            let from_all = cells(&shores).flat_map(|cell| (0..NEIGHBOURS).map(move |nth| Arrive { side: mover, cell, nth }));
            self.asks(from_all);
        }
    }

    fn erupts(&mut self, side: Side, targets: &[Action]) {
        self.asks(cells(targets).find(|&cell| height(cell) == 0).map(|cell| Crust { side, cell }));
        // Of the own cubes that are lifted one comes back; the others are in the gene pool then.
        let animal = self.state.animal(side);
        let stocked = animal.pool > 0 || cells(targets).any(|cell| self.state.cubes(cell, side) > 1);
        if stocked && animal.eliminated > 0 {
            self.asks(cells(targets).next().map(|cell| Colonise { side, cell }));
        }
    }

    fn competes(&mut self, step: Competition, targets: &[Action]) {
        let left = self.game.victims(step.nth);
        let at = cells(targets).map(|cell| Eliminate { side: step.side, cell, left });
        self.asks(at);
    }
}

/// The elements among targets.
fn elements(targets: &[Action]) -> impl Iterator<Item = Element> + Clone {
    targets.iter().filter_map(|&target| if let Action::Element(element) = target { Some(element) } else { None })
}

/// The cells among targets.
fn cells(targets: &[Action]) -> impl Iterator<Item = Cell> {
    targets.iter().filter_map(|&target| if let Action::Cell(cell) = target { Some(cell) } else { None })
}
