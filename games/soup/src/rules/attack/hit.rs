//! An attack hits: the target dies, unless one of its genes makes something else of it.

use super::Attack;
use crate::event::Fate;
use crate::prelude::*;
use crate::schema::Struck;

step! {
    /// Step 3: the attack hits; genes of the target from this kind on may save it.
    pub struct Hit for Soup {
        attack: Attack,
        from: u8,
    }
}

impl Work<Soup> for Hit {
    fn does(&self, game: &Soup, state: &mut State, sink: &mut Events<'_>) {
        let (attack, from) = (self.attack, self.from);
        let Attack { attacker, target, .. } = attack;
        let side = game.owner(target);
        let may_save = !game.is_defenceless(attacker, target);
        let saving = game.acting(state, side, Hook::Struck).into_iter().find(|&kind| may_save && kind.0 >= from);
        if let Some(gene) = saving {
            game.then(state, [Saved { attack, gene }]);
            return game.start(state, side, gene, Struck { amoeba: target, attacker }, sink);
        }
        let leaves = match (game.is_violent(state), state.fought && game.options.fight_leaves_none) {
            (true, true) => 0,
            (true, false) => 1,
            (false, _) => 2,
        };
        game.dies(state, target, leaves, Fate::Attack(attacker), sink);
        state.fought = false;
        state.result = 1;
    }
}

step! {
    /// A saving gene has acted. What only damages has not failed (§3.3 G17).
    pub struct Saved for Soup {
        attack: Attack,
        gene: Kind as CardWord,
    }
}

impl Work<Soup> for Saved {
    fn does(&self, game: &Soup, state: &mut State, _: &mut Events<'_>) {
        if state.result > 0 {
            state.fought = false;
            state.result = 1;
        } else {
            game.then(state, [Hit { attack: self.attack, from: self.gene.0.saturating_add(1) }]);
        }
    }
}
