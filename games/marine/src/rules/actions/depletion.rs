//! Depletion (Истощение): an element of a type that lies in the section is removed from earth. The section stays as it is.

use super::First;
use crate::board::Corner;
use crate::display::Section;
use crate::plan::Ahead;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// Which element is removed.
    pub struct Depletion for Marine {
        side: Side,
    }
}

impl Question<Marine> for Depletion {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_depletion(game.who(self.side))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.depletable(state).map(Action::Remove));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Remove(corner) = action else { return };
        game.remove(state, corner, game.by(state, self.side), sink);
    }
}

impl First for Depletion {
    fn help(&self, ahead: &mut Ahead<'_>) {
        ahead.asks(texts::plan_depletion(), [*self]);
    }
}

impl Marine {
    /// The elements on earth that can be removed.
    fn depletable(&self, state: &State) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, Elements::of(state.section(Section::Depletion)), Maybe::NONE)
    }

    pub(super) fn idle_depletion(&self, state: &State) -> Option<Msg> {
        let none = self.depletable(state).next().is_none();
        Self::idle_if_empty(state, Section::Depletion).or_else(|| Self::idle_because(texts::why_no_such_element, none))
    }
}
