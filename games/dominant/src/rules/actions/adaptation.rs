//! Adaptation (§5.3, 2): an element of the row comes to a free slot of the animal.

use super::{idle_because, idle_if_empty};
use crate::display::Section;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// Which element.
    pub struct Adaptation for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Adaptation {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_adaptation(game.who(self.side))
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Adaptation)).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Element(element) = action else { return game.declines(self.side, sink) };
        if state.section_mut(Section::Adaptation).take(element) {
            state.animal_mut(self.side).tokens.put(element);
            game.refresh_elements(state, self.side);
            sink.tell(|| Event::Took(self.side, Section::Adaptation, element));
        }
    }

    fn is_sound(&self, game: &Dominant, state: &State) -> bool {
        game.idle_adaptation(state, self.side).is_none()
    }
}

step! {
    /// A card lets an animal draw an element of the bag.
    pub struct DrawElement for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for DrawElement {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::chance_element(game.who(self.side))
    }

    fn works(&self, game: &Dominant, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.bag.is_empty() || game.free_slots(state, self.side) == 0;
        if none { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Dominant, state: &State, to: &mut Outcomes<'_>) {
        to.bag(&state.bag, Action::Draw);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Draw(element) = action else { return };
        game.gain_element(state, self.side, element, sink);
    }
}

impl Dominant {
    pub(super) fn idle_adaptation(&self, state: &State, side: Side) -> Option<Msg> {
        idle_if_empty(state, Section::Adaptation).or_else(|| idle_because(texts::why_no_slot, self.free_slots(state, side) == 0))
    }

    /// An animal does not use what it could do.
    pub(crate) fn declines(&self, side: Side, sink: &mut Events<'_>) {
        sink.tell(|| Event::Declined(side));
    }
}
