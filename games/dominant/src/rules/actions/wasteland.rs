//! Wasteland (§5.3, 5): elements next to tundra are removed, of those types that lie in the box. A pawn takes one out of it before.

use crate::board::{Corner, around};
use crate::display::Section;
use crate::event::By;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// Which element of the box goes back to the bag.
    pub struct Wasteland for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Wasteland {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_wasteland(game.who(self.side))
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Wasteland)).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Element(element) = action else { return game.declines(self.side, sink) };
        if state.section_mut(Section::Wasteland).take(element) {
            state.bag.put(element);
            sink.tell(|| Event::Emptied(Section::Wasteland, element));
        }
    }
}

step! {
    /// Every element that touches tundra is removed if its type lies in the box.
    pub struct Desolation for Dominant {}
}

impl Work<Dominant> for Desolation {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        let types = Elements::of(state.section(Section::Wasteland));
        if types.is_empty() {
            return;
        }
        let cold = |&corner: &Corner| around(corner).any(|cell| state.tundra.contains(cell));
        let lost: Vec<Corner> = game.tokens_on_earth(state, types, Maybe::NONE).filter(cold).collect();
        if !lost.is_empty() {
            sink.tell(|| Event::Desolation);
        }
        lost.into_iter().for_each(|corner| game.remove(state, corner, By::Rule, sink));
    }
}
