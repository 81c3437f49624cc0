//! The first two amoebas of each colour are placed (§4.1.6, §4.1.7).

use crate::map::Cell;
use crate::options::Cast;
use crate::prelude::*;
use clade_engine::Order;

step! {
    /// First amoebas in ascending order, with 1 damage point if four play; second ones in descending order, unhurt.
    pub struct Placement for Soup {}
}

impl Work<Soup> for Placement {
    fn does(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) {
        state.order = Order::ascending(&state.ladder, game.owners().count() as u8);
        let ascending = game.ascending(state);
        // No damage in a tribe, as with three colours (§4.13).
        let damage = u8::from(game.colours == 4 && game.cast != Cast::Tribes);
        let first = ascending.iter().map(|&colour| PlaceWhich { colour, damage });
        let second = ascending.iter().rev().map(|&colour| PlaceWhich { colour, damage: 0 });
        game.then(state, first.chain(second));
    }
}

step! {
    /// Which amoeba, with this many damage points; or where that of the lowest free number is placed.
    pub struct PlaceWhich for Soup {
        colour: Colour,
        damage: u8,
    }
}

impl Question<Soup> for PlaceWhich {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.colour)
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_which(game.whose(self.colour), texts::amoeba_of(state.next_number(self.colour)))
    }

    fn offers(&self, _: &Soup, state: &State, to: &mut Answers<'_>) {
        offer_empty_cells(state, to);
        for number in state.other_numbers(self.colour) {
            let used = state.lives(Id::of(self.colour, number));
            to.offer_unless(Action::Number(number), |why| why.object_if(used, rulebook::SETUP, texts::why_number_used));
        }
    }

    fn label(&self, _: &Soup, _: &State, action: Action) -> Option<Msg> {
        let Action::Number(n) = action else { return None };
        Some(texts::do_other_number(texts::amoeba_of(Id::of(self.colour, n))))
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { colour, damage } = *self;
        match action {
            Action::Number(n) => game.then(state, [PlaceWhere { amoeba: Id::of(colour, n), damage }]),
            _ => PlaceWhere { amoeba: state.next_number(colour), damage }.takes(game, state, action, sink),
        }
    }
}

step! {
    /// Where an amoeba is placed, with this many damage points.
    pub struct PlaceWhere for Soup {
        amoeba: Id,
        damage: u8,
    }
}

impl Question<Soup> for PlaceWhere {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, _: &State) -> Msg {
        texts::ask_where(game.whose(self.amoeba.colour()), texts::amoeba_of(self.amoeba))
    }

    fn offers(&self, _: &Soup, state: &State, to: &mut Answers<'_>) {
        offer_empty_cells(state, to);
    }

    fn takes(&self, _: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { amoeba: id, damage }, Action::Cell(cell)) = (*self, action) else { return };
        let amoeba = state.amoeba_mut(id);
        amoeba.cell = cell.into();
        amoeba.damage = damage;
        sink.emit(|| Event::Placed(id, cell, damage));
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        !state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

fn offer_empty_cells(state: &State, to: &mut Answers<'_>) {
    for cell in Cell::all() {
        let somebody = state.in_cell(cell).next().is_some();
        to.offer_unless(Action::Cell(cell), |why| why.object_if(somebody, rulebook::SETUP, texts::why_somebody_there));
    }
}
