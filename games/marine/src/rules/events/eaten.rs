//! The experiment `elements`: after the deaths of an Extinction species that thrive use elements up. By the printed rules nothing is eaten.
//! With `eaten` each animal removes, for every five of its cubes that thrive on elements, one element that they thrive on, of its choice.
//! With `lost`, to compare it with, as many elements are drawn at random from all on earth.
//!
//! Decides: how many elements go, and which may. Does not decide: who thrives.

use crate::board::{Corner, around};
use crate::event::By;
use crate::options::Used;
use crate::prelude::*;
use crate::rules::animals::CUBES;
use crate::state::Elements;

/// How many thriving cubes use up one element.
const CUBES_OF_ONE: u8 = 5;

step! {
    /// An animal uses up this many more elements that it thrives on: which?
    pub struct Devour for Marine {
        side: Side,
        left: u8,
    }
}

impl Question<Marine> for Devour {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Marine, _: &State) -> Msg {
        texts::ask_devour(game.who(self.side), self.left)
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let over = self.left == 0 || game.feeding(state, self.side).next().is_none();
        if over { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, game: &Marine, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.feeding(state, self.side).map(Action::Remove));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, left }, Action::Remove(corner)) = (*self, action) else { return };
        game.then(state, [Self { side, left: left - 1 }]);
        game.remove(state, corner, By::Meal(side), sink);
    }

    fn is_sound(&self, game: &Marine, _: &State) -> bool {
        game.options().used == Used::Eaten && self.left <= CUBES
    }
}

step! {
    /// Chance: this many more elements go.
    pub struct Dwindle for Marine {
        left: u8,
    }
}

impl Question<Marine> for Dwindle {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Marine, _: &State) -> Msg {
        texts::chance_dwindle()
    }

    fn works(&self, game: &Marine, state: &mut State, _: &mut Events<'_>) -> Progress {
        let over = self.left == 0 || game.on_earth(state).next().is_none();
        if over { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, game: &Marine, state: &State, to: &mut Outcomes<'_>) {
        to.weighted(game.on_earth(state).map(|corner| (Action::Remove(corner), 1)));
    }

    fn takes(&self, game: &Marine, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Remove(corner) = action else { return };
        game.then(state, [Self { left: self.left - 1 }]);
        game.remove(state, corner, By::Loss, sink);
    }

    fn is_sound(&self, game: &Marine, _: &State) -> bool {
        game.options().used == Used::Lost && self.left <= CUBES
    }
}

impl Marine {
    /// What follows the deaths: each animal in the order of the food chain, or Chance. What an animal takes neither saves nor starves
    /// anybody before the next Extinction, and does not change how many the others take.
    pub(crate) fn uses_up(&self, state: &mut State) {
        let takes = |side: Side| self.fed_by_elements(state, side) / CUBES_OF_ONE;
        let steps: arrayvec::ArrayVec<Step, 4> = match self.options().used {
            Used::Printed => return,
            Used::Eaten => self.food_chain().map(|side| Devour { side, left: takes(side) }.into()).collect(),
            Used::Lost => [Dwindle { left: self.food_chain().map(takes).sum() }.into()].into_iter().collect(),
        };
        self.then(state, steps);
    }

    /// An animal's cubes that thrive on elements; those that thrive only by cards do not count.
    fn fed_by_elements(&self, state: &State, side: Side) -> u8 {
        let eats = state.animal(side).eats();
        let fed = state.occupied(side).filter(|&cell| !state.touching[cell.ix()].and(eats).is_empty());
        fed.map(|cell| state.cubes(cell, side)).fold(0, u8::saturating_add)
    }

    /// The elements on earth that cubes of an animal thrive on.
    fn feeding(&self, state: &State, side: Side) -> impl Iterator<Item = Corner> {
        let feeds = move |&corner: &Corner| around(corner).any(|cell| state.cubes(cell, side) > 0);
        self.tokens_on_earth(state, state.animal(side).eats(), Maybe::NONE).filter(feeds)
    }

    /// All elements on earth.
    fn on_earth(&self, state: &State) -> impl Iterator<Item = Corner> + Clone {
        self.tokens_on_earth(state, Elements::ALL, Maybe::NONE)
    }
}
