//! Phase 1, second half (§4.3): feeding, all or nothing; or a gene instead of it; or starving.

mod found;

pub(crate) use found::Found;

use crate::action::Cubes;
use crate::event::{Fate, Here};
use crate::map::Cell;
use crate::prelude::*;
use crate::schema::SCHEMA;
use crate::state::COLOURS;
use crate::things::Tried;

/// Cubes of its own colour that an amoeba leaves after a meal.
const EXCRETED: u8 = 2;

/// Feeding genes that were tried.
pub(crate) type Feeders = Tried<{ Hook::Feeding as u8 }>;

step! {
    /// An amoeba feeds; with the genes that were tried already.
    pub struct Feeding for Soup {
        amoeba: Id,
        tried: Feeders,
    }
}

impl Question<Soup> for Feeding {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_feeding(game.whose(self.amoeba.colour()), texts::here(self.amoeba, state.amoeba(self.amoeba).cell))
    }

    fn works(&self, _: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.lives(self.amoeba) { Progress::Waits } else { Progress::Done }
    }

    /// Where the base diet lies, an amoeba may not starve.
    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        let found = Found::of(game, state, self.amoeba);
        found.offer_meals(to);
        for kind in game.acting(state, game.owner(self.amoeba), Hook::Feeding) {
            to.offer_unless(Action::Use(kind), |why| found.object_to_gene(kind, self.tried, why));
        }
        to.offer_unless(Action::Starve, |why| why.object_if(!found.is_hungry(), rulebook::FEEDING, texts::why_must_eat));
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Eat(cubes) => game.eats(state, self.amoeba, cubes, 0, sink),
            Action::Use(kind) => self.uses(game, state, kind, sink),
            _ => game.starves(state, self.amoeba, sink),
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        state.lives(self.amoeba) || !state.waits_for(*self)
    }
}

impl Feeding {
    /// A gene is used instead of the usual meal.
    fn uses(self, game: &Soup, state: &mut State, kind: Kind, sink: &mut Events<'_>) {
        let Self { amoeba, tried } = self;
        let side = game.owner(amoeba);
        let cost = game.cost(state, side, kind);
        let Some(from) = state.at(amoeba) else { return };
        game.then(state, [Fed { amoeba, from, tried: game.tried_too(tried, kind) }]);
        game.start(state, side, kind, schema::Feeding { amoeba }, sink);
        game.pay(state, side, cost, sink);
    }
}

step! {
    /// A feeding gene has acted, from this cell; with the genes that were tried, this one among them.
    pub struct Fed for Soup {
        amoeba: Id,
        from: Cell,
        tried: Feeders,
    }
}

impl Work<Soup> for Fed {
    /// The amoeba is fed, or starves; if it was dragged to another cell it may eat there; if the gene itself failed, it feeds without
    /// it.
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { amoeba, from, tried } = *self;
        let here = state.at(amoeba);
        let result = std::mem::take(&mut state.result);
        if here.is_none() || result > 0 {
            return game.tell_satisfied(state, amoeba, sink);
        }
        let broken = i32::from(result) == SCHEMA.hooks[Hook::Feeding.ix()].neutral;
        if broken || here != Some(from) {
            game.then(state, [Feeding { amoeba, tried }]);
        } else {
            game.starves(state, amoeba, sink);
        }
    }
}

step! {
    /// By a gene: a meal with this many fewer cubes.
    pub struct ShortMeal for Soup {
        amoeba: Id,
        fewer: u8,
    }
}

impl Question<Soup> for ShortMeal {
    fn asks(&self, _: &State) -> Whom {
        whoever_runs(self.amoeba.colour())
    }

    fn prompt(&self, game: &Soup, state: &State) -> Msg {
        texts::ask_feeding(game.whose(self.amoeba.colour()), texts::here(self.amoeba, state.amoeba(self.amoeba).cell))
    }

    fn works(&self, _: &Soup, state: &mut State, _: &mut Events<'_>) -> Progress {
        if state.lives(self.amoeba) { Progress::Waits } else { Progress::Done }
    }

    fn offers(&self, game: &Soup, state: &State, to: &mut Answers<'_>) {
        Found::short(game, state, self.amoeba, self.fewer).offer_meals(to);
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        if let Action::Eat(cubes) = action {
            game.eats(state, self.amoeba, cubes, self.fewer, sink);
            // The gene that let it eat hears that it did.
            state.result = 1;
        }
    }

    fn is_sound(&self, _: &Soup, state: &State) -> bool {
        self.fewer <= 3 && (state.lives(self.amoeba) || !state.waits_for(*self))
    }
}

impl Soup {
    /// The amoeba eats: cubes go to the supply, two of its own colour come into the cell as far as there are any.
    fn eats(&self, state: &mut State, id: Id, cubes: Cubes, fewer: u8, sink: &mut Events<'_>) {
        state.result = 0;
        let Some(here) = where_it_feeds(state, id) else { return };
        let cell = here.cell;
        for (colour, n) in cubes.counts().into_iter().enumerate() {
            state.water[cell.ix()][colour] -= n;
            state.supply[colour] += n;
        }
        if sink.is_told() {
            for kind in self.needed_for(state, id.colour(), cubes, fewer) {
                sink.emit(|| self.acted(state, self.owner(id), kind, id));
            }
        }
        let excreted = self.leaves_cubes(state, cell, id.colour(), EXCRETED);
        sink.emit(|| Event::Ate(id, cubes, excreted, here));
    }

    /// The amoeba starves: it eats nothing, leaves nothing, and gets a damage point.
    fn starves(&self, state: &mut State, id: Id, sink: &mut Events<'_>) {
        let amoeba = state.amoeba_mut(id);
        amoeba.damage = amoeba.damage.saturating_add(1);
        state.set_wounded(id, false);
        if let Some(here) = where_it_feeds(state, id) {
            sink.emit(|| Event::Starved(id, here));
        }
    }

    /// A gene has spared an amoeba from starving. If it ate, the meal has said so. What its victim left was not there when it could have
    /// eaten.
    fn tell_satisfied(&self, state: &State, id: Id, sink: &mut Events<'_>) {
        let Some(mut here) = where_it_feeds(state, id).filter(|_| sink.is_heard()) else { return };
        let since = || sink.heard().iter().rev().take_while(|event| !matches!(event, Event::Acted { amoeba, .. } if *amoeba == Some(id)));
        let victim = since().find_map(|event| match event {
            Event::Died(_, _, left, _, Fate::Attack(by)) if *by == id => Some(*left),
            _ => None,
        });
        if !since().any(|event| matches!(event, Event::Ate(eater, ..) if *eater == id)) {
            let left = victim.filter(|_| !self.waste_waits()).map_or([0; COLOURS], Cubes::counts);
            here.cubes.iter_mut().zip(left).for_each(|(n, left)| *n = n.saturating_sub(left));
            sink.emit(|| Event::Satisfied(id, here, victim.is_some()));
        }
    }
}

/// Where an amoeba feeds, and what lies there.
fn where_it_feeds(state: &State, id: Id) -> Option<Here> {
    state.at(id).map(|cell| Here { cell, cubes: state.water[cell.ix()] })
}
