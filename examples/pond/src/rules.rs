//! The rules: what lies on the table and what happens, step by step.
//!
//! In a round each draws a card; all choose in secret whether to graze or to hunt, and it is revealed; each plays a card or
//! passes. After every second round dusk falls and the cards in front act. After six rounds the most food wins.

use crate::schema::{Hook, KINDS, SCHEMA};
use clade_engine::{Agenda, Answer, Audited, Deck, Game, Hand, Kinds, Rules, Seats, Secret, Side, Sink, Triggers};
use clade_script::{Fault, Frames, Scripted, Vm};
use serde::{Deserialize, Serialize};

pub(crate) const COPIES: [u8; KINDS] = [8, 6, 10, 6, 6, 6, 6, 6]; // beg, echo, storm, tide; then the cards of mods
pub(crate) const ROUNDS: u8 = 6;
const MOST_FOOD: u32 = 1 << 30; // no game comes near

/// Pending work; the top step is the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A round ends, the next one begins.
    Round,
    /// A side draws a card.
    Draw(Side),
    /// A side chooses in secret how to feed.
    Choose(Side),
    /// A side plays a card or passes.
    Turn(Side),
    /// A card is played by another one.
    Play(Side, u8),
    /// The innermost open script runs on, or waits.
    Script,
    /// Cards of a side act, in an order of its choice.
    Dusk(Side, Triggers),
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A side draws a card.
    Drew(Side, Secret<u8>),
    /// A card leaves a hand and lies in front of its owner.
    Played(Side, u8),
    /// A side takes food out of the pond; by which card, if by one.
    Fed(Side, u32, Option<u8>),
    /// A round begins. No log line.
    Round(u8),
    /// Food falls into the pond, or is washed away; by which card, if by one.
    Filled(i32, Option<u8>),
    /// Whether the side hunts.
    Revealed(Side, bool),
    /// A card in front of a side is washed away.
    Washed(Side, u8),
    /// A card acts.
    Acted(Side, u8),
    /// What the card did since its last question is taken back.
    Failed(Fault),
}

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The ruleset under which this state is valid.
    pub ruleset: u64,
    /// The round, from 1.
    pub round: u8,
    /// Food in the pond.
    pub pond: u32,
    /// Food of each side.
    pub food: [u32; 4],
    /// Cards not yet drawn.
    pub deck: Deck<KINDS>,
    /// The hand of each side.
    pub hands: [Hand<KINDS>; 4],
    /// The secret choice of each side: whether it hunts.
    pub hunts: [Option<Secret<bool>>; 4],
    /// The kinds of cards in front of each side.
    pub in_front: [Kinds; 4],
    /// Those of them that act at dusk; follows from `in_front`.
    pub in_force: [Kinds; 4],
    /// Pending work.
    pub agenda: Agenda<Step>,
    /// Open scripts.
    pub frames: Frames,
}

/// Pond, opened on a thread.
#[derive(Debug)]
pub struct Pond {
    pub(crate) seats: u8,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

impl State {
    /// Food goes from the pond to a side, as much as there is.
    pub(crate) fn feed(&mut self, side: Side, n: u32, by: Option<u8>, sink: &mut Sink<'_, Event>) {
        let taken = n.min(self.pond);
        self.pond -= taken;
        self.food[side.ix()] += taken;
        sink.emit(|| Event::Fed(side, taken, by));
    }

    /// Food falls into the pond, at most 99 altogether, or is washed away, as much as there is.
    pub(crate) fn fill(&mut self, n: i32, by: Option<u8>, sink: &mut Sink<'_, Event>) {
        let before = self.pond;
        self.pond = before.saturating_add_signed(n).min(99);
        sink.emit(|| Event::Filled(self.pond.cast_signed() - before.cast_signed(), by));
    }
}

impl Pond {
    /// The seat of a side, as the only one that knows something.
    pub(crate) fn only(&self, side: Side) -> Seats {
        Seats::one(self.seat_of(side))
    }

