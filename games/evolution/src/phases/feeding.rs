//! The feeding phase («Фаза питания»): rounds in which each player takes food or does something instead, and uses traits besides.
//!
//! One feeding turn (A33): at most one main action, and any free abilities before or after it. With territories the first thing that
//! is done settles where (rulebook: all of it happens in one territory, which the player whose turn it is chooses).

use crate::action::Action;
use crate::book::{CARNIVORES, FEEDING, MIGRATION, SHELL};
use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::migration::Going;
use crate::schema::Hook;
use crate::state::{Id, Place, Slot, State, Step, used};
use crate::texts;
use clade_engine::{Maybe, Msg, Side, Small, Why};
use std::ops::ControlFlow;

/// So much is done in a feeding phase, and it ends: more than the food and the traits of any table allow, but not more than cards that
/// undo each other (README, A61).
const MOST_ACTS: u16 = 1000;

impl Evolution {
    /// The turn of a side, after so many that did nothing. A full circle without action ends the phase (A34).
    pub(crate) fn feeding_turn(&self, state: &mut State, side: Side, idle: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.here = Maybe::NONE;
        if idle == 0 && state.acts == 0 {
            sink.emit(|| Event::Weighed(Box::new(self.weighed(state))));
        }
        if idle >= self.rules.seats || state.acts >= MOST_ACTS || self.options().ends_when_fed && self.all_are_full(state) {
            return self.feeding_is_over(state, sink);
        }
        self.forgets_round(state, side);
        for slot in state.player(side).own {
            let mut next = state.animal(Id(slot)).first;
            while let Some(trait_slot) = next.get() {
                let lying = state.lying_mut(trait_slot);
                lying.used.remove(used::ROUND);
                next = lying.after(Id(slot));
            }
        }
        state.here = if self.options().territories { Maybe::NONE } else { Place::Laurasia.into() };
        self.then(state, [Step::Feeding(side, idle, false, false)]);
    }

    /// What is left in the banks is put away (rulebook), and extinction follows.
    fn feeding_is_over(&self, state: &mut State, sink: &mut Events<'_>) {
        if sink.is_heard() {
            self.tell_judgements(state, sink);
        }
        for place in self.places() {
            let left = std::mem::take(&mut state.bank[place.ix()]);
            self.goes_back(state, place, left.into());
            if left > 0 {
                sink.emit(|| Event::Cleared(place, left));
            }
        }
        self.then(state, [Step::Extinction]);
    }

    fn all_are_full(&self, state: &State) -> bool {
        state.living().into_iter().map(Id).all(|id| state.animal(id).is_fed() && self.open_store(state, id).is_none())
    }

    /// Own animals in a territory; without one, all of them.
    fn herd_here(&self, state: &State, side: Side, place: Maybe<Place>) -> impl Iterator<Item = Id> {
        state.player(side).own.into_iter().map(Id).filter(move |&id| is_at(state, id, place))
    }

    /// Everything that could be done in a feeding turn, in one list over all territories as long as none is settled: food, hunts,
    /// traits, each by territory.
    pub(crate) fn meals(&self, state: &State, side: Side, place: Maybe<Place>, main: bool, out: &mut Vec<Action>) {
        if state.acts >= MOST_ACTS {
            return;
        }
        let herd = || self.places().flat_map(|there| self.herd_here(state, side, there.into())).filter(|&id| is_at(state, id, place));
        if !main {
            out.extend(herd().map(Action::Take));
            out.extend(herd().filter(|&id| !self.acting(state, id, Hook::Meal).is_empty()).map(Action::Hunt));
        }
        for id in herd() {
            let useful = state.animal(id).force.kinds().and(self.rules.abilities);
            if useful.is_empty() {
                continue;
            }
            for slot in state.traits_of(id).filter(|&slot| useful.contains(state.lying(slot).kind) && state.lying(slot).host.is(id)) {
                let is_late = main && self.is_main(state, slot);
                if !is_late && !self.same_ability_before(state, slot, id) {
                    out.push(Action::Use(slot));
                }
            }
        }
        if !main {
            let mut last = None;
            for &(_, kind) in &state.middle {
                if last != Some(kind) {
                    out.push(Action::Adopt(kind));
                }
                last = Some(kind);
            }
        }
    }

