//! The extinction phase («Фаза вымирания»): the unfed die, and what remains of eaten animals gets a new one.

use super::draw::Draw;
use crate::event::Cause;
use crate::prelude::*;
use crate::state::{Card, Herd, Phase, mark};

step! {
    /// Phase 4 begins.
    pub struct Extinction for Evolution {}
}

impl Work<Evolution> for Extinction {
    /// Who is unfed, or doomed, dies. This is judged once: a death neither saves nor kills anybody else.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        state.phase = Phase::Extinction;
        sink.emit(|| Event::Phase(Phase::Extinction));
        let dies = |&id: &Id| !state.animal(id).is_fed() || state.animal(id).is(mark::DOOMED);
        let dying: Herd = state.living().filter(dies).collect();
        for side in game.clockwise(state.first) {
            for id in dying.and(state.player(side).own) {
                let (doomed, who) = (state.animal(id).is(mark::DOOMED), game.who(state, id));
                let hungry = state.animal(id).force.kinds().filter(|&kind| !doomed && game.facts(kind).need > 0);
                let cause = if doomed { Cause::Doomed(Evolution::doomed_by(state, id)) } else { Cause::Starved };
                hungry.for_each(|kind| sink.emit(|| Event::Mattered(kind, who)));
                game.dies(state, id, cause, sink);
            }
        }
        game.then(state, [Step::from(Regrow { nth: 0, from: 0 }), Draw {}.into()]);
    }
}

step! {
    /// What remains of animals gets a new one, from this slot on of the n-th side.
    pub struct Regrow for Evolution {
        nth: u8,
        from: u8,
    }
}

impl Work<Evolution> for Regrow {
    /// Clockwise from the first player (A31) its owner lays a card of the hand on it; without a hand, the top card of the deck; without
    /// either it stays as it is.
    fn does(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) {
        let Self { nth, from } = *self;
        if nth >= game.rules.seats || state.remains.is_empty() {
            return;
        }
        let side = Side((state.first.0 + nth) % game.rules.seats);
        let remains = state.remains.into_iter().find(|&id| id.0 >= from && state.animal(id).owner == side);
        let Some(remains) = remains else { return game.then(state, [Self { nth: nth + 1, from: 0 }]) };
        game.then(state, [Self { nth, from: remains.0 + 1 }]);
        if !state.player(side).hand.is_empty() {
            game.then(state, [RegrowWith { remains }]);
        } else if !state.deck.is_empty() {
            game.then(state, [RegrowFromDeck { remains }]);
        }
    }
}

step! {
    /// A side lays a card of its hand on what remains of an animal.
    pub struct RegrowWith for Evolution {
        remains: Id,
    }
}

impl Question<Evolution> for RegrowWith {
    fn asks(&self, state: &State) -> Whom {
        Whom::Side(state.animal(self.remains).owner)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::ask_regrow(game.owner_named(state, self.remains), game.placed(state, self.remains))
    }

    fn offers(&self, _: &Evolution, state: &State, to: &mut Answers<'_>) {
        let side = state.animal(self.remains).owner;
        to.offer_all(state.player(side).hand.cards().iter().map(|(card, _)| Action::Lay(card)));
    }

    /// The new card comes of a hand.
    fn is_public(&self, _: &Evolution, _: &State) -> bool {
        false
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Lay(card) = action else { return };
        let side = state.animal(self.remains).owner;
        state.player_mut(side).hand.take(card);
        game.regrows(state, self.remains, card, sink);
    }

    /// Nothing can happen to it before.
    fn is_sound(&self, _: &Evolution, state: &State) -> bool {
        state.remains.contains(self.remains) && state.above(*self).next().is_none()
    }
}

step! {
    /// The top card is laid on what remains of an animal.
    pub struct RegrowFromDeck for Evolution {
        remains: Id,
    }
}

impl Question<Evolution> for RegrowFromDeck {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::chance_regrow(game.placed(state, self.remains))
    }

    fn chances(&self, _: &Evolution, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, Action::Draw);
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Draw(card) = action else { return };
        state.deck.draw(card);
        game.regrows(state, self.remains, card, sink);
    }

    /// Nothing can happen to it before.
    fn is_sound(&self, _: &Evolution, state: &State) -> bool {
        state.remains.contains(self.remains) && state.above(*self).next().is_none()
    }
}

impl Evolution {
    /// A card becomes the animal of traits that remained.
    fn regrows(&self, state: &mut State, id: Id, card: Card, sink: &mut Events<'_>) {
        state.remains.remove(id);
        let side = state.animal(id).owner;
        let secret = self.secret(side, card.into());
        let animal = state.animal_mut(id);
        animal.card = secret;
        animal.marks = mark::REGROWN;
        state.player_mut(side).own.insert(id);
        self.refresh_around(state, id);
        let who = self.who(state, id);
        let place = state.animal(id).at();
        sink.emit(|| Event::Regrown(who, secret, place));
        // A35: by the rulebook's order the next turn is the last one then.
        if state.deck.is_empty() && self.options().refill_ends_now && !state.last {
            self.last_turn(state, sink);
        }
    }
}
