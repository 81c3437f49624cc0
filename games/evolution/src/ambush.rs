//! Ambush («Засада»): a hunter attacks an animal at the moment in which it takes food from the bank.

use crate::evolution::{Events, Evolution};
use crate::schema::{Hook, Waylay};
use crate::state::{Id, State, Step};
use clade_engine::{Side, Small, Why};

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
        own.into_iter().map(Id).filter(move |&hunter| self.can_ambush(state, hunter, eater))
    }

    /// The next side that may attack the animal that is about to eat; clockwise from the one after its owner, who comes last (A15).
    pub(crate) fn ambushes(&self, state: &mut State, id: Id, side: Side, left: u8, sink: &mut Events<'_>) -> bool {
        let owner = state.animal(id).owner;
        let is_over = left == 0 || !state.lives(id) || state.bank[state.animal(id).at().ix()] == 0 || !self.can_get(state, id);
        if is_over {
            state.agenda.pop();
            self.takes_at_last(state, id, sink);
            return true;
        }
        let may = side != owner || self.options().ambush_own;
        if may && self.ambushers(state, side, id).next().is_some() {
            return false;
        }
        self.declines(state);
        true
    }

    /// A side does not attack, or does not attack any more.
    pub(crate) fn declines(&self, state: &mut State) {
        if let Some(Step::Take(id, side, left)) = state.agenda.pop() {
            self.then(state, [Step::Take(id, self.next(side), left.saturating_sub(1))]);
        }
    }

    /// A hunter attacks from ambush.
    pub(crate) fn ambushed(&self, state: &mut State, hunter: Id, sink: &mut Events<'_>) {
        let Some(Step::Take(id, side, left)) = state.agenda.pop() else { return };
        self.then(state, [Step::Waylaid(id, side, left)]);
        let slot = self.acting(state, hunter, Hook::Waylay).into_iter().find_map(|kind| state.find(hunter, kind));
        if let Some(slot) = slot {
            self.act(state, slot, hunter, Waylay { me: hunter, eater: id, this: slot }, sink);
        }
    }

    /// An ambush is over: if its prey was eaten, the token stays in the bank; else others may attack, too. A hunter whose card
    /// did not attack is not asked again.
    pub(crate) fn waylaid(&self, state: &mut State, id: Id, side: Side, left: u8) {
        state.agenda.pop();
        if state.lives(id) {
            self.then(state, [Step::Take(id, side, left)]);
        }
    }
}
