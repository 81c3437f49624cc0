//! The phase of the food bank («Фаза определения кормовой базы»): dice decide how much food there is; without dice see [`crate::cycle`].

use crate::event::Event;
use crate::evolution::{Events, Evolution};
use crate::forged::FOOD;
use crate::schema::Hook;
use crate::state::{Herd, Id, PLACES, Phase, Place, State, Step};
use clade_engine::{Maybe, Side, Small};

/// Dice and further food by players, from 2 (rulebook).
const TABLE: [(u8, u8); 7] = [(1, 2), (2, 0), (2, 2), (3, 2), (3, 4), (4, 2), (4, 4)];
/// The same for Laurasia, Gondwana and the Ocean.
const TERRITORIES: [[(u8, u8); PLACES]; 7] = [
    [(1, 0), (1, 2), (0, 3)],
    [(1, 0), (2, 0), (0, 4)],
    [(1, 2), (2, 0), (0, 5)],
    [(1, 3), (2, 2), (0, 6)],
    [(1, 5), (2, 3), (0, 7)],
    [(2, 2), (3, 2), (0, 8)],
    [(2, 2), (3, 4), (0, 9)],
];

impl Evolution {
    /// The dice and the further food of a bank.
    pub(crate) fn bank_of(&self, place: Place) -> (u8, u8) {
        let row = usize::from(self.rules.seats.clamp(2, 8) - 2);
        if self.options().territories { TERRITORIES[row][place.ix()] } else { TABLE[row] }
    }

    /// The phase begins: first the traits act that act then (Neoplasm), then the first player rolls.
    pub(crate) fn food_bank(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.phase = Phase::FoodBank;
        // What a trait would have killed in the phase before dies now.
        state.unsettled = state.living();
        sink.emit(|| Event::Phase(Phase::FoodBank));
        let rolls = self.places().map(Step::Roll);
        let steps = [Step::Each(Hook::BeforeBank, 0, 0)].into_iter().chain(rolls).chain([Step::Filled]);
        self.then(state, steps.collect::<arrayvec::ArrayVec<_, 8>>());
    }

    /// Lets traits act upon an event on all animals: clockwise from the first player, of each in the order of its slots.
    pub(crate) fn each(&self, state: &mut State, hook: Hook, nth: u8, from: u8, _: &mut Events<'_>) {
        state.agenda.pop();
        if self.vm.defines(hook).is_empty() || nth >= self.rules.seats {
            return;
        }
        let side = Side((state.first.0 + nth) % self.rules.seats);
        let acts = |&slot: &u8| slot >= from && !self.acting(state, Id(slot), hook).is_empty();
        let own: Herd = state.player(side).own;
        match own.into_iter().find(acts) {
            Some(slot) => {
                let id = Id(slot);
                self.then(state, [Step::Each(hook, nth, slot + 1)]);
                self.trigger(state, hook, id, id, 0, self.acting(state, id, hook));
            }
            None => self.then(state, [Step::Each(hook, nth + 1, 0)]),
        }
    }

    /// Whether Chance is asked for the dice of a bank; without dice it is filled at once.
    pub(crate) fn rolls(&self, state: &mut State, place: Place, sink: &mut Events<'_>) -> bool {
        if self.dice_of(place) > 0 {
            return true;
        }
        self.rolled(state, 0, sink);
        false
    }

    /// The dice are rolled: that much comes to what cards may have put there before.
    pub(crate) fn rolled(&self, state: &mut State, sum: u8, sink: &mut Events<'_>) {
        let Some(Step::Roll(place)) = state.agenda.pop() else { return };
        if self.is_closed() {
            return self.ripens(state, place, sink);
        }
        if self.dice_of(place) > 0 {
            sink.emit(|| Event::Rolled(place, sum));
        }
        let comes = self.comes(state, place, sum, sink);
        let bank = &mut state.bank[place.ix()];
        let filled = comes.min(FOOD.saturating_sub(*bank));
        *bank += filled;
        sink.emit(|| Event::Filled(place, filled));
    }

    /// The feeding phase begins with the traits that act then (Aedificator).
    pub(crate) fn filled(&self, state: &mut State, sink: &mut Events<'_>) {
        state.agenda.pop();
        state.phase = Phase::Feeding;
        state.here = Maybe::NONE;
        state.acts = 0;
        sink.emit(|| Event::Phase(Phase::Feeding));
        self.then(state, [Step::Each(Hook::FeedingBegins, 0, 0), Step::Turn(state.first, 0)]);
    }

    /// The sums that so many dice can show, with the number of ways.
    pub(crate) fn sums(dice: u8) -> Vec<(u8, u32)> {
        let mut ways = vec![(0u8, 1u32)];
        for _ in 0..dice {
            let mut next: Vec<(u8, u32)> = Vec::new();
            for face in 1..=6 {
                for &(sum, n) in &ways {
                    match next.iter_mut().find(|(other, _)| *other == sum + face) {
                        Some((_, all)) => *all += n,
                        None => next.push((sum + face, n)),
                    }
                }
            }
            ways = next;
        }
        ways.sort_unstable();
        ways
    }

    /// Whether a place is the Ocean.
    pub(crate) fn is_ocean(&self, place: Place) -> bool {
        self.options().territories && place == Place::Ocean
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_make_36_ways() {
        let sums = Evolution::sums(2);
        assert_eq!((sums[0], sums[5], sums[10], sums.len()), ((2, 1), (7, 6), (12, 1), 11));
        assert_eq!(Evolution::sums(4).iter().map(|(_, n)| n).sum::<u32>(), 1296);
    }
}
