//! A fight: an attacked amoeba fights back. Both roll a die; equal dice are rolled again.

use crate::prelude::*;
use serde::{Deserialize, Serialize};

/// Two amoebas that fight.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fighters {
    /// The one that is attacked and fights back.
    pub defender: Id,
    /// The one that attacks it.
    pub attacker: Id,
}

/// The attacker's die in a fight, which is rolled first.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FirstDie(u8); // 0 before it is rolled

impl FirstDie {
    /// It shows this number.
    pub fn rolled(die: u8) -> Self {
        Self(die)
    }

    /// What it shows, if it is rolled.
    pub fn shown(self) -> Option<u8> {
        (self.0 > 0).then_some(self.0)
    }
}

step! {
    /// The next die of a fight: the attacker's first; whether it is the second attempt.
    pub struct Fight for Soup {
        fighters: Fighters,
        first: FirstDie,
        second: bool,
    }
}

impl Question<Soup> for Fight {
    fn asks(&self, _: &State) -> Whom {
        Whom::Chance
    }

    fn prompt(&self, _: &Soup, _: &State) -> Msg {
        texts::chance_fight(texts::amoeba_of(self.fighters.defender), texts::amoeba_of(self.fighters.attacker))
    }

    fn chances(&self, _: &Soup, _: &State, to: &mut Outcomes<'_>) {
        to.die(6, Action::Die);
    }

    fn takes(&self, game: &Soup, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let (Self { fighters, first, second }, Action::Die(die)) = (*self, action) else { return };
        let Some(first) = first.shown() else {
            return game.then(state, [Self { fighters, first: FirstDie::rolled(die), second }]);
        };
        sink.tell(|| Event::Fought(fighters.attacker, first, fighters.defender, die));
        if die == first {
            game.then(state, [Self { fighters, first: FirstDie::default(), second }]);
        } else if die > first {
            state.result = 1;
        } else {
            self.is_lost(game, state, sink);
        }
    }
}

impl Fight {
    /// The first attempt of these two.
    pub(crate) fn of(fighters: Fighters) -> Self {
        Self { fighters, first: FirstDie::default(), second: false }
    }

    /// The defender lost: genes may let it fight once more, free.
    fn is_lost(self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let Self { fighters, second, .. } = self;
        let side = game.owner(fighters.defender);
        match game.retry_gene(state, side) {
            Some(kind) if !second => {
                game.then(state, [FightAgain { fighters }]);
                game.start(state, side, kind, schema::Failed { amoeba: fighters.defender }, sink);
            }
            _ => {
                state.fought = true;
                state.result = 0;
            }
        }
    }
}

step! {
    /// The defender's genes have said whether it fights again.
    pub struct FightAgain for Soup {
        fighters: Fighters,
    }
}

impl Work<Soup> for FightAgain {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        if state.result > 0 {
            game.tell_retry(state, self.fighters.defender, sink);
            game.then(state, [Fight { second: true, ..Fight::of(self.fighters) }]);
        } else {
            state.fought = true;
        }
        state.result = 0;
    }
}
