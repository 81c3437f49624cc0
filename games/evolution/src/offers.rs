//! Whether an ability can be used now, and if not, why: of what its card is told, that is the reason which alone makes it say no.

use crate::evolution::Evolution;
use crate::state::{Id, State, used};
use crate::texts;
use crate::traits::hook;
use clade_engine::{Msg, Why};
use std::ops::ControlFlow;

/// What `offered` is told, in the order of the table: (fed, can_eat, bank, marked, rested, used, last_turn).
type Told = [i32; 7];
const FED: usize = 0;
const CAN_EAT: usize = 1;
/// What speaks for an ability.
const GOOD: Told = [0, 1, 9, 0, 0, 0, 0];
/// The same of the counts that it reads: alike, rivals, convertible, victims, losable, gifts.
const GOOD_READS: [(u8, i32); 6] = [(0, 0), (2, 0), (4, 9), (5, 1), (6, 1), (7, 1)];

impl Evolution {
    /// What a trait on this animal is told. `bank` replaces the food in the bank.
    fn told_to_offer(&self, state: &State, slot: u8, id: Id, bank: Option<i32>) -> Told {
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
    pub(crate) fn is_offered(&self, state: &State, slot: u8, id: Id, bank: Option<i32>) -> bool {
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
        self.vm.says_yes(lying.kind, hook::OFFERED, &told, |read| self.read(state, id, slot, read))
    }

    /// Why the ability of a trait cannot be used now.
    pub(crate) fn object_to_use(&self, state: &State, slot: u8, id: Id, why: &mut Why<'_>) -> ControlFlow<()> {
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

    /// What alone makes a card say no, when everything else speaks for its ability.
    fn reasons_against_use(&self, state: &State, slot: u8, id: Id) -> Vec<Msg> {
        let kind = state.lying(slot).kind;
        let told = self.told_to_offer(state, slot, id, None);
        let read = |which| self.read(state, id, slot, which);
        let good_read = |which| GOOD_READS.iter().find(|(good, _)| *good == which).map_or_else(|| read(which), |&(_, good)| good);
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
            (3, texts::why_in_effect),
            (4, texts::why_rested),
            (5, texts::why_used_this_turn),
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
