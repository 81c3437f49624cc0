//! An attack (§3.6): aim, then hidden cards. How the prey's side reacts comes next, in [`crate::rules::reactions`].

use crate::event::{By, Way};
use crate::pieces::known;
use crate::prelude::*;
use crate::rules::reactions::{React, Reacted};
use crate::schema::{self, Hook};
use crate::state::{Attack, Ignored, Reaction, mark, used};
use clade_engine::Kinds;

step! {
    /// Step 2: what the hunter ignores of its prey.
    pub struct Aim for Evolution {
        attack: Attack,
    }
}

impl Question<Evolution> for Aim {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.attack.hunter).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let Attack { hunter, prey, .. } = self.attack;
        texts::ask_aim(game.owner_named(state, hunter), game.named(state, hunter), game.placed(state, prey))
    }

    /// A trait that bars the attack must be it.
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let attack @ Attack { hunter, prey, ambush, .. } = self.attack;
        if !game.goes_on(state, attack) {
            return Progress::Done;
        }
        let (guards, barriers) = game.in_attack(state, *self, |state| {
            let guards = game.guarding(state, hunter, prey, ambush);
            (guards, game.barriers(state, hunter, prey, ambush, guards))
        });
        let may_aim = game.may_aim(state, attack);
        match (guards.into_iter().next(), barriers) {
            (None, _) if may_aim && !game.aims(state, attack).is_empty() => return Progress::Waits,
            (None, _) => self.aimed(game, state),
            (Some(only), 1) if may_aim => self.ignores(game, state, only, sink),
            _ => {
                // It could not even attack: nothing acts upon the hunter.
                let (who, whom) = (game.who(state, hunter), game.who(state, prey));
                sink.emit(|| Event::Failed(who, whom, false, None));
            }
        }
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.aims(state, self.attack).map(Action::Ignore));
        to.offer(Action::Done);
    }

    fn label(&self, _: &Evolution, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_ignore_nothing)
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Ignore(kind) => self.ignores(game, state, kind, sink),
            _ => self.aimed(game, state),
        }
    }
}

impl Aim {
    /// The hunter ignores a trait of its prey until the end of the turn.
    fn ignores(self, game: &Evolution, state: &mut State, kind: Kind, sink: &mut Events<'_>) {
        let Self { attack } = self;
        let (who, whom) = (game.who(state, attack.hunter), game.who(state, attack.prey));
        let mut by = None;
        if let Some(slot) = game.ignoring(state, attack.hunter).filter(|_| !attack.counter) {
            state.lying_mut(slot).used.add(used::TURN);
            let kind = state.lying(slot).kind;
            by = Some(By::of(kind, who));
            sink.emit(|| Event::Acted(kind));
        } else if let Some(frame) = state.frames.top() {
            by = Some(By::of(frame.card, who));
        }
        state.animal_mut(attack.hunter).ignored = Ignored::new(attack.prey, kind);
        sink.emit(|| Event::Ignored(who, whom, kind, by));
        self.aimed(game, state);
    }

    /// The attack goes on to the hidden cards, or to the reactions.
    fn aimed(self, game: &Evolution, state: &mut State) {
        let attack = Attack { aimed: true, ..self.attack };
        let is_plain = state.animal(attack.prey).first.is_none();
        let step = if is_plain && game.rules.has_guards { Step::from(Guard { attack }) } else { React { attack }.into() };
        game.then(state, [step]);
    }
}

step! {
    /// Step 3: whether the side of an animal without traits turns over a card. It is asked whether it has one or not (A45).
    pub struct Guard for Evolution {
        attack: Attack,
    }
}

impl Question<Evolution> for Guard {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.attack.prey).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let Attack { hunter, prey, .. } = self.attack;
        let ask = if game.is_guard(state, prey) { texts::ask_guard_itself } else { texts::ask_guard };
        ask(game.owner_named(state, prey), game.placed(state, prey), game.named(state, hunter))
    }

    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        if game.goes_on(state, self.attack) { Progress::Waits } else { Progress::Done }
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let Attack { hunter, prey, .. } = self.attack;
        if game.is_guard(state, prey) {
            return to.offer(Action::TurnOver(prey));
        }
        let animal = state.animal(prey);
        let own = state.player(animal.owner).own;
        let guards = own.filter(|&id| id != hunter && state.animal(id).place == animal.place && game.is_guard(state, id));
        to.offer_all(guards.map(Action::TurnOver));
        to.offer(Action::Done);
    }

    fn label(&self, _: &Evolution, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_turn_over_nothing)
    }

    /// Whether a card can be turned over, only its side knows.
    fn is_public(&self, _: &Evolution, _: &State) -> bool {
        false
    }

    /// A card that is turned over attacks the hunter, whose own attack has failed, which is logged when the counter-attack is over
    /// (rulebook, Anglerfish, «Удильщик»: it stays unfed and attacks no more in this turn).
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { attack } = *self;
        let Action::TurnOver(id) = action else { return game.then(state, [React { attack }]) };
        let who = game.who(state, id);
        let animal = state.animal_mut(id);
        animal.card.reveal();
        animal.marks.add(mark::TURNED);
        let Some(card) = known(&animal.card) else { return };
        sink.emit(|| Event::TurnedOver(who, card));
        let [front, second] = game.faces(card);
        if let Some(kind) = second {
            game.lay_trait(state, None, kind, id, None);
        }
        if let Some(front) = front {
            game.then(state, [Reacted { attack, result: Reaction::Failed, kind: front.into() }]);
            game.start(state, front, who.0, schema::Guard { me: id, hunter: attack.hunter }, sink);
        }
    }
}

