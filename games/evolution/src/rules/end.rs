//! A turn ends; the game ends after the turn that is the last one.

use crate::prelude::*;
use crate::schema::Hook;
use crate::state::{ANIMALS, Animal, Ignored, PLACES, Phase, SIDES, mark, used};
use arrayvec::ArrayVec;

step! {
    /// A turn ends.
    pub struct EndOfTurn for Evolution {}
}

impl Work<Evolution> for EndOfTurn {
    /// Tokens go back, marks are taken off, the next player begins; or the game is over.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        if state.last {
            return game.game_over(state, sink);
        }
        game.binds_bodies(state, sink);
        let mut back = [[0; PLACES]; SIDES];
        for animal in &mut state.animals {
            if animal.food() > 0 {
                back[animal.owner.ix()][animal.at().ix()] += u16::from(animal.food());
            }
            *animal =
                Animal { red: 0, blue: 0, marks: animal.marks.only(mark::TURNED.and(mark::REGROWN)), ignored: Ignored::NOTHING, ..*animal };
        }
        for lying in &mut state.traits {
            let rested = lying.is(used::MARKED) || lying.is(used::RESTED) && lying.is(used::TURN);
            lying.used = used::RESTED.when(rested);
        }
        game.forgets_turn(state);
        for place in game.places() {
            game.goes_back(state, place, back.iter().map(|side| side[place.ix()]).sum());
        }
        sink.emit(|| Event::TokensBack(Box::new(back)));
        game.refresh_all(state);
        state.unsettled = crate::state::Herd::NONE;
        state.first = game.next(state.first);
        game.begin_turn(state, sink);
    }
}

impl Evolution {
    /// The deck has become empty: the turn that runs is the last one. An animal that counts as fed only in other turns is hungry again
    /// (Hibernation, «Спячка»).
    pub(crate) fn last_turn(&self, state: &mut State, sink: &mut Events<'_>) {
        let asleep = self.counting_as_fed(state);
        state.last = true;
        sink.emit(|| Event::LastTurn);
        self.refresh_all(state);
        // Who is hungry when it no longer matters has nothing to hear of it.
        for (id, kind) in asleep.into_iter().filter(|&(id, _)| state.phase < Phase::Extinction && !state.animal(id).is_fed()) {
            let who = self.who(state, id);
            sink.emit(|| Event::HungryAgain(who, kind));
        }
    }

    /// The animals that count as fed by a trait, each with the trait.
    fn counting_as_fed(&self, state: &State) -> ArrayVec<(Id, Kind), ANIMALS> {
        let living = state.living().filter(|&id| state.animal(id).is(mark::COUNTS_AS_FED));
        let by = |id: Id| self.acting(state, id, Hook::CountsAsFed).into_iter().find(|&kind| self.says_fed(state, id, kind));
        living.filter_map(|id| by(id).map(|kind| (id, kind))).collect()
    }

    /// The end of the game («Завершение игры»): everybody's score.
    fn game_over(&self, state: &mut State, sink: &mut Events<'_>) {
        state.over = true;
        for side in self.clockwise(Side(0)) {
            let Score { animals, traits, bonus, ocean } = self.score(state, side);
            let pile = self.pile_size(state, side);
            sink.emit(|| Event::Scored(side, animals, traits, bonus, ocean, pile));
        }
        sink.emit(|| Event::Over);
    }

    /// Cards in a side's discard pile.
    pub(crate) fn pile_size(&self, state: &State, side: Side) -> u16 {
        let player = state.player(side);
        player.pile.len() + player.afloat.iter().map(|&n| u16::from(n)).sum::<u16>()
    }

    /// What a side's animals would score now: 2 an animal, 1 a trait, 1 for each food that a trait needs, 1 an animal in the Ocean.
    pub(crate) fn score(&self, state: &State, side: Side) -> Score {
        let mut score = Score::default();
        for id in state.living().or(state.remains) {
            if state.animal(id).owner != side {
                continue;
            }
            let lives = state.lives(id);
            score.animals += u8::from(lives);
            score.ocean += u8::from(lives && self.is_ocean(state.animal(id).at()));
            for slot in state.traits_of(id) {
                let lying = state.lying(slot);
                let need = self.facts(lying.kind).need;
                // A pair card is one card (A56); both its animals need more food (A5).
                if lying.host.is(id) {
                    score.traits = score.traits.saturating_add(1);
                    score.bonus = score.bonus.saturating_add(need);
                } else if !self.options().pair_bonus_once {
                    score.bonus = score.bonus.saturating_add(need);
                }
            }
        }
        score
    }
}

/// The parts of a score.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Score {
    pub(crate) animals: u8,
    pub(crate) traits: u8,
    pub(crate) bonus: u8,
    pub(crate) ocean: u8,
}

impl Score {
    /// The points.
    pub(crate) fn points(self) -> u16 {
        2 * u16::from(self.animals) + u16::from(self.traits) + u16::from(self.bonus) + u16::from(self.ocean)
    }
}
