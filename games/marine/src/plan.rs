//! The help of an action: what it will ask, with what can be answered today, and what it does besides. Each action tells it itself, in the
//! file of its section, by looking ahead.

use crate::action::Action;
use crate::board::Cells;
use crate::display::Space;
use crate::marine::Marine;
use crate::state::{Elements, State};
use crate::step::Step;
use crate::texts;
use clade_engine::{Game, Msg, Side};

/// How many targets are named; if there are more, only their number is given.
const NAMED: usize = 6;

/// A question that an action will ask.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The step. What an earlier answer decides (the element, the corner, the cell) is in it only as one of the possible values.
    pub step: Step,
    /// Its answers today: for the first question exactly these, for a later one at most these.
    pub targets: Vec<Action>,
}

/// A look ahead on a copy of the table: what a step offers there is worked out by the same code that asks it.
pub(crate) struct Ahead<'a> {
    pub(crate) game: &'a Marine,
    /// The copy. It may be changed, to see what comes after that.
    pub(crate) state: State,
    planned: Vec<Planned>,
    told: Vec<Msg>,
}

impl Ahead<'_> {
    /// A question that will be one of these is told, with its targets, if anything but "none" can be answered to it; returns what.
    pub(crate) fn asks(&mut self, said: Msg, one_of: impl IntoIterator<Item: Into<Step>>) -> Vec<Action> {
        let targets = self.plans(one_of);
        if !targets.is_empty() {
            let named = targets.iter().filter(|&&target| target != Action::Done);
            let named: Vec<Msg> = named.map(|&target| self.game.target(&self.state, target)).collect();
            self.tells(match named.len() {
                n if n > NAMED => texts::plan_many(said, n),
                _ => texts::plan_targets(said, named.into_iter().reduce(texts::list).unwrap_or_else(texts::nothing)),
            });
        }
        targets
    }

    /// The same for a question that the action tells in its own way.
    pub(crate) fn plans(&mut self, one_of: impl IntoIterator<Item: Into<Step>>) -> Vec<Action> {
        let (mut targets, mut first): (Vec<Action>, Option<Step>) = (Vec::new(), None);
        for step in one_of {
            let step = step.into();
            // The first of them stands for all.
            first = first.or(Some(step));
            let answers = self.answers(step);
            let fresh: Vec<Action> = answers.into_iter().filter(|answer| !targets.contains(answer)).collect();
            targets.extend(fresh);
        }
        let is_asked = targets.iter().any(|target| !matches!(target, Action::Done | Action::Number(0)));
        match first.filter(|_| is_asked) {
            Some(step) => self.planned.push(Planned { step, targets: targets.clone() }),
            None => targets.clear(),
        }
        targets
    }

    /// What could be answered to a step today.
    pub(crate) fn answers(&mut self, step: impl Into<Step>) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.then(&mut self.state, [step]);
        self.game.legal_actions(&self.state, &mut list);
        self.state.agenda.pop();
        list
    }

    /// Tells what comes next.
    pub(crate) fn tells(&mut self, said: Msg) {
        self.told.push(said);
    }
}

impl Marine {
    /// The questions that the action of a space will ask a side, in their order; one that can be asked again and again is listed once.
    /// Empty for an action that does nothing now, for one without questions, and for that of a trait: what cards ask is up to them.
    pub fn plan(&self, state: &State, side: Side, space: Space) -> Vec<Planned> {
        self.ahead(state, side, space).planned
    }

    /// The whole action in words: its questions with their targets, and what happens without one.
    pub(crate) fn plan_told(&self, state: &State, side: Side, space: Space) -> Msg {
        let numbered = (1u8..).zip(self.ahead(state, side, space).told).map(|(n, said)| texts::plan_item(n, said));
        numbered.reduce(texts::plan_more).unwrap_or_else(texts::nothing)
    }

    fn ahead(&self, state: &State, side: Side, space: Space) -> Ahead<'_> {
        let mut ahead = Ahead { game: self, state: state.clone(), planned: Vec::new(), told: Vec::new() };
        if self.idle(state, side, space).is_none()
            && let Some(first) = self.first(state, side, space)
        {
            first.help(&mut ahead);
        }
        ahead
    }

    /// A target in few words.
    fn target(&self, state: &State, target: Action) -> Msg {
        match target {
            Action::Cell(cell) => self.tile_name(state, cell),
            Action::Move(from, to) => texts::do_move(self.tile_name(state, from), self.tile_name(state, to)),
            Action::Eliminate(side) => self.who(side),
            Action::Corner(corner) if state.element(corner).is_some() => self.token_name(state, corner),
            // Whether it changes anything depends on what comes instead.
            Action::Replace(old) => texts::do_replace(texts::element_name(old)),
            _ => self.labelled(state, target),
        }
    }
}

/// The cells among targets.
pub(crate) fn cells(targets: &[Action]) -> Cells {
    targets.iter().filter_map(|&target| if let Action::Cell(cell) = target { Some(cell) } else { None }).collect()
}

/// The elements among targets.
pub(crate) fn elements(targets: &[Action]) -> Elements {
    targets.iter().filter_map(|&target| if let Action::Element(element) = target { Some(element) } else { None }).collect()
}