impl Evolution {
    /// A hunter attacks: that uses its trait up for this turn.
    pub(crate) fn attacks(&self, state: &mut State, hunter: Id, prey: Id, (ambush, counter): (bool, bool), sink: &mut Events<'_>) {
        let Some(slot) = self.hunting(state, hunter) else { return };
        let lying = state.lying_mut(slot);
        lying.used.add(used::TURN);
        let by = lying.kind;
        let (who, whom) = (self.who(state, hunter), self.who(state, prey));
        let is_taking = self.is_waylaid(state, prey);
        let way = match (ambush, counter) {
            (_, true) => Way::Back,
            (true, _) if is_taking => Way::AtTheBank,
            (true, _) => Way::Ambush,
            _ => Way::Openly,
        };
        sink.emit(|| Event::Attacked(who, whom, way));
        let attack = Attack { hunter, prey, by, ambush, counter, aimed: false, tried: 0, passed: [Maybe::NONE; 4] };
        if sink.is_told() {
            self.tell_what_mattered(state, attack, sink);
        }
        self.then(state, [Aim { attack }]);
    }

    /// An attack goes against another animal instead. Whether the hunter may aim again is an option (`intellect-after-mimicry`).
    pub(crate) fn goes_against(&self, state: &mut State, attack: Attack, other: Id) {
        let aimed = !self.options().aims_again;
        let mut passed = attack.passed;
        if let Some(free) = passed.iter_mut().find(|id| id.is_none()) {
            *free = attack.prey.into();
        }
        self.then(state, [Aim { attack: Attack { prey: other, aimed, tried: 0, passed, ..attack } }]);
    }

    /// Whether an attack can still go on.
    pub(crate) fn goes_on(&self, state: &State, attack: Attack) -> bool {
        let (hunter, prey) = (attack.hunter, attack.prey);
        state.lives(hunter) && state.lives(prey) && state.animal(hunter).place == state.animal(prey).place
    }

    /// Whether the attacker may still choose a trait of this prey to ignore.
    pub(crate) fn may_aim(&self, state: &State, attack: Attack) -> bool {
        let by_card = attack.counter && state.animal(attack.hunter).ignored == Ignored::NOTHING;
        !attack.aimed && (by_card || self.can_ignore(state, attack.hunter))
    }

    /// The traits of a prey that act upon its hunter in an attack: only those are offered to be ignored (rulebook, Intellect,
    /// «Интеллект»: the trait does not act on the hunter). What happens to the prey itself (Regeneration, Flighty) is not among them.
    pub(crate) fn aims(&self, state: &State, attack: Attack) -> Kinds {
        let defines = |hook: Hook| self.vm.defines(hook);
        let matters = defines(Hook::React).or(defines(Hook::Eaten)).or(defines(Hook::Attacked).without(defines(Hook::Protects)));
        state.animal(attack.prey).force.kinds().and(matters)
    }

    /// Whether a card that lies as an animal can be turned over, as far as the state knows it.
    pub(crate) fn is_guard(&self, state: &State, id: Id) -> bool {
        let animal = state.animal(id);
        let front = known(&animal.card).and_then(|card| self.faces(card)[0]);
        animal.first.is_none() && !animal.is(mark::TURNED) && front.is_some_and(|kind| self.vm.defines(Hook::Guard).contains(kind))
    }
}

/// The attack that is resolved first.
pub(crate) fn in_progress(state: &State) -> Option<Attack> {
    state.agenda.iter().rev().find_map(|step| match *step {
        Step::Aim(step) => Some(step.attack),
        Step::Guard(step) => Some(step.attack),
        Step::React(step) => Some(step.attack),
        Step::Reacted(step) => Some(step.attack),
        Step::Strike(step) => Some(step.attack),
        _ => None,
    })
}
