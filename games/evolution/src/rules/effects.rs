//! What traits do: those of an animal act one after the other, a script asks, and the log names who has done what.

use crate::event::{Agent, By};
use crate::prelude::*;
use crate::schema::{self, Hook};
use crate::state::{ANIMALS, Slot};
use clade_engine::{Effects, Kinds, Triggers};
use clade_script::{ArgKind, CardThing, EffectHook, Frame, Stepped};

step! {
    /// Traits on all animals that act upon one event: of the n-th side in turn order, from this slot on.
    pub struct Each for Evolution {
        hook: Hook,
        nth: u8,
        from: u8,
    }
}

impl Work<Evolution> for Each {
    /// Clockwise from the first player, each side in the order of its slots.
    fn does(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) {
        let Self { hook, nth, from } = *self;
        if game.vm.defines(hook).is_empty() || nth >= game.rules.seats {
            return;
        }
        let side = Side((state.first.0 + nth) % game.rules.seats);
        let acts = |&id: &Id| id.0 >= from && !game.acting(state, id, hook).is_empty();
        match state.player(side).own.into_iter().find(acts) {
            Some(id) => {
                game.then(state, [Self { from: id.0 + 1, ..*self }]);
                game.trigger(state, hook, id, id, 0, game.acting(state, id, hook));
            }
            None => game.then(state, [Self { nth: nth + 1, from: 0, ..*self }]),
        }
    }
}

step! {
    /// Traits of an animal that act, given another animal and a number.
    pub struct Act for Evolution {
        hook: Hook,
        animal: Id,
        other: Id,
        n: u8,
        traits: Triggers as CardsWord,
    }
}

impl Question<Evolution> for Act {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.animal).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let ask = match self.hook {
            Hook::Fed => texts::ask_order_fed,
            Hook::Meal => texts::ask_order_meal,
            Hook::Attacked => texts::ask_order_attacked,
            Hook::Carrion => texts::ask_order_carrion,
            _ => texts::ask_order,
        };
        ask(game.owner_named(state, self.animal), game.placed(state, self.animal))
    }

    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if !state.lives(self.animal) {
            return Progress::Done;
        }
        game.orders(state, self, &self.traits, sink)
    }

    fn offers(&self, _: &Evolution, _: &State, to: &mut Answers<'_>) {
        offer_next(&self.traits, to);
    }

    /// A trait out of the set acts, unless it was lost in the meantime.
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { hook, animal, other, n, traits }, Action::Next(kind)) = (*self, action) else { return };
        game.then(state, without(traits, kind).map(|traits| Self { traits, ..*self }));
        if !state.lives(animal) || !game.acting(state, animal, hook).contains(kind) {
            return;
        }
        let Some(slot) = state.find(animal, kind) else { return };
        game.lets_act(state, slot, animal, hook, (other, n), sink);
    }
}

step! {
    /// The innermost script runs on, or waits.
    pub struct Script for Evolution {}
}

impl Question<Evolution> for Script {
    fn asks(&self, state: &State) -> Whom {
        match state.frames.question() {
            Some(question) => Whom::Side(question.who),
            None if state.frames.die().is_some() => Whom::Chance,
            None => Whom::Nobody,
        }
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        game.asked_by_trait(state)
    }

    fn offers(&self, _: &Evolution, state: &State, to: &mut Answers<'_>) {
        if let Some(question) = state.frames.question() {
            question.answers(|answer| to.offer(Action::Answer(answer)));
        }
    }

    fn chances(&self, _: &Evolution, state: &State, to: &mut Outcomes<'_>) {
        to.die(state.frames.die().unwrap_or(0), Action::Die);
    }

    fn is_public(&self, _: &Evolution, state: &State) -> bool {
        state.frames.list_is_public()
    }

    /// The script goes on with the answer.
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        game.then(state, [*self]);
        match action {
            Action::Answer(answer) => drop(state.frames.answer(answer)),
            Action::Die(n) => {
                let by = state.frames.top().map(|frame| game.by_frame(state, frame));
                by.into_iter().for_each(|by| sink.emit(|| Event::DieRolled(by, n)));
                state.frames.rolled(n);
                game.is_named(state);
            }
            _ => {}
        }
    }
}

step! {
    /// Animals whose state changed may have become fed or died: that is seen before any step.
    pub struct Settle for Evolution {}
}

impl Work<Evolution> for Settle {
    fn does(&self, _: &Evolution, _: &mut State, _: &mut Events<'_>) {}
}

/// Traits that act together: which is next.
pub(crate) fn offer_next(traits: &Triggers, to: &mut Answers<'_>) {
    to.offer_all(traits.pending().iter().map(|&kind| Action::Next(kind)));
}

/// Those that are left when one of them acts, if any are.
pub(crate) fn without(mut traits: Triggers, kind: Kind) -> Option<Triggers> {
    traits.take(kind);
    (!traits.pending().is_empty()).then_some(traits)
}

impl Evolution {
    /// Traits that act together: where their order matters the step waits for the next one to be named, else the first one acts.
    pub(crate) fn orders(&self, state: &mut State, step: &impl Question<Self>, traits: &Triggers, sink: &mut Events<'_>) -> Progress {
        if self.must_order(traits) {
            return Progress::Waits;
        }
        if let Some(&kind) = traits.pending().first() {
            step.takes(self, state, Action::Next(kind), sink);
        }
        Progress::Done
    }

