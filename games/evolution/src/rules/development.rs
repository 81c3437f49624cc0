//! The development phase («Фаза развития»): rounds in which each player lays one card or passes.

use super::births::Births;
use super::food_bank::Bank;
use crate::cards::facts::On;
use crate::prelude::*;
use crate::rulebook::{CONTINENTS, DEVELOPMENT};
use crate::state::{ANIMALS, Card, Face, Pick, Place};
use crate::things::Phase;
use clade_engine::{Kinds, Secret};

step! {
    /// A side plays a card or passes; the sides that have passed, a bit each.
    pub struct Develop for Evolution {
        side: Side,
        passed: u8 as PlayersWord,
    }
}

impl Question<Evolution> for Develop {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        game.half_played(state, self.side).unwrap_or_else(|| texts::ask_develop(texts::colour(self.side)))
    }

    /// A side that has passed, or has no card, is not asked; when all have passed the phase is over.
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let has_passed = |side: Side| self.has_passed(side);
        if game.clockwise(self.side).all(has_passed) {
            game.then(state, [Bank {}]);
        } else if has_passed(self.side) {
            self.goes_on(game, state);
        } else if state.player(self.side).hand.is_empty() {
            self.passes(game, state, sink);
        } else {
            game.nothing_picked(state, self.side);
            return Progress::Waits;
        }
        Progress::Done
    }

    /// Each kind of card in the hand as an animal or as one of its traits; then where.
    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let side = self.side;
        let pick = state.pick.get().copied().unwrap_or(Pick::NOTHING);
        if pick.card.is_none() {
            return self.offers_hand(game, state, to);
        }
        if pick.face == Face::Animal {
            to.offer_all(Place::CONTINENTS.map(Action::To));
            return to.offer_unless(Action::To(Place::Ocean), |why| why.object_if(true, CONTINENTS, texts::why_not_laid_in_ocean));
        }
        let Some(kind) = game.picked(pick) else { return };
        for id in state.living() {
            to.offer_unless(Action::On(id), |why| match pick.first.get() {
                None => game.object_to_first(state, side, kind, id, why),
                Some(first) => game.object_to_mate(state, side, kind, first, id, why),
            });
        }
    }

    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        game.says_where(state, action)
    }

    /// What is played comes of a hand.
    fn is_public(&self, _: &Evolution, _: &State) -> bool {
        false
    }

    /// A part of an answer is picked; with the last part the card is played.
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let pick = state.pick.get().copied().unwrap_or(Pick::NOTHING);
        let of = |card: Card, face: Face| Pick { card: card.into(), face, first: Maybe::NONE };
        match action {
            Action::Pass => self.passes(game, state, sink),
            Action::Animal(card) if game.options().territories => self.picks(game, state, of(card, Face::Animal)),
            Action::Animal(card) => self.plays_animal(game, state, of(card, Face::Animal), Place::Laurasia, sink),
            Action::Trait(card, face) => self.picks(game, state, of(card, face)),
            Action::To(place) => self.plays_animal(game, state, pick, place, sink),
            Action::On(id) => self.names(game, state, pick, id, sink),
            _ => {}
        }
    }
}

impl Develop {
    /// Whether a side plays no more cards in this phase.
    pub(crate) fn has_passed(&self, side: Side) -> bool {
        self.passed & 1 << side.0 != 0
    }

    /// The cards of the hand. Whether there is room for an animal, and where a trait that several of them have fits, is worked out once.
    fn offers_hand(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let is_full = !game.has_room(state);
        let (mut looked, mut fitting) = (Kinds::NONE, Kinds::NONE);
        for card in state.player(self.side).hand.cards().iter().map(|(card, _)| card) {
            to.offer_unless(Action::Animal(card), |why| why.object_if(is_full, "", || texts::why_table_full(ANIMALS)));
            for face in Face::TRAITS {
                let Some(kind) = game.playable(card, face) else { continue };
                to.offer_unless(Action::Trait(card, face), |why| {
                    if !looked.contains(kind) {
                        looked.insert(kind);
                        if game.has_host(state, self.side, kind) {
                            fitting.insert(kind);
                        }
                    }
                    why.object_if(!fitting.contains(kind), DEVELOPMENT, texts::why_no_host)
                });
            }
        }
        to.offer(Action::Pass);
    }