    /// Whether the ability of a trait is used instead of taking food.
    fn is_main(&self, state: &State, slot: Slot) -> bool {
        self.vm.defines(Hook::Main).contains(state.lying(slot).kind)
    }

    /// Whether another card with the same ability lies nearer to the animal: it would do the same (several stores).
    fn same_ability_before(&self, state: &State, slot: Slot, id: Id) -> bool {
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
                why.object_if(state.bank[state.animal(id).at().ix()] == 0, FEEDING, texts::why_bank_empty)?;
                self.object_to_food(state, id, why)
            }
            Action::Hunt(id) => {
                self.object_to_hunting(state, id, why)?;
                why.object_if(!self.has_prey(state, id, false), CARNIVORES, texts::why_no_prey)
            }
            Action::Use(slot) => {
                let Some(id) = state.host(slot) else { return ControlFlow::Continue(()) };
                self.object_to_use(state, slot, id, why)?;
                why.object_if(self.evades(state, side, slot, id), FEEDING, || self.told_to_take(state))
            }
            Action::Adopt(kind) => {
                let mut own = self.herd_here(state, side, state.here);
                let fits = own.any(|id| self.object_to_host(state, side, kind, id, &mut Why::quiet()).is_continue());
                why.object_if(!fits, SHELL, texts::why_no_host)
            }
            Action::Migrate => why.object_if(!self.can_migrate(state, side), MIGRATION, texts::why_nobody_migrates),
            _ => ControlFlow::Continue(()),
        }
    }

    /// Whether something of this list can be done in a territory, or anywhere; after the main action only what is free.
    fn can_do(&self, state: &State, side: Side, place: Maybe<Place>, main: bool, only_main: bool) -> bool {
        let mut list = Vec::new();
        self.meals(state, side, place, main, &mut list);
        list.into_iter().any(|action| {
            let is_main = match action {
                Action::Use(slot) => self.is_main(state, slot),
                _ => true,
            };
            let fits = |kind: u8| {
                self.herd_here(state, side, place).any(|id| self.object_to_host(state, side, kind, id, &mut Why::quiet()).is_continue())
            };
            (is_main || !only_main)
                && match action {
                    Action::Adopt(kind) => fits(kind),
                    _ => self.object_to_meal(state, side, action, &mut Why::quiet()).is_continue(),
                }
        })
    }

    /// Whether a side could take food somewhere (A55): then it may not do nothing.
    pub(crate) fn can_take(&self, state: &State, side: Side) -> bool {
        let hungry = |id: Id| state.bank[state.animal(id).at().ix()] > 0 && self.can_get(state, id);
        state.player(side).own.into_iter().map(Id).any(hungry)
    }

    /// Whether a free ability would settle on a territory in which the duty to take is evaded (A53, A55).
    fn evades(&self, state: &State, side: Side, slot: Slot, id: Id) -> bool {
        let place = state.animal(id).place;
        state.here.is_none()
            && !self.options().any_trait_replaces_taking
            && !self.is_main(state, slot)
            && self.can_take(state, side)
            && !self.can_do(state, side, place, false, true)
    }

    /// Why a feeding turn may not end (rulebook: while there is food that an animal can get, it must be taken).
    pub(crate) fn object_to_ending(&self, state: &State, step: Step, why: &mut Why<'_>) -> ControlFlow<()> {
        let Step::Feeding(side, _, false, acted) = step else { return ControlFlow::Continue(()) };
        let any_trait = self.options().any_trait_replaces_taking;
        let must = !(acted && any_trait) && self.can_take(state, side) && self.can_do(state, side, state.here, false, !any_trait);
        why.object_if(must, FEEDING, || self.told_to_take(state))
    }

    /// Whether a side, as far as everybody knows, can do nothing but take food: no trait can be used beside it or instead.
    pub(crate) fn can_only_take(&self, state: &State, step: Step) -> bool {
        let Step::Feeding(side, _, main, acted) = step else { return false };
        let mut others = Vec::new();
        self.meals(state, side, state.here, main, &mut others);
        others.retain(|action| !matches!(action, Action::Take(_)));
        !self.may_migrate(state, side, acted)
            && others.into_iter().all(|other| self.object_to_meal(state, side, other, &mut Why::quiet()).is_break())
    }

    /// The words for the duty to take.
    fn told_to_take(&self, state: &State) -> Msg {
        let only = state.agenda.top().is_some_and(|step| self.can_only_take(state, step));
        if only { texts::why_must_take_food() } else { texts::why_must_take() }
    }

    /// Whether a side, as far as everybody knows, may declare a migration now. Whether the card is there with which it could leave the
    /// Ocean only its owner knows, who looks into the own pile: that is asked.
    fn may_migrate(&self, state: &State, side: Side, acted: bool) -> bool {
        self.may_declare(acted) && (self.may_leave_ocean(state, side, Going::Travels) || self.can_migrate(state, side))
    }

    /// Whether a migration can still be declared in a feeding turn: nothing else is done in it.
    pub(crate) fn may_declare(&self, acted: bool) -> bool {
        self.options().territories && !acted
    }

    /// Something is done in a feeding turn.
    pub(crate) fn does(&self, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Some(Step::Feeding(side, idle, main, _)) = state.agenda.pop() else { return };
        let again = |main: bool| Step::Feeding(side, idle, main, true);
        state.acts = state.acts.saturating_add(1);
        if let Some(id) = action.feeder(state) {
            state.here = state.animal(id).place;
        }
        match action {
            Action::Take(id) => {
                self.then(state, [again(true)]);
                self.takes(state, id, sink);
            }
            Action::Hunt(id) => self.then(state, [Step::Prey(id), again(true)]),
            Action::Adopt(kind) => self.then(state, [Step::Adopt(side, kind), again(true)]),
            Action::Migrate => {
                sink.emit(|| Event::Migrates(side));
                self.then(state, [Step::Migrate(side), Step::Turn(self.next(side), 0)]);
            }
            Action::Use(slot) => {
                let lying = state.lying_mut(slot);
                let Some(id) = lying.host.get() else { return };
                lying.used.add(used::TURN.and(used::ROUND));
                let is_main = self.vm.defines(Hook::Main).contains(lying.kind);
                self.then(state, [again(main || is_main)]);
                self.watch_use(state, slot);
                self.lets_act(state, slot, id, if is_main { Hook::Main } else { Hook::Free }, (id, 0), sink);
            }
            _ => self.then(state, [again(main)]),
        }
    }

    /// A side that can do nothing (more) is not asked (rulebook: its turn is passed over).
    pub(crate) fn feeding_goes_on(&self, state: &mut State, (side, main, acted): (Side, bool, bool)) -> bool {
        let goes_on = self.can_do(state, side, state.here, main, false) || self.may_migrate(state, side, acted);
        if !goes_on {
            self.ends(state, acted);
        }
        !goes_on
    }

    /// A feeding turn ends.
    pub(crate) fn ends(&self, state: &mut State, acted: bool) {
        let Some(Step::Feeding(side, idle, ..)) = state.agenda.pop() else { return };
        state.here = Maybe::NONE;
        self.then(state, [Step::Turn(self.next(side), if acted { 0 } else { idle + 1 })]);
    }

    /// An own animal takes a trait from the middle of the table (Shell, «Раковина»).
    pub(crate) fn adopts(&self, state: &mut State, kind: u8, id: Id, sink: &mut Events<'_>) {
        state.agenda.pop();
        let Some(at) = state.middle.iter().position(|&(_, other)| other == kind) else { return };
        let (card, _) = state.middle.remove(at);
        let who = self.who(state, id);
        state.here = state.animal(id).place;
        sink.emit(|| Event::Adopted(kind, who));
        self.lay_trait(state, Some(card), kind, id, None, sink);
    }
}

/// Whether an animal is in a territory; without one, wherever it is.
fn is_at(state: &State, id: Id, place: Maybe<Place>) -> bool {
    place.is_none() || state.animal(id).place == place
}
