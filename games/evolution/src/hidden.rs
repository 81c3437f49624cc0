//! What players do not know of each other, and how it is dealt out again for search.

use crate::event::Event;
use crate::evolution::Evolution;
use crate::state::{Pick, State};
use clade_engine::{Effects, Hidden, Maybe, Observer, Question, Small};

impl Hidden for Evolution {
    /// Hidden are hands, piles and the cards of animals: what somebody plays, and whether an animal can be turned over.
    fn list_is_public(&self, state: &State) -> bool {
        state.agenda.top().is_none_or(|step| step.is_public(self, state))
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        let pool = &mut state.deck.unseen;
        for player in &mut state.players {
            player.hand.redact(observer, pool);
            player.pile.redact(observer, pool);
        }
        for id in state.players.iter().fold(crate::state::Herd::NONE, |all, player| all.or(player.own)) {
            let card = &mut state.animals[id.ix()].card;
            let before = card.get().copied();
            card.redact(observer);
            if let (Some(card), None) = (before.and_then(Maybe::get), card.get()) {
                pool.put(card);
            }
        }
        state.pick.redact(observer);
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        let pool = &mut state.deck.unseen;
        for player in &mut state.players {
            player.hand.deal(pool, words);
            player.pile.deal(pool, words);
        }
        for id in state.players.iter().fold(crate::state::Herd::NONE, |all, player| all.or(player.own)) {
            let card = &mut state.animals[id.ix()].card;
            if card.get().is_none()
                && let Some(kind) = pool.sample(words())
            {
                pool.take(kind);
                card.fill(kind.into());
            }
        }
        state.pick.fill(Pick::NOTHING);
        state.frames.deal();
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        event.redacted(observer)
    }
}
