//! Domination (Доминирование): control of a special pawn.

use super::First;
use crate::board::Cells;
use crate::display::{Section, Spaces};
use crate::plan::Ahead;
use crate::players::Players;
use crate::prelude::*;
use crate::state::Element;

step! {
    /// By which element.
    pub struct Domination for Marine {
        side: Side,
    }
}

impl Question<Marine> for Domination {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_domination(game.who(self.side))
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        for element in Element::all() {
            to.offer_unless(Action::Element(element), |why| game.object_to_element(state, self.side, element, why));
        }
    }

    fn label(&self, game: &Marine, state: &State, action: Action) -> Option<Msg> {
        let Action::Element(element) = action else { return None };
        let (value, target) = (game.domination(state, self.side, element), state.target[element.ix()]);
        Some(texts::do_domination(texts::element_name(element), value, target))
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Element(element) = action else { return };
        let value = game.domination(state, self.side, element);
        game.controls(state, self.side, element, value, sink);
    }
}

impl First for Domination {
    fn help(&self, ahead: &mut Ahead<'_>) {
        ahead.asks(texts::plan_domination(), [*self]);
    }
}

impl Marine {
    /// Whether a space is closed: the second one of Domination is for three animals or more, the third for four (§3).
    pub(crate) fn is_closed(&self, section: Section, nth: u8) -> bool {
        let count = |players: &Players| if self.options().domination_by_players { players.count } else { players.animals.len() as u8 };
        section == Section::Domination && nth > count(self.players()).saturating_sub(2)
    }

    /// The closed spaces.
    pub(crate) fn closed(&self) -> Spaces {
        let spaces = 0..Section::Domination.spaces();
        spaces.filter(|&nth| self.is_closed(Section::Domination, nth)).map(|nth| Section::Domination.space(nth)).collect()
    }

    pub(super) fn idle_domination(&self, state: &State, side: Side) -> Option<Msg> {
        let none = !Element::all().any(|element| self.object_to_element(state, side, element, &mut Why::quiet()).is_continue());
        Self::idle_because(texts::why_dominates_nothing, none)
    }

    /// The animal's value must be more than that of the target marker.
    fn object_to_element(&self, state: &State, side: Side, element: Element, why: &mut Why<'_>) -> ControlFlow<()> {
        let (value, target) = (self.domination(state, side, element), state.target[element.ix()]);
        why.object_if(value <= target, "marine-domination", texts::why_value_too_small)
    }

    /// Whether an animal's value for an element is more than that of the target marker, and what it is (Доминирование).
    pub(crate) fn domination(&self, state: &State, side: Side, element: Element) -> u16 {
        self.domination_on(state, side, element, state.occupied(side))
    }

    /// The same, for whoever knows on which cells the animal is.
    pub(crate) fn domination_on(&self, state: &State, side: Side, element: Element, own: Cells) -> u16 {
        let count = u16::from(state.animal(side).elements[element.ix()]);
        if count == 0 {
            return 0;
        }
        let tiles = own.filter(|&cell| state.touching[cell.ix()].contains(element)).count();
        count * tiles as u16
    }

    /// An animal controls a special pawn from now on; where it stands on the display it stays.
    pub(crate) fn controls(&self, state: &mut State, side: Side, element: Element, target: u16, sink: &mut Events<'_>) {
        let before = state.controller(element).filter(|&before| before != side);
        state.control[element.ix()] = side.into();
        state.refresh_placed();
        state.target[element.ix()] = target;
        sink.emit(|| Event::Dominated(side, element, target, before));
    }
}
