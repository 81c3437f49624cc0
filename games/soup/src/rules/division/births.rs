//! Which newborns may come, and where.

use crate::cards::genes::Duty;
use crate::map::{self, Cell, Cells};
use crate::prelude::*;
use crate::state::NUMBERS;

/// What decides whether and where a colour has a newborn: worked out once, for all its numbers and cells.
pub(super) struct Births<'a> {
    game: &'a Soup,
    state: &'a State,
    colour: Colour,
    /// Whether all its amoebas are in the soup.
    all: bool,
    /// What the next one costs, and what its owner has.
    price: u16,
    bp: u16,
    /// Where its amoebas are, and where the next one may come.
    own: Cells,
    places: Cells,
}

impl<'a> Births<'a> {
    pub(super) fn of(game: &'a Soup, state: &'a State, colour: Colour) -> Self {
        let side = game.owner_of(colour);
        Self {
            game,
            state,
            colour,
            all: state.colony(colour).size() == NUMBERS,
            price: game.newborn_price(state, side),
            bp: state.tribe(side).bp,
            own: own_cells(state, colour),
            places: game.birthplaces(state, colour),
        }
    }

    /// A newborn needs an unused number, its price, and a place.
    pub(super) fn object_to(&self, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let seven = if self.game.runs_two_colours() { texts::why_colour_all_seven } else { texts::why_all_seven };
        why.object_if(self.all, rulebook::DIVISION, seven)?;
        why.object_if(!self.all && self.state.lives(id), rulebook::DIVISION, texts::why_number_used)?;
        why.object_if(self.bp < self.price, rulebook::DIVISION, || texts::why_points(self.price, self.bp))?;
        why.object_if(self.places.is_empty(), rulebook::DIVISION, texts::why_no_place)
    }

    /// The cells where a newborn may come.
    pub(super) fn open(&self) -> Cells {
        self.places.without(self.own)
    }

    /// A newborn's cell holds no amoeba of its colour and touches one; for a player with at most one amoeba, or a gene that waives it, any
    /// cell does.
    pub(super) fn object_to_place(&self, cell: Cell, why: &mut Why<'_>) -> ControlFlow<()> {
        // Whoever runs two colours may put one beside the other, and newborns touch their own.
        let two = self.game.runs_two_colours();
        let there = if two { texts::why_colour_there } else { texts::why_own_there };
        why.object_if(self.own.contains(cell), rulebook::DIVISION, there)?;
        let of_colour = two && self.state.colony(self.colour).size() > 0;
        let reason = if of_colour { texts::why_colour_not_adjacent } else { texts::why_not_adjacent };
        why.object_if(!self.places.or(self.own).contains(cell), rulebook::DIVISION, reason)
    }
}

impl Soup {
    /// The cells where a newborn of this colour may come.
    pub(super) fn birthplaces(&self, state: &State, colour: Colour) -> Cells {
        let own = own_cells(state, colour);
        if self.is_anywhere(state, colour) { Cells::ALL.without(own) } else { self.next_to_kin(state, colour).without(own) }
    }

    /// Whether a newborn need not be next to one of its own.
    fn is_anywhere(&self, state: &State, colour: Colour) -> bool {
        let side = self.owner_of(colour);
        let waived = !state.tribe(side).in_force.and(self.ignoring.of(Duty::NotAdjacent)).is_empty();
        waived || self.amoebas_of_tribe(state, side) <= 1
    }

    /// The same in words.
    pub(super) fn birthplaces_told(&self, state: &State, colour: Colour) -> Msg {
        let is_first = state.colony(colour).size() == 0;
        // Where a player runs two colours, or nobody plays this one, "yours" would not say which.
        let is_yours = !self.runs_two_colours() && !self.is_dummy(self.owner_of(colour));
        match (self.is_anywhere(state, colour), is_first, is_yours) {
            (true, true, _) => texts::anywhere(),
            (true, false, true) => texts::anywhere_without_own(),
            (true, false, false) => texts::anywhere_without_colour(),
            (false, true, _) | (false, _, true) => texts::next_to_own(),
            (false, false, false) => texts::next_to_colour(),
        }
    }

    /// The cells next to amoebas of a colour; for one of a tribe that died out, next to any of the tribe.
    pub(super) fn next_to_kin(&self, state: &State, colour: Colour) -> Cells {
        match state.colony(colour).size() {
            0 => self.colours_of(self.owner_of(colour)).map(|colour| next_to_own(state, colour)).fold(Cells::default(), Cells::or),
            _ => next_to_own(state, colour),
        }
    }
}

/// A newborn on its cell, and next to which of its colour.
pub(super) fn placed(state: &State, id: Id, cell: Cell) -> Msg {
    let beside = map::around(cell).iter().flat_map(|other| state.in_cell(other)).filter(|other| other.colour() == id.colour());
    match beside.map(texts::amoeba_of).reduce(texts::kin_list) {
        Some(kin) => texts::do_place_beside(texts::amoeba_of(id), map::name(cell), kin),
        None => texts::do_place(texts::amoeba_of(id), map::name(cell)),
    }
}

/// The cells that hold amoebas of a colour.
fn own_cells(state: &State, colour: Colour) -> Cells {
    state.colony(colour).cells().collect()
}

/// The cells next to amoebas of a colour.
fn next_to_own(state: &State, colour: Colour) -> Cells {
    state.colony(colour).cells().map(map::around).fold(Cells::default(), Cells::or)
}
