//! Migration («Миграция»): animals go to other territories, all at once; others follow them.

mod routes;

pub(crate) use routes::Going;

use crate::prelude::*;
use crate::rulebook::MIGRATION;
use crate::schema::Hook;
use crate::state::{Herd, used};

step! {
    /// Which animals migrate.
    pub struct Migrate for Evolution {
        side: Side,
    }
}

impl Question<Evolution> for Migrate {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, _: &Evolution, _: &State) -> Msg {
        texts::ask_migrate(texts::colour(self.side))
    }

    /// As long as the side has anything left to declare.
    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        if game.can_migrate(state, self.side) {
            return Progress::Waits;
        }
        self.declared(game, state);
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        game.offers_moves(state, self.side, Going::Travels, to);
        to.offer_unless(Action::Done, |why| {
            let none = !state.player(self.side).own.into_iter().any(|id| state.animal(id).to.is_some());
            why.object_if(none, MIGRATION, texts::why_must_migrate)
        });
    }

    fn label(&self, _: &Evolution, _: &State, action: Action) -> Option<Msg> {
        (action == Action::Done).then(texts::do_depart)
    }

    /// Who leaves the Ocean takes a card of a pile into which only its owner looks.
    fn is_public(&self, game: &Evolution, state: &State) -> bool {
        !game.may_leave_ocean(state, self.side, Going::Travels)
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        match action {
            Action::Move(id, to) => {
                game.then(state, [*self]);
                game.will_go(state, id, to, Going::Travels, sink);
            }
            _ => self.declared(game, state),
        }
    }
}

impl Migrate {
    /// All migrants are named: now others may follow, the migrating player's own first, then clockwise.
    fn declared(self, game: &Evolution, state: &mut State) {
        let followers = game.clockwise(self.side).map(|side| Step::from(Follow { side }));
        game.then(state, followers.chain([Depart { side: self.side }.into()]));
    }
}

step! {
    /// Which animals of a side follow.
    pub struct Follow for Evolution {
        side: Side,
    }
}

impl Question<Evolution> for Follow {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    /// With the moves that are declared.
    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        let going = state.living().filter_map(|id| Some((id, state.animal(id).to.get()?)));
        let routes = going.map(|(id, to)| texts::route(game.named(state, id), game.place_name(to)));
        texts::ask_follow(texts::colour(self.side), routes.into_iter().reduce(texts::list).unwrap_or_else(texts::working))
    }

    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = game.movers(state, self.side, Going::Follows).next().is_none();
        if none { Progress::Done } else { Progress::Waits }
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        game.offers_moves(state, self.side, Going::Follows, to);
        to.offer(Action::Done);
    }

    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        let told = if self.has_follower(game, state) { texts::do_stay } else { texts::do_stay_all };
        (action == Action::Done).then(told)
    }

    /// Who leaves the Ocean takes a card of a pile into which only its owner looks.
    fn is_public(&self, game: &Evolution, state: &State) -> bool {
        !game.may_leave_ocean(state, self.side, Going::Follows)
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Move(id, to) = action else { return };
        game.then(state, [*self]);
        game.will_go(state, id, to, Going::Follows, sink);
    }
}

impl Follow {
    /// Whether an animal of the side already follows those that migrate: it goes, but has not used a trait to migrate.
    fn has_follower(self, game: &Evolution, state: &State) -> bool {
        let migrates = |id: Id| game.acting(state, id, Hook::Travels).into_iter().filter_map(move |kind| state.find(id, kind));
        let follows = |id: Id| state.animal(id).to.is_some() && !migrates(id).any(|slot| state.lying(slot).is(used::TURN));
        state.player(self.side).own.into_iter().any(follows)
    }
}

step! {
    /// The migration that a side declared happens.
    pub struct Depart for Evolution {
        side: Side,
    }
}

impl Work<Evolution> for Depart {
    /// Everybody goes at once. An animal that enters the Ocean discards its card of the Ocean.
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let going: Herd = state.living().filter(|&id| state.animal(id).to.is_some()).collect();
        // First all are in their places, so that no pair is torn apart that goes together.
        for id in going {
            let (who, animal) = (game.who(state, id), state.animal_mut(id));
            let from = animal.at();
            let Some(to) = animal.to.take() else { continue };
            animal.place = to.into();
            sink.emit(|| Event::Migrated(who, from, to));
        }
        going.into_iter().for_each(|id| game.settles_in(state, id, sink));
    }
}

impl Evolution {
    /// The moves of the animals of a side that have a trait for it.
    fn offers_moves(&self, state: &State, side: Side, going: Going, to: &mut Answers<'_>) {
        for id in state.player(side).own.filter(|&id| !self.acting(state, id, going.hook()).is_empty()) {
            for place in self.places().filter(|&place| !state.animal(id).place.is(place)) {
                to.offer_unless(Action::Move(id, place), |why| self.object_to_move(state, id, place, going, why));
            }
        }
    }
}
