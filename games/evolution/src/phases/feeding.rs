//! Фаза питания: rounds in which each player takes food or does something instead, and uses traits besides.
//!
//! One feeding turn (fact sheet §3.5): at most one main action, and any free abilities before or after it.

use crate::action::Action;
use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::state::{Id, NONE, Place, State, Step, used};
use crate::texts;
use crate::traits::hook;
use clade_engine::{Side, Why};
use std::ops::ControlFlow;

impl Evolution {
    /// The turn of a side, after so many that did nothing. A full circle without action ends the phase (A34).
    pub(crate) fn feeding_turn(&self, state: &mut State, side: Side, idle: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.here = NONE;
        if idle >= self.rules.seats || self.options().ends_when_fed && self.all_are_full(state) {
            return self.feeding_is_over(state, sink);
        }
        for slot in state.player(side).own {
            let mut next = state.animal(Id(slot)).first;
            while next != NONE {
                let lying = state.lying_mut(next);
                lying.used &= !used::ROUND;
                next = lying.next[usize::from(lying.host != Id(slot))];
            }
        }
        if self.options().territories {
            self.then(state, [Step::Where(side, idle)]);
        } else {
            self.feeds_at(state, side, idle, 0);
        }
    }

    /// What is left in the banks is put away (rulebook), and extinction follows.
    fn feeding_is_over(&self, state: &mut State, sink: &mut Events<'_>) {
        for place in self.places() {
            let left = std::mem::take(&mut state.bank[usize::from(place)]);
            if left > 0 {
                sink.emit(|| Event::Cleared(place, left));
            }
        }
        self.then(state, [Step::Extinction]);
    }

    fn all_are_full(&self, state: &State) -> bool {
        state.living().into_iter().map(Id).all(|id| state.animal(id).is_fed() && self.open_store(state, id).is_none())
    }

    /// A side feeds in a territory in this round.
    pub(crate) fn feeds_at(&self, state: &mut State, side: Side, idle: u8, place: Place) {
        state.here = place;
        self.then(state, [Step::Feeding(side, idle, false, false)]);
    }

    /// With territories a side says where it feeds; one without animals has nothing to say.
    pub(crate) fn place_is_plain(&self, state: &mut State, side: Side, idle: u8, sink: &mut Events<'_>) -> bool {
        if !state.player(side).own.is_empty() {
            return false;
        }
        state.agenda.pop();
        sink.emit(|| Event::Ended(side));
        self.then(state, [Step::Turn(self.next(side), idle + 1)]);
        true
    }

    /// Own animals in the territory of this feeding turn.
    fn herd_here(&self, state: &State, side: Side, place: Place) -> impl Iterator<Item = Id> {
        state.player(side).own.into_iter().map(Id).filter(move |&id| state.animal(id).place == place)
    }

    /// Everything that could be done in a feeding turn.
    pub(crate) fn meals(&self, state: &State, side: Side, place: Place, main: bool, out: &mut Vec<Action>) {
        for id in self.herd_here(state, side, place) {
            let force = state.animal(id).force.kinds();
            if !main {
                out.push(Action::Take(id));
                if !force.and(self.vm.defines(hook::MEAL)).is_empty() {
                    out.push(Action::Hunt(id));
                }
            }
            let useful = force.and(self.rules.abilities);
            if useful.is_empty() {
                continue;
            }
            for slot in state.traits_of(id).filter(|&slot| useful.contains(state.lying(slot).kind) && state.lying(slot).host == id) {
                let is_main = self.vm.defines(hook::MAIN).contains(state.lying(slot).kind);
                let is_late = main && is_main;
                if !is_late && !self.same_ability_before(state, slot, id) {
                    out.push(Action::Use(slot));
                }
            }
        }
        if !main {
            let mut last = NONE;
            for &(_, kind) in &state.middle {
                if kind != last {
                    out.push(Action::Adopt(kind));
                }
                last = kind;
            }
        }
    }

    /// Whether another card with the same ability lies nearer to the animal: it would do the same (several stores).
    fn same_ability_before(&self, state: &State, slot: u8, id: Id) -> bool {
        let kind = state.lying(slot).kind;
        self.facts(kind).stores > 0
            && state
                .traits_of(id)
                .take_while(|&other| other != slot)
                .any(|other| state.lying(other).kind == kind && self.acts_on(state, other, id))
    }