    /// Whether every number of a loaded state is one that can be: damaged bytes are refused, not played.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        let (is_side, is_kind) = (|side: Side| side.0 < self.seats, |kind: u8| usize::from(kind) < self.vm.cards().len());
        let steps = state.agenda.iter().all(|step| match *step {
            Step::Round | Step::Script => true,
            Step::Draw(side) | Step::Choose(side) | Step::Turn(side) => is_side(side),
            Step::Play(side, kind) => is_side(side) && is_kind(kind),
            Step::Dusk(side, cards) => is_side(side) && cards.pending().iter().all(|&kind| is_kind(kind)),
        });
        let scripts = state.agenda.iter().filter(|step| **step == Step::Script).count() == state.frames.depth();
        let hands = state.hands.iter().all(|hand| u32::from(hand.len()) == hand.cards().len());
        let copies = |kind: u8| state.hands.iter().map(|hand| u32::from(hand.cards().count(kind))).sum::<u32>();
        let cards =
            (0..KINDS as u8).all(|kind| copies(kind) + u32::from(state.deck.unseen.count(kind)) <= u32::from(COPIES[usize::from(kind)]));
        let front = state.in_front.iter().chain(&state.in_force).all(|kinds| kinds.into_iter().all(is_kind));
        let food = state.pond <= MOST_FOOD && state.food.iter().all(|&food| food <= MOST_FOOD);
        state.round <= ROUNDS + 1
            && steps
            && scripts
            && hands
            && cards
            && front
            && food
            && state.frames.is_sound(&SCHEMA, is_side, is_kind, |_, kind| is_kind(kind))
    }

    /// Takes a legal answer to the open question.
    pub(crate) fn answer(&self, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        match (state.agenda.pop(), answer) {
            (Some(Step::Draw(side)), Answer::Thing(kind)) => {
                state.deck.draw(kind);
                state.hands[side.ix()].put(kind);
                sink.emit(|| Event::Drew(side, Secret::new(kind, self.only(side))));
            }
            (Some(Step::Choose(side)), _) => {
                state.hunts[side.ix()] = Some(Secret::new(answer == Answer::Yes, self.only(side)));
                if side.0 + 1 == self.seats {
                    self.reveal(state, sink);
                }
            }
            (Some(Step::Turn(side)), Answer::Thing(kind)) => {
                state.hands[side.ix()].take(kind);
                state.in_front[side.ix()].insert(kind);
                self.recount(state);
                sink.emit(|| Event::Played(side, kind));
                self.act(state, side, kind, Hook::Play, sink);
            }
            (Some(Step::Dusk(side, mut cards)), Answer::Thing(kind)) => {
                cards.take(kind);
                state.agenda.then([Step::Dusk(side, cards)]); // the others act later
                self.act(state, side, kind, Hook::Dusk, sink);
            }
            (Some(Step::Script), _) => {
                state.frames.take(answer);
                state.agenda.then([Step::Script]);
            }
            _ => {} // passed
        }
    }

    /// Works off steps until somebody must answer.
    pub(crate) fn run(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        while let Some(step) = state.agenda.top() {
            match step {
                Step::Round => self.round(state, sink),
                Step::Play(side, kind) => {
                    state.agenda.pop();
                    self.act(state, side, kind, Hook::Play, sink);
                }
                Step::Script if !state.frames.waits() => {
                    if self.resume(state, 0, sink).ended(|fault| sink.emit(|| Event::Failed(fault))) {
                        state.agenda.pop();
                    }
                }
                Step::Dusk(_, cards) if cards.pending().is_empty() => drop(state.agenda.pop()),
                Step::Draw(_) if state.deck.is_empty() => drop(state.agenda.pop()),
                _ => return,
            }
        }
    }

    /// After every second round the cards in front act; unless that was the last one, all draw, choose and play.
    fn round(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        if state.round >= ROUNDS {
            state.agenda.pop();
        } else {
            state
                .agenda
                .then(self.all_sides().map(Step::Draw).chain(self.all_sides().map(Step::Choose)).chain(self.all_sides().map(Step::Turn)));
        }
        if state.round.is_multiple_of(2) {
            let cards = Triggers::by_side(self.all_sides(), |side| state.in_force[side.ix()]);
            state.agenda.then(cards.into_iter().rev().map(|(side, cards)| Step::Dusk(side, cards)));
        }
        state.round += 1;
        if state.round <= ROUNDS {
            sink.emit(|| Event::Round(state.round));
        }
    }

    /// All choices are shown. Who grazes gets 2 food, who hunts 1 for each who grazes.
    fn reveal(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        let hunts = std::mem::take(&mut state.hunts).map(|choice| choice.is_some_and(|hunts| hunts.get() == Some(&true)));
        let grazers = self.all_sides().filter(|side| !hunts[side.ix()]).count() as u32;
        for side in self.all_sides() {
            sink.emit(|| Event::Revealed(side, hunts[side.ix()]));
            state.feed(side, if hunts[side.ix()] { grazers } else { 2 }, None, sink);
        }
    }

    /// A card acts: its script is opened.
    fn act(&self, state: &mut State, side: Side, kind: u8, hook: Hook, sink: &mut Sink<'_, Event>) {
        sink.emit(|| Event::Acted(side, kind));
        if self.vm.defines(hook as u8).contains(kind) && state.frames.open(kind, hook as u8, side, [0; 4]) {
            state.agenda.then([Step::Script]);
        }
    }
}
