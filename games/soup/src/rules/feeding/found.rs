//! What an amoeba finds where it feeds.

use super::Feeders;
use crate::meals::Meal;
use crate::prelude::*;
use crate::schema::Offered;
use crate::state::COLOURS;
use std::rc::Rc;

/// What an amoeba finds where it feeds: worked out once, for all its meals and genes.
pub(crate) struct Found<'a> {
    game: &'a Soup,
    state: &'a State,
    amoeba: Id,
    side: Side,
    /// The cubes in its cell.
    water: [u8; COLOURS],
    /// All its meals, whether or not they lie there.
    meals: Rc<[Meal]>,
}

impl<'a> Found<'a> {
    pub(crate) fn of(game: &'a Soup, state: &'a State, amoeba: Id) -> Self {
        Self::short(game, state, amoeba, 0)
    }

    /// The same with this many fewer cubes in each meal.
    pub(crate) fn short(game: &'a Soup, state: &'a State, amoeba: Id, fewer: u8) -> Self {
        let meals = game.meals(state, amoeba.colour(), fewer);
        Self { game, state, amoeba, side: game.owner(amoeba), water: state.water_of(amoeba), meals }
    }

    /// A meal must lie in the cell, to the last cube.
    pub(super) fn offer_meals(&self, to: &mut Answers<'_>) {
        for meal in self.meals.iter() {
            let lies_here = meal.cubes.within(&self.water);
            to.offer_unless(Action::Eat(meal.cubes), |why| why.object_if(!lies_here, rulebook::FEEDING, texts::why_no_food));
        }
    }

    /// Whether the base diet is not there.
    pub(super) fn is_hungry(&self) -> bool {
        !self.meals.iter().take_while(|meal| meal.base).any(|meal| meal.cubes.within(&self.water))
    }

    /// A gene instead of the usual meal: not tried yet, affordable, and useful now by its own word.
    pub(super) fn object_to_gene(&self, kind: Kind, tried: Feeders, why: &mut Why<'_>) -> ControlFlow<()> {
        let Self { game, state, side, .. } = *self;
        why.object_if(game.was_tried(tried, kind), rulebook::GENES, texts::why_tried)?;
        let (cost, bp) = (game.cost(state, side, kind), state.tribe(side).bp);
        why.object_if(bp < cost, rulebook::GENES, || texts::why_points(cost, bp))?;
        why.object_if(!self.is_offered(kind), rulebook::GENES, || texts::why_not_offered(game.gene_name(state, side, kind)))
    }

    /// Whether a gene says that it is of use to an amoeba that feeds.
    pub(crate) fn is_offered(&self, kind: Kind) -> bool {
        let Self { game, state, amoeba, side, .. } = *self;
        if !game.vm.defines(Hook::Offered).contains(kind) {
            return true;
        }
        let told = Offered {
            hungry: self.is_hungry(),
            targets: game.targets(state, amoeba, false).count() as i32,
            hosts: game.hosts(state, amoeba).count() as i32,
            short_meals: game.meals(state, amoeba.colour(), 1).iter().filter(|meal| meal.cubes.within(&self.water)).count() as i32,
        };
        game.vm.ask_yes(kind, told, |read| game.read(state, side, read))
    }
}

impl Soup {
    /// Others with an amoeba in the same cell and at least one point.
    pub(crate) fn hosts<'a>(&'a self, state: &'a State, id: Id) -> impl Iterator<Item = Side> + 'a {
        let others = self.owners().filter(move |&side| side != self.owner(id) && state.tribe(side).bp > 0);
        others.filter(move |&side| state.beside(id).any(|other| self.owner(other) == side))
    }
}
