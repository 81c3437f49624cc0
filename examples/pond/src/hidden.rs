//! What a seat does not know, and how it is dealt out again for search.

use crate::event::Event;
use crate::pond::Pond;
use crate::state::State;
use clade_engine::{Game, Hidden, Observer, Question, Seat};

impl Hidden for Pond {
    fn list_is_public(&self, state: &State) -> bool {
        state.agenda.top().is_none_or(|step| step.is_public(self, state))
    }

    fn redact(&self, state: &mut State, observer: Observer) {
        state.hands.iter_mut().for_each(|hand| hand.redact(observer, &mut state.deck.unseen));
        state.hunts.iter_mut().flatten().for_each(|hunts| hunts.redact(observer));
        state.frames.redact(observer);
    }

    fn deal_hidden(&self, state: &mut State, words: &mut dyn FnMut() -> u64) {
        state.hands.iter_mut().for_each(|hand| hand.deal(&mut state.deck.unseen, words));
        state.hunts.iter_mut().flatten().for_each(|hunts| hunts.fill(words() >> 63 == 1));
        let mut frames = std::mem::take(&mut state.frames);
        frames.deal_questions(|_, question| state.hands[question.who.ix()].options());
        // The one hidden thing that a script can know: the card that a seat chose from its hand.
        frames.deal_journal(|_, known| {
            let whose = self.all_sides().find(|side| known.contains(Seat(side.0)));
            whose.and_then(|side| state.hands[side.ix()].cards().sample(words())).map_or(0, |kind| kind.0.into())
        });
        state.frames = frames;
    }

    fn redact_event(&self, event: &Event, observer: Observer) -> Event {
        let mut event = event.clone();
        if let Event::Drew(_, card) = &mut event {
            card.redact(observer);
        }
        event
    }
}
