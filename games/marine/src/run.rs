//! The agenda is worked off: cards act, scripts run, steps call the rules.

use crate::board::{Cell, NONE};
use crate::cards::{SCHEMA, hook};
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use clade_engine::agenda::{MAX_DEPTH, MAX_STEPS};
use clade_engine::{Side, Triggers};
use clade_script::{Fault, Scripted};

impl Marine {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// Lets a card's effect begin.
    pub(crate) fn start(&self, state: &mut State, kind: u8, hook: u8, side: Side, args: [i16; 4], sink: &mut Events<'_>) {
        let reason = if state.agenda.depth() + RESERVE > MAX_DEPTH {
            "too many cards act at once"
        } else if state.frames.open(kind, hook, side, args) {
            sink.emit(|| Event::Acted(kind, side));
            return self.then(state, [Step::Script]);
        } else {
            "too many cards act within each other"
        };
        let file = &self.cards().get(kind).file;
        sink.emit(|| Event::CardFailed(Fault { card: kind, file: file.clone(), line: 0, reason: reason.to_owned() }));
    }

    /// Lets the cards of all sides act that define a hook, the side whose turn it is first.
    pub(crate) fn trigger(&self, state: &mut State, hook: u8, sides: impl DoubleEndedIterator<Item = Side>, arg: i16) {
        let groups = Triggers::by_side(sides, |side| self.acting(state, side, hook));
        for (side, triggers) in groups {
            self.then(state, [Step::Act(hook, side, arg, triggers)]);
        }
    }

    /// Whether a side must be asked which of its cards acts next.
    pub(crate) fn must_order(&self, triggers: &Triggers) -> bool {
        triggers.pending().len() > 1 && !triggers.pending().iter().all(|&kind| self.cards().get(kind).order_free)
    }

    /// A card out of a set acts.
    pub(crate) fn acts(&self, state: &mut State, kind: u8, sink: &mut Events<'_>) {
        let Some(Step::Act(hook, side, arg, mut triggers)) = state.agenda.pop() else { return };
        triggers.take(kind);
        if !triggers.pending().is_empty() {
            self.then(state, [Step::Act(hook, side, arg, triggers)]);
        }
        if !self.acting(state, side, hook).contains(kind) {
            return;
        }
        if hook == hook::AFTER_ACTION && !self.watches(state, side, kind) {
            return;
        }
        let vent = Cell::try_from(arg).is_ok_and(|cell| state.vents.contains(cell));
        let args = if hook == hook::BUILT { [arg, i16::from(vent), 0, 0] } else { [arg, 0, 0, 0] };
        self.start(state, kind, hook, side, args, sink);
    }

    /// The innermost script runs on.
    fn script(&self, state: &mut State, sink: &mut Events<'_>) {
        let result = i32::from(state.result);
        let outcome = self.resume(state, result, sink);
        if !outcome.ended(|fault| sink.emit(|| Event::CardFailed(fault))) {
            return;
        }
        self.ended(state, sink);
    }

    /// The top step was the script's own: a failed segment was put back to where it began.
    fn ended(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.frames.take_returned();
        state.result = 0;
        self.settle_arrivals(state, sink);
    }

