//! New cards are drawn («Получение новых карт»): one for each animal, and one more; a player who has nothing gets a new hand.

use super::end::EndOfTurn;
use crate::prelude::*;
use crate::schema::Draws;
use crate::state::{Face, Pick, Place, SIDES, mark};

/// Cards of a new hand that are laid as animals at once, with territories.
const RESCUED: u8 = 2;

step! {
    /// Phase 4: how many cards each side draws.
    pub struct Draw for Evolution {}
}

impl Work<Evolution> for Draw {
    /// After the last turn the game is scored instead.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let mut steps = arrayvec::ArrayVec::<Step, 12>::new();
        if !state.last {
            steps.push(Deal { side: state.first }.into());
            for side in game.clockwise(state.first) {
                let (due, is_rescued) = game.due(state, side);
                state.player_mut(side).due = due;
                game.bars_births(state, side);
                if is_rescued && game.options().territories {
                    steps.push(Rescue { side, cards: RESCUED }.into());
                }
            }
        }
        if sink.is_told() {
            game.tell_draws(state, sink);
        }
        steps.push(EndOfTurn {}.into());
        game.then(state, steps);
    }
}

step! {
    /// Setup and phase 4: cards are dealt one at a time, now from this side on.
    pub struct Deal for Evolution {
        side: Side,
    }
}

impl Question<Evolution> for Deal {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Evolution, _: &State) -> Msg {
        texts::chance_card(texts::colour(self.side))
    }

    /// The next side that still draws, as long as the deck lasts.
    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        let next = game.clockwise(self.side).find(|&side| state.player(side).due > 0);
        match next.filter(|_| !state.deck.is_empty()) {
            Some(side) if side == self.side => return Progress::Waits,
            Some(side) => game.then(state, [Self { side }]),
            None => state.players.iter_mut().for_each(|player| player.due = 0),
        }
        Progress::Done
    }

    fn chances(&self, _: &Evolution, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, Action::Draw);
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side }, Action::Draw(card)) = (*self, action) else { return };
        state.deck.draw(card);
        let player = state.player_mut(side);
        player.hand.put(card);
        player.due -= 1;
        let secret = game.secret(side, card);
        sink.emit(|| Event::Drew(side, secret));
        game.then(state, [Self { side: game.next(side) }]);
    }
}

step! {
    /// With territories: a side that had nothing lays this many cards of its new hand as animals (A38).
    pub struct Rescue for Evolution {
        side: Side,
        cards: u8,
    }
}

impl Question<Evolution> for Rescue {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let named = || texts::ask_rescue(texts::colour(self.side), self.cards);
        game.half_played(state, self.side).unwrap_or_else(named)
    }

    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        if self.cards == 0 || state.player(self.side).hand.is_empty() {
            return Progress::Done;
        }
        game.nothing_picked(state, self.side);
        Progress::Waits
    }

    /// The card; then the continent.
    fn offers(&self, _: &Evolution, state: &State, to: &mut Answers<'_>) {
        if state.pick.get().is_none_or(|pick| pick.card.is_none()) {
            to.offer_all(state.player(self.side).hand.cards().iter().map(|(card, _)| Action::Lay(card)));
        } else {
            to.offer_all(Place::CONTINENTS.map(Action::To));
        }
    }

    /// What it lays comes of its new hand.
    fn is_public(&self, _: &Evolution, _: &State) -> bool {
        false
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Lay(card) => {
                state.pick = game.secret(self.side, Pick { card: card.into(), face: Face::Animal, first: Maybe::NONE });
                game.then(state, [*self]);
            }
            Action::To(place) => {
                if let Some(card) = state.pick.get().and_then(|pick| pick.card.get()) {
                    game.lays_animal(state, self.side, card, place, sink);
                }
                state.pick = clade_engine::Secret::open(Pick::NOTHING);
                game.then(state, [Self { cards: self.cards - 1, ..*self }]);
            }
            _ => {}
        }
    }
}

impl Evolution {
    /// How many cards each side will get: they are dealt one at a time while there are any.
    fn tell_draws(&self, state: &State, sink: &mut Events<'_>) {
        let mut got = [0; SIDES];
        let mut left = state.deck.len();
        while let Some(side) =
            self.clockwise(state.first).filter(|side| got[side.ix()] < state.player(*side).due).min_by_key(|side| got[side.ix()])
        {
            if left == 0 {
                break;
            }
            left -= 1;
            got[side.ix()] += 1;
        }
        for side in self.clockwise(state.first).filter(|side| got[side.ix()] > 0) {
            sink.emit(|| Event::Draws(side, got[side.ix()]));
        }
    }

    /// The cards that a side draws, and whether because it has nothing left.
    fn due(&self, state: &State, side: Side) -> (u8, bool) {
        let player = state.player(side);
        if player.own.is_empty() && player.hand.is_empty() {
            return (self.full_hand(), true);
        }
        let draws = |id: Id| {
            if state.animal(id).is(mark::REGROWN) {
                return 0;
            }
            self.vm.ask_number(state.animal(id).force.kinds(), 1, Draws {}, |_| 0).clamp(0, 9) as u8
        };
        (player.own.into_iter().map(draws).fold(1, u8::saturating_add), false)
    }

    /// A paralysed animal's traits do not act now: a card was drawn for it, so nothing is born instead (r-Strategy, «r-Стратегия»).
    fn bars_births(&self, state: &mut State, side: Side) {
        for id in state.player(side).own {
            if state.animal(id).is(mark::PARALYSED) {
                state.animal_mut(id).marks.add(mark::REGROWN);
            }
        }
    }
}
