//! An attack (fact sheet §3.6): aim, hidden cards, reactions, the kill and what follows.

use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::state::{Attack, Id, NONE, Place, State, Step, mark, used};
use crate::texts;
use crate::traits::hook;
use clade_engine::{Kinds, Side, Triggers, Why};
use std::ops::ControlFlow;

impl Evolution {
    /// The trait by which an animal can hunt now, by slot: unused this turn, and not held back until the next feeding turn.
    pub(crate) fn hunting(&self, state: &State, id: Id) -> Option<u8> {
        let kinds = self.acting(state, id, hook::MEAL);
        kinds.into_iter().find_map(|kind| {
            let slot = state.find(id, kind)?;
            (!state.lying(slot).is(used::TURN | used::ROUND)).then_some(slot)
        })
    }

    /// Why an animal cannot hunt (rulebook, Хищники): it must be a hunter that can get food, once a turn.
    pub(crate) fn object_to_hunting(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        why.object_if(self.hunting(state, id).is_none(), "§2.2", texts::why_has_hunted)?;
        self.object_to_food(state, id, why)
    }

    /// Whether an animal can attack anybody.
    pub(crate) fn has_prey(&self, state: &State, hunter: Id, ambush: bool) -> bool {
        state.living().into_iter().any(|prey| self.may_attack(state, hunter, Id(prey), ambush))
    }

    /// Whether a hunter may attack an animal.
    pub(crate) fn may_attack(&self, state: &State, hunter: Id, prey: Id, ambush: bool) -> bool {
        self.object_to_prey(state, hunter, prey, ambush, self.can_ignore(state, hunter), &mut Why::quiet()).is_continue()
    }

