//! A round: everybody draws, chooses in secret, and plays a card.

use super::dusk::Dusk;
use crate::event::Event;
use crate::pond::Pond;
use crate::schema::Hook;
use crate::state::{ROUNDS, State};
use crate::step::Step;
use crate::texts;
use clade_engine::{
    Answer, Answers, Audited, Game, Kind, Msg, Outcomes, Progress, Question, Secret, Shown, Side, Sink, Triggers, Whom, Work, step,
};

step! {
    /// A round ends, the next one begins: all draw, choose and play.
    pub struct Round for Pond {}
}

impl Work<Pond> for Round {
    /// After every second round the cards in front act; the last round ends the game.
    fn does(&self, game: &Pond, state: &mut State, sink: &mut Sink<'_, Event>) {
        let sides = || game.all_sides();
        if state.round < ROUNDS {
            let draw = sides().map(|side| Step::from(Draw { side }));
            let choose = sides().map(|side| Step::from(Choose { side }));
            let turn = sides().map(|side| Step::from(Turn { side }));
            state.agenda.then([*self]);
            state.agenda.then(draw.chain(choose).chain(turn));
        }
        if state.round.is_multiple_of(2) {
            let cards = Triggers::by_side(sides(), |side| state.in_force[side.ix()]);
            state.agenda.then(cards.into_iter().rev().map(|(side, cards)| Dusk { side, cards }));
        }
        state.round += 1;
        if state.round <= ROUNDS {
            sink.emit(|| Event::Round(state.round));
        }
    }
}

step! {
    /// A side draws a card.
    pub struct Draw for Pond {
        side: Side,
    }
}

impl Question<Pond> for Draw {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Pond, _: &State) -> Msg {
        texts::chance()
    }

    fn works(&self, _: &Pond, state: &mut State, _: &mut Sink<'_, Event>) -> Progress {
        if state.deck.is_empty() { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Pond, state: &State, to: &mut Outcomes<'_, Answer>) {
        to.deck(&state.deck, |Kind(kind)| Answer::Thing(kind));
    }

    fn takes(&self, game: &Pond, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let (Self { side }, Answer::Thing(kind)) = (*self, answer) else { return };
        let kind = Kind(kind);
        state.deck.draw(kind);
        state.hands[side.ix()].put(kind);
        sink.emit(|| Event::Drew(side, Secret::new(kind, game.only(side))));
    }
}

step! {
    /// A side chooses in secret how to feed.
    pub struct Choose for Pond {
        side: Side,
    }
}

impl Question<Pond> for Choose {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Pond, _: &State) -> Msg {
        texts::choose(game.side_name(self.side))
    }

    fn offers(&self, _: &Pond, _: &State, to: &mut Answers<'_, Answer>) {
        to.offer_all([Answer::No, Answer::Yes]);
    }

    fn label(&self, _: &Pond, _: &State, answer: Answer) -> Option<Msg> {
        Some(if answer == Answer::Yes { texts::hunt() } else { texts::graze() })
    }

    /// When all have chosen it is revealed.
    fn takes(&self, game: &Pond, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        state.hunts[self.side.ix()] = Some(Secret::new(answer == Answer::Yes, game.only(self.side)));
        if self.side.0 + 1 == game.seats {
            game.reveal(state, sink);
        }
    }
}

step! {
    /// A side plays a card or passes.
    pub struct Turn for Pond {
        side: Side,
    }
}

impl Question<Pond> for Turn {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Pond, _: &State) -> Msg {
        texts::turn(game.side_name(self.side))
    }

    fn offers(&self, _: &Pond, state: &State, to: &mut Answers<'_, Answer>) {
        to.offer_all(state.hands[self.side.ix()].cards().iter().map(|(Kind(kind), _)| Answer::Thing(kind)));
        to.offer(Answer::Done);
    }

    fn label(&self, _: &Pond, _: &State, answer: Answer) -> Option<Msg> {
        (answer == Answer::Done).then(texts::pass)
    }

    /// Nothing else of a hand shows.
    fn is_public(&self, _: &Pond, state: &State) -> bool {
        state.hands[self.side.ix()].is_empty()
    }

    fn takes(&self, game: &Pond, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let (Self { side }, Answer::Thing(kind)) = (*self, answer) else { return };
        let kind = Kind(kind);
        state.hands[side.ix()].take(kind);
        state.in_front[side.ix()].insert(kind);
        game.recount(state);
        sink.emit(|| Event::Played(side, kind));
        game.act(state, side, kind, Hook::Play, sink);
    }
}

impl Pond {
    /// All choices are revealed. A grazer gets 2 food, a hunter 1 for each grazer.
    fn reveal(&self, state: &mut State, sink: &mut Sink<'_, Event>) {
        let hunts = std::mem::take(&mut state.hunts).map(|choice| choice.is_some_and(|hunts| hunts.get() == Some(&true)));
        let grazers = self.all_sides().filter(|side| !hunts[side.ix()]).count() as u32;
        for side in self.all_sides() {
            sink.emit(|| Event::Revealed(side, hunts[side.ix()]));
            state.feed(side, if hunts[side.ix()] { grazers } else { 2 }, None, sink);
        }
    }
}
