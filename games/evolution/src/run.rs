//! The agenda is worked off: traits act, scripts run, steps call the rules.

use crate::event::{Agent, By, Event, Who};
use crate::evolution::{Events, Evolution};
use crate::state::{ANIMALS, Id, NONE, Slot, State, Step};
use crate::traits::{SCHEMA, hook};
use crate::words::animal_in;
use clade_engine::{Agenda, Kinds, Triggers};
use clade_script::{Fault, Frame, Stepped};

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
        let returned = state.frames.take_returned().clamp(0, 2) as u8;
        if hook == hook::REACT
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
                let kind = triggers.pending().first().copied().unwrap_or(NONE);
                self.acts(state, kind, sink);
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
            Step::Reacted(attack, result, kind) => self.reacted(state, attack, result, kind, sink),
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
    pub(crate) fn start(&self, state: &mut State, kind: u8, hook: u8, who: Who, args: [i16; 4], sink: &mut Events<'_>) {
        self.open_effect(state, (kind, hook, who.0), args, || Event::Acted(kind, who), sink);
    }

    /// The trait of the innermost script and its owner; without one the animal's owner acts.
    pub(crate) fn agent(&self, state: &State, id: Id) -> Agent {
        state.frames.top().map_or(Agent(NONE, state.animal(id).owner), |frame| Agent(frame.card, frame.side))
    }

    /// The trait of the innermost script, as the log names it with what it does. What a meal gives needs no name beside "eats", a
    /// card that was turned over has just been named, and so has a reaction, or it is when the attack has failed by it. A pair card
    /// is no more the one animal's than the other's.
    pub(crate) fn cause(&self, state: &State) -> By {
        let Some(frame) = state.frames.top() else { return By::NOBODY };
        match frame.hook {
            hook::MEAL | hook::GUARD | hook::REACT => By::NOBODY,
            _ if frame.hook == hook::EATEN || self.facts(frame.card).pair.is_some() => By(frame.card, Who(frame.side, Id::NONE)),
            _ => self.by_frame(state, frame),
        }
    }

    /// The same where a trait discards or marks something: a reaction is named with that, if it has not been named.
    pub(crate) fn named_cause(&self, state: &mut State) -> By {
        match state.frames.top().filter(|frame| frame.hook == hook::REACT).map(|frame| self.by_frame(state, frame)) {
            Some(by) if self.is_named(state) => by,
            _ => self.cause(state),
        }
    }

    /// The trait of a script, with the animal that it was given.
    pub(crate) fn by_frame(&self, state: &State, frame: &Frame) -> By {
        let me = animal_in(frame, 0).filter(|&id| id.ix() < ANIMALS);
        By(frame.card, me.map_or(Who(frame.side, Id::NONE), |id| self.who(state, id)))
    }

    /// Lets a trait on an animal act: it gets the animal, up to two numbers, and itself.
    pub(crate) fn act(&self, state: &mut State, slot: Slot, hook: u8, id: Id, more: &[i16], sink: &mut Events<'_>) {
        let mut args = [i16::from(id.0), 0, 0, 0];
        args[1..=more.len()].copy_from_slice(more);
        args[more.len() + 1] = slot.0.into();
        let (kind, who) = (state.lying(slot).kind, self.who(state, id));
        self.start(state, kind, hook, who, args, sink);
    }

    /// Lets traits of an animal act, the first steps below them being those that stand on the agenda now.
    pub(crate) fn trigger(&self, state: &mut State, hook: u8, id: Id, other: Id, number: u8, kinds: Kinds) {
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
                let more = [i16::from(other.0), i16::from(number)];
                let more = &more[..SCHEMA.hooks[usize::from(hook)].args.len() - 2];
                self.act(state, slot, hook, id, more, sink);
            }
            Some(Step::Eaten(side, hunter, ignored, mut triggers)) => {
                triggers.take(kind);
                if !triggers.pending().is_empty() {
                    self.then(state, [Step::Eaten(side, hunter, ignored, triggers)]);
                }
                if state.lives(hunter) {
                    let args = [i16::from(hunter.0), i16::from(kind == ignored), 0, 0];
                    self.start(state, kind, hook::EATEN, Who(side, Id::NONE), args, sink);
                }
            }
            _ => {}
        }
    }
}
