//! Ambush («Засада»): a hunter attacks an animal at the moment in which it takes food from the bank.

use crate::prelude::*;
use crate::schema::{Hook, Waylay};

step! {
    /// An animal is about to take a red token: the next side that may attack it from ambush.
    pub struct Take for Evolution {
        eater: Id,
        side: Side,
        left: u8,
    }
}

impl Question<Evolution> for Take {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, game: &Evolution, state: &State) -> Msg {
        texts::ask_ambush(texts::colour(self.side), game.placed(state, self.eater), game.owner_named(state, self.eater))
    }

    /// Clockwise from the side after the animal's owner, who comes last (A15).
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let Self { eater, side, left } = *self;
        let owner = state.animal(eater).owner;
        let is_over = left == 0 || !state.lives(eater) || state.bank[state.animal(eater).at().ix()] == 0 || !game.can_get(state, eater);
        if is_over {
            game.takes_at_last(state, eater, sink);
            return Progress::Done;
        }
        let may = side != owner || game.options().ambush_own;
        if may && game.ambushers(state, side, eater).next().is_some() {
            return Progress::Waits;
        }
        self.declines(game, state);
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.ambushers(state, self.side, self.eater).map(Action::Ambush));
        to.offer(Action::Done);
    }

    /// Which trait of its prey the hunter will ignore.
    fn label(&self, game: &Evolution, state: &State, action: Action) -> Option<Msg> {
        match action {
            Action::Done => Some(texts::do_no_ambush()),
            Action::Ambush(hunter) => Some(game.by_ignoring(state, game.means(state, action), (hunter, self.eater, true))),
            _ => None,
        }
    }

    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Self { eater, side, left } = *self;
        let Action::Ambush(hunter) = action else { return self.declines(game, state) };
        game.then(state, [Waylaid { eater, side, left }]);
        let slot = game.acting(state, hunter, Hook::Waylay).into_iter().find_map(|kind| state.find(hunter, kind));
        if let Some(slot) = slot {
            game.act(state, slot, hunter, Waylay { me: hunter, eater, this: slot }, sink);
        }
    }
}

impl Take {
    /// A side does not attack, or does not attack any more.
    fn declines(self, game: &Evolution, state: &mut State) {
        game.then(state, [Self { side: game.next(self.side), left: self.left.saturating_sub(1), ..self }]);
    }
}

step! {
    /// An ambush is over.
    pub struct Waylaid for Evolution {
        eater: Id,
        side: Side,
        left: u8,
    }
}

impl Work<Evolution> for Waylaid {
    /// If its prey was eaten, the token stays in the bank; else others may attack, too. A hunter whose card did not attack is not asked
    /// again.
    fn does(&self, game: &Evolution, state: &mut State, _: &mut Events<'_>) {
        let Self { eater, side, left } = *self;
        if state.lives(eater) {
            game.then(state, [Take { eater, side, left }]);
        }
    }
}

impl Evolution {
    /// Whether an animal can attack from ambush the one that is about to eat.
    pub(crate) fn can_ambush(&self, state: &State, hunter: Id, eater: Id) -> bool {
        state.animal(hunter).place == state.animal(eater).place
            && !self.acting(state, hunter, Hook::Waylay).is_empty()
            && self.object_to_hunting(state, hunter, &mut Why::quiet()).is_continue()
            && self.may_attack(state, hunter, eater, true)
    }

    /// The animals of a side that can attack from ambush.
    pub(crate) fn ambushers(&self, state: &State, side: Side, eater: Id) -> impl Iterator<Item = Id> {
        let own = state.player(side).own;
        own.filter(move |&hunter| self.can_ambush(state, hunter, eater))
    }

    /// Whether an animal is attacked from ambush at the moment in which it takes food.
    pub(crate) fn is_waylaid(&self, state: &State, eater: Id) -> bool {
        state.agenda.iter().any(|step| matches!(step, Step::Waylaid(ambush) if ambush.eater == eater))
    }
}
