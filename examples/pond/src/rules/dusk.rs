//! Dusk: the cards in front of everybody act.

use crate::event::Event;
use crate::pond::Pond;
use crate::schema::Hook;
use crate::state::State;
use crate::texts;
use clade_engine::{Answer, Answers, Kind, Msg, Progress, Question, Shown, Side, Sink, Triggers, Whom, step};
use clade_script::CardsWord;

step! {
    /// Cards of a side act: which is next.
    pub struct Dusk for Pond {
        side: Side,
        cards: Triggers as CardsWord,
    }
}

impl Question<Pond> for Dusk {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Pond, _: &State) -> Msg {
        texts::order(game.side_name(self.side))
    }

    fn works(&self, _: &Pond, _: &mut State, _: &mut Sink<'_, Event>) -> Progress {
        if self.cards.pending().is_empty() { Progress::Done } else { Progress::Waits }
    }

    /// Where the order does not matter there is no choice.
    fn offers(&self, game: &Pond, _: &State, to: &mut Answers<'_, Answer>) {
        let free = self.cards.pending().iter().all(|&kind| game.vm.cards().get(kind).order_free);
        to.offer_all(self.cards.pending().iter().take(if free { 1 } else { Triggers::MAX }).map(|&Kind(kind)| Answer::Thing(kind)));
    }

    fn takes(&self, game: &Pond, state: &mut State, answer: Answer, sink: &mut Sink<'_, Event>) {
        let (Self { side, mut cards }, Answer::Thing(kind)) = (*self, answer) else { return };
        let kind = Kind(kind);
        cards.take(kind);
        state.agenda.then([Self { side, cards }]); // the others act later
        game.act(state, side, kind, Hook::Dusk, sink);
    }
}