    /// Lets a trait's effect begin.
    pub(crate) fn start<E: EffectHook>(&self, state: &mut State, kind: Kind, side: Side, told: E, sink: &mut Events<'_>) {
        self.open_effect(state, (kind, E::HOOK, side), told.args(), || Event::Acted(kind), sink);
    }

    /// The trait of the innermost script and its owner; without one the animal's owner acts.
    pub(crate) fn agent(&self, state: &State, id: Id) -> Agent {
        state.frames.top().map_or(Agent(None, state.animal(id).owner), |frame| Agent(Some(frame.card), frame.side))
    }

    /// The trait of the innermost script, as the log names it with what it does. What a meal gives needs no name beside "eats", a
    /// card that was turned over has just been named, and so has a reaction, or it is when the attack has failed by it. A pair card
    /// belongs to one animal no more than to the other.
    pub(crate) fn cause(&self, state: &State) -> Option<By> {
        let frame = state.frames.top()?;
        match Hook::from_byte(frame.hook) {
            Some(Hook::Meal | Hook::Guard | Hook::React) => None,
            hook if hook == Some(Hook::Eaten) || self.facts(frame.card).pair.is_some() => {
                Some(By { kind: frame.card, side: frame.side, id: None })
            }
            _ => Some(self.by_frame(state, frame)),
        }
    }

    /// The same where a trait discards or marks something: a reaction is named with that, if it has not been named.
    pub(crate) fn named_cause(&self, state: &mut State) -> Option<By> {
        match state.frames.top().filter(|frame| frame.hook == schema::React::HOOK).map(|frame| self.by_frame(state, frame)) {
            by @ Some(_) if self.is_named(state) => by,
            _ => self.cause(state),
        }
    }

    /// The trait of a script, with the animal that it was given.
    pub(crate) fn by_frame(&self, state: &State, frame: &Frame) -> By {
        let me = animal_in(frame, 0).filter(|&id| id.ix() < ANIMALS);
        By { kind: frame.card, side: me.map_or(frame.side, |id| state.animal(id).owner), id: me }
    }

    /// Lets a trait on an animal act.
    pub(crate) fn act(&self, state: &mut State, slot: Slot, id: Id, told: impl EffectHook, sink: &mut Events<'_>) {
        let (kind, side) = (state.lying(slot).kind, state.animal(id).owner);
        self.start(state, kind, side, told, sink);
    }

    /// The same by a hook that is known only now; with another animal and a number, for hooks that take them.
    pub(crate) fn lets_act(&self, state: &mut State, this: Slot, me: Id, hook: Hook, (other, n): (Id, u8), sink: &mut Events<'_>) {
        match hook {
            Hook::Main => self.act(state, this, me, schema::Main { me, this }, sink),
            Hook::Free => self.act(state, this, me, schema::Free { me, this }, sink),
            Hook::Meal => self.act(state, this, me, schema::Meal { me, this }, sink),
            Hook::React => self.act(state, this, me, schema::React { me, hunter: other, this }, sink),
            Hook::Attacked => self.act(state, this, me, schema::Attacked { me, hunter: other, how: n.into(), this }, sink),
            Hook::Carrion => self.act(state, this, me, schema::Carrion { me, this }, sink),
            Hook::BeforeBank => self.act(state, this, me, schema::BeforeBank { me, this }, sink),
            Hook::FeedingBegins => self.act(state, this, me, schema::FeedingBegins { me, this }, sink),
            Hook::Fed => self.act(state, this, me, schema::Fed { me, this }, sink),
            Hook::CompanionAte => self.act(state, this, me, schema::CompanionAte { me, eater: other, from_bank: n != 0, this }, sink),
            Hook::Waylay => self.act(state, this, me, schema::Waylay { me, eater: other, this }, sink),
            _ => {} // no trait on an animal acts by them
        }
    }

    /// Lets traits of an animal act, the first steps below them being those that stand on the agenda now.
    pub(crate) fn trigger(&self, state: &mut State, hook: Hook, id: Id, other: Id, number: u8, kinds: Kinds) {
        let mut kinds = kinds;
        while !kinds.is_empty() {
            let triggers = Triggers::collect(&mut kinds);
            self.then(state, [Act { hook, animal: id, other, n: number, traits: triggers }]);
        }
    }
}

/// The animal that an effect was given as an argument.
pub(crate) fn animal_in(frame: &Frame, at: usize) -> Option<Id> {
    let arg = crate::schema::SCHEMA.hooks.get(usize::from(frame.hook))?.args.get(at)?;
    let id = u8::try_from(*frame.args.get(at)?).ok().and_then(Id::from_byte)?;
    (arg.kind == ArgKind::Thing(Id::THING)).then_some(id)
}
