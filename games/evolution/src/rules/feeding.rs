//! The feeding phase («Фаза питания»): rounds in which each player takes food or does something instead, and uses traits besides.
//!
//! One feeding turn (A33): at most one main action, and any free abilities before or after it. With territories the first thing that
//! is done settles where (rulebook: all of it happens in one territory, which the player whose turn it is chooses).

pub(crate) mod adoption;
mod meals;

use super::extinction::Extinction;
use crate::prelude::*;
use crate::rules::migration::{Going, Migrate};
use crate::rules::prey::Prey;
use crate::schema::Hook;
use crate::state::{Place, SIDES, used};
use adoption::Adopt;
use arrayvec::ArrayVec;
use meals::{MOST_ACTS, Meals};

step! {
    /// The turn of a side; how many sides in a row did nothing.
    pub struct Turn for Evolution {
        side: Side,
        idle: u8,
    }
}

impl Work<Evolution> for Turn {
    /// A full circle without action ends the phase (A34). A side that can do nothing is not asked (rulebook: its turn is passed over).
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let Self { mut side, mut idle } = *self;
        if idle == 0 && state.acts == 0 {
            sink.emit(|| Event::Weighed(Box::new(game.weighed(state))));
        }
        let mut passed_over = ArrayVec::<Side, SIDES>::new();
        let turn = loop {
            state.here = Maybe::NONE;
            if idle >= game.rules.seats || state.acts >= MOST_ACTS || game.options().ends_when_fed && game.all_are_full(state) {
                return game.feeding_is_over(state, sink);
            }
            game.feeding_turn_begins(state, side);
            let turn = Feeding { side, idle, main: false, acted: false };
            if turn.can_do(game, state) {
                break turn;
            }
            passed_over.extend((!state.player(side).own.is_empty()).then_some(side));
            (side, idle) = (game.next(side), idle + 1);
        };
        if !passed_over.is_empty() {
            sink.tell(|| Event::PassedOver(passed_over.to_vec()));
        }
        game.then(state, [turn]);
    }

    fn is_sound(&self, game: &Evolution, _: &State) -> bool {
        self.idle <= game.rules.seats
    }
}

step! {
    /// What a side does in its turn: idle sides before it; whether the main action is done, and whether anything is.
    pub struct Feeding for Evolution {
        side: Side,
        idle: u8,
        main: bool,
        acted: bool,
    }
}

impl Question<Evolution> for Feeding {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        self.asked(game, state)
    }

    /// A side that can do nothing more is not asked. Its turn has only begun where something can be done.
    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        if !self.acted || self.can_do(game, state) {
            return Progress::Waits;
        }
        self.ends(game, state);
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        let meals = self.meals(game, state);
        meals.for_each(state.here, self.main, |action| to.offer_unless(action, |why| meals.object_to(action, why)));
        let travels = |id: Id| !game.acting(state, id, Hook::Travels).is_empty();
        if game.may_declare(self.acted) && state.player(self.side).own.into_iter().any(travels) {
            to.offer_unless(Action::Migrate, |why| meals.object_to(Action::Migrate, why));
        }
        to.offer_unless(Action::Done, |why| meals.object_to_ending(why));
    }

    /// In one list over all territories each answer says where.
    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        match action {
            Action::Done => Some(if self.acted { texts::do_nothing_more() } else { texts::do_nothing() }),
            _ if state.here.is_none() => game.says_where(state, action),
            _ => None,
        }
    }

    /// Who leaves the Ocean takes a card of a pile into which only its owner looks.
    fn is_public(&self, game: &Evolution, state: &State) -> bool {
        !game.may_declare(self.acted) || !game.may_leave_ocean(state, self.side, Going::Travels)
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { side, main, acted, .. } = *self;
        if action == Action::Done {
            if !acted {
                sink.emit(|| Event::Ended(side));
            }
            return self.ends(game, state);
        }
        let again = |main: bool| Step::from(Self { main, acted: true, ..*self });
        state.acts = state.acts.saturating_add(1);
        if let Some(id) = state.feeder(action) {
            state.here = state.animal(id).place;
        }
        match action {
            Action::Take(id) => {
                game.then(state, [again(true)]);
                game.takes(state, id, sink);
            }
            Action::Hunt(hunter) => game.then(state, [Prey { hunter }.into(), again(true)]),
            Action::Adopt(kind) => game.then(state, [Adopt { side, kind }.into(), again(true)]),
            Action::Migrate => {
                sink.emit(|| Event::Migrates(side));
                game.then(state, [Step::from(Migrate { side }), Turn { side: game.next(side), idle: 0 }.into()]);
            }
            Action::Use(slot) => {
                let lying = state.lying_mut(slot);
                let Some(id) = lying.host.get() else { return };
                lying.used.add(used::TURN.and(used::ROUND));
                let is_main = game.vm.defines(Hook::Main).contains(lying.kind);
                game.then(state, [again(main || is_main)]);
                game.watch_use(state, slot);
                game.lets_act(state, slot, id, if is_main { Hook::Main } else { Hook::Free }, (id, 0), sink);
            }
            _ => game.then(state, [again(main)]),
        }
    }

    fn is_sound(&self, game: &Evolution, _: &State) -> bool {
        self.idle <= game.rules.seats
    }
}

