//! What a side can do in a feeding turn: take food, hunt, use traits, take one from the middle of the table.

use crate::prelude::*;
use crate::rulebook::{CARNIVORES, FEEDING, MIGRATION, SHELL};
use crate::rules::migration::Going;
use crate::schema::Hook;
use crate::state::{Herd, Place, Slot};
use std::cell::{Cell, OnceCell};

/// The most actions in a feeding phase before it ends: more than the food and the traits of any table allow, but a bound on cards that
/// undo each other (A61).
pub(super) const MOST_ACTS: u16 = 1000;

/// What decides what a side can do in its turn: worked out once for all its answers, when the first of them needs it.
pub(super) struct Meals<'a> {
    game: &'a Evolution,
    state: &'a State,
    side: Side,
    /// Whether the main action is done, and whether anything is.
    main: bool,
    acted: bool,
    /// The animals of which it is known whether they can get food, and those that can.
    looked: Cell<Herd>,
    hungry: Cell<Herd>,
    /// Whether the side could take food somewhere (A55): then it may not do nothing.
    can_take: OnceCell<bool>,
}

impl<'a> Meals<'a> {
    pub(super) fn of(game: &'a Evolution, state: &'a State, side: Side, main: bool, acted: bool) -> Self {
        let (looked, hungry) = (Cell::new(Herd::NONE), Cell::new(Herd::NONE));
        Self { game, state, side, main, acted, looked, hungry, can_take: OnceCell::new() }
    }

    /// The side's animals in a territory; without one, all of them, by territory.
    fn herd(&self, place: Maybe<Place>) -> impl Iterator<Item = Id> + Clone {
        let own = self.state.player(self.side).own;
        let places = self.game.places().filter(move |&there| place.is_none() || place.is(there));
        places.flat_map(move |there| own.filter(move |&id| self.state.animal(id).place.is(there)))
    }

    /// Everything that could be done, in one list over all territories as long as none is settled: food, hunts, traits, each by
    /// territory. After the main action only what is free. Stops at the first that is enough.
    pub(super) fn any(&self, place: Maybe<Place>, main: bool, mut enough: impl FnMut(Action) -> bool) -> bool {
        let Self { game, state, .. } = *self;
        if state.acts >= MOST_ACTS {
            return false;
        }
        let herd = || self.herd(place);
        let hunts = |&id: &Id| !game.acting(state, id, Hook::Meal).is_empty();
        if !main && (herd().map(Action::Take).any(&mut enough) || herd().filter(hunts).map(Action::Hunt).any(&mut enough)) {
            return true;
        }
        herd().flat_map(|id| self.abilities(id, main)).map(Action::Use).any(&mut enough) || !main && self.adopted().any(enough)
    }

    pub(super) fn for_each(&self, place: Maybe<Place>, main: bool, mut each: impl FnMut(Action)) {
        self.any(place, main, |action| {
            each(action);
            false
        });
    }

    /// The traits on an animal whose ability could be used.
    fn abilities(&self, id: Id, main: bool) -> impl Iterator<Item = Slot> {
        let state = self.state;
        let useful = state.animal(id).force.kinds().and(self.game.rules.abilities);
        let slots = (!useful.is_empty()).then(|| state.traits_of(id)).into_iter().flatten();
        slots.filter(move |&slot| {
            let lying = state.lying(slot);
            let is_late = || main && self.is_main(slot);
            useful.contains(lying.kind) && lying.host.is(id) && !is_late() && !self.same_ability_before(slot, id)
        })
    }

    /// The traits in the middle of the table, which lie there in order.
    fn adopted(&self) -> impl Iterator<Item = Action> {
        let middle = &self.state.middle;
        let is_first = |&nth: &usize| nth == 0 || middle[nth - 1].1 != middle[nth].1;
        (0..middle.len()).filter(is_first).map(|nth| Action::Adopt(middle[nth].1))
    }

    /// Whether the ability of a trait is used instead of taking food.
    fn is_main(&self, slot: Slot) -> bool {
        self.game.vm.defines(Hook::Main).contains(self.state.lying(slot).kind)
    }

    /// Whether another card with the same ability lies nearer to the animal: it would do the same (several stores).
    fn same_ability_before(&self, slot: Slot, id: Id) -> bool {
        let Self { game, state, .. } = *self;
        let kind = state.lying(slot).kind;
        let is_same = |other: Slot| state.lying(other).kind == kind && game.acts_on(state, other, id);
        game.facts(kind).stores > 0 && state.traits_of(id).take_while(|&other| other != slot).any(is_same)
    }

