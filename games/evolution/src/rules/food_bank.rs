//! The phase of the food bank («Фаза определения кормовой базы»): dice decide how much food there is; without dice see [`crate::rules::cycle`].

use super::feeding::Turn;
use crate::prelude::*;
use crate::rules::effects::Each;
use crate::schema::Hook;
use crate::state::{PLACES, Phase, Place};
use crate::things::FOOD;

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

step! {
    /// Phase 2 begins.
    pub struct Bank for Evolution {}
}

impl Work<Evolution> for Bank {
    /// First the traits act that act then (Neoplasm), then the first player rolls.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        state.phase = Phase::FoodBank;
        // What a trait would have killed in the phase before dies now.
        state.unsettled = state.living();
        sink.emit(|| Event::Phase(Phase::FoodBank));
        let rolls = game.places().map(|place| Step::from(Roll { place }));
        let steps = [Each { hook: Hook::BeforeBank, nth: 0, from: 0 }.into()].into_iter().chain(rolls).chain([Filled {}.into()]);
        game.then(state, steps.collect::<arrayvec::ArrayVec<Step, 8>>());
    }
}

step! {
    /// Dice for the bank of a territory; without dice it is filled at once.
    pub struct Roll for Evolution {
        place: Place,
    }
}

impl Question<Evolution> for Roll {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Evolution, _: &State) -> Msg {
        texts::chance_bank(game.place_name(self.place))
    }

    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if game.dice_of(self.place) > 0 {
            return Progress::Waits;
        }
        self.takes(game, state, Action::Total(0), sink);
        Progress::Done
    }

    fn chances(&self, game: &Evolution, _: &State, to: &mut Outcomes<'_>) {
        let sums = sums(game.dice_of(self.place));
        to.weighted(sums.iter().map(|&(sum, ways)| (Action::Total(sum), ways)));
    }

    /// That much comes to what cards may have put there before.
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { place }, Action::Total(sum)) = (*self, action) else { return };
        if game.is_closed() {
            return game.ripens(state, place, sink);
        }
        if game.dice_of(place) > 0 {
            sink.emit(|| Event::Rolled(place, sum));
        }
        let comes = game.comes(state, place, sum, sink);
        let bank = &mut state.bank[place.ix()];
        let filled = comes.min(FOOD.saturating_sub(*bank));
        *bank += filled;
        sink.emit(|| Event::Filled(place, filled));
    }
}

step! {
    /// The bank is filled: phase 3 begins, with the traits that act then (Aedificator).
    pub struct Filled for Evolution {}
}

impl Work<Evolution> for Filled {
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        state.phase = Phase::Feeding;
        state.here = Maybe::NONE;
        state.acts = 0;
        sink.emit(|| Event::Phase(Phase::Feeding));
        let turn = Turn { side: state.first, idle: 0 };
        game.then(state, [Step::from(Each { hook: Hook::FeedingBegins, nth: 0, from: 0 }), turn.into()]);
    }
}

impl Evolution {
    /// The dice and the further food of a bank.
    pub(crate) fn bank_of(&self, place: Place) -> (u8, u8) {
        let row = usize::from(self.rules.seats.clamp(2, 8) - 2);
        if self.options().territories { TERRITORIES[row][place.ix()] } else { TABLE[row] }
    }

    /// Whether a place is the Ocean.
    pub(crate) fn is_ocean(&self, place: Place) -> bool {
        self.options().territories && place == Place::Ocean
    }
}

/// The sums that this many dice can show, with the number of ways.
fn sums(dice: u8) -> Vec<(u8, u32)> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_make_36_ways() {
        let two = sums(2);
        assert_eq!((two[0], two[5], two[10], two.len()), ((2, 1), (7, 6), (12, 1), 11));
        assert_eq!(sums(4).iter().map(|(_, n)| n).sum::<u32>(), 1296);
    }
}
