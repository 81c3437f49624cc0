//! The agenda is worked off: traits act, scripts run, steps call the rules.

use crate::event::{Agent, By, Event};
use crate::evolution::{Events, Evolution};
use crate::schema::{Attacked, BeforeBank, Carrion, CompanionAte, Eaten, Fed, FeedingBegins, Free, Hook, Main, Meal, React, Waylay};
use crate::state::{ANIMALS, Id, Kind, Reaction, Slot, State, Step};
use crate::words::animal_in;
use clade_engine::{Agenda, Kinds, Side, Small, Triggers};
use clade_script::{EffectHook, Fault, Frame, Stepped};

impl Stepped for Evolution {
    type Step = Step;

    const SCRIPT: Step = Step::Script;
    const MARGIN: usize = 20;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::CardFailed(fault)
    }

    /// What a reaction returned goes to the step that waits for it.
    fn ended(&self, state: &mut State, hook: u8, _: &mut Events<'_>) {
        let returned = match state.frames.take_returned() {
            ..=0 => Reaction::GoesOn,
            1 => Reaction::Failed,
            2.. => Reaction::PutOff,
        };
        if hook == React::HOOK
            && let Some(Step::Reacted(_, result, _)) = state.agenda.top_mut()
        {
            *result = returned;
        }
    }

    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        if !state.unsettled.is_empty() {
            self.settle_animals(state, sink);
            return true;
        }
        match step {
            Step::Act(_, id, ..) if !state.lives(id) => {
                state.agenda.pop();
            }
            Step::Act(.., triggers) | Step::Eaten(.., triggers) => {
                if self.must_order(&triggers) {
                    return false;
                }
                match triggers.pending().first() {
                    Some(&kind) => self.acts(state, kind, sink),
                    None => drop(state.agenda.pop()),
                }
            }
            Step::Deal(side) => return self.deal_next(state, side),
            Step::Births(nth) => return self.births(state, nth),
            Step::Develop(side, passed) => return self.development(state, side, passed, sink),
            Step::Bank => self.food_bank(state, sink),
            Step::Each(hook, nth, from) => self.each(state, hook, nth, from, sink),
            Step::Roll(place) => return !self.rolls(state, place, sink),
            Step::Filled => self.filled(state, sink),
            Step::Turn(side, idle) => self.feeding_turn(state, side, idle, sink),
            Step::Migrate(side) => return !self.can_still_migrate(state, side),
            Step::Follow(side) => return self.following(state, side),
            Step::Depart(_) => self.depart(state, sink),
            Step::Take(id, side, left) => return self.ambushes(state, id, side, left, sink),
            Step::Waylaid(id, side, left) => self.waylaid(state, id, side, left),
            Step::Feed(id, n) => self.feed(state, id, n, sink),
            Step::Share(side) => return self.share(state, side, sink),
            Step::Aim(attack) => return self.aim(state, attack, sink),
            Step::Guard(attack) => return self.guard(state, attack),
            Step::React(attack) => return self.reacting(state, attack, sink),
            Step::Reacted(attack, result, kind) => self.reacted(state, attack, result, kind.get(), sink),
            Step::Strike(attack) => self.strike(state, attack, sink),
            Step::Carrion(side, place, left) => return self.carrion(state, side, place, left, sink),
            Step::Duplicate(id, kind) => return self.duplicate(state, id, kind, sink),
            Step::Used(slot, before) => self.used(state, slot, before),
            Step::Settle => {
                state.agenda.pop();
            }
            Step::Extinction => self.extinction(state, sink),
            Step::Regrow(nth, from) => self.regrow(state, nth, from),
            Step::Draw => self.draws(state, sink),
            Step::Rescue(side, n) => return self.rescue(state, side, n),
            Step::EndOfTurn => self.end_of_turn(state, sink),
            Step::Feeding(side, _, main, acted) => return self.feeding_goes_on(state, (side, main, acted)),
            Step::Birth(id, _) if state.deck.is_empty() || !self.has_room(state) || !state.lives(id) => {
                state.agenda.pop();
            }
            Step::Script
            | Step::FirstPlayer
            | Step::Birth(..)
            | Step::Prey(_)
            | Step::Adopt(..)
            | Step::RegrowWith(_)
            | Step::RegrowFromDeck(_) => return false,
        }
        true
    }
}