    /// Why something cannot be done in a feeding turn.
    pub(crate) fn object_to_meal(&self, state: &State, side: Side, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        match action {
            Action::Take(id) => {
                why.object_if(state.bank[usize::from(state.animal(id).place)] == 0, "§3.4", texts::why_bank_empty)?;
                self.object_to_food(state, id, why)
            }
            Action::Hunt(id) => {
                self.object_to_hunting(state, id, why)?;
                why.object_if(!self.has_prey(state, id, false), "§2.2", texts::why_no_prey)
            }
            Action::Use(slot) => {
                let (id, kind) = (state.lying(slot).host, state.lying(slot).kind);
                let (facts, lying) = (self.facts(kind), state.lying(slot));
                let this_turn = facts.once_a_turn && lying.is(used::TURN) || lying.is(used::IDLE);
                let this_round = !this_turn && facts.once_a_round && lying.is(used::ROUND);
                why.object_if(this_turn, "", texts::why_used_this_turn)?;
                why.object_if(this_round, "", texts::why_used_this_round)?;
                let is_barred = !this_turn && !this_round && !self.is_offered(state, slot, id, None);
                why.object_if(is_barred, "", || texts::why_not_offered(self.cards().get(kind).name()))
            }
            Action::Adopt(kind) => {
                let mut own = self.herd_here(state, side, state.here);
                let fits = own.any(|id| self.object_to_host(state, side, kind, id, &mut Why::quiet()).is_continue());
                why.object_if(!fits, "§2.3", texts::why_no_host)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// Whether something of this list can be done; main actions only, or any.
    fn can_do(&self, state: &State, side: Side, place: Place, only_main: bool) -> bool {
        let mut list = Vec::new();
        self.meals(state, side, place, false, &mut list);
        list.into_iter().any(|action| {
            let is_main = match action {
                Action::Use(slot) => self.vm.defines(hook::MAIN).contains(state.lying(slot).kind),
                _ => true,
            };
            (is_main || !only_main) && self.object_to_meal_at(state, side, place, action)
        })
    }

    fn object_to_meal_at(&self, state: &State, side: Side, place: Place, action: Action) -> bool {
        match action {
            Action::Adopt(kind) => {
                self.herd_here(state, side, place).any(|id| self.object_to_host(state, side, kind, id, &mut Why::quiet()).is_continue())
            }
            _ => self.object_to_meal(state, side, action, &mut Why::quiet()).is_continue(),
        }
    }

    /// Whether a side could take food somewhere (A55): then it may not do nothing.
    pub(crate) fn can_take(&self, state: &State, side: Side) -> bool {
        let hungry = |id: Id| state.bank[usize::from(state.animal(id).place)] > 0 && self.can_get(state, id);
        state.player(side).own.into_iter().map(Id).any(hungry)
    }

    /// Why a side may not feed in a territory: there is nothing to do, or it would evade the duty to take (A55).
    pub(crate) fn object_to_place(&self, state: &State, side: Side, place: Place, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(!self.can_do(state, side, place, false), "§3.5", texts::why_nothing_here)?;
        let evades = self.can_take(state, side) && !self.options().any_trait_replaces_taking && !self.can_do(state, side, place, true);
        why.object_if(evades, "§3.4", texts::why_must_take)
    }

    /// Why a feeding turn may not end (rulebook: «он обязан брать фишки из кормовой базы»).
    pub(crate) fn object_to_ending(&self, state: &State, step: Step, why: &mut Why<'_>) -> ControlFlow<()> {
        let must = match step {
            Step::Where(side, _) => self.can_take(state, side),
            Step::Feeding(side, _, false, acted) => {
                let any_trait = self.options().any_trait_replaces_taking;
                !(acted && any_trait) && self.can_take(state, side) && self.can_do(state, side, state.here, !any_trait)
            }
            _ => false,
        };
        why.object_if(must, "§3.4", texts::why_must_take)
    }

    /// Something is done in a feeding turn.
    pub(crate) fn does(&self, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Some(Step::Feeding(side, idle, main, _)) = state.agenda.pop() else { return };
        let again = |main: bool| Step::Feeding(side, idle, main, true);
        match action {
            Action::Take(id) => {
                self.then(state, [again(true)]);
                self.takes(state, id, sink);
            }
            Action::Hunt(id) => self.then(state, [Step::Prey(id), again(true)]),
            Action::Adopt(kind) => self.then(state, [Step::Adopt(side, kind), again(true)]),
            Action::Use(slot) => {
                let lying = state.lying_mut(slot);
                lying.used |= used::TURN | used::ROUND;
                let (kind, id) = (lying.kind, lying.host);
                let is_main = self.vm.defines(hook::MAIN).contains(kind);
                self.then(state, [again(main || is_main)]);
                self.watch_use(state, slot);
                self.act(state, slot, if is_main { hook::MAIN } else { hook::FREE }, id, &[], sink);
            }
            _ => self.then(state, [again(main)]),
        }
    }

    /// After the main action a side without further abilities has nothing left to say.
    pub(crate) fn feeding_goes_on(&self, state: &mut State, side: Side, acted: bool, sink: &mut Events<'_>) -> bool {
        let free = self.vm.defines(hook::FREE);
        let has_more = self.herd_here(state, side, state.here).any(|id| !state.animal(id).force.kinds().and(free).is_empty());
        if !has_more {
            self.ends(state, acted, sink);
        }
        !has_more
    }

    /// A feeding turn ends.
    pub(crate) fn ends(&self, state: &mut State, acted: bool, sink: &mut Events<'_>) {
        let (side, idle) = match state.agenda.pop() {
            Some(Step::Feeding(side, idle, ..) | Step::Where(side, idle)) => (side, idle),
            _ => return,
        };
        state.here = NONE;
        if !acted {
            sink.emit(|| Event::Ended(side));
        }
        self.then(state, [Step::Turn(self.next(side), if acted { 0 } else { idle + 1 })]);
    }

    /// An own animal takes a trait from the middle of the table (Раковина).
    pub(crate) fn adopts(&self, state: &mut State, kind: u8, id: Id, sink: &mut Events<'_>) {
        state.agenda.pop();
        let Some(at) = state.middle.iter().position(|&(_, other)| other == kind) else { return };
        let (card, _) = state.middle.remove(at);
        let who = self.who(state, id);
        sink.emit(|| Event::Adopted(kind, who));
        self.lay_trait(state, card, kind, id, Id::NONE, sink);
    }
}
