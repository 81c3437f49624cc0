//! The rules: what lies on the table and what happens, step by step.
//!
//! In a round each draws a card; all choose in secret whether to graze or to hunt, and it is revealed; each plays a card or
//! passes. After every second round dusk falls and the cards in front act. After six rounds the most food wins.

use crate::cards::{DUSK, PLAY};
use clade_engine::{Agenda, Answer, Deck, Game, Hand, Kinds, Seats, Secret, Side, Sink, Triggers};
use clade_script::{Fault, Frames, Scripted, Vm};
use serde::{Deserialize, Serialize};

pub(crate) const KINDS: usize = 8;
pub(crate) const COPIES: [u8; KINDS] = [8, 6, 10, 6, 6, 6, 6, 6]; // beg, echo, storm; then the cards of mods
const ROUNDS: u8 = 6;

/// Pending work; the top step is the open question.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Step {
    Round,                // a round ends, the next one begins
    Draw(Side),           // a side draws a card
    Choose(Side),         // a side chooses in secret how to feed
    Turn(Side),           // a side plays a card or passes
    Play(Side, u8),       // a card is played by another one
    Script,               // the innermost open script runs on, or waits
    Dusk(Side, Triggers), // cards of a side act, in an order of its choice
}

/// Something that happened.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    Drew(Side, Secret<u8>),
    Revealed(Side, bool), // whether the side hunts
    Acted(Side, u8),
    Failed(Fault), // what the card did since its last question is taken back
}

/// Everything on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) ruleset: u64,
    pub(crate) round: u8,
    pub(crate) pond: u32,
    pub(crate) food: [u32; 4],
    pub(crate) deck: Deck<KINDS>,
    pub(crate) hands: [Hand<KINDS>; 4],
    pub(crate) hunts: [Option<Secret<bool>>; 4],
    pub(crate) in_front: [Kinds; 4],
    pub(crate) agenda: Agenda<Step>,
    pub(crate) frames: Frames,
}

/// Pond, opened on a thread.
#[derive(Debug)]
pub(crate) struct Pond {
    pub(crate) seats: u8,
    pub(crate) hash: u64,
    pub(crate) vm: Vm,
}

impl State {
    /// Food goes from the pond to a side, as much as there is.
    pub(crate) fn feed(&mut self, side: Side, n: u32) {
        let taken = n.min(self.pond);
        self.pond -= taken;
        self.food[side.ix()] += taken;
    }
}

impl Pond {
    /// The seat of a side, as the only one that knows something.
    pub(crate) fn only(&self, side: Side) -> Seats {
        Seats::one(self.seat_of(side))
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
                self.act(state, side, kind, PLAY, sink);
            }
            (Some(Step::Dusk(side, mut cards)), Answer::Thing(kind)) => {
                cards.take(kind);
                state.agenda.then([Step::Dusk(side, cards)]); // the others act later
                self.act(state, side, kind, DUSK, sink);
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
                Step::Round => self.round(state),
                Step::Play(side, kind) => {
                    state.agenda.pop();
                    self.act(state, side, kind, PLAY, sink);
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
    fn round(&self, state: &mut State) {
        if state.round == ROUNDS {
            state.agenda.pop();
        } else {
            state
                .agenda
                .then(self.all_sides().map(Step::Draw).chain(self.all_sides().map(Step::Choose)).chain(self.all_sides().map(Step::Turn)));
        }
        if state.round.is_multiple_of(2) {
            let cards = Triggers::by_side(self.all_sides(), |side| state.in_front[side.ix()].and(self.vm.defines(DUSK)));
            state.agenda.then(cards.into_iter().rev().map(|(side, cards)| Step::Dusk(side, cards)));
        }
        state.round += 1;
    }

    /// All choices are shown. Who grazes gets 2 food, who hunts 1 for each who grazes.
    fn reveal(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        let hunts = std::mem::take(&mut state.hunts).map(|choice| choice.is_some_and(|hunts| hunts.get() == Some(&true)));
        let grazers = self.all_sides().filter(|side| !hunts[side.ix()]).count() as u32;
        for side in self.all_sides() {
            sink.emit(|| Event::Revealed(side, hunts[side.ix()]));
            state.feed(side, if hunts[side.ix()] { grazers } else { 2 });
        }
    }

    /// A card acts: its script is opened.
    fn act(&self, state: &mut State, side: Side, kind: u8, hook: u8, sink: &mut Sink<'_, Event>) {
        sink.emit(|| Event::Acted(side, kind));
        if self.vm.defines(hook).contains(kind) && state.frames.open(kind, hook, side, [0; 4]) {
            state.agenda.then([Step::Script]);
        }
    }
}
