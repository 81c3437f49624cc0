//! How the prey's side reacts to an attack, and what follows when the attack fails or goes against another animal.

use crate::event::By;
use crate::prelude::*;
use crate::rules::feast::Strike;
use crate::schema::{self, CanReact, Hook, MustReact};
use crate::state::{Attack, Reaction, used};
use clade_engine::Kinds;

step! {
    /// Step 4: the prey's side reacts.
    pub struct React for Evolution {
        attack: Attack,
    }
}

impl Question<Evolution> for React {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.attack.prey).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let Attack { hunter, prey, .. } = self.attack;
        let ask = match self.attack {
            Attack { counter: true, .. } => texts::ask_react_counter,
            Attack { ambush: true, .. } => texts::ask_react_ambush,
            _ => texts::ask_react,
        };
        ask(game.owner_named(state, prey), game.placed(state, prey), game.named(state, hunter))
    }

    /// In any order; what must be used is used at the latest when nothing else is left.
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { attack } = *self;
        if !game.goes_on(state, attack) {
            return Progress::Done;
        }
        let (able, must) = game.in_attack(state, *self, |state| game.reactions(state, attack));
        match (able.len(), must.into_iter().next()) {
            (0, _) => game.then(state, [Strike { attack }]),
            (1, Some(only)) => self.reacts(game, state, only, sink),
            _ => return Progress::Waits,
        }
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let (able, must) = game.reactions(state, self.attack);
        to.offer_all(able.map(Action::React));
        if must.is_empty() {
            to.offer(Action::Done);
        }
    }

    fn label(&self, _: &Evolution, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_no_reaction)
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::React(kind) => self.reacts(game, state, kind, sink),
            _ => game.then(state, [Strike { attack: self.attack }]),
        }
    }
}

impl React {
    /// A reaction is used.
    fn reacts(self, game: &Evolution, state: &mut State, kind: Kind, sink: &mut Events<'_>) {
        let Self { attack } = self;
        let Some(slot) = state.find(attack.prey, kind) else { return };
        state.lying_mut(slot).used.add(used::TURN);
        state.redirected = Maybe::NONE;
        let attack = Attack { tried: attack.tried | game.reaction_bit(kind), ..attack };
        game.then(state, [Reacted { attack, result: Reaction::GoesOn, kind: kind.into() }]);
        game.act(state, slot, attack.prey, schema::React { me: attack.prey, hunter: attack.hunter, this: slot }, sink);
    }
}

step! {
    /// A reaction or a card that was turned over has acted, and returned this; the trait, unless the log has named it already.
    pub struct Reacted for Evolution {
        attack: Attack,
        result: Reaction,
        kind: Maybe<Kind>,
    }
}

impl Work<Evolution> for Reacted {
    /// The attack goes on, has failed, or goes against another animal (Mimicry).
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let (Self { attack, result, .. }, kind) = (*self, self.kind.get());
        let redirected = state.redirected.take();
        if let Some(other) = redirected.filter(|&other| game.may_redirect(state, attack, other)) {
            let (from, to) = (game.who(state, attack.prey), game.who(state, other));
            sink.emit(|| Event::Redirected(from, to, kind.map(|kind| By::of(kind, from))));
            game.was_attacked(state, attack, 2);
            return game.goes_against(state, attack, other);
        }
        match result {
            Reaction::GoesOn => game.then(state, [React { attack }]),
            Reaction::Failed => game.attack_fails(state, attack, false, kind, sink),
            Reaction::PutOff => game.attack_fails(state, attack, true, kind, sink),
        }
    }
}

impl Evolution {
    /// The bit of a trait among those that react, lowest kind first.
    pub(crate) fn reaction_bit(&self, kind: Kind) -> u16 {
        let before = self.vm.defines(Hook::React).take_while(|&other| other < kind).count();
        1 << before.min(15)
    }

    /// The reactions of a prey that can be used now; those that must be.
    pub(crate) fn reactions(&self, state: &State, attack: Attack) -> (Kinds, Kinds) {
        let mut kinds = self.acting(state, attack.prey, Hook::React);
        if let Some(ignored) = state.animal(attack.hunter).ignored.of(attack.prey) {
            kinds.remove(ignored);
        }
        let can = |kind: Kind| {
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
            |&kind: &Kind| self.vm.ask_yes(kind, MustReact { ambush: attack.ambush }, |read| self.read(state, attack.prey, None, read));
        (able, able.and(self.vm.defines(Hook::MustReact)).filter(must).collect())
    }

    /// The log names the reaction that acts now, with its die or with what it does first. Returns whether it had not done so before.
    pub(crate) fn is_named(&self, state: &mut State) -> bool {
        let Some(script) = state.agenda.pop() else { return false };
        let named = match state.agenda.top_mut() {
            Some(Step::Reacted(reacted)) => reacted.kind.take(),
            _ => None,
        };
        self.then(state, [script]);
        named.is_some()
    }

    /// What a reaction returned goes to the step that waits for it.
    pub(crate) fn reaction_returned(&self, state: &mut State, returned: i32) {
        if let Some(Step::Reacted(reacted)) = state.agenda.top_mut() {
            reacted.result = match returned {
                ..=0 => Reaction::GoesOn,
                1 => Reaction::Failed,
                2.. => Reaction::PutOff,
            };
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
        let is_ignored = |kind: &Kind| ignored == Some(*kind);
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
        sink.emit(|| Event::Failed(who, whom, again, by.map(|by| By::of(by, whom))));
        if let Some(slot) = state.find(attack.hunter, attack.by).filter(|_| again) {
            let lying = state.lying_mut(slot);
            lying.used = lying.used.without(used::TURN).and(used::ROUND);
        }
        self.was_attacked(state, attack, 0);
    }

    /// Looks at an attack whose step is running: while cards are asked they find it on the agenda.
    pub(crate) fn in_attack<T>(&self, state: &mut State, step: impl Into<Step>, look: impl FnOnce(&State) -> T) -> T {
        self.then(state, [step.into()]);
        let seen = look(state);
        state.agenda.pop();
        seen
    }

    /// The attack that the innermost reaction belongs to.
    pub(crate) fn current_attack(&self, state: &State) -> Option<Attack> {
        state.agenda.iter().rev().find_map(|step| match step {
            Step::Aim(aim) => Some(aim.attack),
            Step::React(react) => Some(react.attack),
            Step::Reacted(reacted) => Some(reacted.attack),
            _ => None,
        })
    }

    /// The animals to which the attack on one could be passed.
    pub(crate) fn decoys(&self, state: &State, attack: Attack) -> impl Iterator<Item = Id> {
        let own = state.player(state.animal(attack.prey).owner).own;
        own.filter(move |&other| self.may_redirect(state, attack, other))
    }
}
