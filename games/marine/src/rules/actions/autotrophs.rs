//! Autotrophs (Автотрофы): an element at a vent is removed, or exchanged for one of the section. The left space is for hydrothermal vents,
//! the right one for geothermal ones.

use super::First;
use crate::board::{Corner, around};
use crate::display::Section;
use crate::plan::Ahead;
use crate::prelude::*;
use crate::state::Elements;

step! {
    /// Which element at a vent is removed or swapped; whether at a geothermal one.
    pub struct Autotrophs for Marine {
        side: Side,
        geyser: bool,
    }
}

impl Question<Marine> for Autotrophs {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        let ask = if self.geyser { texts::ask_autotrophs_geyser } else { texts::ask_autotrophs_smoker };
        ask(game.who(self.side))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.removable_at_vents(state, self.geyser).map(Action::Remove));
        to.offer_all(game.at_vents(state, self.geyser).map(Action::Swap));
    }

    /// Where an element is removed the section stays as it is.
    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Remove(corner) => game.remove(state, corner, game.by(state, self.side), sink),
            Action::Swap(corner) => game.then(state, [SwapFor { side: self.side, corner }]),
            _ => {}
        }
    }
}

impl First for Autotrophs {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let (side, targets) = (self.side, ahead.asks(texts::plan_autotrophs(), [*self]));
        let swapped = targets.iter().find_map(|&target| if let Action::Swap(corner) = target { Some(corner) } else { None });
        ahead.asks(texts::plan_swap_for(), swapped.map(|corner| SwapFor { side, corner }));
    }
}

step! {
    /// For which element of the section.
    pub struct SwapFor for Marine {
        side: Side,
        corner: Corner,
    }
}

impl Question<Marine> for SwapFor {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, state: &State) -> Msg {
        texts::ask_swap_for(game.who(self.side), game.token_name(state, self.corner))
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Autotrophs)).iter().map(Action::Element));
    }

    fn label(&self, _: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Element(element) = action else { return None };
        (state.element(self.corner) == Some(element)).then(|| texts::do_nothing_changes(texts::element_name(element)))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Element(element) = action else { return };
        game.exchange(state, self.corner, Section::Autotrophs, element, game.by(state, self.side), sink);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.element(self.corner).is_some()
    }
}

impl Marine {
    /// The elements that touch a vent of the kind.
    fn at_vents(&self, state: &State, geyser: bool) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, Elements::ALL, Maybe::NONE)
            .filter(move |&corner| around(corner).any(|cell| state.vents.contains(cell) && state.geysers.contains(cell) == geyser))
    }

    pub(super) fn idle_autotrophs(&self, state: &State, geyser: bool) -> Option<Msg> {
        let none = self.at_vents(state, geyser).next().is_none();
        Self::idle_if_empty(state, Section::Autotrophs).or_else(|| Self::idle_because(texts::why_no_element_at_vents, none))
    }

    /// Of these, the ones that can be removed: of a type that lies in the section.
    fn removable_at_vents(&self, state: &State, geyser: bool) -> impl Iterator<Item = Corner> {
        let types = Elements::of(state.section(Section::Autotrophs));
        self.at_vents(state, geyser).filter(move |&corner| state.element(corner).is_some_and(|element| types.contains(element)))
    }
}
