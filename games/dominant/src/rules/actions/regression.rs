//! Regression (§5.3, 3): each animal loses an element of each type in the box. A pawn exempts its owner from one of them.

use super::{idle_because, idle_if_empty};
use crate::display::Section;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// From which type the animal exempts itself: by a pawn, or by birth.
    pub struct Regression for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Regression {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_regression(game.who(self.side))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.protectable(state, self.side).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side }, Action::Element(element)) = (*self, action) else { return game.declines(self.side, sink) };
        let animal = state.animal_mut(side);
        animal.exempt = Elements(animal.exempt.0 | Elements::one(element).0);
        sink.tell(|| Event::Exempt(side, element));
    }
}

step! {
    /// Elements are lost, when all exemptions are chosen.
    pub struct Losses for Dominant {}
}

impl Work<Dominant> for Losses {
    fn does(&self, game: &Dominant, state: &mut State, sink: &mut Events<'_>) {
        if game.food_chain().any(|side| !game.protectable(state, side).is_empty()) {
            sink.tell(|| Event::Losses);
        }
        for side in game.food_chain() {
            let lost = game.protectable(state, side);
            state.animal_mut(side).exempt = Elements::NONE;
            lost.iter().for_each(|element| game.lose(state, side, element, sink));
        }
    }
}

impl Dominant {
    /// The types that an animal would lose an element of: those in the box of which it has gained one, but for those from which it is
    /// exempt.
    pub(crate) fn protectable(&self, state: &State, side: Side) -> Elements {
        let animal = state.animal(side);
        let has = |&element: &_| animal.tokens.count(element) > 0 && !animal.exempt.contains(element);
        Elements::of(state.section(Section::Regression)).iter().filter(has).collect()
    }

    pub(super) fn idle_regression(&self, state: &State, side: Side) -> Option<Msg> {
        let none = self.protectable(state, side).is_empty();
        idle_if_empty(state, Section::Regression).or_else(|| idle_because(texts::why_nothing_to_lose, none))
    }
}
