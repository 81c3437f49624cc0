//! Abundance (Изобилие): an element of the section comes to a vacant corner of earth.

use super::First;
use crate::board::{Cells, all_corners};
use crate::display::Section;
use crate::plan::{Ahead, elements};
use crate::prelude::*;
use crate::state::{Element, Elements};
use serde::{Deserialize, Serialize};

step! {
    /// Which element. It stays in the section until its corner is chosen.
    pub struct Abundance for Marine {
        side: Side,
    }
}

impl Question<Marine> for Abundance {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_abundance(game.who(self.side))
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Abundance)).iter().map(Action::Element));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, _: &mut Events<'_>) {
        let Action::Element(element) = action else { return };
        game.then(state, [Put { side: self.side, element, from: PutFrom::Abundance, cells: Cells::ALL }]);
    }
}

impl First for Abundance {
    fn help(&self, ahead: &mut Ahead<'_>) {
        let (side, from, cells) = (self.side, PutFrom::Abundance, Cells::ALL);
        let taken = elements(&ahead.asks(texts::plan_abundance(), [*self]));
        ahead.asks(texts::plan_put(), taken.iter().next().map(|element| Put { side, element, from, cells }));
    }
}

step! {
    /// On which vacant corner of one of these cells an element of a section is put.
    pub struct Put for Marine {
        side: Side,
        element: Element,
        from: PutFrom,
        cells: Cells,
    }
}

impl Question<Marine> for Put {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_put(game.who(self.side), texts::element_name(self.element))
    }

    fn offers(&self, _: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(state.vacant(self.cells).map(Action::Corner));
        for corner in all_corners().filter(|&corner| state.element(corner).is_some()) {
            to.offer_unless(Action::Corner(corner), |why| why.object_if(true, "marine-abundance", texts::why_corner_taken));
        }
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Corner(corner) = action else { return };
        game.put(state, corner, self.element, Some(self.from.section()), game.by(state, self.side), sink);
    }

    fn is_sound(&self, _: &Marine, state: &State) -> bool {
        state.section(self.from.section()).count(self.element) > 0 && state.vacant(self.cells).next().is_some()
    }
}

/// The section from which an element is put on earth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PutFrom {
    /// The section Abundance.
    Abundance,
    /// The section Wanderlust.
    Wanderlust,
}

impl PutFrom {
    /// The section.
    pub fn section(self) -> Section {
        match self {
            Self::Abundance => Section::Abundance,
            Self::Wanderlust => Section::Wanderlust,
        }
    }
}

impl Marine {
    pub(super) fn idle_abundance(&self, state: &State) -> Option<Msg> {
        let full = state.vacant(Cells::ALL).next().is_none();
        Self::idle_if_empty(state, Section::Abundance).or_else(|| Self::idle_because(texts::why_no_corner, full))
    }
}
