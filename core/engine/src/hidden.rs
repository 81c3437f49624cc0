//! What seats do not know about each other. A game in which everybody knows everything needs none of this.

use crate::{Effects, Observer, Rules};

/// Hidden information. By default only what open effects of cards know is hidden.
pub trait Hidden: Rules {
    /// Whether the open list follows from what everybody knows. Only then a question with one answer is skipped.
    fn list_is_public(&self, state: &Self::State) -> bool {
        Self::effects(state).is_none_or(Effects::list_is_public)
    }

    /// Blanks what the observer does not know, pouring it into the state's unseen pools.
    fn redact(&self, state: &mut Self::State, observer: Observer) {
        Self::effects_mut(state).into_iter().for_each(|effects| effects.redact(observer));
    }

    /// The reverse of [`Hidden::redact`], at random: deals out the unseen pools, one word per draw.
    fn deal_hidden(&self, state: &mut Self::State, _words: &mut dyn FnMut() -> u64) {
        Self::effects_mut(state).into_iter().for_each(Effects::deal);
    }

    /// The event as the observer may know it.
    fn redact_event(&self, event: &Self::Event, _observer: Observer) -> Self::Event {
        event.clone()
    }
}