    /// A side plays no more cards in this phase.
    fn passes(self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let Self { side, passed } = self;
        sink.emit(|| Event::Passed(side));
        Self { side, passed: passed | 1 << side.0 }.played(game, state);
    }

    /// One more part of the card that is played is known to its side.
    fn picks(self, game: &Evolution, state: &mut State, pick: Pick) {
        state.pick = game.secret(self.side, pick);
        game.then(state, [self]);
    }

    fn plays_animal(self, game: &Evolution, state: &mut State, pick: Pick, place: Place, sink: &mut Events<'_>) {
        if let Some(card) = pick.card.get() {
            game.lays_animal(state, self.side, card, place, sink);
        }
        self.played(game, state);
    }

    /// An animal is named for the picked trait.
    fn names(self, game: &Evolution, state: &mut State, pick: Pick, id: Id, sink: &mut Events<'_>) {
        let Some((card, kind)) = pick.card.get().zip(game.picked(pick)) else { return };
        let is_pair = game.facts(kind).pair.is_some();
        let (host, mate) = match pick.first.get() {
            None if is_pair => return self.picks(game, state, Pick { first: id.into(), ..pick }),
            Some(first) if is_pair => (first, Some(id)),
            _ => (id, None),
        };
        let (side, who, with) = (self.side, game.who(state, host), mate.map(|mate| game.who(state, mate)));
        state.player_mut(side).hand.take(card);
        sink.emit(|| Event::Added(side, card, kind, who, with));
        if game.facts(kind).ocean && game.options().territories {
            // One of the Ocean takes its animal there instead.
            sink.emit(|| Event::Mattered(kind, who));
            game.goes(state, host, Place::Ocean, side, sink);
            game.discard(state, who.0, Some(card));
        } else {
            game.lay_trait(state, Some(card), kind, host, mate);
        }
        self.played(game, state);
    }

    /// A card is played, or none: the next side's turn.
    fn played(self, game: &Evolution, state: &mut State) {
        state.pick = Secret::open(Pick::NOTHING);
        self.goes_on(game, state);
    }

    fn goes_on(self, game: &Evolution, state: &mut State) {
        game.then(state, [Self { side: game.next(self.side), ..self }]);
    }
}

impl Evolution {
    /// A turn begins. With an empty deck it is the last one.
    pub(crate) fn begin_turn(&self, state: &mut State, sink: &mut Events<'_>) {
        state.turn = state.turn.saturating_add(1);
        state.phase = Phase::Development;
        let (turn, first, last) = (state.turn, state.first, state.deck.is_empty());
        sink.emit(|| Event::Turn(turn, first, last));
        if last {
            state.last = true;
            self.refresh_all(state);
        }
        self.then(state, [Step::from(Births { nth: 0 }), Develop { side: first, passed: 0 }.into()]);
    }

    /// The side is about to pick; nobody else will see what.
    pub(crate) fn nothing_picked(&self, state: &mut State, side: Side) {
        if state.pick.get().is_none_or(|pick| pick.card.is_none()) {
            state.pick = self.secret(side, Pick::NOTHING);
        }
    }

    /// The trait of a card on this face. One that is only ever an animal (Anglerfish, «Удильщик») is never played as a trait.
    fn playable(&self, card: Card, face: Face) -> Option<Kind> {
        self.face(card, face).filter(|_| !self.turns_over(card))
    }

    /// Whether an animal with this card can turn over, as long as it has no traits.
    pub(crate) fn turns_over(&self, card: Card) -> bool {
        self.faces(card)[0].is_some_and(|front| self.facts(front).on == On::Hidden)
    }

    /// A card of the hand becomes an animal.
    pub(crate) fn lays_animal(&self, state: &mut State, side: Side, card: Card, place: Place, sink: &mut Events<'_>) {
        state.player_mut(side).hand.take(card);
        if let Some(id) = self.lay_animal(state, side, place, card) {
            let (who, card) = (self.who(state, id), state.animal(id).card);
            sink.emit(|| Event::Laid(who, place, card));
        }
    }
}
