//! The Dominance cards: the deck and the face-up cards (§8).

use crate::prelude::*;

step! {
    /// Cards are turned over until five lie face up, or the deck is out.
    pub struct Deal for Dominant {}
}

impl Question<Dominant> for Deal {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Dominant, _: &State) -> Msg {
        texts::chance_card()
    }

    fn works(&self, _: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.open.iter().any(|card| card.is_none()) && !state.deck.is_empty() { Progress::Waits } else { Progress::Done }
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, Action::Card);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Card(card) = action else { return };
        state.deck.draw(card);
        if let Some(slot) = state.open.iter_mut().find(|slot| slot.is_none()) {
            *slot = card.into();
        }
        sink.tell(|| Event::Appeared(card));
        game.then(state, [*self]);
    }
}
