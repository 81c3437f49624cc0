//! What pair cards make of food (rulebook, Pair traits, «Парные свойства»): an animal that got some feeds its companions.

use crate::prelude::*;
use crate::schema::{CompanionAte, Hook};
use crate::state::{Dues, Slot, used};

step! {
    /// The pair cards of a side that are due, see [`crate::state::due`].
    pub struct Share for Evolution {
        side: Side,
    }
}

impl Question<Evolution> for Share {
    fn asks(&self, _: &State) -> Whom {
        Whom::Side(self.side)
    }

    fn prompt(&self, _: &Evolution, _: &State) -> Msg {
        texts::ask_share(texts::colour(self.side))
    }

    /// They act one after the other; while several can, their owner says which comes next (rulebook: the player decides in which order).
    fn works(&self, game: &Evolution, state: &mut State, sink: &mut Events<'_>) -> Progress {
        let mut able = game.sharing(state, self.side);
        let next = (able.next(), able.next());
        drop(able);
        match next {
            (None, _) => {
                if !state.agenda.iter().any(|step| *step == Step::from(*self)) {
                    game.nothing_is_due(state, self.side);
                }
            }
            (Some((slot, to)), None) => self.takes(game, state, Action::Share(slot, to), sink),
            _ => return Progress::Waits,
        }
        Progress::Done
    }

    fn offers(&self, game: &Evolution, state: &State, to: &mut Answers<'_>) {
        to.offer_all(game.sharing(state, self.side).map(|(slot, other)| Action::Share(slot, other)));
    }

    /// One of the pair cards acts: this animal gets food because the other one did. Then the others may.
    fn takes(&self, game: &Evolution, state: &mut State, action: Action, sink: &mut Events<'_>) {
        let Action::Share(slot, to) = action else { return };
        game.then(state, [*self]);
        let lying = state.lying_mut(slot);
        let due = lying.due.only(Dues::by(lying.mate.is(to)));
        let Some(eater) = lying.other(to) else { return };
        let from_bank = due.has(Dues::from_bank(true));
        lying.due.remove(due);
        lying.used.add(used::TURN.and(used::ROUND));
        game.act(state, slot, to, CompanionAte { me: to, eater, from_bank, this: slot }, sink);
    }
}

impl Evolution {
    /// Pair cards of an animal that got food are due to feed its companions.
    pub(super) fn shares(&self, state: &mut State, id: Id, bank: bool) {
        if self.acting(state, id, Hook::CompanionAte).is_empty() {
            return;
        }
        let feeding = self.vm.defines(Hook::CompanionAte);
        let mut next = state.animal(id).first;
        while let Some(slot) = next.get() {
            let lying = state.lying_mut(slot);
            let is_host = lying.host.is(id);
            if lying.is_pair() && feeding.contains(lying.kind) {
                lying.due.add(Dues::by(is_host).only(Dues::from_bank(bank)));
            }
            next = lying.next[usize::from(!is_host)];
        }
        let side = state.animal(id).owner;
        if !self.shares_soon(state, side) {
            self.then(state, [Share { side }]);
        }
    }

    /// Whether the pair cards of a side come next, when the card that acts now is done: then all that are due are one pool.
    fn shares_soon(&self, state: &State, side: Side) -> bool {
        let is_it = |step: Option<&Step>| step == Some(&Share { side }.into());
        let mut steps = state.agenda.iter().rev().skip_while(|step| matches!(step, Step::Feed(_) | Step::Settle(_)));
        match steps.next() {
            Some(Step::Script(_)) => is_it(steps.next()),
            step => is_it(step),
        }
    }

    /// Whether a pair card can feed an animal now because the other one got food.
    pub(crate) fn can_share(&self, state: &State, slot: Slot, to: Id) -> bool {
        let lying = state.lying(slot);
        if !lying.is_pair() || !lying.host.is(to) && !lying.mate.is(to) {
            return false;
        }
        let due = lying.due.only(Dues::by(lying.mate.is(to)));
        let bank = if due.has(Dues::from_bank(true)) { None } else { Some(-1) };
        !due.is_none() && self.acts_on(state, slot, to) && self.is_offered(state, slot, to, bank)
    }

    /// The pair cards of a side that are due and can act, each with the animal that gets food by it.
    pub(crate) fn sharing(&self, state: &State, side: Side) -> impl Iterator<Item = (Slot, Id)> {
        state.player(side).own.flat_map(move |eater| {
            let to = move |slot: Slot| state.lying(slot).other(eater).map(|to| (slot, to));
            state
                .traits_of(eater)
                .filter(|&slot| !state.lying(slot).due.is_none())
                .filter_map(to)
                .filter(|&(slot, to)| self.can_share(state, slot, to))
        })
    }

    fn nothing_is_due(&self, state: &mut State, side: Side) {
        for id in state.player(side).own {
            let mut next = state.animal(id).first;
            while let Some(slot) = next.get() {
                let lying = state.lying_mut(slot);
                lying.due = Dues::NONE;
                next = lying.after(id);
            }
        }
    }
}
