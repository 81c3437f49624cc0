//! Whether an ability can be used now, and if not, why: of what its card is told, that is the reason which alone makes it say no.

use crate::evolution::Evolution;
use crate::state::{Id, Slot, State, used};
use crate::texts;
use crate::traits::hook;
use clade_engine::{Msg, Why};
use std::ops::ControlFlow;

/// What `offered` is told, in the order of the table: (fed, can_eat, bank, marked, rested, used, last_turn).
type Told = [i32; 7];
const FED: usize = 0;
const CAN_EAT: usize = 1;
const MARKED: usize = 3;
const RESTED: usize = 4;
const USED: usize = 5;
/// What speaks for an ability.
const GOOD: Told = [0, 1, 9, 0, 0, 0, 0];
/// The same of the counts that it reads: alike, rivals, convertible, victims, losable, gifts.
const GOOD_READS: [(u8, i32); 6] = [(0, 0), (2, 0), (4, 9), (5, 1), (6, 1), (7, 1)];

/// What of a count speaks for an ability, if it is one that may bar it.
fn good_read(which: u8) -> Option<i32> {
    GOOD_READS.iter().find(|(good, _)| *good == which).map(|&(_, good)| good)
}

impl Evolution {
    /// What a trait on this animal is told. `bank` replaces the food in the bank.
    fn told_to_offer(&self, state: &State, slot: Slot, id: Id, bank: Option<i32>) -> Told {
        let (animal, lying) = (state.animal(id), state.lying(slot));
        [
            i32::from(animal.is_fed()),
            i32::from(self.can_get(state, id)),
            bank.unwrap_or_else(|| i32::from(state.bank[usize::from(animal.place)])),
            i32::from(lying.is(used::MARKED)),
            i32::from(lying.is(used::RESTED)),
            i32::from(lying.is(used::TURN)),
            i32::from(state.last),
        ]
    }

    /// Whether an ability of a trait on this animal can be used now. `bank` replaces the food in the bank among its facts.
    pub(crate) fn is_offered(&self, state: &State, slot: Slot, id: Id, bank: Option<i32>) -> bool {
        let lying = state.lying(slot);
        let facts = self.facts(lying.kind);
        let used_up = lying.is(used::IDLE) || facts.once_a_turn && lying.is(used::TURN) || facts.once_a_round && lying.is(used::ROUND);
        if used_up || !self.acts_on(state, slot, id) {
            return false;
        }
        if !self.vm.defines(hook::OFFERED).contains(lying.kind) {
            return true;
        }
        let told = self.told_to_offer(state, slot, id, bank);
        self.vm.says_yes(lying.kind, hook::OFFERED, &told, |read| self.read(state, id, Some(slot), read))
    }

    /// Why the ability of a trait cannot be used now.
    pub(crate) fn object_to_use(&self, state: &State, slot: Slot, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
        let lying = state.lying(slot);
        let (kind, facts) = (lying.kind, self.facts(lying.kind));
        let this_turn = facts.once_a_turn && lying.is(used::TURN) || lying.is(used::IDLE);
        let this_round = !this_turn && facts.once_a_round && lying.is(used::ROUND);
        why.object_if(this_turn, "", texts::why_used_this_turn)?;
        why.object_if(this_round, "", texts::why_used_this_round)?;
        if this_turn || this_round || self.is_offered(state, slot, id, None) {
            return ControlFlow::Continue(());
        }
        let mut reasons = Vec::new();
        why.object_if(true, "", || {
            reasons = self.reasons_against_use(state, slot, id);
            reasons.first().cloned().unwrap_or_else(|| texts::why_not_offered(self.cards().get(kind).name()))
        })?;
        reasons.into_iter().skip(1).try_for_each(|reason| why.object_if(true, "", || reason))
    }

    /// Whether nothing can be done with a trait any more in this turn: it is one of those that are used once, its use changed nothing,
    /// or its card says so (A18).
    pub(crate) fn is_used_up(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let is_once =
            || self.facts(lying.kind).once_a_turn || self.vm.defines(hook::MEAL).or(self.vm.defines(hook::TRAVELS)).contains(lying.kind);
        lying.is(used::IDLE) || lying.is(used::TURN) && (is_once() || self.is_barred_by(state, slot, USED))
    }

