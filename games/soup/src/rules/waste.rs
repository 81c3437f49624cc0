//! The experiment `waste` (§8.1): where the cubes go that a meal or a death leaves. By the printed rules they lie in the cell at once. With
//! `common` they go to a pile, and at the start of each round every cube falls into a cell drawn at random; with `later` they wait in
//! their own cell and fall at the start of the next round. (`own` changes only the diet: see [`crate::rules::diet`].)
//!
//! Decides: where left cubes wait, and when they fall. Does not decide: how many are left, or who eats them.

use crate::map::{CELLS, Cell};
use crate::options::Left;
use crate::prelude::*;
use crate::state::{COLOURS, Waste};

step! {
    /// While cubes are in the pile Chance says where the next one falls; then all fall together.
    pub struct Fall for Soup {}
}

impl Question<Soup> for Fall {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Soup, state: &State) -> Msg {
        state.supply.beside.next().map_or_else(texts::chance_environment, |colour| texts::chance_fall(texts::colour(colour)))
    }

    fn works(&self, _: &Soup, state: &mut State, sink: &mut Events<'_>) -> Progress {
        if state.supply.beside.next().is_some() {
            return Progress::Waits;
        }
        let fallen = std::mem::take(&mut state.supply.beside).waiting;
        for (water, cubes) in state.water.iter_mut().zip(fallen) {
            water.iter_mut().zip(cubes).for_each(|(there, n)| *there += n);
        }
        sink.emit(|| Event::Fell(Box::new(fallen)));
        Progress::Done
    }

    fn chances(&self, _: &Soup, _: &State, to: &mut Outcomes<'_>) {
        to.even(CELLS as u32, |n| Action::Cell(Cell(n as u8)));
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, _: &mut Events<'_>) {
        game.then(state, [*self]);
        let (Action::Cell(cell), waste) = (action, &mut state.supply.beside) else { return };
        if let Some(colour) = waste.next() {
            waste.pile[colour.ix()] -= 1;
            waste.waiting[cell.ix()][colour.ix()] += 1;
        }
    }
}

/// Whether the open question is where cubes fall.
pub(crate) fn is_falling(state: &State) -> bool {
    matches!(state.agenda.top(), Some(Step::Fall(_)))
}

impl Soup {
    /// Whether cubes that are left lie in a cell only in the next round.
    pub(crate) fn waste_waits(&self) -> bool {
        matches!(self.options.left, Left::Common | Left::Later)
    }

    /// Whether amoebas eat the cubes of their own colour, too.
    pub(crate) fn eats_own(&self) -> bool {
        self.options.left == Left::Own
    }

    /// A meal or a death leaves cubes of a colour, as far as the supply allows: nothing is owed later (§1.5).
    pub(crate) fn leaves_cubes(&self, state: &mut State, cell: Cell, colour: Colour, n: u8) -> u8 {
        let left = n.min(state.supply[colour.ix()]);
        state.supply[colour.ix()] -= left;
        let lies = match self.options.left {
            Left::Printed | Left::Own => &mut state.water[cell.ix()],
            Left::Common => &mut state.supply.beside.pile,
            Left::Later => &mut state.supply.beside.waiting[cell.ix()],
        };
        lies[colour.ix()] += left;
        left
    }

    /// What falls before the first phase of a round, if anything does.
    pub(crate) fn fall_of(&self, state: &State) -> Option<Fall> {
        (state.supply.beside != Waste::default()).then_some(Fall {})
    }

    /// Whether the rules could have led to what lies beside the supply.
    pub(crate) fn is_waste(&self, state: &State) -> bool {
        let waste = &state.supply.beside;
        let is_pile = self.options.left == Left::Common || waste.pile == [0; COLOURS];
        let falls = || state.agenda.iter().any(|step| matches!(step, Step::Fall(_)));
        let is_known = match self.options.left {
            Left::Later => true,
            Left::Common => waste.waiting == [[0; COLOURS]; CELLS] || falls(),
            _ => *waste == Waste::default(),
        };
        is_pile && is_known
    }
}
