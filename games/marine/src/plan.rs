//! The help of an action: the questions that it will ask, in their order, with what can be answered today. What a step of the
//! rules offers is worked out by the same code that asks it, on a copy of the table.

mod steps;

use crate::action::Action;
use crate::board::NONE;
use crate::display::{Section, Space, at, is_special};
use crate::marine::Marine;
use crate::state::{State, Step};
use crate::step::From;
use crate::texts;
use clade_engine::{Msg, Side, Small};
use steps::Ahead;

/// So many targets are named; of more only the number is told.
const NAMED: usize = 6;

/// A question that an action will ask.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The step. What an earlier answer decides (the element, the corner, the cell) is in it only as one of what it can be.
    pub step: Step,
    /// Its answers today: for the first question exactly these, for a later one at most these.
    pub targets: Vec<Action>,
}

/// Whether somebody moves to the new tile; the bonus for it comes before that.
fn is_arrive(planned: &Planned) -> bool {
    matches!(planned.step, Step::Arrive(..))
}

impl Planned {
    /// Whether a question that is asked is this one, whatever was answered before.
    pub fn covers(&self, asked: Step) -> bool {
        match (self.step, asked) {
            (Step::Speciate(_, _, planned), Step::Speciate(_, _, nth)) => planned == nth,
            (Step::Arrive(planned, ..), Step::Arrive(side, ..)) => planned == side,
            (planned, asked) => std::mem::discriminant(&planned) == std::mem::discriminant(&asked),
        }
    }
}

impl Marine {
    /// The questions that the action of a space will ask a side, in their order; one that can be asked again and again stands here once. Empty
    /// for an action that does nothing today, for one without questions, and for that of a trait: what cards ask is theirs to say.
    pub fn plan(&self, state: &State, side: Side, space: Space) -> Vec<Planned> {
        match self.first_step(state, side, space) {
            Some(first) if self.idle(state, side, space).is_none() => Ahead::new(self, state).of(side, first),
            _ => Vec::new(),
        }
    }

    /// The plan in words: its questions with their targets, then what happens without one.
    pub(crate) fn plan_told(&self, state: &State, side: Side, space: Space) -> Msg {
        let plan = self.plan(state, side, space);
        let mut clauses: Vec<Msg> = Vec::new();
        for (i, planned) in plan.iter().enumerate() {
            if is_arrive(planned) && !plan[..i].iter().any(is_arrive) {
                clauses.push(texts::then_bonus());
            }
            if matches!(planned.step, Step::Colonise(..)) {
                clauses.extend([texts::then_vent(), texts::then_lifted()]);
            }
            let again = i > 0 && matches!((plan[i - 1].step, planned.step), (Step::Speciate(..), Step::Speciate(..)));
            if !again {
                clauses.push(self.planned_told(state, planned, &plan[i..]));
            }
        }
        clauses.extend(self.follows(&plan, space));
        let numbered = (1u8..).zip(clauses).map(|(n, said)| texts::plan_item(n, said));
        numbered.reduce(texts::plan_more).unwrap_or_else(texts::nothing)
    }

    /// A planned question with its targets; the tiles around an element, each a question of its own, are told as one.
    fn planned_told(&self, state: &State, planned: &Planned, rest: &[Planned]) -> Msg {
        let most = |targets: &[Action]| targets.iter().map(|&target| if let Action::Number(n) = target { n } else { 0 }).max().unwrap_or(0);
        let same = rest.iter().filter(|other| matches!(other.step, Step::Speciate(..)));
        let said = match planned.step {
            Step::Abundance(_) => texts::plan_abundance(),
            // Of all the shores, one will be the new tile.
            Step::Put(_, _, From::Wanderlust, _) => return texts::plan_put_new(),
            Step::Put(..) => texts::plan_put(),
            Step::Autotrophs(..) => texts::plan_autotrophs(),
            Step::SwapFor(..) => texts::plan_swap_for(),
            Step::Depletion(_) => texts::plan_depletion(),
            Step::Adaptation(..) => texts::plan_adaptation(),
            Step::Adapt(..) => texts::plan_adapt(),
            Step::Speciation(..) => texts::plan_speciation(),
            Step::Speciate(..) => return texts::plan_speciate(same.map(|other| most(&other.targets)).max().unwrap_or(0)),
            Step::Wanderlust(..) => texts::plan_wanderlust(),
            Step::Lay(..) => texts::plan_lay(),
            Step::Garnish(..) => texts::plan_garnish(),
            Step::Arrive(mover, ..) => return texts::plan_arrive(self.who(mover)),
            Step::Tectonics(..) => texts::plan_tectonics(),
            Step::Crust(..) => texts::plan_crust(),
            Step::Colonise(..) => texts::plan_colonise(),
            Step::Migration(_, crate::actions::EVERYBODY, ..) => texts::plan_migration_all(),
            Step::Migration(_, n, ..) => texts::plan_migration(n),
            Step::Competition(_, nth, 0) if usize::from(nth) >= self.options().competition.len() => texts::plan_second_competition(),
            Step::Competition(..) => texts::plan_competition(),
            Step::Eliminate(_, _, n) => texts::plan_eliminate(n),
            Step::Evolution(..) => texts::plan_evolution(),
            Step::Choose(..) => texts::plan_choose(),
            _ => texts::plan_domination(),
        };
        let named: Vec<Msg> =
            planned.targets.iter().filter(|&&target| target != Action::Done).map(|&target| self.target(state, target)).collect();
        match named.len() {
            n if n > NAMED => texts::plan_many(said, n),
            _ => texts::plan_targets(said, texts::listed(named).unwrap_or_else(texts::nothing)),
        }
    }

    /// A target in few words.
    fn target(&self, state: &State, target: Action) -> Msg {
        match target {
            Action::Cell(cell) => self.tile_name(state, cell),
            Action::Move(from, to) => texts::do_move(self.tile_name(state, from), self.tile_name(state, to)),
            Action::Eliminate(side) => self.who(side),
            Action::Corner(corner) if state.corners[corner.ix()] != NONE => self.token_name(state, corner),
            _ => self.labelled(state, target),
        }
    }

    /// What the action of a space does without asking.
    fn follows(&self, plan: &[Planned], space: Space) -> Vec<Msg> {
        let has = |is: fn(&Step) -> bool| plan.iter().any(|planned| is(&planned.step));
        match at(space).0 {
            Section::Regression => vec![texts::then_protect()],
            Section::Adaptation if !has(|step| matches!(step, Step::Adapt(..))) => vec![texts::then_slot()],
            Section::Wanderlust => {
                let bonus = (!plan.iter().any(is_arrive)).then(texts::then_bonus);
                bonus.into_iter().chain(is_special(space).then(texts::then_extra_turn)).collect()
            }
            Section::Tectonics if has(|step| matches!(step, Step::Colonise(..))) => Vec::new(),
            Section::Tectonics => vec![texts::then_vent(), texts::then_lifted(), texts::then_cube()],
            Section::Evolution if has(|step| matches!(step, Step::Choose(..))) => vec![texts::then_card()],
            _ => Vec::new(),
        }
    }
}
