//! Whom a hunter may attack: what protects an animal, and what a hunter may ignore.

use crate::event::Gap;
use crate::prelude::*;
use crate::rulebook::{CARNIVORES, CONTINENTS};
use crate::schema::{Hook, Protects, Refuses};
use crate::state::{Attack, Slot, used};
use clade_engine::Kinds;

step! {
    /// Which prey a hunter attacks.
    pub struct Prey for Evolution {
        hunter: Id,
    }
}

impl Question<Evolution> for Prey {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.hunter).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::ask_prey(game.owner_named(state, self.hunter), game.placed(state, self.hunter))
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let Self { hunter } = *self;
        let place = state.animal(hunter).place;
        let ignores = game.can_ignore(state, hunter);
        for id in state.living().filter(|&id| id != hunter && state.animal(id).place == place) {
            to.offer_unless(Action::Prey(id), |why| game.object_to_prey(state, hunter, id, false, ignores, why));
        }
    }

    /// Whether the prey is one's own, and which of its traits the hunter will ignore.
    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        let Action::Prey(prey) = action else { return None };
        let is_own = game.owner(state, prey) == game.owner(state, self.hunter);
        let said = if is_own { texts::do_prey_own(game.described(state, prey)) } else { game.means(state, action) };
        Some(game.by_ignoring(state, said, (self.hunter, prey, false)))
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Prey(prey) = action else { return };
        game.attacks(state, self.hunter, prey, (false, false), sink);
    }
}

impl Evolution {
    /// The trait by which an animal can hunt now, by slot: unused this turn, and not held back until the next feeding turn.
    pub(crate) fn hunting(&self, state: &State, id: Id) -> Option<Slot> {
        let kinds = self.acting(state, id, Hook::Meal);
        kinds.into_iter().find_map(|kind| {
            let slot = state.find(id, kind)?;
            (!state.lying(slot).is(used::TURN.and(used::ROUND))).then_some(slot)
        })
    }

    /// Why an animal cannot hunt (rulebook, Carnivores, «Хищники»): once a turn, and not when it is fed and its stores are full. Anything
    /// else that bars it from food now bars it from hunting only by an option (A6).
    pub(crate) fn object_to_hunting(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        if self.hunting(state, id).is_none() {
            let is_late = |kind: Kind| state.find(id, kind).is_some_and(|slot| !state.lying(slot).is(used::TURN));
            let hunts = self.acting(state, id, Hook::Meal);
            let reason = match hunts.is_empty() {
                true => texts::why_no_hunter,
                false if hunts.into_iter().any(is_late) => texts::why_hunts_later,
                false => texts::why_has_hunted,
            };
            why.object_if(true, CARNIVORES, reason)?;
        }
        if self.options().hunts_in_vain { self.object_to_more_food(state, id, why) } else { self.object_to_food(state, id, why) }
    }

    /// Whether an animal can hunt somebody.
    pub(crate) fn can_hunt(&self, state: &State, id: Id) -> bool {
        self.object_to_hunting(state, id, &mut Why::quiet()).is_continue() && self.has_prey(state, id, false)
    }

    /// Whether an animal can attack anybody.
    pub(crate) fn has_prey(&self, state: &State, hunter: Id, ambush: bool) -> bool {
        state.living().into_iter().any(|prey| self.may_attack(state, hunter, prey, ambush))
    }

    /// The animal that a hunter can attack, if it is only one.
    pub(crate) fn only_prey(&self, state: &State, hunter: Id) -> Option<Id> {
        let mut prey = state.living().into_iter().filter(|&prey| self.may_attack(state, hunter, prey, false));
        prey.next().filter(|_| prey.next().is_none())
    }

    /// Whether all that a hunter can attack is its owner's.
    pub(crate) fn has_only_own_prey(&self, state: &State, hunter: Id) -> bool {
        let prey = || state.living().into_iter().filter(|&prey| self.may_attack(state, hunter, prey, false));
        prey().next().is_some() && prey().all(|prey| self.owner(state, prey) == self.owner(state, hunter))
    }

    /// Whether a hunter may attack an animal.
    pub(crate) fn may_attack(&self, state: &State, hunter: Id, prey: Id, ambush: bool) -> bool {
        self.object_to_prey(state, hunter, prey, ambush, self.can_ignore(state, hunter), &mut Why::quiet()).is_continue()
    }

    /// The trait that lets a hunter ignore one trait of its prey, by slot, if it is unused.
    pub(crate) fn ignoring(&self, state: &State, hunter: Id) -> Option<Slot> {
        let kinds = state.animal(hunter).force.kinds().and(self.rules.ignoring);
        kinds.into_iter().find_map(|kind| {
            let slot = state.find(hunter, kind)?;
            let lying = state.lying(slot);
            (!(self.facts(kind).once_a_turn && lying.is(used::TURN)) && lying.card.is_some()).then_some(slot)
        })
    }

    pub(crate) fn can_ignore(&self, state: &State, hunter: Id) -> bool {
        self.ignoring(state, hunter).is_some()
    }

    /// Why a hunter may not attack an animal. What it may ignore stands for at most one objection of the prey's traits.
    pub(crate) fn object_to_prey(
        &self,
        state: &State,
        hunter: Id,
        prey: Id,
        ambush: bool,
        ignores: bool,
        why: &mut Why<'_>,
    ) -> ControlFlow<()> {
        why.object_if(hunter == prey, CARNIVORES, texts::why_itself)?;
        why.object_if(state.animal(hunter).place != state.animal(prey).place, CONTINENTS, texts::why_apart)?;
        for kind in self.acting(state, hunter, Hook::Refuses) {
            let prey_has_it = state.animal(prey).force.kinds().contains(kind);
            if let Some((kind, key)) = self.vm.ask_objection(Kinds::one(kind), Refuses { prey_has_it }, |_| 0) {
                why.object_if(true, "", || self.cards().get(kind).said(key))?;
            }
        }
        let guards = self.guarding(state, hunter, prey, ambush);
        if guards.is_empty() || ignores && self.barriers(state, hunter, prey, ambush, guards) == 1 {
            return ControlFlow::Continue(());
        }
        for kind in guards {
            why.object_if(true, "", || self.guard_text(state, hunter, prey, ambush, kind))?;
        }
        ControlFlow::Continue(())
    }

