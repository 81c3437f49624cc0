//! Depletion (§5.3, 6): an element of a type that lies in the box is removed from earth. The box stays as it is.

use super::{idle_because, idle_if_empty};
use crate::board::Corner;
use crate::display::Section;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// Which element is removed.
    pub struct Depletion for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Depletion {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_depletion(game.who(self.side))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.depletable(state).map(Action::Remove));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Remove(corner) = action else { return game.declines(self.side, sink) };
        game.remove(state, corner, game.by(state, self.side), sink);
    }
}

impl Dominant {
    /// The elements on earth that can be removed.
    fn depletable(&self, state: &State) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, Elements::of(state.section(Section::Depletion)), Maybe::NONE)
    }

    pub(super) fn idle_depletion(&self, state: &State) -> Option<Msg> {
        let none = self.depletable(state).next().is_none();
        idle_if_empty(state, Section::Depletion).or_else(|| idle_because(texts::why_no_such_element, none))
    }
}
