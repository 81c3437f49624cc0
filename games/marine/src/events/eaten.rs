//! The experiment `elements`: after the deaths of an Extinction those who thrive use elements up. By the printed rules nothing is eaten.
//! With `eaten` each animal removes, for each full five of its cubes that thrive by elements, one element by which they do, of its choice.
//! With `lost`, to compare it with, as many elements are drawn at random among all on earth.
//!
//! Decides: how many elements go, and which may. Does not decide: who thrives.

use crate::board::{Corner, NONE, around};
use crate::elements::ANY;
use crate::event::By;
use crate::marine::{Events, Marine};
use crate::options::Used;
use crate::state::{State, Step};
use clade_engine::Side;

/// So many cubes that thrive use up one element.
const CUBES_OF_ONE: u8 = 5;

impl Marine {
    /// What the deaths are followed by: each animal in the order of the food chain, or Chance. What an animal takes saves or starves nobody
    /// before the next Extinction, and does not change how many the others take.
    pub(crate) fn uses_up(&self, state: &mut State) {
        let takes = |side: Side| self.fed_by_elements(state, side) / CUBES_OF_ONE;
        let steps: arrayvec::ArrayVec<Step, 4> = match self.options().used {
            Used::Printed => return,
            Used::Eaten => self.food_chain().map(|side| Step::Devour(side, takes(side))).collect(),
            Used::Lost => [Step::Dwindle(self.food_chain().map(takes).sum())].into_iter().collect(),
        };
        self.then(state, steps);
    }

    /// An animal's cubes that thrive by elements; those that thrive by cards alone do not count.
    fn fed_by_elements(&self, state: &State, side: Side) -> u8 {
        let eats = state.animal(side).eats();
        let fed = state.occupied(side).filter(|&cell| state.touching[usize::from(cell)] & eats != 0);
        fed.map(|cell| state.cubes(cell, side)).fold(0, u8::saturating_add)
    }

    /// The elements on earth by which cubes of an animal thrive.
    pub(crate) fn feeding(&self, state: &State, side: Side) -> impl Iterator<Item = Corner> {
        let feeds = move |&corner: &Corner| around(corner).any(|cell| state.cubes(cell, side) > 0);
        self.tokens_on_earth(state, state.animal(side).eats(), NONE).filter(feeds)
    }

    /// All elements on earth.
    pub(crate) fn on_earth(&self, state: &State) -> impl Iterator<Item = Corner> {
        self.tokens_on_earth(state, ANY, NONE)
    }

    /// Whether enough is used up, or nothing is left: then it goes on. False if somebody, or Chance, says which element goes next.
    pub(crate) fn used_up(&self, state: &mut State) -> bool {
        let is_done = match state.agenda.top() {
            Some(Step::Devour(side, left)) => left == 0 || self.feeding(state, side).next().is_none(),
            Some(Step::Dwindle(left)) => left == 0 || self.on_earth(state).next().is_none(),
            _ => true,
        };
        if is_done {
            state.agenda.pop();
        }
        is_done
    }

    /// This element goes to the bag.
    pub(crate) fn is_used_up(&self, state: &mut State, corner: Corner, sink: &mut Events<'_>) {
        let by = match state.agenda.top_mut() {
            Some(Step::Devour(side, left)) => {
                *left -= 1;
                By::Meal(*side)
            }
            Some(Step::Dwindle(left)) => {
                *left -= 1;
                By::Loss
            }
            _ => return,
        };
        self.remove(state, corner, by, sink);
    }
}