    /// The trait that lets a hunter ignore one trait of its prey, by slot, if it is unused.
    fn ignoring(&self, state: &State, hunter: Id) -> Option<u8> {
        let kinds = state.animal(hunter).force.kinds().and(self.rules.ignoring);
        kinds.into_iter().find_map(|kind| {
            let slot = state.find(hunter, kind)?;
            let lying = state.lying(slot);
            (!(self.facts(kind).once_a_turn && lying.is(used::TURN)) && lying.card != NONE).then_some(slot)
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
        why.object_if(hunter == prey, "§2.2", texts::why_itself)?;
        why.object_if(state.animal(hunter).place != state.animal(prey).place, "§3.8", texts::why_apart)?;
        for kind in self.acting(state, hunter, hook::REFUSES) {
            let has_it = state.animal(prey).force.kinds().contains(kind);
            if let Some((kind, key)) = self.vm.objection(Kinds::one(kind), hook::REFUSES, &[i32::from(has_it)], |_| 0) {
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
        if hunts.ignored.0 == prey {
            kinds.remove(hunts.ignored.1);
        }
        let has = hunts.force.kinds();
        let bars = |kind: u8| {
            let needs = self.facts(kind).hunter_needs;
            !needs.without(has).is_empty() || self.protects(state, hunter, prey, ambush, kind).is_some()
        };
        kinds.filter(|&kind| bars(kind)).collect()
    }

    /// How many cards of a prey bar an attack: of a pair trait each card counts.
    fn barriers(&self, state: &State, hunter: Id, prey: Id, ambush: bool, guards: Kinds) -> usize {
        let cards = |kind: u8| match self.facts(kind).pair {
            None => 1,
            Some(_) => self.objecting(state, hunter, prey, ambush, kind).count(),
        };
        guards.map(cards).sum()
    }

    /// The objection of one trait of a prey: the key under its `says`.
    fn protects(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: u8) -> Option<u8> {
        if !self.vm.defines(hook::PROTECTS).contains(kind) {
            return None;
        }
        if self.facts(kind).pair.is_some() {
            return self.objecting(state, hunter, prey, ambush, kind).next();
        }
        self.card_protects(state, hunter, prey, ambush, kind, state.find(prey, kind))
    }

    /// The objections of the cards of a pair trait that act on a prey.
    fn objecting(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: u8) -> impl Iterator<Item = u8> {
        let pairs = state.traits_of(prey).filter(move |&slot| state.lying(slot).kind == kind && self.acts_on(state, slot, prey));
        pairs.filter_map(move |slot| self.card_protects(state, hunter, prey, ambush, kind, Some(slot)))
    }

    /// The objection of one card of a prey. An animal of the Ocean has a trait without a card.
    fn card_protects(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: u8, slot: Option<u8>) -> Option<u8> {
        let (role, marked) = slot.map_or((0, false), |slot| (self.role(state, slot, prey), state.lying(slot).is(used::MARKED)));
        let (hunts, has) = (self.weight(state, hunter), self.weight(state, prey));
        let fed = state.animal(prey).is_fed();
        let facts = [hunts, has, i32::from(fed), i32::from(ambush), role, i32::from(marked)];
        let read = |read| self.read(state, prey, slot.unwrap_or(NONE), read);
        self.vm.objection(Kinds::one(kind), hook::PROTECTS, &facts, read).map(|(_, key)| key)
    }

    /// The words of a trait that bars an attack.
    fn guard_text(&self, state: &State, hunter: Id, prey: Id, ambush: bool, kind: u8) -> clade_engine::Msg {
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

    /// A hunter attacks: that uses its trait up for this turn.
    pub(crate) fn attacks(&self, state: &mut State, hunter: Id, prey: Id, (ambush, counter): (bool, bool), sink: &mut Events<'_>) {
        let Some(slot) = self.hunting(state, hunter) else { return };
        let lying = state.lying_mut(slot);
        lying.used |= used::TURN;
        let by = lying.kind;
        let (who, whom) = (self.who(state, hunter), self.who(state, prey));
        if sink.is_heard() {
            self.tell_what_mattered(state, hunter, prey, ambush, sink);
        }
        sink.emit(|| Event::Attacked(who, whom, ambush));
        self.then(state, [Step::Aim(Attack { hunter, prey, by, ambush, counter, aimed: false, tried: 0, passed: [Id::NONE; 4] })]);
    }

    /// Which traits protected other animals here from this hunter, and which let it attack its prey.
    fn tell_what_mattered(&self, state: &State, hunter: Id, prey: Id, ambush: bool, sink: &mut Events<'_>) {
        let (who, place) = (self.who(state, hunter), state.animal(hunter).place);
        for other in state.living().into_iter().map(Id).filter(|&id| id != hunter && state.animal(id).place == place) {
            let spared = self.who(state, other);
            self.guarding(state, hunter, other, ambush).for_each(|kind| sink.emit(|| Event::Mattered(kind, spared)));
        }
        let skills = state.animal(prey).force.kinds().fold(Kinds::NONE, |all, kind| all.or(self.facts(kind).hunter_needs));
        skills.and(state.animal(hunter).force.kinds()).for_each(|kind| sink.emit(|| Event::Mattered(kind, who)));
    }

    /// Whether an attack can still go on.
    fn goes_on(&self, state: &State, attack: Attack) -> bool {
        let (hunter, prey) = (attack.hunter, attack.prey);
        state.lives(hunter) && state.lives(prey) && state.animal(hunter).place == state.animal(prey).place
    }

    /// Whether the attacker may still choose a trait of this prey to ignore.
    fn may_aim(&self, state: &State, attack: Attack) -> bool {
        let by_card = attack.counter && state.animal(attack.hunter).ignored.0 == Id::NONE;
        !attack.aimed && (by_card || self.can_ignore(state, attack.hunter))
    }

    /// The traits of a prey that matter in an attack: only those are offered to be ignored.
    pub(crate) fn aims(&self, state: &State, attack: Attack) -> Kinds {
        let matters = [hook::REACT, hook::ATTACKED, hook::EATEN, hook::REMAINS]
            .into_iter()
            .fold(Kinds::NONE, |all, hook| all.or(self.vm.defines(hook)));
        state.animal(attack.prey).force.kinds().and(matters)
    }

    /// Step 2: a hunter that ignores a trait says which. One that bars the attack must be it.
    pub(crate) fn aim(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) -> bool {
        if !self.goes_on(state, attack) {
            state.agenda.pop();
            return true;
        }
        let guards = self.guarding(state, attack.hunter, attack.prey, attack.ambush);
        let barriers = self.barriers(state, attack.hunter, attack.prey, attack.ambush, guards);
        let may_aim = self.may_aim(state, attack);
        match (guards.into_iter().next(), barriers) {
            (None, _) if may_aim && !self.aims(state, attack).is_empty() => return false,
            (None, _) => self.aimed(state, attack),
            (Some(only), 1) if may_aim => self.ignores(state, only, sink),
            _ => {
                // It could not even attack: nothing acts upon the hunter.
                state.agenda.pop();
                let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
                sink.emit(|| Event::Failed(who, whom, false));
            }
        }
        true
    }

    /// The hunter ignores a trait of its prey until the end of the turn.
    pub(crate) fn ignores(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        let Some(&Step::Aim(attack)) = state.agenda.top().as_ref() else { return };
        if let Some(slot) = self.ignoring(state, attack.hunter).filter(|_| !attack.counter) {
            state.lying_mut(slot).used |= used::TURN;
            let (by, who) = (state.lying(slot).kind, self.who(state, attack.hunter));
            sink.emit(|| Event::Acted(by, who));
        }
        state.animal_mut(attack.hunter).ignored = (attack.prey, kind);
        let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
        sink.emit(|| Event::Ignored(who, whom, kind));
        self.aimed(state, attack);
    }

    /// The attack goes on to the hidden cards, or to the reactions.
    pub(crate) fn aimed(&self, state: &mut State, attack: Attack) {
        state.agenda.pop();
        let attack = Attack { aimed: true, ..attack };
        let is_plain = state.animal(attack.prey).first == NONE;
        let step = if is_plain && self.rules.has_guards { Step::Guard(attack) } else { Step::React(attack) };
        self.then(state, [step]);
    }

    /// Whether a card that lies as an animal can be turned over, as far as the state knows it.
    pub(crate) fn is_guard(&self, state: &State, id: Id) -> bool {
        let animal = state.animal(id);
        let front = animal.card.get().and_then(|&card| self.faces(card)[0]);
        animal.first == NONE && !animal.is(mark::TURNED) && front.is_some_and(|kind| self.vm.defines(hook::GUARD).contains(kind))
    }

    /// Step 3: the side of an animal without traits is asked whether it turns over a card, whether it has one or not (A45).
    pub(crate) fn guard(&self, state: &mut State, attack: Attack) -> bool {
        if self.goes_on(state, attack) {
            return false;
        }
        state.agenda.pop();
        true
    }

    /// A card is turned over: it attacks the hunter.
    pub(crate) fn turns_over(&self, state: &mut State, attack: Attack, id: Id, sink: &mut Events<'_>) {
        state.agenda.pop();
        let who = self.who(state, id);
        let animal = state.animal_mut(id);
        animal.card.reveal();
        animal.marks |= mark::TURNED;
        let Some(&card) = animal.card.get() else { return };
        sink.emit(|| Event::TurnedOver(who, card));
        let [front, second] = self.faces(card);
        if let Some(kind) = second {
            self.lay_trait(state, NONE, kind, id, Id::NONE, sink);
        }
        if let Some(front) = front {
            self.start(state, front, hook::GUARD, who, [i16::from(id.0), i16::from(attack.hunter.0), 0, 0], sink);
        }
    }

    /// The bit of a trait among those that react, lowest kind first.
    pub(crate) fn reaction_bit(&self, kind: u8) -> u16 {
        let before = self.vm.defines(hook::REACT).take_while(|&other| other < kind).count();
        1 << before.min(15)
    }

    /// The reactions of a prey that can be used now; those that must be.
    pub(crate) fn reactions(&self, state: &State, attack: Attack) -> (Kinds, Kinds) {
        let mut kinds = self.acting(state, attack.prey, hook::REACT);
        let ignored = state.animal(attack.hunter).ignored;
        if ignored.0 == attack.prey {
            kinds.remove(ignored.1);
        }
        let can = |kind: u8| {
            let Some(slot) = state.find(attack.prey, kind) else { return false };
            let is_used = state.lying(slot).is(used::TURN);
            if attack.tried & self.reaction_bit(kind) != 0 || self.facts(kind).once_a_turn && is_used {
                return false;
            }
            let facts = [i32::from(attack.ambush), i32::from(is_used)];
            !self.vm.defines(hook::CAN_REACT).contains(kind)
                || self.vm.says_yes(kind, hook::CAN_REACT, &facts, |read| self.read(state, attack.prey, slot, read))
        };
        let able: Kinds = kinds.filter(|&kind| can(kind)).collect();
        let must = |&kind: &u8| {
            self.vm.says_yes(kind, hook::MUST_REACT, &[i32::from(attack.ambush)], |read| self.read(state, attack.prey, NONE, read))
        };
        (able, able.and(self.vm.defines(hook::MUST_REACT)).filter(must).collect())
    }

    /// Step 4: the prey's side reacts, in the order it likes; what must be used is used at the latest when nothing else is left.
    pub(crate) fn reacting(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) -> bool {
        if !self.goes_on(state, attack) {
            state.agenda.pop();
            return true;
        }
        let (able, must) = self.reactions(state, attack);
        match (able.len(), must.len()) {
            (0, _) => {
                state.agenda.pop();
                self.then(state, [Step::Strike(attack)]);
            }
            (1, 1) => self.reacts(state, attack, must.into_iter().next().unwrap_or(NONE), sink),
            _ => return false,
        }
        true
    }

    /// A reaction is used.
    pub(crate) fn reacts(&self, state: &mut State, attack: Attack, kind: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        let Some(slot) = state.find(attack.prey, kind) else { return };
        state.lying_mut(slot).used |= used::TURN;
        state.redirected = Id::NONE;
        let attack = Attack { tried: attack.tried | self.reaction_bit(kind), ..attack };
        self.then(state, [Step::Reacted(attack, 0)]);
        self.act(state, slot, hook::REACT, attack.prey, &[i16::from(attack.hunter.0)], sink);
    }

    /// A reaction has acted: the attack goes on, has failed, or goes against another animal (Mimicry).
    pub(crate) fn reacted(&self, state: &mut State, attack: Attack, result: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        let other = std::mem::replace(&mut state.redirected, Id::NONE);
        if other != Id::NONE && self.may_redirect(state, attack, other) {
            let (from, to) = (self.who(state, attack.prey), self.who(state, other));
            sink.emit(|| Event::Redirected(from, to));
            self.was_attacked(state, attack, 2);
            let aimed = !self.options().aims_again;
            let mut passed = attack.passed;
            if let Some(free) = passed.iter_mut().find(|id| **id == Id::NONE) {
                *free = attack.prey;
            }
            self.then(state, [Step::Aim(Attack { prey: other, aimed, tried: 0, passed, ..attack })]);
        } else if result > 0 {
            self.attack_fails(state, attack, result > 1, sink);
        } else {
            self.then(state, [Step::React(attack)]);
        }
    }

    /// Whether an attack can be passed on to an animal: another one of its owner's that the hunter could attack (A48, A57).
    pub(crate) fn may_redirect(&self, state: &State, attack: Attack, other: Id) -> bool {
        let ignores = self.options().aims_again && self.may_aim(state, Attack { aimed: false, ..attack });
        other != attack.prey
            && !(attack.passed.contains(&other) && self.will_be_safe(state, other))
            && state.lives(other)
            && state.animal(other).owner == state.animal(attack.prey).owner
            && self.object_to_prey(state, attack.hunter, other, attack.ambush, ignores, &mut Why::quiet()).is_continue()
    }

    /// Whether a trait will protect an animal as soon as this attack is over, because it was attacked (Пугливое, A28).
    fn will_be_safe(&self, state: &State, id: Id) -> bool {
        let safe = self.vm.defines(hook::ATTACKED).and(self.vm.defines(hook::PROTECTS));
        self.options().redirect_counts && !state.animal(id).force.kinds().and(safe).is_empty()
    }

    /// Traits of an animal act because it was attacked. `how`: 0 as usual, 2 it passed the attack on.
    fn was_attacked(&self, state: &mut State, attack: Attack, how: u8) {
        let ignored = state.animal(attack.hunter).ignored;
        let acting = self.acting(state, attack.prey, hook::ATTACKED);
        let is_ignored = |kind: &u8| ignored == (attack.prey, *kind);
        let usual = acting.filter(|kind| !is_ignored(kind)).collect();
        self.trigger(state, hook::ATTACKED, attack.prey, attack.hunter, how, usual);
        self.trigger(state, hook::ATTACKED, attack.prey, attack.hunter, how | 1, acting.filter(is_ignored).collect());
    }

    /// An attack has failed. After Ink cloud the hunter may attack again from its owner's next feeding turn on.
    fn attack_fails(&self, state: &mut State, attack: Attack, again: bool, sink: &mut Events<'_>) {
        if !state.lives(attack.hunter) || !state.lives(attack.prey) {
            return;
        }
        let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
        sink.emit(|| Event::Failed(who, whom, again));
        if let Some(slot) = state.find(attack.hunter, attack.by).filter(|_| again) {
            let lying = state.lying_mut(slot);
            lying.used = lying.used & !used::TURN | used::ROUND;
        }
        self.was_attacked(state, attack, 0);
    }

    /// Step 5: the prey dies. The hunter eats, then the prey's traits act upon it, then one scavenger profits (A26).
    pub(crate) fn strike(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) {
        state.agenda.pop();
        if !self.goes_on(state, attack) {
            return;
        }
        let (hunter, prey) = (self.who(state, attack.hunter), attack.prey);
        let (side, place) = (state.animal(prey).owner, state.animal(prey).place);
        let ignored = state.animal(attack.hunter).ignored;
        let ignored = if ignored.0 == prey { ignored.1 } else { NONE };
        let mut last_words = self.acting(state, prey, hook::EATEN);
        self.is_eaten(state, prey, hunter, ignored, sink);
        if !self.vm.defines(hook::CARRION).is_empty() {
            self.then(state, [Step::Carrion(hunter.0, place, self.rules.seats)]);
        }
        while !last_words.is_empty() {
            let triggers = Triggers::collect(&mut last_words);
            self.then(state, [Step::Eaten(side, attack.hunter, ignored, triggers)]);
        }
        if let Some(slot) = state.find(attack.hunter, attack.by) {
            self.act(state, slot, hook::MEAL, attack.hunter, &[], sink);
        }
    }

    /// The scavengers of a side in a territory that can profit now.
    pub(crate) fn scavengers(&self, state: &State, side: Side, place: Place) -> impl Iterator<Item = (Id, u8)> {
        let here = state.player(side).own.into_iter().map(Id).filter(move |&id| state.animal(id).place == place);
        here.filter_map(move |id| {
            let able = |kind: u8| state.find(id, kind).filter(|&slot| self.is_offered(state, slot, id, None));
            self.acting(state, id, hook::CARRION).into_iter().find_map(able).map(|slot| (id, slot))
        })
    }

    /// One scavenger gets food: the first that can, from the hunter's owner clockwise (rulebook, Падальщик); of several of one
    /// side its owner chooses (A10).
    pub(crate) fn carrion(&self, state: &mut State, side: Side, place: Place, left: u8, sink: &mut Events<'_>) -> bool {
        if left == 0 {
            state.agenda.pop();
            return true;
        }
        let mut able = self.scavengers(state, side, place);
        match (able.next(), able.next()) {
            (None, _) => {
                drop(able);
                state.agenda.pop();
                self.then(state, [Step::Carrion(self.next(side), place, left - 1)]);
            }
            (Some((id, slot)), None) => {
                drop(able);
                self.feasts(state, id, slot, sink);
            }
            _ => return false,
        }
        true
    }

    /// This scavenger profits.
    pub(crate) fn feasts(&self, state: &mut State, id: Id, slot: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.lying_mut(slot).used |= used::TURN;
        self.act(state, slot, hook::CARRION, id, &[], sink);
    }

    /// The attack that the innermost reaction belongs to.
    pub(crate) fn current_attack(&self, state: &State) -> Option<Attack> {
        state.agenda.iter().rev().find_map(|step| match step {
            Step::Aim(attack) | Step::React(attack) | Step::Reacted(attack, _) => Some(*attack),
            _ => None,
        })
    }

    /// The animals to which the attack on one could be passed.
    pub(crate) fn decoys(&self, state: &State, attack: Attack) -> impl Iterator<Item = Id> {
        let own = state.player(state.animal(attack.prey).owner).own;
        own.into_iter().map(Id).filter(move |&other| self.may_redirect(state, attack, other))
    }
}
