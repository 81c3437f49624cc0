//! Abundance (§5.3, 4): an element of the row comes to a vacant corner of earth.

use super::{idle_because, idle_if_empty};
use crate::board::Cells;
use crate::display::Section;
use crate::prelude::*;
use crate::state::{Element, Elements};
use serde::{Deserialize, Serialize};

step! {
    /// Which element. It stays in the row until its corner is chosen.
    pub struct Abundance for Dominant {
        side: Side,
    }
}

impl Question<Dominant> for Abundance {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_abundance(game.who(self.side))
    }

    fn offers(&self, _: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(Elements::of(state.section(Section::Abundance)).iter().map(Action::Element));
        to.offer(Action::Done);
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Element(element) = action else { return game.declines(self.side, sink) };
        game.then(state, [Put { side: self.side, element, from: PutFrom::Abundance, cells: Cells::ALL }]);
    }

    fn is_sound(&self, game: &Dominant, state: &State) -> bool {
        game.idle_abundance(state).is_none()
    }
}

step! {
    /// On which vacant corner of one of these cells an element of a row is put.
    pub struct Put for Dominant {
        side: Side,
        element: Element,
        from: PutFrom,
        cells: Cells,
    }
}

impl Question<Dominant> for Put {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Dominant, _: &State) -> Msg {
        texts::ask_put(game.who(self.side), texts::element_name(self.element))
    }

    fn offers(&self, game: &Dominant, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.vacant(state, self.cells).map(Action::Corner));
    }

    fn takes(&self, game: &Dominant, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Corner(corner) = action else { return };
        game.put(state, corner, self.element, Some(self.from.section()), game.by(state, self.side), sink);
    }

    fn is_sound(&self, game: &Dominant, state: &State) -> bool {
        state.section(self.from.section()).count(self.element) > 0 && game.vacant(state, self.cells).next().is_some()
    }
}

/// The row from which an element is put on earth.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PutFrom {
    /// Abundance.
    Abundance,
    /// Wanderlust.
    Wanderlust,
}

impl PutFrom {
    /// The row.
    pub fn section(self) -> Section {
        match self {
            Self::Abundance => Section::Abundance,
            Self::Wanderlust => Section::Wanderlust,
        }
    }
}

impl Dominant {
    pub(super) fn idle_abundance(&self, state: &State) -> Option<Msg> {
        let full = self.vacant(state, Cells::ALL).next().is_none();
        idle_if_empty(state, Section::Abundance).or_else(|| idle_because(texts::why_no_corner, full))
    }
}
