//! Phase 4 (§4.7): income, then newborns, in descending order.

use crate::event::Event;
use crate::genes::Duty;
use crate::map::{self, CELLS, Cell};
use crate::rulebook;
use crate::schema::NewbornPrice;
use crate::soup::Soup;
use crate::state::{Colour, Id, NUMBERS, State, Step};
use crate::texts;
use clade_engine::{Side, Sink, Why};
use std::ops::ControlFlow;

/// Points that each player receives.
const INCOME: u16 = 10;
/// The price of a newborn.
pub(crate) const NEWBORN: i32 = 6;
/// The same in a tribe of two colours.
pub(crate) const NEWBORN_IN_TRIBE: i32 = 4;
/// Newborns that the third colony of two players gets in a round.
pub(crate) const GIFTS: u8 = 2;

impl Soup {
    /// "In turn each player receives 10 points."
    pub(crate) fn income(&self, state: &mut State, side: Side, sink: &mut Sink<'_, Event>) {
        state.agenda.pop();
        self.gains(state, side, INCOME, |points| Event::Income(side, points), sink);
    }

    /// The third colony of two players "gets two newborns a round", where there is room for them.
    pub(crate) fn gifts(&self, state: &mut State, colour: Colour, left: u8) {
        state.agenda.pop();
        if left > 0 && state.colony(colour).size() < NUMBERS && self.birthplaces(state, colour) != 0 {
            self.push_all(state, [Step::Newborn(state.next_number(colour)), Step::Gifts(colour, left - 1)]);
        }
    }

    /// What the next newborn costs its owner; to a player without any amoeba the first one is free.
    pub(crate) fn newborn_price(&self, state: &State, side: Side) -> u16 {
        let free = self.amoebas_of_tribe(state, side) == 0 || self.is_dummy(side);
        if free { 0 } else { self.number::<NewbornPrice>(state, side) as u16 }
    }

    /// A newborn needs an unused number, its price, and a place.
    pub(crate) fn object_to_newborn(&self, state: &State, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let (colour, side) = (id.colour(), self.owner(id));
        let all = state.colony(colour).size() == NUMBERS;
        let seven = if self.runs_two_colours() { texts::why_colour_all_seven } else { texts::why_all_seven };
        why.object_if(all, rulebook::DIVISION, seven)?;
        why.object_if(!all && state.lives(id), rulebook::DIVISION, texts::why_number_used)?;
        let price = self.newborn_price(state, side);
        why.object_if(state.tribe(side).bp < price, rulebook::DIVISION, || texts::why_points(price, state.tribe(side).bp))?;
        let place = self.birthplaces(state, colour) != 0;
        why.object_if(!place, rulebook::DIVISION, texts::why_no_place)
    }

    /// A newborn's cell holds no own amoeba and touches one; for a player with at most one amoeba, or a gene that waives it, any
    /// cell does.
    pub(crate) fn object_to_birthplace(&self, state: &State, id: Id, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        let colour = id.colour();
        let own = own_cells(state, colour);
        // Whoever runs two colours may put one beside the other, and newborns touch their own.
        let there = if self.runs_two_colours() { texts::why_colour_there } else { texts::why_own_there };
        why.object_if(own >> cell.0 & 1 == 1, rulebook::DIVISION, there)?;
        let of_colour = self.runs_two_colours() && state.colony(colour).size() > 0;
        let reason = if of_colour { texts::why_colour_not_adjacent } else { texts::why_not_adjacent };
        why.object_if((self.birthplaces(state, colour) | own) >> cell.0 & 1 == 0, rulebook::DIVISION, reason)
    }

    /// The cells where a newborn of this colour may come, a bit each.
    fn birthplaces(&self, state: &State, colour: Colour) -> u32 {
        let side = self.owner_of(colour);
        let waived = !state.tribe(side).in_force.and(self.ignoring.of(Duty::NotAdjacent)).is_empty();
        let own = own_cells(state, colour);
        let anywhere = waived || self.amoebas_of_tribe(state, side) <= 1;
        if anywhere { ALL_CELLS & !own } else { self.next_to_kin(state, colour) & !own }
    }

    /// The cells next to amoebas of a colour; for one of a tribe that died out, next to any of the tribe.
    fn next_to_kin(&self, state: &State, colour: Colour) -> u32 {
        match state.colony(colour).size() {
            0 => self.colours_of(self.owner_of(colour)).fold(0, |cells, colour| cells | next_to_own(state, colour)),
            _ => next_to_own(state, colour),
        }
    }

    /// The newborn is paid and placed, unhurt.
    pub(crate) fn is_born(&self, state: &mut State, id: Id, cell: Cell, sink: &mut Sink<'_, Event>) {
        let side = self.owner(id);
        let price = self.newborn_price(state, side);
        if price > 0 {
            self.tell_helpers::<NewbornPrice>(state, side, id, sink);
        }
        if self.amoebas_of_tribe(state, side) > 1 && self.next_to_kin(state, id.colour()) >> cell.0 & 1 == 0 {
            for kind in state.tribe(side).in_force.and(self.ignoring.of(Duty::NotAdjacent)) {
                sink.emit(|| self.acted(state, side, kind, id));
            }
        }
        self.pay(state, side, price, sink);
        let amoeba = state.amoeba_mut(id);
        amoeba.cell = cell.into();
        amoeba.damage = 0;
        sink.emit(|| Event::Born(id, cell));
    }
}

const ALL_CELLS: u32 = (1 << CELLS) - 1;

/// The cells that hold amoebas of a colour, a bit each.
fn own_cells(state: &State, colour: Colour) -> u32 {
    state.colony(colour).cells().fold(0, |cells, cell| cells | 1 << cell.0)
}

/// The cells next to amoebas of a colour, a bit each.
fn next_to_own(state: &State, colour: Colour) -> u32 {
    state.colony(colour).cells().fold(0, |cells, cell| cells | map::around(cell))
}
