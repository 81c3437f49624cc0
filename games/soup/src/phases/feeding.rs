//! Phase 1, second half (§4.3): feeding, all or nothing; or a gene instead of it; or starving.

use crate::action::Cubes;
use crate::event::{Event, Fate, Here};
use crate::map::Cell;
use crate::rulebook;
use crate::schema::{Feeding, Hook, Offered, SCHEMA};
use crate::soup::Soup;
use crate::state::{COLOURS, Id, State, Step};
use crate::texts;
use clade_engine::{Kinds, Side, Sink, Small, Why};
use std::ops::ControlFlow;

/// Cubes of the own colour that an amoeba leaves after a meal.
const EXCRETED: u8 = 2;

impl Soup {
    /// Whether the base diet is there.
    pub(crate) fn has_base_meal(&self, state: &State, id: Id) -> bool {
        let water = state.water_of(id);
        self.meals(state, id.colour(), 0).iter().take_while(|meal| meal.base).any(|meal| meal.cubes.within(&water))
    }

    /// The genes that an amoeba could use while feeding.
    pub(crate) fn feeding_genes(&self, state: &State, id: Id) -> Kinds {
        self.acting(state, self.owner(id), Hook::Feeding)
    }

    /// A meal must lie in the cell, to the last cube.
    pub(crate) fn object_to_meal(&self, state: &State, id: Id, cubes: Cubes, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(!cubes.within(&state.water_of(id)), rulebook::FEEDING, texts::why_no_food)
    }

    /// "The base diet, if present, must be eaten."
    pub(crate) fn object_to_starving(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(self.has_base_meal(state, id), rulebook::FEEDING, texts::why_must_eat)
    }

    /// A gene instead of the usual meal: not tried yet, affordable, and useful now by its own word.
    pub(crate) fn object_to_feeding_gene(&self, state: &State, id: Id, kind: u8, tried: u16, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = self.owner(id);
        why.object_if(tried & self.ordinal_bit(Hook::Feeding, kind) != 0, rulebook::GENES, texts::why_tried)?;
        let cost = self.cost(state, side, kind);
        why.object_if(state.tribe(side).bp < cost, rulebook::GENES, || texts::why_points(cost, state.tribe(side).bp))?;
        why.object_if(!self.is_offered(state, id, kind), rulebook::GENES, || texts::why_not_offered(self.gene_name(state, side, kind)))
    }

    /// Whether a gene says that it is of use to an amoeba that feeds.
    pub(crate) fn is_offered(&self, state: &State, id: Id, kind: u8) -> bool {
        if !self.vm.defines(Hook::Offered).contains(kind) {
            return true;
        }
        let (side, water) = (self.owner(id), state.water_of(id));
        let told = Offered {
            hungry: !self.has_base_meal(state, id),
            targets: self.targets(state, id, false).count() as i32,
            hosts: self.hosts(state, id).count() as i32,
            short_meals: self.meals(state, id.colour(), 1).iter().filter(|meal| meal.cubes.within(&water)).count() as i32,
        };
        self.vm.ask_yes(kind, told, |read| self.read(state, side, read))
    }

    /// Others with an amoeba in the same cell and at least one point.
    pub(crate) fn hosts<'a>(&'a self, state: &'a State, id: Id) -> impl Iterator<Item = Side> + 'a {
        let others = self.owners().filter(move |&side| side != self.owner(id) && state.tribe(side).bp > 0);
        others.filter(move |&side| state.beside(id).any(|other| self.owner(other) == side))
    }

    /// The amoeba eats: cubes go to the supply, two of its own colour come into the cell as far as there are any.
    pub(crate) fn eats(&self, state: &mut State, id: Id, cubes: Cubes, sink: &mut Sink<'_, Event>) {
        // A gene that let it eat hears that it did.
        let fewer = if let Some(Step::Meal(_, fewer)) = state.agenda.pop() { fewer } else { 0 };
        state.result = i16::from(fewer > 0);
        let Some(here) = where_it_feeds(state, id) else { return };
        let cell = here.cell;
        for (colour, n) in cubes.counts().into_iter().enumerate() {
            state.water[cell.ix()][colour] -= n;
            state.supply[colour] += n;
        }
        if sink.is_told() {
            for kind in self.needed_for(state, id.colour(), cubes, fewer) {
                sink.emit(|| self.acted(state, self.owner(id), kind, id));
            }
        }
        let excreted = self.leaves_cubes(state, cell, id.colour(), EXCRETED);
        sink.emit(|| Event::Ate(id, cubes, excreted, here));
    }

    /// The amoeba starves: it eats nothing, leaves nothing, and gets a damage point.
    pub(crate) fn starves(&self, state: &mut State, id: Id, sink: &mut Sink<'_, Event>) {
        let amoeba = state.amoeba_mut(id);
        amoeba.damage = amoeba.damage.saturating_add(1);
        if let Some(here) = where_it_feeds(state, id) {
            sink.emit(|| Event::Starved(id, here));
        }
    }

    /// A gene is used instead of the usual meal.
    pub(crate) fn uses_feeding_gene(&self, state: &mut State, id: Id, kind: u8, sink: &mut Sink<'_, Event>) {
        let Some(Step::Feeding(_, tried)) = state.agenda.pop() else { return };
        let side = self.owner(id);
        let cost = self.cost(state, side, kind);
        let Some(cell) = state.at(id) else { return };
        self.push(state, Step::Fed(id, cell, tried | self.ordinal_bit(Hook::Feeding, kind)));
        self.start(state, side, kind, Feeding { amoeba: id }, sink);
        self.pay(state, side, cost, sink);
    }

    /// The gene has acted: the amoeba is fed, or starves; if it was dragged to another cell it may eat there; if the gene
    /// itself failed, it feeds without it.
    pub(crate) fn fed(&self, state: &mut State, id: Id, cell: Cell, tried: u16, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        let here = state.at(id);
        let result = std::mem::take(&mut state.result);
        if here.is_none() || result > 0 {
            self.tell_satisfied(state, id, sink);
            return;
        }
        let broken = i32::from(result) == SCHEMA.hooks[Hook::Feeding.ix()].neutral;
        if broken || here != Some(cell) {
            self.push(state, Step::Feeding(id, tried));
        } else {
            self.starves(state, id, sink);
        }
    }

    /// A gene has spared an amoeba from starving. If it let it eat, the meal has told so. What its victim left did not lie there when it
    /// could have eaten.
    fn tell_satisfied(&self, state: &State, id: Id, sink: &mut Sink<'_, Event>) {
        let Some(mut here) = where_it_feeds(state, id).filter(|_| sink.is_heard()) else { return };
        let since = || sink.heard().iter().rev().take_while(|event| !matches!(event, Event::Acted(.., amoeba, _) if *amoeba == Some(id)));
        let victim = since().find_map(|event| match event {
            Event::Died(_, _, left, _, Fate::Attack(by)) if *by == id => Some(*left),
            _ => None,
        });
        if !since().any(|event| matches!(event, Event::Ate(eater, ..) if *eater == id)) {
            let left = victim.filter(|_| !self.waste_waits()).map_or([0; COLOURS], Cubes::counts);
            here.cubes.iter_mut().zip(left).for_each(|(n, left)| *n = n.saturating_sub(left));
            sink.emit(|| Event::Satisfied(id, here, victim.is_some()));
        }
    }
}

/// Where an amoeba feeds, and what lies there.
fn where_it_feeds(state: &State, id: Id) -> Option<Here> {
    state.at(id).map(|cell| Here { cell, cubes: state.water[cell.ix()] })
}