impl Evolution {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// Lets a trait's effect begin.
    pub(crate) fn start<E: EffectHook>(&self, state: &mut State, kind: u8, side: Side, told: E, sink: &mut Events<'_>) {
        self.open_effect(state, (kind, E::HOOK, side), told.args(), || Event::Acted(kind), sink);
    }

    /// The trait of the innermost script and its owner; without one the animal's owner acts.
    pub(crate) fn agent(&self, state: &State, id: Id) -> Agent {
        state.frames.top().map_or(Agent(None, state.animal(id).owner), |frame| Agent(Some(frame.card), frame.side))
    }

    /// The trait of the innermost script, as the log names it with what it does. What a meal gives needs no name beside "eats", a
    /// card that was turned over has just been named, and so has a reaction, or it is when the attack has failed by it. A pair card
    /// is no more the one animal's than the other's.
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
        match state.frames.top().filter(|frame| frame.hook == React::HOOK).map(|frame| self.by_frame(state, frame)) {
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

    /// The same by a hook that is known only now; with another animal and a number, for hooks that are told of one.
    pub(crate) fn lets_act(&self, state: &mut State, this: Slot, me: Id, hook: Hook, (other, n): (Id, u8), sink: &mut Events<'_>) {
        match hook {
            Hook::Main => self.act(state, this, me, Main { me, this }, sink),
            Hook::Free => self.act(state, this, me, Free { me, this }, sink),
            Hook::Meal => self.act(state, this, me, Meal { me, this }, sink),
            Hook::React => self.act(state, this, me, React { me, hunter: other, this }, sink),
            Hook::Attacked => self.act(state, this, me, Attacked { me, hunter: other, how: n.into(), this }, sink),
            Hook::Carrion => self.act(state, this, me, Carrion { me, this }, sink),
            Hook::BeforeBank => self.act(state, this, me, BeforeBank { me, this }, sink),
            Hook::FeedingBegins => self.act(state, this, me, FeedingBegins { me, this }, sink),
            Hook::Fed => self.act(state, this, me, Fed { me, this }, sink),
            Hook::CompanionAte => self.act(state, this, me, CompanionAte { me, eater: other, from_bank: n != 0, this }, sink),
            Hook::Waylay => self.act(state, this, me, Waylay { me, eater: other, this }, sink),
            _ => {} // no trait on an animal acts by them
        }
    }

    /// Lets traits of an animal act, the first steps below them being those that stand on the agenda now.
    pub(crate) fn trigger(&self, state: &mut State, hook: Hook, id: Id, other: Id, number: u8, kinds: Kinds) {
        let mut kinds = kinds;
        while !kinds.is_empty() {
            let triggers = Triggers::collect(&mut kinds);
            self.then(state, [Step::Act(hook, id, other, number, triggers)]);
        }
    }

    /// A trait out of a set acts.
    pub(crate) fn acts(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        match state.agenda.pop() {
            Some(Step::Act(hook, id, other, number, mut triggers)) => {
                triggers.take(kind);
                if !triggers.pending().is_empty() {
                    self.then(state, [Step::Act(hook, id, other, number, triggers)]);
                }
                if !state.lives(id) || !self.acting(state, id, hook).contains(kind) {
                    return;
                }
                let Some(slot) = state.find(id, kind) else { return };
                self.lets_act(state, slot, id, hook, (other, number), sink);
            }
            Some(Step::Eaten(side, hunter, ignored, mut triggers)) => {
                triggers.take(kind);
                if !triggers.pending().is_empty() {
                    self.then(state, [Step::Eaten(side, hunter, ignored, triggers)]);
                }
                if state.lives(hunter) {
                    self.start(state, kind, side, Eaten { hunter, ignored: ignored.is(Kind(kind)) }, sink);
                }
            }
            _ => {}
        }
    }
}