    /// Why something cannot be done.
    pub(super) fn object_to(&self, action: Action, why: &mut Why<'_>) -> ControlFlow<()> {
        let Self { game, state, .. } = *self;
        match action {
            Action::Take(id) => {
                why.object_if(state.bank[state.animal(id).at().ix()] == 0, FEEDING, texts::why_bank_empty)?;
                if self.can_get(id) { ControlFlow::Continue(()) } else { game.object_to_food(state, id, why) }
            }
            Action::Hunt(id) => {
                game.object_to_hunting(state, id, why)?;
                why.object_if(!game.has_prey(state, id, false), CARNIVORES, texts::why_no_prey)
            }
            Action::Use(slot) => {
                let Some(id) = state.host(slot) else { return ControlFlow::Continue(()) };
                game.object_to_use(state, slot, id, || self.can_get(id), why)?;
                why.object_if(self.evades(slot, id), FEEDING, || self.told_to_take())
            }
            Action::Adopt(kind) => why.object_if(!self.fits(kind, state.here), SHELL, texts::why_no_host),
            Action::Migrate => why.object_if(!game.can_migrate(state, self.side), MIGRATION, texts::why_nobody_migrates),
            _ => ControlFlow::Continue(()),
        }
    }

    pub(super) fn allows(&self, action: Action) -> bool {
        self.object_to(action, &mut Why::quiet()).is_continue()
    }

    /// Whether an animal can get a token.
    fn can_get(&self, id: Id) -> bool {
        let (mut looked, mut hungry) = (self.looked.get(), self.hungry.get());
        if !looked.contains(id) {
            looked.insert(id);
            self.looked.set(looked);
            if self.game.can_get(self.state, id) {
                hungry.insert(id);
                self.hungry.set(hungry);
            }
        }
        hungry.contains(id)
    }

    /// Whether a trait from the middle of the table fits on one of the side's animals there.
    fn fits(&self, kind: Kind, place: Maybe<Place>) -> bool {
        let Self { game, state, .. } = *self;
        self.herd(place).any(|id| game.object_to_host(state, self.side, kind, id, &mut Why::quiet()).is_continue())
    }

    /// Whether something can be done in a territory, or anywhere: after the main action only what is free; or only what counts as one.
    pub(super) fn can_do(&self, place: Maybe<Place>, main: bool, only_main: bool) -> bool {
        self.any(place, main, |action| match action {
            Action::Use(slot) => (!only_main || self.is_main(slot)) && self.allows(action),
            Action::Adopt(kind) => self.fits(kind, place),
            _ => self.allows(action),
        })
    }

    fn can_take(&self) -> bool {
        let has_food = |&id: &Id| self.state.bank[self.state.animal(id).at().ix()] > 0;
        *self.can_take.get_or_init(|| self.state.player(self.side).own.filter(has_food).any(|id| self.can_get(id)))
    }

    /// Whether a free ability would settle on a territory in which the duty to take is evaded (A53, A55).
    fn evades(&self, slot: Slot, id: Id) -> bool {
        let place = self.state.animal(id).place;
        self.state.here.is_none()
            && !self.game.options().any_trait_replaces_taking
            && !self.is_main(slot)
            && self.can_take()
            && !self.can_do(place, false, true)
    }

    /// The words for the duty to take.
    fn told_to_take(&self) -> Msg {
        if self.can_only_take() { texts::why_must_take_food() } else { texts::why_must_take() }
    }

    /// Whether a side, as far as everybody knows, can do nothing but take food: no trait can be used beside it or instead.
    pub(super) fn can_only_take(&self) -> bool {
        let is_other = |action| !matches!(action, Action::Take(_)) && self.allows(action);
        !self.may_migrate() && !self.any(self.state.here, self.main, is_other)
    }

    /// Why a feeding turn may not end (rulebook: while there is food that an animal can get, it must be taken).
    pub(super) fn object_to_ending(&self, why: &mut Why<'_>) -> ControlFlow<()> {
        let any_trait = self.game.options().any_trait_replaces_taking;
        let is_free = self.main || self.acted && any_trait;
        let must = !is_free && self.can_take() && self.can_do(self.state.here, false, !any_trait);
        why.object_if(must, FEEDING, || self.told_to_take())
    }

    /// Whether a side, as far as everybody knows, may declare a migration now. Only its owner, who may look into the pile, knows
    /// whether the card that it needs to leave the Ocean is there: so the owner is asked.
    pub(super) fn may_migrate(&self) -> bool {
        let Self { game, state, side, .. } = *self;
        game.may_declare(self.acted) && (game.may_leave_ocean(state, side, Going::Travels) || game.can_migrate(state, side))
    }
}
