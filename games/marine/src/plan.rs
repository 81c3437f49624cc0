//! The help of an action: the questions that it will ask, in their order, with what can be answered today. What a step of the
//! rules offers is worked out by the same code that asks it, on a copy of the table.

mod ahead;

pub use ahead::Planned;

use crate::action::Action;
use crate::display::{Section, Space};
use crate::marine::Marine;
use crate::rules::actions::abundance::PutFrom;
use crate::state::State;
use crate::step::Step;
use crate::texts;
use ahead::Ahead;
use clade_engine::{Msg, Side};

/// How many targets are named; if there are more, only their number is given.
const NAMED: usize = 6;

/// Whether somebody moves to the new tile; the bonus for it comes before that.
fn is_arrive(planned: &Planned) -> bool {
    matches!(planned.step, Step::Arrive(_))
}

impl Marine {
    /// The questions that the action of a space will ask a side, in their order; one that can be asked again and again is listed once.
    /// Empty for an action that does nothing now, for one without questions, and for that of a trait: what cards ask is up to them.
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
            if matches!(planned.step, Step::Colonise(_)) {
                clauses.extend([texts::then_vent(), texts::then_lifted()]);
            }
            let again = i > 0 && matches!((plan[i - 1].step, planned.step), (Step::Speciate(_), Step::Speciate(_)));
            if !again {
                clauses.push(self.planned_told(state, planned, &plan[i..]));
            }
        }
        clauses.extend(self.follows(&plan, space));
        let numbered = (1u8..).zip(clauses).map(|(n, said)| texts::plan_item(n, said));
        numbered.reduce(texts::plan_more).unwrap_or_else(texts::nothing)
    }

    /// A planned question with its targets; the tiles around an element, each a question of its own, are shown as one.
    fn planned_told(&self, state: &State, planned: &Planned, rest: &[Planned]) -> Msg {
        let most = |targets: &[Action]| targets.iter().map(|&target| if let Action::Number(n) = target { n } else { 0 }).max().unwrap_or(0);
        let same = rest.iter().filter(|other| matches!(other.step, Step::Speciate(_)));
        let said = match planned.step {
            Step::Abundance(_) => texts::plan_abundance(),
            // Of all the shores, one will be the new tile.
            Step::Put(put) if put.from == PutFrom::Wanderlust => return texts::plan_put_new(),
            Step::Put(_) => texts::plan_put(),
            Step::Autotrophs(_) => texts::plan_autotrophs(),
            Step::SwapFor(_) => texts::plan_swap_for(),
            Step::Depletion(_) => texts::plan_depletion(),
            Step::Adaptation(_) => texts::plan_adaptation(),
            Step::Adapt(_) => texts::plan_adapt(),
            Step::Speciation(_) => texts::plan_speciation(),
            Step::Speciate(_) => return texts::plan_speciate(same.map(|other| most(&other.targets)).max().unwrap_or(0)),
            Step::Wanderlust(_) => texts::plan_wanderlust(),
            Step::Lay(_) => texts::plan_lay(),
            Step::Garnish(_) => texts::plan_garnish(),
            Step::Arrive(arrive) => return texts::plan_arrive(self.who(arrive.side)),
            Step::Tectonics(_) => texts::plan_tectonics(),
            Step::Crust(_) => texts::plan_crust(),
            Step::Colonise(_) => texts::plan_colonise(),
            Step::Migration(step) if step.left == crate::rules::actions::migration::EVERYBODY => texts::plan_migration_all(),
            Step::Migration(step) => texts::plan_migration(step.left),
            Step::Competition(step) if step.more == 0 && usize::from(step.nth) >= self.options().competition.len() => {
                texts::plan_second_competition()
            }
            Step::Competition(_) => texts::plan_competition(),
            Step::Eliminate(step) => texts::plan_eliminate(step.left),
            Step::Evolution(_) => texts::plan_evolution(),
            Step::Choose(_) => texts::plan_choose(),
            _ => texts::plan_domination(),
        };
        let named: Vec<Msg> =
            planned.targets.iter().filter(|&&target| target != Action::Done).map(|&target| self.target(state, target)).collect();
        match named.len() {
            n if n > NAMED => texts::plan_many(said, n),
            _ => texts::plan_targets(said, named.into_iter().reduce(texts::list).unwrap_or_else(texts::nothing)),
        }
    }

    /// A target in few words.
    fn target(&self, state: &State, target: Action) -> Msg {
        match target {
            Action::Cell(cell) => self.tile_name(state, cell),
            Action::Move(from, to) => texts::do_move(self.tile_name(state, from), self.tile_name(state, to)),
            Action::Eliminate(side) => self.who(side),
            Action::Corner(corner) if state.element(corner).is_some() => self.token_name(state, corner),
            _ => self.labelled(state, target),
        }
    }

    /// What the action of a space does without asking.
    fn follows(&self, plan: &[Planned], space: Space) -> Vec<Msg> {
        let has = |is: fn(&Step) -> bool| plan.iter().any(|planned| is(&planned.step));
        match space.section().0 {
            Section::Regression => vec![texts::then_protect()],
            Section::Adaptation if !has(|step| matches!(step, Step::Adapt(_))) => vec![texts::then_slot()],
            Section::Wanderlust => {
                let bonus = (!plan.iter().any(is_arrive)).then(texts::then_bonus);
                bonus.into_iter().chain(space.is_special().then(texts::then_extra_turn)).collect()
            }
            Section::Tectonics if has(|step| matches!(step, Step::Colonise(_))) => Vec::new(),
            Section::Tectonics => vec![texts::then_vent(), texts::then_lifted(), texts::then_cube()],
            Section::Evolution if has(|step| matches!(step, Step::Choose(_))) => vec![texts::then_card()],
            _ => Vec::new(),
        }
    }
}
