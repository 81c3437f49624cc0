//! The agenda is worked off: traits act, scripts run, steps call the rules.

use crate::event::{Event, Who};
use crate::evolution::{Events, Evolution};
use crate::state::{Id, NONE, State, Step};
use crate::traits::{SCHEMA, hook};
use clade_engine::agenda::{MAX_DEPTH, MAX_STEPS};
use clade_engine::{Kinds, Triggers};
use clade_script::{Fault, Scripted};

impl Evolution {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// Lets a trait's effect begin.
    pub(crate) fn start(&self, state: &mut State, kind: u8, hook: u8, who: Who, args: [i16; 4], sink: &mut Events<'_>) {
        if state.agenda.depth() + RESERVE > MAX_DEPTH {
            return self.refuse(kind, "too many traits act at once", sink);
        }
        if state.frames.open(kind, hook, who.0, args) {
            sink.emit(|| Event::Acted(kind, who));
            self.then(state, [Step::Script]);
        } else {
            self.refuse(kind, "too many traits act within each other", sink);
        }
    }

    /// Lets a trait on an animal act: it gets the animal, up to two numbers, and itself.
    pub(crate) fn act(&self, state: &mut State, slot: u8, hook: u8, id: Id, more: &[i16], sink: &mut Events<'_>) {
        let mut args = [i16::from(id.0), 0, 0, 0];
        args[1..=more.len()].copy_from_slice(more);
        args[more.len() + 1] = i16::from(slot);
        let (kind, who) = (state.lying(slot).kind, self.who(state, id));
        self.start(state, kind, hook, who, args, sink);
    }

    /// A trait cannot act: that is told, and the game goes on.
    fn refuse(&self, kind: u8, reason: &str, sink: &mut Events<'_>) {
        let file = &self.cards().get(kind).file;
        sink.emit(|| Event::CardFailed(Fault { card: kind, file: file.clone(), line: 0, reason: reason.to_owned() }));
    }

    /// Lets traits of an animal act, the first steps below them being those that stand on the agenda now.
    pub(crate) fn trigger(&self, state: &mut State, hook: u8, id: Id, other: Id, number: u8, kinds: Kinds) {
        let mut kinds = kinds;
        while !kinds.is_empty() {
            let triggers = Triggers::collect(&mut kinds);
            self.then(state, [Step::Act(hook, id, other, number, triggers)]);
        }
    }

    /// Whether a side must be asked which of its traits acts next.
    pub(crate) fn must_order(&self, triggers: &Triggers) -> bool {
        triggers.pending().len() > 1 && !triggers.pending().iter().all(|&kind| self.facts(kind).order_free)
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

    /// The innermost script runs on; at its end, its result goes to the step below.
    fn script(&self, state: &mut State, sink: &mut Events<'_>) {
        let hook = state.frames.top().map(|frame| frame.hook);
        let outcome = self.resume(state, 0, sink);
        if !outcome.ended(|fault| sink.emit(|| Event::CardFailed(fault))) {
            return;
        }
        // The top step is the script's own: a failed segment was put back to where it began.
        state.agenda.pop();
        self.take_result(state, hook);
    }

    /// What a reaction returned goes to the step that waits for it.
    fn take_result(&self, state: &mut State, hook: Option<u8>) {
        let returned = state.frames.take_returned().clamp(0, 2) as u8;
        if hook == Some(hook::REACT)
            && let Some(Step::Reacted(_, result)) = state.agenda.top_mut()
        {
            *result = returned;
        }
    }

    /// Ends the innermost script as failed: the steps above it are dropped.
    fn fail_top(&self, state: &mut State, reason: &str, sink: &mut Events<'_>) -> bool {
        let depth = state.agenda.iter().enumerate().filter(|(_, step)| matches!(step, Step::Script)).map(|(i, _)| i).last();
        let Some(depth) = depth else { return false };
        state.agenda.cut(depth);
        let hook = state.frames.top().map(|frame| frame.hook);
        let fault = self.fail(state, reason, sink);
        self.take_result(state, hook);
        sink.emit(|| Event::CardFailed(fault));
        true
    }

    /// Works off steps until somebody must answer, or the game is over.
    pub(crate) fn run(&self, state: &mut State, sink: &mut Events<'_>) {
        let mut steps = 0;
        while let Some(step) = state.agenda.top() {
            steps += 1;
            let deep = state.agenda.depth() + MARGIN > MAX_DEPTH;
            if (steps > MAX_STEPS || deep) && self.fail_top(state, "its consequences never end", sink) {
                steps = 0;
                continue;
            }
            if !self.work(state, step, sink) {
                return;
            }
        }
    }

    /// Works off the top step; false if it waits for an answer.
    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        if !state.unsettled.is_empty() && !matches!(step, Step::Script) {
            self.settle_animals(state, sink);
            return true;
        }
        match step {
            Step::Script => {
                if state.frames.waits() {
                    return false;
                }
                self.script(state, sink);
            }
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
            Step::Where(side, idle) => return self.place_is_plain(state, side, idle, sink),
            Step::Migrate(side) => return !self.can_still_migrate(state, side),
            Step::Follow(side) => return self.following(state, side),
            Step::Depart(_) => self.depart(state, sink),
            Step::Take(id, side, left) => return self.ambushes(state, id, side, left, sink),
            Step::Waylaid(id, side, left) => self.waylaid(state, id, side, left),
            Step::Feed(id, n) => self.feed(state, id, n, sink),
            Step::Share(id, bank, pairs) => return self.share(state, id, bank, pairs, sink),
            Step::Aim(attack) => return self.aim(state, attack, sink),
            Step::Guard(attack) => return self.guard(state, attack),
            Step::React(attack) => return self.reacting(state, attack, sink),
            Step::Reacted(attack, result) => self.reacted(state, attack, result, sink),
            Step::Strike(attack) => self.strike(state, attack, sink),
            Step::Carrion(side, place, left) => return self.carrion(state, side, place, left, sink),
            Step::Duplicate(id, kind) => return self.duplicate(state, id, kind),
            Step::Settle => {
                state.agenda.pop();
            }
            Step::Extinction => self.extinction(state, sink),
            Step::Regrow(nth, from) => self.regrow(state, nth, from),
            Step::Draw => self.draws(state, sink),
            Step::Rescue(side, n) => return self.rescue(state, side, n),
            Step::EndOfTurn => self.end_of_turn(state, sink),
            Step::Feeding(side, _, true, acted) => return self.feeding_goes_on(state, side, acted, sink),
            Step::Birth(id, _) if state.deck.is_empty() || !self.has_room(state) || !state.lives(id) => {
                state.agenda.pop();
            }
            Step::FirstPlayer
            | Step::Birth(..)
            | Step::Feeding(..)
            | Step::Prey(_)
            | Step::Adopt(..)
            | Step::RegrowWith(_)
            | Step::RegrowFromDeck(_) => return false,
        }
        true
    }
}

/// Room that a trait's effect leaves for the steps after it.
const RESERVE: usize = 8;
/// Steps that the rules may push at once.
const MARGIN: usize = 20;