    /// Ends the innermost script as failed: the steps above it are dropped.
    fn fail_top(&self, state: &mut State, reason: &str, sink: &mut Events<'_>) -> bool {
        let scripts = state.agenda.iter().enumerate().filter(|(_, step)| matches!(step, Step::Script));
        let Some(depth) = scripts.map(|(i, _)| i).last() else { return false };
        state.agenda.cut(depth + 1);
        let fault = self.fail(state, reason, sink);
        sink.emit(|| Event::CardFailed(fault));
        self.ended(state, sink);
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
        match step {
            Step::Script => {
                if state.frames.waits() {
                    return false;
                }
                self.script(state, sink);
            }
            Step::Act(.., triggers) => {
                if self.must_order(&triggers) {
                    return false;
                }
                let kind = triggers.pending().first().copied().unwrap_or(NONE);
                self.acts(state, kind, sink);
            }
            Step::Centre(nth) => return !self.centre(state, nth, sink),
            Step::Middle => self.middle(state, sink),
            Step::Mat(_, left) | Step::Elements(_, left) if left == 0 || state.bag.is_empty() => drop(state.agenda.pop()),
            Step::Markers => return !self.markers_missing(state),
            Step::Reveal(stack) if state.stacks[usize::from(stack)].under == 0 => drop(state.agenda.pop()),
            Step::DealTraits(_, left) if left == 0 || state.unused.is_empty() => drop(state.agenda.pop()),
            Step::RevealTraits => self.reveal_traits(state, sink),
            Step::Exchange(side, old) => self.exchange_trait(state, side, old, sink),
            Step::Refill(_) => return !self.slide(state),
            Step::Appears(card, events) => self.new_card(state, card, events, sink),
            Step::Put(_, _, from, place) if !self.can_put(state, step, from, place) => self.give_up_step(state),
            Step::Adapt(side, element, special) => return self.adapts_at_once(state, side, element, special, sink),
            Step::Speciate(side, corner, nth) => return self.speciate(state, side, corner, nth),
            Step::Bonus(side, cell) => {
                state.agenda.pop();
                self.score_bonus(state, side, cell, sink);
            }
            Step::Garnish(_, cell) => return self.garnish(state, cell),
            Step::Arrive(side, cell, nth) => return self.arrive(state, side, cell, nth),
            Step::Crust(side, cell) => return self.crust(state, side, cell, sink),
            Step::Colonise(side, cell) => return self.colonise(state, side, cell, sink),
            Step::Migration(side, left, _) => return self.migration(state, side, left),
            Step::Eliminate(side, cell, left) => return self.eliminating(state, side, cell, left),
            Step::Competition(side, nth, _) => return self.competing(state, side, nth),
            Step::Choose(side, nth) => return self.chooses(state, side, nth),
            Step::Played(side, slot) => self.played(state, side, slot, sink),
            Step::EndTurn(side, end, idle) => self.end_turn(state, side, end, idle, sink),
            Step::Extinction => self.extinction(state, sink),
            Step::Survival => self.survival(state, sink),
            Step::Reseed(part) => self.reseed(state, part, sink),
            Step::Regress(side, types, keep) => return self.regress(state, side, types, keep, sink),
            Step::Final => self.final_scoring(state, sink),
            Step::DrawElement(side) => return self.draws_element(state, side),
            Step::DrawTrait(_) if state.unused.is_empty() => drop(state.agenda.pop()),
            Step::Token(_, types, cell) if self.tokens_on_earth(state, types, cell).next().is_none() => self.give_up_step(state),
            Step::Corner(_, place) if self.vacant(state, place).next().is_none() => self.give_up_step(state),
            Step::Tile(_)
            | Step::Mat(..)
            | Step::Elements(..)
            | Step::Reveal(_)
            | Step::DealTraits(..)
            | Step::KeepTraits(..)
            | Step::Turn(_)
            | Step::Take(..)
            | Step::Abundance(_)
            | Step::Put(..)
            | Step::Autotrophs(..)
            | Step::SwapFor(..)
            | Step::Depletion(_)
            | Step::Adaptation(..)
            | Step::Speciation(..)
            | Step::Wanderlust(..)
            | Step::Lay(..)
            | Step::Tectonics(..)
            | Step::Evolution(..)
            | Step::Domination(_)
            | Step::DrawTrait(_)
            | Step::Token(..)
            | Step::Corner(..) => return false,
        }
        true
    }

    /// A step of a script finds nothing: the script gets "none".
    pub(crate) fn give_up_step(&self, state: &mut State) {
        state.agenda.pop();
        state.result = -1;
    }

    /// A count that a card asks for under `reads`.
    pub(crate) fn read(&self, state: &State, side: Side, read: u8) -> i32 {
        match SCHEMA.reads[usize::from(read)].name {
            "protects_fully" => i32::from(self.options().protects_fully),
            _ => i32::from(state.animal(side).pool),
        }
    }
}

/// Room that a card's effect leaves for the steps after it.
const RESERVE: usize = 8;
/// Steps that the rules may push at once.
const MARGIN: usize = 24;
