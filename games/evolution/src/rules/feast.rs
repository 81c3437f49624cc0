//! Step 5 of an attack (§3.6): the kill, and who profits from it, or suffers.

use crate::event::Who;
use crate::prelude::*;
use crate::rules::effects::{offer_next, without};
use crate::schema::{self, Hook};
use crate::state::{Attack, Place, Slot, used};
use clade_engine::Triggers;

step! {
    /// The prey is eaten.
    pub struct Strike for Evolution {
        attack: Attack,
    }
}

impl Work<Evolution> for Strike {
    /// The hunter eats, then the prey's traits act upon it, then one scavenger profits (A26).
    fn does(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) {
        let Self { attack } = *self;
        if !game.goes_on(state, attack) {
            return;
        }
        let (hunter, prey) = (game.who(state, attack.hunter), attack.prey);
        let (side, place) = (state.animal(prey).owner, state.animal(prey).at());
        let ignored = state.animal(attack.hunter).ignored.of(prey).into();
        let mut last_words = game.acting(state, prey, Hook::Eaten);
        game.is_eaten(state, prey, hunter, sink);
        if game.is_waylaid(state, prey) {
            sink.emit(|| Event::Stays(Who(side, prey), place));
        }
        if !game.vm.defines(Hook::Carrion).is_empty() {
            game.then(state, [Carrion { side: hunter.0, place, left: game.rules.seats }]);
        }
        while !last_words.is_empty() {
            let traits = Triggers::collect(&mut last_words);
            game.then(state, [Revenge { side, hunter: attack.hunter, ignored, traits }]);
        }
        if let Some(slot) = state.find(attack.hunter, attack.by) {
            game.act(state, slot, attack.hunter, schema::Meal { me: attack.hunter, this: slot }, sink);
        }
    }

    /// Nothing can happen to the two before it.
    fn is_sound(&self, _: &Evolution, state: &State) -> bool {
        state.lives(self.attack.hunter) && state.lives(self.attack.prey) && state.above(*self).next().is_none()
    }
}

step! {
    /// Traits of an animal that was eaten act upon its hunter: its side, the hunter, the trait that was ignored, which traits.
    pub struct Revenge for Evolution {
        side: Side,
        hunter: Id,
        ignored: Maybe<Kind>,
        traits: Triggers as CardsWord,
    }
}

impl Question<Evolution> for Revenge {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::ask_eaten(texts::colour(self.side), game.placed(state, self.hunter))
    }

    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        game.orders(state, self, &self.traits, sink)
    }

    fn offers(&self, _: &Evolution, _: &State, to: &mut Answers<'_>) {
        offer_next(&self.traits, to);
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { side, hunter, ignored, traits }, Action::Next(kind)) = (*self, action) else { return };
        game.then(state, without(traits, kind).map(|traits| Self { traits, ..*self }));
        if state.lives(hunter) {
            game.start(state, kind, side, schema::Eaten { hunter, ignored: ignored.is(kind) }, sink);
        }
    }
}

step! {
    /// Who profits from what was eaten in a territory, from this side on, so many sides left.
    pub struct Carrion for Evolution {
        side: Side,
        place: Place,
        left: u8,
    }
}

impl Question<Evolution> for Carrion {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, _: &Evolution, _: &State) -> Msg {
        texts::ask_carrion(texts::colour(self.side))
    }

    /// One scavenger gets food: the first that can, from the hunter's owner clockwise (rulebook, Scavenger, «Падальщик»); of several of one
    /// side its owner chooses (A10).
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { side, left, .. } = *self;
        if left == 0 {
            return Progress::Done;
        }
        let mut able = self.scavengers(game, state);
        let next = (able.next(), able.next());
        drop(able);
        match next {
            (None, _) => game.then(state, [Self { side: game.next(side), left: left - 1, ..*self }]),
            (Some(only), None) => feasts(game, state, only, sink),
            _ => return Progress::Waits,
        }
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        to.offer_all(self.scavengers(game, state).map(|(id, _)| Action::Feast(id)));
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let able = self.scavengers(game, state).find(|&(id, _)| action == Action::Feast(id));
        if let Some(scavenger) = able {
            feasts(game, state, scavenger, sink);
        }
    }

    fn is_sound(&self, game: &Evolution, _: &State) -> bool {
        self.left <= game.rules.seats
    }
}

impl Carrion {
    /// The scavengers of a side in a territory that can profit now.
    fn scavengers(self, game: &Evolution, state: &State) -> impl Iterator<Item = (Id, Slot)> {
        let Self { side, place, .. } = self;
        let here = state.player(side).own.filter(move |&id| state.animal(id).place.is(place));
        here.filter_map(move |id| {
            let able = |kind: Kind| state.find(id, kind).filter(|&slot| game.is_offered(state, slot, id, None));
            game.acting(state, id, Hook::Carrion).into_iter().find_map(able).map(|slot| (id, slot))
        })
    }
}

/// This scavenger profits.
fn feasts(game: &Evolution, state: &mut State, (id, slot): (Id, Slot), sink: &mut Events<'_>) {
    state.lying_mut(slot).used.add(used::TURN);
    game.act(state, slot, id, schema::Carrion { me: id, this: slot }, sink);
}