    /// The traits of a prey that bar an attack and are not ignored by the hunter.
    pub(crate) fn guarding(&self, state: &State, hunter: Id, prey: Id, ambush: bool) -> Kinds {
        let (hunts, animal) = (state.animal(hunter), state.animal(prey));
        let mut kinds = animal.force.kinds().and(self.rules.guarded);
        if kinds.is_empty() {
            return kinds;
        }
        if let Some(ignored) = hunts.ignored.of(prey) {
            kinds.remove(ignored);
        }
        let has = hunts.force.kinds();
        let bars = |kind: Kind| {
            let needs = self.facts(kind).hunter_needs;
            !needs.without(has).is_empty() || self.protects(state, hunter, prey, ambush, kind).is_some()
        };
        kinds.filter(|&kind| bars(kind)).collect()
    }

    /// How many cards of a prey bar an attack: of a pair trait each card counts.
    pub(crate) fn barriers(&self, state: &State, hunter: Id, prey: Id, ambush: bool, guards: Kinds) -> usize {
        let cards = |kind: Kind| match self.facts(kind).pair {
            None => 1,
            Some(_) => self.objecting(state, hunter, prey, ambush, kind).count(),
        };
        guards.map(cards).sum()
    }

    /// The objection of one trait of a prey: the key under its `says`.
    pub(crate) fn protects(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: Kind) -> Option<u8> {
        if !self.vm.defines(Hook::Protects).contains(kind) {
            return None;
        }
        if self.facts(kind).pair.is_some() {
            return self.objecting(state, hunter, prey, ambush, kind).next();
        }
        self.card_protects(state, hunter, prey, ambush, kind, state.find(prey, kind))
    }

    /// The objections of the cards of a pair trait that act on a prey.
    pub(crate) fn objecting(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: Kind) -> impl Iterator<Item = u8> {
        let pairs = state.traits_of(prey).filter(move |&slot| state.lying(slot).kind == kind && self.acts_on(state, slot, prey));
        pairs.filter_map(move |slot| self.card_protects(state, hunter, prey, ambush, kind, Some(slot)))
    }

    /// The objection of one card of a prey. An animal of the Ocean has a trait without a card.
    pub(crate) fn card_protects(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: Kind, slot: Option<Slot>) -> Option<u8> {
        let (role, marked) = slot.map_or((0, false), |slot| (self.role(state, slot, prey), state.lying(slot).is(used::MARKED)));
        let (hunter_traits, traits) = (self.weight(state, hunter), self.weight(state, prey));
        let fed = state.animal(prey).is_fed();
        let told = Protects { hunter_traits, traits, fed, ambush, role, marked };
        let read = |read| self.read(state, prey, slot, read);
        self.vm.ask_objection(Kinds::one(kind), told, read).map(|(_, key)| key)
    }

    /// The words of a trait that bars an attack.
    pub(crate) fn guard_text(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: Kind) -> clade_engine::Msg {
        match self.protects(state, hunter, prey, ambush, kind) {
            Some(key) => self.cards().get(kind).said(key),
            None => match self.cards().get(kind).says.iter().position(|(key, _)| key == "hunter_needs") {
                Some(key) => self.cards().get(kind).said(key as u8),
                None => {
                    let missing = self.facts(kind).hunter_needs.without(state.animal(hunter).force.kinds()).next().unwrap_or(kind);
                    texts::why_hunter_needs(self.cards().get(kind).name(), self.cards().get(missing).name())
                }
            },
        }
    }

    /// Which traits protected other animals here from this hunter, which let it attack its prey, and which of the prey's do not stop it.
    pub(crate) fn tell_what_mattered(&self, state: &State, attack: Attack, sink: &mut Events<'_>) {
        let Attack { hunter, prey, ambush, .. } = attack;
        let (who, place) = (self.who(state, hunter), state.animal(hunter).place);
        for other in state.living().filter(|&id| id != hunter && state.animal(id).place == place) {
            let spared = self.who(state, other);
            self.guarding(state, hunter, other, ambush).for_each(|kind| sink.emit(|| Event::Mattered(kind, spared)));
        }
        let skills = state.animal(prey).force.kinds().fold(Kinds::NONE, |all, kind| all.or(self.facts(kind).hunter_needs));
        let has = state.animal(hunter).force.kinds();
        skills.and(has).for_each(|kind| sink.emit(|| Event::Mattered(kind, who)));
        // What it will ignore still bars it now, and what can still be used may save the prey.
        let (guards, (may_react, _)) = (self.guarding(state, hunter, prey, ambush), self.reactions(state, attack));
        let guards = state.animal(prey).force.kinds().and(self.rules.guarded).without(guards).without(may_react);
        for kind in guards.filter(|&kind| state.animal(hunter).ignored.of(prey) != Some(kind)) {
            let gap = self.facts(kind).hunter_needs.and(has).next().map_or(if ambush { Gap::Ambush } else { Gap::Open }, Gap::Skill);
            sink.tell(|| Event::Helpless(who, self.who(state, prey), kind, gap));
        }
    }
}
