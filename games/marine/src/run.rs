//! The agenda is worked off: cards act, scripts run, steps call the rules.

use crate::board::{Cell, NONE};
use crate::cards::{SCHEMA, hook};
use crate::event::Event;
use crate::marine::{Events, Marine};
use crate::state::{State, Step};
use clade_engine::{Agenda, Side, Triggers};
use clade_script::{Fault, Stepped};

impl Stepped for Marine {
    type Step = Step;

    const SCRIPT: Step = Step::Script;
    const MARGIN: usize = 24;

    fn agenda(state: &mut State) -> &mut Agenda<Step> {
        &mut state.agenda
    }

    fn failed(fault: Fault) -> Event {
        Event::CardFailed(fault)
    }

    /// Of a card that failed is not told, too, that it has no effect.
    fn note_failure(state: &mut State) {
        state.idle = false;
    }

    fn result(state: &State) -> i32 {
        state.result.into()
    }

    /// What an effect returns means nothing here. New cubes that it has placed are settled with it. Cards that watch wait for that,
    /// even where they act at once.
    fn ended(&self, state: &mut State, hook: u8, sink: &mut Events<'_>) {
        state.frames.take_returned();
        state.result = 0;
        state.about = Default::default();
        self.settle_arrivals(state, sink);
        if hook != hook::AFTER_ACTION {
            self.trigger_watchers_at_once(state);
        }
    }

    fn work(&self, state: &mut State, step: Step, sink: &mut Events<'_>) -> bool {
        match step {
            Step::Act(.., triggers) => {
                if self.must_order(&triggers) {
                    return false;
                }
                let kind = triggers.pending().first().copied().unwrap_or(NONE);
                self.acts(state, kind, sink);
            }
            Step::Centre(nth) => return !self.centre(state, nth, sink),
            Step::Middle => self.middle(state, sink),
            Step::Mat(..) | Step::Elements(..) | Step::DealTraits(..) | Step::KeepTraits(..) if self.has_enough(state, step) => {
                _ = state.agenda.pop();
            }
            Step::Markers => return !self.markers_missing(state),
            Step::Reveal(stack) if state.stacks[usize::from(stack)].under == 0 => drop(state.agenda.pop()),
            Step::RevealTraits => self.reveal_traits(state, sink),
            Step::Exchange(side) => return self.exchanges(state, side, sink),
            Step::Refill(_) => return !self.slide(state),
            Step::Appears(card, events) => self.new_card(state, card, events, sink),
            Step::Adapt(side, element, special) => return self.adapts_at_once(state, side, element, special, sink),
            Step::Speciate(side, corner, nth) => return self.speciate(state, side, corner, nth, sink),
            Step::Bonus(side, cell) => {
                state.agenda.pop();
                self.score_bonus(state, side, cell, sink);
            }
            Step::Garnish(_, cell) => return self.garnish(state, cell),
            Step::Arrive(side, cell, nth) => return self.arrive(state, side, cell, nth),
            Step::Crust(side, cell) => return self.crust(state, side, cell, sink),
            Step::Colonise(side, cell) => return self.colonise(state, side, cell, sink),
            Step::Migration(side, left, ..) => return self.migration(state, side, left),
            Step::Eliminate(side, cell, left) => return self.eliminating(state, side, cell, left),
            Step::Competition(side, nth, _) => return self.competing(state, side, nth),
            Step::Choose(side, nth) => return self.chooses(state, side, nth),
            Step::Play(side, card, x) => {
                state.agenda.pop();
                self.is_played(state, side, card, x, sink);
                if self.vm.defines(hook::PLAY).contains(card) {
                    self.start(state, card, hook::PLAY, side, [x.into(), 0, 0, 0], sink);
                }
            }
            Step::Resolved(card) => {
                state.agenda.pop();
                self.tell_if_idle(state, || Event::NoEffect(card), sink);
            }
            Step::Taken(side, space) => {
                state.agenda.pop();
                self.tell_if_idle(state, || Event::Unused(side, space), sink);
            }
            Step::Played(side, slot) => self.played(state, side, slot, sink),
            Step::EndTurn(side, end, idle) => self.end_turn(state, side, end, idle, sink),
            Step::Extinction => self.extinction(state, sink),
            Step::Survival => self.survival(state, sink),
            Step::Devour(..) | Step::Dwindle(_) => return self.used_up(state),
            Step::Reseed(part) => self.reseed(state, part, sink),
            Step::Regress(side, types, keep) => return self.regress(state, side, types, keep, sink),
            Step::Final => self.final_scoring(state, sink),
            Step::DrawElement(side) => return self.draws_element(state, side),
            Step::Slot(side, element) => return self.finds_slot(state, side, element, sink),
            Step::DrawTrait(_) if state.unused.is_empty() => drop(state.agenda.pop()),
            Step::Token(_, _, types, cell) if self.tokens_on_earth(state, types, cell).next().is_none() => self.give_up_step(state),
            Step::Corner(_, _, cells) if state.vacant(cells).next().is_none() => self.give_up_step(state),
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
            | Step::Corner(..)
            | Step::Script => return false,
        }
        true
    }
}

impl Marine {
    /// Puts steps on the agenda, the first one uppermost.
    pub(crate) fn then(&self, state: &mut State, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) {
        state.agenda.then(steps);
    }

    /// A card that another card plays is named as played, and in the end it is told if it has done nothing. One of the row was named
    /// when it was chosen.
    fn is_played(&self, state: &mut State, side: Side, card: u8, x: u8, sink: &mut Events<'_>) {
        if state.frames.depth() > 0 {
            sink.emit(|| Event::PlayedCard(side, card, x));
            state.idle = true;
            self.then(state, [Step::Resolved(card)]);
        }
    }

    /// What was begun is over: whether it has done nothing is told.
    pub(crate) fn tell_if_idle(&self, state: &mut State, event: impl FnOnce() -> Event, sink: &mut Events<'_>) {
        if std::mem::take(&mut state.idle) {
            sink.emit(event);
        }
    }

    /// Lets a card's effect begin. The log names the card when it does something, if it was not named before.
    pub(crate) fn start(&self, state: &mut State, kind: u8, hook: u8, side: Side, args: [i16; 4], sink: &mut Events<'_>) {
        self.open_effect(state, (kind, hook, side), args, || Event::Called(kind, side), sink);
    }

    /// Lets the cards of all sides act that define a hook, the side whose turn it is first.
    pub(crate) fn trigger(&self, state: &mut State, hook: u8, sides: impl DoubleEndedIterator<Item = Side>, arg: i16) {
        let groups = Triggers::by_side(sides, |side| self.acting(state, side, hook));
        for (side, triggers) in groups {
            self.then(state, [Step::Act(hook, side, arg, triggers)]);
        }
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
        let second = match hook {
            hook::BUILT => vent,
            hook::RETRIEVED => self.game_ends(state),
            _ => false,
        };
        let args = [arg, i16::from(second), 0, 0];
        self.start(state, kind, hook, side, args, sink);
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
