//! How the prey's side reacts to an attack, and what follows when the attack fails or goes against another animal.

use crate::event::{By, Event};
use crate::evolution::{Events, Evolution};
use crate::schema::{CanReact, Hook, MustReact, React};
use crate::state::{Attack, Id, Kind, Reaction, State, Step, used};
use clade_engine::{Kinds, Maybe, Why};

impl Evolution {
    /// The bit of a trait among those that react, lowest kind first.
    pub(crate) fn reaction_bit(&self, kind: u8) -> u16 {
        let before = self.vm.defines(Hook::React).take_while(|&other| other < kind).count();
        1 << before.min(15)
    }

    /// The reactions of a prey that can be used now; those that must be.
    pub(crate) fn reactions(&self, state: &State, attack: Attack) -> (Kinds, Kinds) {
        let mut kinds = self.acting(state, attack.prey, Hook::React);
        if let Some(ignored) = state.animal(attack.hunter).ignored.of(attack.prey) {
            kinds.remove(ignored);
        }
        let can = |kind: u8| {
            let Some(slot) = state.find(attack.prey, kind) else { return false };
            let used = state.lying(slot).is(used::TURN);
            if attack.tried & self.reaction_bit(kind) != 0 || self.facts(kind).once_a_turn && used {
                return false;
            }
            let told = CanReact { ambush: attack.ambush, used };
            !self.vm.defines(Hook::CanReact).contains(kind)
                || self.vm.ask_yes(kind, told, |read| self.read(state, attack.prey, Some(slot), read))
        };
        let able: Kinds = kinds.filter(|&kind| can(kind)).collect();
        let must =
            |&kind: &u8| self.vm.ask_yes(kind, MustReact { ambush: attack.ambush }, |read| self.read(state, attack.prey, None, read));
        (able, able.and(self.vm.defines(Hook::MustReact)).filter(must).collect())
    }

    /// Step 4: the prey's side reacts, in the order it likes; what must be used is used at the latest when nothing else is left.
    pub(crate) fn reacting(&self, state: &mut State, attack: Attack, sink: &mut Events<'_>) -> bool {
        if !self.goes_on(state, attack) {
            state.agenda.pop();
            return true;
        }
        let (able, must) = self.reactions(state, attack);
        match (able.len(), must.into_iter().next()) {
            (0, _) => {
                state.agenda.pop();
                self.then(state, [Step::Strike(attack)]);
            }
            (1, Some(only)) => self.reacts(state, attack, only, sink),
            _ => return false,
        }
        true
    }

    /// A reaction is used.
    pub(crate) fn reacts(&self, state: &mut State, attack: Attack, kind: u8, sink: &mut Events<'_>) {
        state.agenda.pop();
        let Some(slot) = state.find(attack.prey, kind) else { return };
        state.lying_mut(slot).used.add(used::TURN);
        state.redirected = Maybe::NONE;
        let attack = Attack { tried: attack.tried | self.reaction_bit(kind), ..attack };
        self.then(state, [Step::Reacted(attack, Reaction::GoesOn, Kind(kind).into())]);
        self.act(state, slot, attack.prey, React { me: attack.prey, hunter: attack.hunter, this: slot }, sink);
    }

    /// The log names the reaction that acts now, with its die or with what it does first. Whether it had not done so before.
    pub(crate) fn is_named(&self, state: &mut State) -> bool {
        let Some(script) = state.agenda.pop() else { return false };
        let named = match state.agenda.top_mut() {
            Some(Step::Reacted(.., kind)) => kind.take(),
            _ => None,
        };
        self.then(state, [script]);
        named.is_some()
    }