impl Feeding {
    fn meals<'a>(&self, game: &'a Evolution, state: &'a State) -> Meals<'a> {
        Meals::of(game, state, self.side, self.main, self.acted)
    }

    /// Whether anything (more) can be done.
    fn can_do(&self, game: &Evolution, state: &State) -> bool {
        let meals = self.meals(game, state);
        meals.can_do(state.here, self.main, false) || meals.may_migrate()
    }

    /// A feeding turn ends.
    fn ends(self, game: &Evolution, state: &mut State) {
        state.here = Maybe::NONE;
        let idle = if self.acted { 0 } else { self.idle + 1 };
        game.then(state, [Turn { side: game.next(self.side), idle }]);
    }

    /// What can be done in a feeding turn, and what must be.
    fn asked(&self, game: &Evolution, state: &State) -> Msg {
        let (side, meals, who) = (self.side, self.meals(game, state), texts::colour(self.side));
        let own = || state.player(side).own.into_iter().map(|id| state.animal(id));
        let bank = |place: Place| texts::bank_there(game.place_name(place), state.bank[place.ix()]);
        let must = meals.object_to_ending(&mut Why::quiet()).is_break();
        let mut able = Vec::new();
        meals.for_each(state.here, self.main, |action| able.push(action));
        able.retain(|&action| meals.allows(action));
        let takes_at = |place: Place| able.iter().any(|action| matches!(action, Action::Take(id) if state.animal(*id).place.is(place)));
        let takes = game.places().any(takes_at);
        // Where nobody can take any, the food does not matter.
        let is_own = |place: Place| if state.here.is_none() { own().any(|animal| animal.place.is(place)) } else { state.here.is(place) };
        let matters = |&place: &Place| if takes { takes_at(place) } else { is_own(place) };
        let banks = game.places().filter(matters).map(bank).reduce(texts::list).unwrap_or_else(texts::working);
        let only_takes = takes && meals.can_only_take();
        let said = match (self.acted, able.is_empty()) {
            (true, _) if must && only_takes => return texts::ask_more_must_take(who, banks),
            (true, _) if must => return texts::ask_more_must(who, banks),
            (true, _) if only_takes => return texts::ask_more_take(who, banks),
            (true, _) if takes => return texts::ask_more_food(who, banks),
            (true, _) => return texts::ask_more(who),
            (false, _) if only_takes => texts::ask_feeding_take(who, banks),
            (false, _) if takes => texts::ask_feeding(who, banks),
            (false, false) => texts::ask_feeding_none(who),
            (false, true) if game.may_leave_ocean(state, side, Going::Travels) => return texts::ask_migrating_from_ocean(who),
            (false, true) => return texts::ask_migrating(who),
        };
        let place = |action: &Action| state.feeder(*action).map(|id| state.animal(id).place);
        let mut places = able.iter().filter_map(place);
        let first = places.next();
        let is_open = state.here.is_none() && places.any(|place| Some(place) != first);
        if is_open { texts::settles(said) } else { said }
    }
}

impl Evolution {
    /// A side's feeding turn begins: what it has used up for a round is free again.
    fn feeding_turn_begins(&self, state: &mut State, side: Side) {
        self.forgets_round(state, side);
        for id in state.player(side).own {
            let mut next = state.animal(id).first;
            while let Some(trait_slot) = next.get() {
                let lying = state.lying_mut(trait_slot);
                lying.used.remove(used::ROUND);
                next = lying.after(id);
            }
        }
        state.here = if self.options().territories { Maybe::NONE } else { Place::Laurasia.into() };
    }

    /// What is left in the banks is put away (rulebook), and extinction follows.
    fn feeding_is_over(&self, state: &mut State, sink: &mut Events<'_>) {
        if sink.is_heard() {
            self.tell_judgements(state, sink);
        }
        for place in self.places() {
            let left = std::mem::take(&mut state.bank[place.ix()]);
            self.goes_back(state, place, left.into());
            if left > 0 {
                sink.emit(|| Event::Cleared(place, left));
            }
        }
        self.then(state, [Extinction {}]);
    }

    fn all_are_full(&self, state: &State) -> bool {
        state.living().all(|id| state.animal(id).is_fed() && self.open_store(state, id).is_none())
    }

    /// Whether a migration can still be declared in a feeding turn: nothing else is done in it.
    pub(crate) fn may_declare(&self, acted: bool) -> bool {
        self.options().territories && !acted
    }
}
