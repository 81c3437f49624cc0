//! Phase 4 (§4.7): income, then newborns, in descending order.

use crate::event::Event;
use crate::genes::hook;
use crate::map::{self, CELLS, Cell, NOWHERE};
use crate::rulebook;
use crate::soup::Soup;
use crate::state::{Id, NUMBERS, State};
use crate::texts;
use clade_engine::{Side, Sink, Why};
use std::ops::ControlFlow;

/// Points that each player receives.
const INCOME: u16 = 10;
/// The price of a newborn.
pub(crate) const NEWBORN: i32 = 6;
/// Index into [`crate::genes::IGNORABLE`].
const NOT_ADJACENT: usize = 1;

impl Soup {
    /// "In turn each player receives 10 points."
    pub(crate) fn income(&self, state: &mut State, side: Side, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        self.gains(state, side, INCOME, |points| Event::Income(side, points), sink);
    }

    /// What the next newborn costs; without any amoeba the first one is free.
    pub(crate) fn newborn_price(&self, state: &State, side: Side) -> u16 {
        if state.colony(side).size() == 0 { 0 } else { self.number(state, side, hook::NEWBORN_PRICE, NEWBORN) as u16 }
    }

    /// A newborn needs an unused number, its price, and a place.
    pub(crate) fn object_to_newborn(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = id.side();
        let all = state.colony(side).size() == NUMBERS;
        why.object_if(all, rulebook::DIVISION, texts::why_all_seven)?;
        why.object_if(!all && state.amoeba(id).cell != NOWHERE, rulebook::DIVISION, texts::why_number_used)?;
        let price = self.newborn_price(state, side);
        why.object_if(state.colony(side).bp < price, rulebook::DIVISION, || texts::why_points(price, state.colony(side).bp))?;
        let place = self.birthplaces(state, side) != 0;
        why.object_if(!place, rulebook::DIVISION, texts::why_no_place)
    }

    /// A newborn's cell holds no own amoeba and touches one; with at most one amoeba, or a gene that waives it, any cell does.
    pub(crate) fn object_to_birthplace(&self, state: &State, id: Id, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let side = id.side();
        let own = own_cells(state, side);
        why.object_if(own >> cell & 1 == 1, rulebook::DIVISION, texts::why_own_there)?;
        why.object_if((self.birthplaces(state, side) | own) >> cell & 1 == 0, rulebook::DIVISION, texts::why_not_adjacent)
    }

    /// The cells where a newborn of this side may come, a bit each.
    fn birthplaces(&self, state: &State, side: Side) -> u32 {
        let waived = !state.colony(side).in_force.and(self.ignoring[NOT_ADJACENT]).is_empty();
        let own = own_cells(state, side);
        if waived || state.colony(side).size() <= 1 { ALL_CELLS & !own } else { next_to_own(state, side) & !own }
    }

    /// The newborn is paid and placed, unhurt.
    pub(crate) fn is_born(&self, state: &mut State, id: Id, cell: Cell, sink: &mut Sink<'_, Event>) {
        let side = id.side();
        let price = self.newborn_price(state, side);
        if price > 0 {
            self.tell_helpers(state, side, (hook::NEWBORN_PRICE, NEWBORN), id, sink);
        }
        if state.colony(side).size() > 1 && next_to_own(state, side) >> cell & 1 == 0 {
            for kind in state.colony(side).in_force.and(self.ignoring[NOT_ADJACENT]) {
                sink.emit(|| Event::Acted(side, kind, id));
            }
        }
        self.pay(state, side, price, sink);
        let amoeba = state.amoeba_mut(id);
        amoeba.cell = cell;
        amoeba.damage = 0;
        sink.emit(|| Event::Born(id, cell));
    }
}

const ALL_CELLS: u32 = (1 << CELLS) - 1;

/// The cells that hold amoebas of a side, a bit each.
fn own_cells(state: &State, side: Side) -> u32 {
    let here = state.colony(side).amoebas.iter().filter(|a| a.cell != NOWHERE);
    here.fold(0, |cells, a| cells | 1 << a.cell)
}

/// The cells next to amoebas of a side, a bit each.
fn next_to_own(state: &State, side: Side) -> u32 {
    let here = state.colony(side).amoebas.iter().filter(|a| a.cell != NOWHERE);
    here.fold(0, |cells, a| cells | map::around(a.cell))
}
