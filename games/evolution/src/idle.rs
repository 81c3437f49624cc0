//! An ability without `once` can be used again and again in a turn, but only as long as it does something: a use that fails or
//! changes nothing counts as its last one. Else a feeding turn need never end.

use crate::evolution::Evolution;
use crate::state::{Id, NONE, State, Step, used};
use clade_engine::hash;

impl Evolution {
    /// An ability is about to be used: whether that changes anything is seen when it has acted.
    pub(crate) fn watch_use(&self, state: &mut State, slot: u8) {
        if !self.facts(state.lying(slot).kind).once_a_turn {
            let before = outlook(state, slot);
            self.then(state, [Step::Used(slot, before)]);
        }
    }

    /// The ability has acted, well or not.
    pub(crate) fn used(&self, state: &mut State, slot: u8, before: u32) {
        state.agenda.pop();
        if state.lying(slot).host != Id::NONE && outlook(state, slot) == before {
            state.lying_mut(slot).used |= used::IDLE;
        }
    }
}

/// What everybody sees of the table, in one number; but for the ability's own use, and for what cards remember.
fn outlook(state: &State, own: u8) -> u32 {
    let animals = state.living().or(state.remains).map(|slot| {
        let animal = state.animal(Id(slot));
        (slot, animal.owner, animal.place, animal.red, animal.blue, animal.marks, animal.first, animal.ignored)
    });
    let traits = (0u8..).zip(&state.traits).filter(|(_, lying)| lying.kind != NONE).map(|(slot, lying)| {
        let used = if slot == own { lying.used & !(used::TURN | used::ROUND) } else { lying.used };
        (slot, lying.kind, lying.host, lying.mate, lying.next, used, lying.stored)
    });
    let cards = (state.deck.len(), &state.middle, state.players.each_ref().map(|player| player.hand.len()));
    hash::of(&(animals.collect::<Vec<_>>(), traits.collect::<Vec<_>>(), state.bank, cards)) as u32
}
