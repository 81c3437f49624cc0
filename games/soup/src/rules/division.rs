//! Phase 4 (§4.7): income, then newborns, in descending order.

mod births;

use crate::cards::genes::Duty;
use crate::map::{Cell, Cells};
use crate::options::Cast;
use crate::prelude::*;
use crate::schema::NewbornPrice;
use crate::state::NUMBERS;
use births::{Births, placed};

/// Points that each player receives.
const INCOME: u16 = 10;
/// The price of a newborn.
pub(crate) const NEWBORN: i32 = 6;
/// The same in a tribe of two colours.
pub(crate) const NEWBORN_IN_TRIBE: i32 = 4;

step! {
    /// A player receives 10 points.
    pub struct Income for Soup {
        side: Side as OwnerWord,
    }
}

impl Work<Soup> for Income {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        game.gains(state, self.side, INCOME, |points| Event::Income(self.side, points), sink);
    }
}

step! {
    /// Which newborn comes, or where that of the lowest free number comes.
    pub struct Division for Soup {
        colour: Colour,
    }
}

impl Question<Soup> for Division {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.colour)
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let (side, newborn) = (game.owner_of(self.colour), texts::amoeba_of(state.next_number(self.colour)));
        let price = match game.amoebas_of_tribe(state, side) {
            0 if game.cast == Cast::Pairs => texts::first_of_colour_is_free(),
            0 => texts::first_is_free(),
            _ => game.because::<NewbornPrice>(state, side, texts::costs(game.newborn_price(state, side))),
        };
        texts::ask_division(game.name_of(side), newborn, game.birthplaces_told(state, self.colour), price, state.tribe(side).bp)
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let (births, lowest) = (Births::of(game, state, self.colour), state.next_number(self.colour));
        let open = if births.object_to(lowest, &mut Why::quiet()).is_continue() { births.open() } else { Cells::default() };
        to.offer_open(Cell::all(), open.iter(), Action::Cell, |cell, why| {
            births.object_to(lowest, why)?;
            births.object_to_place(cell, why)
        });
        for number in state.other_numbers(self.colour) {
            to.offer_unless(Action::Number(number), |why| births.object_to(Id::of(self.colour, number), why));
        }
        to.offer(Action::Done);
    }

    /// A tribe divides colour by colour.
    fn label(&self, game: &Soup, state: &State, action: Action) -> Option<Msg> {
        match action {
            Action::Number(n) => Some(texts::do_other_number(texts::amoeba_of(Id::of(self.colour, n)))),
            Action::Cell(cell) => Some(placed(state, state.next_number(self.colour), cell)),
            Action::Done if game.cast == Cast::Tribes => Some(texts::do_done_with(self.colour.0)),
            _ => None,
        }
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let colour = self.colour;
        match action {
            Action::Number(n) => game.then(state, [Step::from(Newborn { amoeba: Id::of(colour, n) }), (*self).into()]),
            Action::Cell(cell) => {
                game.then(state, [*self]);
                game.is_born(state, state.next_number(colour), cell, sink);
            }
            _ => game.end_turn(state, game.owner_of(colour)),
        }
    }
}

step! {
    /// Where a newborn comes.
    pub struct Newborn for Soup {
        amoeba: Id,
    }
}

impl Question<Soup> for Newborn {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        let colour = self.amoeba.colour();
        texts::ask_newborn(game.whose(colour), texts::amoeba_of(self.amoeba), game.birthplaces_told(state, colour))
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let births = Births::of(game, state, self.amoeba.colour());
        to.offer_open(Cell::all(), births.open().iter(), Action::Cell, |cell, why| births.object_to_place(cell, why));
    }

    fn label(&self, _: &Soup, state: &State, action: Action) -> Option<Msg> {
        if let Action::Cell(cell) = action { Some(placed(state, self.amoeba, cell)) } else { None }
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if let Action::Cell(cell) = action {
            game.is_born(state, self.amoeba, cell, sink);
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        !state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

step! {
    /// The third colony of two players gets two newborns in each round (§4.13), where there is room for them.
    pub struct Gifts for Soup {
        colour: Colour,
        left: u8,
    }
}

impl Gifts {
    /// How many of them come in a round.
    pub(crate) fn of(colour: Colour) -> Self {
        Self { colour, left: 2 }
    }
}

impl Work<Soup> for Gifts {
    fn does(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) {
        let Self { colour, left } = *self;
        if left > 0 && state.colony(colour).size() < NUMBERS && !game.birthplaces(state, colour).is_empty() {
            game.then(state, [Step::from(Newborn { amoeba: state.next_number(colour) }), Self { colour, left: left - 1 }.into()]);
        }
    }
}

impl Soup {
    /// What the next newborn costs its owner; to a player without any amoeba the first one is free.
    fn newborn_price(&self, state: &State, side: Side) -> u16 {
        let free = self.amoebas_of_tribe(state, side) == 0 || self.is_dummy(side);
        if free { 0 } else { self.number::<NewbornPrice>(state, side) as u16 }
    }

    /// The newborn is paid and placed, unhurt.
    fn is_born(&self, state: &mut State, id: Id, cell: Cell, sink: &mut Events<'_>) {
        let side = self.owner(id);
        let price = self.newborn_price(state, side);
        if price > 0 {
            self.tell_helpers::<NewbornPrice>(state, side, id, sink);
        }
        if self.amoebas_of_tribe(state, side) > 1 && !self.next_to_kin(state, id.colour()).contains(cell) {
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
