//! What players do not know of each other, and how it is dealt out again for search.

use crate::event::Event;
use crate::marine::Marine;
use crate::state::State;
use clade_engine::{Effects, Hidden, Kind, Kinds, Observer, Question, chance};

impl Hidden for Marine {
    /// The only hidden things are the traits that an animal chooses from.
    fn list_is_public(&self, state: &State) -> bool {
        state.agenda.top().is_none_or(|step| step.is_public(self, state))
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        for animal in &mut state.animals {
            for secret in [&mut animal.drawn, &mut animal.kept] {
                let before = secret.get().cloned().unwrap_or_default();
                secret.redact(observer);
                if secret.get().is_none() {
                    before.into_iter().for_each(|kind| state.unused.insert(kind));
                }
            }
        }
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        self.deal_traits_again(state, words);
        state.frames.deal();
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        event.redacted(observer)
    }
}

impl Marine {
    /// Traits that the observer does not know are dealt out again.
    fn deal_traits_again(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        for side in self.turn_order() {
            let [drawn, kept] = state.animal(side).face_down;
            if state.animal(side).drawn.get().is_none() {
                let cards = deal_from(&mut state.unused, drawn, words);
                state.animal_mut(side).drawn.fill(cards);
            }
            if state.animal(side).kept.get().is_none() {
                let cards = deal_from(&mut state.unused, kept, words);
                state.animal_mut(side).kept.fill(cards);
            }
        }
    }
}

/// This many random traits, lowest first.
fn deal_from(unused: &mut Kinds, n: u8, words: &mut dyn FnMut() -> u64) -> arrayvec::ArrayVec<Kind, 3> {
    let mut cards = arrayvec::ArrayVec::new();
    for _ in 0..n {
        let drawn = unused.clone().nth(chance::below(words(), unused.len()) as usize);
        drawn.into_iter().for_each(|kind| unused.remove(kind));
        cards.extend(drawn);
    }
    cards.sort_unstable();
    cards
}