    /// A reaction has acted: the attack goes on, has failed, or goes against another animal (Mimicry).
    pub(crate) fn reacted(&self, state: &mut State, attack: Attack, result: Reaction, kind: Option<Kind>, sink: &mut Events<'_>) {
        state.agenda.pop();
        let redirected = state.redirected.take();
        if let Some(other) = redirected.filter(|&other| self.may_redirect(state, attack, other)) {
            let (from, to) = (self.who(state, attack.prey), self.who(state, other));
            sink.emit(|| Event::Redirected(from, to, kind.map(|kind| By::of(kind.0, from))));
            self.was_attacked(state, attack, 2);
            let aimed = !self.options().aims_again;
            let mut passed = attack.passed;
            if let Some(free) = passed.iter_mut().find(|id| id.is_none()) {
                *free = attack.prey.into();
            }
            self.then(state, [Step::Aim(Attack { prey: other, aimed, tried: 0, passed, ..attack })]);
            return;
        }
        match result {
            Reaction::GoesOn => self.then(state, [Step::React(attack)]),
            Reaction::Failed => self.attack_fails(state, attack, false, kind, sink),
            Reaction::PutOff => self.attack_fails(state, attack, true, kind, sink),
        }
    }

    /// Whether an attack can be passed on to an animal: another one of its owner's that the hunter could attack (A48, A57).
    pub(crate) fn may_redirect(&self, state: &State, attack: Attack, other: Id) -> bool {
        let ignores = self.options().aims_again && self.may_aim(state, Attack { aimed: false, ..attack });
        other != attack.prey
            && !(attack.passed.contains(&other.into()) && self.will_be_safe(state, other))
            && state.lives(other)
            && state.animal(other).owner == state.animal(attack.prey).owner
            && self.object_to_prey(state, attack.hunter, other, attack.ambush, ignores, &mut Why::quiet()).is_continue()
    }

    /// Whether a trait will protect an animal as soon as this attack is over, because it was attacked (Flighty, «Пугливое», A28).
    pub(crate) fn will_be_safe(&self, state: &State, id: Id) -> bool {
        let safe = self.vm.defines(Hook::Attacked).and(self.vm.defines(Hook::Protects));
        self.options().redirect_counts && !state.animal(id).force.kinds().and(safe).is_empty()
    }

    /// Traits of an animal act because it was attacked. `how`: 0 as usual, 2 it passed the attack on.
    pub(crate) fn was_attacked(&self, state: &mut State, attack: Attack, how: u8) {
        let ignored = state.animal(attack.hunter).ignored.of(attack.prey);
        let acting = self.acting(state, attack.prey, Hook::Attacked);
        let is_ignored = |kind: &u8| ignored == Some(*kind);
        let usual = acting.filter(|kind| !is_ignored(kind)).collect();
        self.trigger(state, Hook::Attacked, attack.prey, attack.hunter, how, usual);
        self.trigger(state, Hook::Attacked, attack.prey, attack.hunter, how | 1, acting.filter(is_ignored).collect());
    }

    /// An attack has failed. After Ink cloud the hunter may attack again from its owner's next feeding turn on.
    fn attack_fails(&self, state: &mut State, attack: Attack, again: bool, by: Option<Kind>, sink: &mut Events<'_>) {
        if !state.lives(attack.hunter) || !state.lives(attack.prey) {
            return;
        }
        let (who, whom) = (self.who(state, attack.hunter), self.who(state, attack.prey));
        sink.emit(|| Event::Failed(who, whom, again, by.map(|by| By::of(by.0, whom))));
        if let Some(slot) = state.find(attack.hunter, attack.by).filter(|_| again) {
            let lying = state.lying_mut(slot);
            lying.used = lying.used.without(used::TURN).and(used::ROUND);
        }
        self.was_attacked(state, attack, 0);
    }

    /// The attack that the innermost reaction belongs to.
    pub(crate) fn current_attack(&self, state: &State) -> Option<Attack> {
        state.agenda.iter().rev().find_map(|step| match step {
            Step::Aim(attack) | Step::React(attack) | Step::Reacted(attack, ..) => Some(*attack),
            _ => None,
        })
    }

    /// The animals to which the attack on one could be passed.
    pub(crate) fn decoys(&self, state: &State, attack: Attack) -> impl Iterator<Item = Id> {
        let own = state.player(state.animal(attack.prey).owner).own;
        own.into_iter().map(Id).filter(move |&other| self.may_redirect(state, attack, other))
    }
}
