//! An ability without `once` can be used again and again in a turn, but only as long as it does something: a use that fails or
//! changes nothing counts as its last one. Otherwise a feeding turn might never end.

use crate::prelude::*;
use crate::state::{Slot, used};

step! {
    /// An ability that can be used again and again has acted, successfully or not: its trait, and the table before.
    pub struct Used for Evolution {
        slot: Slot,
        before: u32,
    }
}

impl Work<Evolution> for Used {
    fn does(&self, _: &Evolution, state: &mut State, _: &mut Events<'_>) {
        let Self { slot, before } = *self;
        if state.lying(slot).is_there() && outlook(state, slot) == before {
            state.lying_mut(slot).used.add(used::IDLE);
        }
    }
}

impl Evolution {
    /// An ability is about to be used: whether that changes anything is seen when it has acted.
    pub(crate) fn watch_use(&self, state: &mut State, slot: Slot) {
        if !self.facts(state.lying(slot).kind).once_a_turn {
            let before = outlook(state, slot);
            self.then(state, [Used { slot, before }]);
        }
    }
}

/// What everybody sees of the table, in one number; but for the ability's own use, and for what cards remember.
fn outlook(state: &State, own: Slot) -> u32 {
    let mut seen = Seen(0);
    for id in state.living().or(state.remains) {
        let animal = state.animal(id);
        let (of, ignored) = animal.ignored.get().map_or((u8::MAX, u8::MAX), |(of, kind)| (of.0, kind.0));
        seen.add([id.0, animal.owner.0, byte(animal.place), animal.red, animal.blue, byte(animal.first), of, ignored]);
        seen.add_word(animal.marks.0.into());
    }
    for (slot, lying) in Slot::all().zip(&state.traits).filter(|(_, lying)| lying.is_there()) {
        let used = if slot == own { lying.used.without(used::TURN.and(used::ROUND)) } else { lying.used };
        let [next, of_mate] = lying.next.map(byte);
        seen.add([slot.0, lying.kind.0, byte(lying.host), byte(lying.mate), next, of_mate, used.0, lying.stored]);
    }
    state.middle.iter().for_each(|&(card, kind)| seen.add_word(u64::from(card.0) << 8 | u64::from(kind.0)));
    state.bank.iter().for_each(|&food| seen.add_word(food.into()));
    // Only a closed cycle has any.
    state.bank.beside.compost.iter().filter(|&&food| food > 0).for_each(|&food| seen.add_word(food.into()));
    state.players.iter().for_each(|player| seen.add_word(player.hand.len().into()));
    seen.add_word(state.deck.len().into());
    (seen.0 >> 32) as u32
}

/// The byte of a thing: 255 for none.
fn byte<T: Small>(thing: Maybe<T>) -> u8 {
    thing.get().map_or(u8::MAX, T::byte)
}

/// A hash of everything that was added, in order.
struct Seen(u64);

impl Seen {
    fn add(&mut self, bytes: [u8; 8]) {
        self.add_word(u64::from_le_bytes(bytes));
    }

    fn add_word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_add(0x9E37_79B9_7F4A_7C15).wrapping_mul(0xBF58_476D_1CE4_E5B9).rotate_left(29);
    }
}
