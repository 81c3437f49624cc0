//! Whether a loaded state can be played at all: damaged bytes are refused, not played.

use crate::pond::Pond;
use crate::schema::{KINDS, SCHEMA};
use crate::state::{COPIES, ROUNDS, State};
use crate::step::Step;
use clade_engine::{Kind, Question, Side, Small};

/// No game comes near these numbers.
const MOST_FOOD: u32 = 1 << 30;

impl Pond {
    /// Whether every number of a loaded state is possible: damaged bytes are refused, not played.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        let (is_side, is_kind) = (|side: Side| side.0 < self.seats, |kind| self.vm.cards().has(kind));
        let steps = state.agenda.iter().all(|step| step.is_sound(self, state));
        let scripts = state.agenda.iter().filter(|step| matches!(step, Step::Script(_))).count() == state.frames.depth();
        let hands = state.hands.iter().all(|hand| u32::from(hand.len()) == hand.cards().len());
        let copies = |kind: Kind| state.hands.iter().map(|hand| u32::from(hand.cards().count(kind))).sum::<u32>();
        let cards =
            (0..KINDS as u8).map(Kind).all(|kind| copies(kind) + u32::from(state.deck.unseen.count(kind)) <= u32::from(COPIES[kind.ix()]));
        let front = state.in_front.iter().chain(&state.in_force).all(|kinds| kinds.into_iter().all(is_kind));
        let food = state.pond <= MOST_FOOD && state.food.iter().all(|&food| food <= MOST_FOOD);
        state.round <= ROUNDS + 1
            && steps
            && scripts
            && hands
            && cards
            && front
            && food
            && state.frames.is_sound(&SCHEMA, self.vm.cards(), is_side, |_, kind| is_kind(Kind(kind)))
    }
}