    /// Whether a trait can be used again only in its owner's next feeding turn: one of those that are used once a round, or a hunter
    /// that was put off (Чернильное облако).
    pub(crate) fn is_used_in_round(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let was_put_off = || self.vm.defines(hook::MEAL).contains(lying.kind) && !lying.is(used::TURN);
        lying.is(used::ROUND) && (self.facts(lying.kind).once_a_round || was_put_off())
    }

    /// Whether a trait cannot be used now because it was in effect in the turn before.
    pub(crate) fn must_rest(&self, state: &State, slot: Slot) -> bool {
        state.lying(slot).is(used::RESTED) && self.is_barred_by(state, slot, RESTED)
    }

    /// Whether a trait that has marked itself still does something: a sleeper is hungry again in the last turn (Спячка).
    pub(crate) fn is_in_effect(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let has_ended = || self.feeds_when_marked(lying.kind, false) && !self.feeds_when_marked(lying.kind, state.last);
        lying.is(used::MARKED) && !has_ended()
    }

    /// Whether an animal counts as fed when this trait on it has marked itself.
    fn feeds_when_marked(&self, kind: u8, last: bool) -> bool {
        self.vm.defines(hook::COUNTS_AS_FED).contains(kind) && self.vm.says_yes(kind, hook::COUNTS_AS_FED, &[1, i32::from(last)], |_| 0)
    }

    /// Whether a card says no because of this fact alone.
    fn is_barred_by(&self, state: &State, slot: Slot, fact: usize) -> bool {
        let lying = state.lying(slot);
        let read = |which| good_read(which).unwrap_or_else(|| self.read(state, lying.host, Some(slot), which));
        let says_yes = |facts: &Told| self.vm.says_yes(lying.kind, hook::OFFERED, facts, read);
        let mut facts = GOOD;
        facts[fact] = 1;
        self.vm.defines(hook::OFFERED).contains(lying.kind) && says_yes(&GOOD) && !says_yes(&facts)
    }

    /// What alone makes a card say no, when everything else speaks for its ability.
    fn reasons_against_use(&self, state: &State, slot: Slot, id: Id) -> Vec<Msg> {
        let kind = state.lying(slot).kind;
        let mut told = self.told_to_offer(state, slot, id, None);
        told[MARKED] = i32::from(self.is_in_effect(state, slot));
        let read = |which| self.read(state, id, Some(slot), which);
        let good_read = |which| good_read(which).unwrap_or_else(|| read(which));
        if !self.vm.says_yes(kind, hook::OFFERED, &GOOD, good_read) {
            return Vec::new();
        }
        let bars = |at: usize| {
            let mut facts = GOOD;
            facts[at] = told[at];
            facts != GOOD && !self.vm.says_yes(kind, hook::OFFERED, &facts, good_read)
        };
        let bars_by = |count: u8| {
            let facts = |which| if which == count { read(which) } else { good_read(which) };
            !self.vm.says_yes(kind, hook::OFFERED, &GOOD, facts)
        };
        let facts: [(usize, fn() -> Msg); 6] = [
            (0, texts::why_is_fed),
            (2, texts::why_bank_empty),
            (MARKED, texts::why_in_effect),
            (RESTED, texts::why_rested),
            (USED, texts::why_used_this_turn),
            (6, texts::why_last_turn),
        ];
        let counts: [(u8, fn() -> Msg); 5] = [
            (2, texts::why_rivals),
            (4, texts::why_nothing_stored),
            (5, texts::why_no_victims),
            (6, texts::why_nothing_to_lose),
            (7, texts::why_nothing_to_swap),
        ];
        let mut reasons: Vec<Msg> = facts.iter().filter(|&&(at, _)| bars(at)).map(|(_, reason)| reason()).collect();
        if !bars(FED) && bars(CAN_EAT) {
            let mut food = Vec::new();
            let _ = self.object_to_food(state, id, &mut Why::collect(&mut food));
            reasons.extend(food.into_iter().map(|objection| objection.reason));
        }
        reasons.extend(bars_by(0).then(|| texts::why_alike(self.cards().get(kind).name())));
        reasons.extend(counts.iter().filter(|&&(count, _)| bars_by(count)).map(|(_, reason)| reason()));
        reasons
    }
}
