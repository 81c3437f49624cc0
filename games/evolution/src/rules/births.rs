//! Animals are born (r-Strategy, «r-Стратегия»): at the start of a turn, or by a card.

use crate::event::By;
use crate::prelude::*;
use crate::schema::{self, Hook};
use crate::state::mark;

step! {
    /// A turn begins: animals are born, the n-th of each player now.
    pub struct Births for Evolution {
        nth: u8,
    }
}

impl Work<Evolution> for Births {
    /// One per player and round, clockwise (A27), as long as there are cards and room on the table.
    fn does(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) {
        let mut steps = arrayvec::ArrayVec::<Step, 12>::new();
        if !game.vm.defines(Hook::Births).is_empty() {
            let parents = game.clockwise(state.first).filter_map(|side| game.parent(state, side, self.nth));
            steps.extend(parents.map(|parent| Birth { parent, fed: false }.into()));
        }
        let after = self.nth.checked_add(1).filter(|_| !steps.is_empty() && !state.deck.is_empty() && game.has_room(state));
        match after {
            Some(nth) => {
                steps.push(Self { nth }.into());
                game.then(state, steps);
            }
            None => state.animals.iter_mut().for_each(|animal| animal.marks.remove(mark::REGROWN)),
        }
    }
}

step! {
    /// The top card of the deck becomes an animal beside this one; it counts as fed.
    pub struct Birth for Evolution {
        parent: Id,
        fed: bool,
    }
}

impl Question<Evolution> for Birth {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::chance_birth(game.placed(state, self.parent))
    }

    fn works(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) -> Progress {
        let none = state.deck.is_empty() || !game.has_room(state) || !state.lives(self.parent);
        if none { Progress::Done } else { Progress::Waits }
    }

    fn chances(&self, _: &Evolution, state: &State, to: &mut Outcomes<'_>) {
        to.deck(&state.deck, Action::Draw);
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { parent, fed }, Action::Draw(card)) = (*self, action) else { return };
        let (who, place) = (game.who(state, parent), state.animal(parent).at());
        let Some(id) = game.lay_animal(state, who.0, place, card) else { return };
        state.deck.draw(card);
        if fed {
            state.animal_mut(id).marks.add(mark::NEWBORN);
        }
        let (child, secret) = (game.who(state, id), state.animal(id).card);
        if !fed {
            game.acting(state, parent, Hook::Births).for_each(|kind| sink.emit(|| Event::Acted(kind)));
        }
        let at_birth = || game.acting(state, parent, Hook::Births).next().map(|kind| By::of(kind, who));
        let by = if fed { game.cause(state) } else { at_birth() };
        sink.emit(|| Event::Born(child, who, secret, by, place));
        if state.deck.is_empty() && !state.last {
            game.last_turn(state, sink);
        }
    }

    /// Nothing but births can come before it: the parent will still live.
    fn is_sound(&self, _: &Evolution, state: &State) -> bool {
        state.lives(self.parent) && state.above(*self).all(|step| matches!(step, Step::Birth(_)))
    }
}

impl Evolution {
    /// The parent of a side's n-th newborn.
    fn parent(&self, state: &State, side: Side, nth: u8) -> Option<Id> {
        let mut left = i32::from(nth);
        state.player(side).own.into_iter().find(|&id| {
            let kinds = state.animal(id).force.kinds();
            let is_regrown = state.animal(id).is(mark::REGROWN);
            left -= if is_regrown { 0 } else { self.vm.ask_number(kinds, 0, schema::Births {}, |_| 0).clamp(0, 9) };
            left < 0
        })
    }
}
