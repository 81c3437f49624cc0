//! Whether an ability can be used now, and if not, why: the reason is the one fact that by itself makes its card say no.

use crate::evolution::Evolution;
use crate::schema::{CountsAsFed, Hook, Offered, Read};
use crate::state::{Id, Slot, State, used};
use crate::texts;
use clade_engine::{Kind, Msg, Small, Why};
use std::ops::ControlFlow;

/// What speaks for an ability.
const GOOD: Offered = Offered { fed: false, can_eat: true, bank: 9, marked: false, rested: false, used: false, last_turn: false };

/// The value of a count that speaks for an ability, if the count may bar it.
fn good_read(which: Read) -> Option<i32> {
    match which {
        Read::Alike | Read::Rivals => Some(0),
        Read::Convertible => Some(9),
        Read::Victims | Read::Losable | Read::Gifts => Some(1),
        Read::Hunters | Read::Territories | Read::Decoys | Read::TailLossIsOptional | Read::PiracyFillsFat | Read::UsedUpByOneUse => None,
    }
}

impl Evolution {
    /// The facts for a trait on this animal. `bank` replaces the food in the bank.
    fn told_to_offer(&self, state: &State, slot: Slot, id: Id, bank: Option<i32>, can_eat: impl Fn() -> bool) -> Offered {
        let (animal, lying) = (state.animal(id), state.lying(slot));
        Offered {
            fed: animal.is_fed(),
            can_eat: can_eat(),
            bank: bank.unwrap_or_else(|| i32::from(state.bank[animal.at().ix()])),
            marked: lying.is(used::MARKED),
            rested: lying.is(used::RESTED),
            used: lying.is(used::TURN),
            last_turn: state.last,
        }
    }

    /// Whether an ability of a trait on this animal can be used now. `bank` replaces the food in the bank among its facts.
    pub(crate) fn is_offered(&self, state: &State, slot: Slot, id: Id, bank: Option<i32>) -> bool {
        self.is_offered_if(state, slot, id, bank, || self.can_get(state, id))
    }

    /// The same where it may be known whether the animal can get a token.
    fn is_offered_if(&self, state: &State, slot: Slot, id: Id, bank: Option<i32>, can_eat: impl Fn() -> bool) -> bool {
        let lying = state.lying(slot);
        let facts = self.facts(lying.kind);
        let used_up = lying.is(used::IDLE) || facts.once_a_turn && lying.is(used::TURN) || facts.once_a_round && lying.is(used::ROUND);
        if used_up || !self.acts_on(state, slot, id) {
            return false;
        }
        if !self.vm.defines(Hook::Offered).contains(lying.kind) {
            return true;
        }
        let told = self.told_to_offer(state, slot, id, bank, can_eat);
        self.vm.ask_yes(lying.kind, told, |read| self.read(state, id, Some(slot), read))
    }

    /// Why the ability of a trait cannot be used now; whether its animal can get a token may be known.
    pub(crate) fn object_to_use(
        &self,
        state: &State,
        slot: Slot,
        id: Id,
        can_eat: impl Fn() -> bool,
        why: &mut Why<'_>,
    ) -> ControlFlow<()> {
        let lying = state.lying(slot);
        let (kind, facts) = (lying.kind, self.facts(lying.kind));
        let this_turn = facts.once_a_turn && lying.is(used::TURN) || lying.is(used::IDLE);
        let this_round = !this_turn && facts.once_a_round && lying.is(used::ROUND);
        why.object_if(this_turn, "", texts::why_used_this_turn)?;
        why.object_if(this_round, "", texts::why_used_this_round)?;
        if this_turn || this_round || self.is_offered_if(state, slot, id, None, can_eat) {
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
            || self.facts(lying.kind).once_a_turn || self.vm.defines(Hook::Meal).or(self.vm.defines(Hook::Travels)).contains(lying.kind);
        lying.is(used::IDLE) || lying.is(used::TURN) && (is_once() || self.is_barred_by(state, slot, Offered { used: true, ..GOOD }))
    }

    /// Whether a trait can be used again only in its owner's next feeding turn: one of those that are used once a round, or a hunter
    /// that was put off (Ink cloud, «Чернильное облако»).
    pub(crate) fn is_used_in_round(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let was_put_off = || self.vm.defines(Hook::Meal).contains(lying.kind) && !lying.is(used::TURN);
        lying.is(used::ROUND) && (self.facts(lying.kind).once_a_round || was_put_off())
    }

    /// Whether a trait cannot be used now because it was in effect in the turn before.
    pub(crate) fn must_rest(&self, state: &State, slot: Slot) -> bool {
        state.lying(slot).is(used::RESTED) && self.is_barred_by(state, slot, Offered { rested: true, ..GOOD })
    }

    /// Whether a trait that has marked itself still does something: a sleeper is hungry again in the last turn (Hibernation, «Спячка»).
    pub(crate) fn is_in_effect(&self, state: &State, slot: Slot) -> bool {
        let lying = state.lying(slot);
        let has_ended = || self.feeds_when_marked(lying.kind, false) && !self.feeds_when_marked(lying.kind, state.last);
        lying.is(used::MARKED) && !has_ended()
    }

    /// Whether an animal counts as fed when this trait on it has marked itself.
    fn feeds_when_marked(&self, kind: Kind, last_turn: bool) -> bool {
        self.vm.defines(Hook::CountsAsFed).contains(kind) && self.vm.ask_yes(kind, CountsAsFed { marked: true, last_turn }, |_| 0)
    }

    /// Whether a card says no because of the one fact that does not speak for its ability.
    fn is_barred_by(&self, state: &State, slot: Slot, told: Offered) -> bool {
        let lying = state.lying(slot);
        let Some(host) = lying.host.get() else { return false };
        let read = |which| good_read(which).unwrap_or_else(|| self.read(state, host, Some(slot), which));
        let says_yes = |told: Offered| self.vm.ask_yes(lying.kind, told, read);
        self.vm.defines(Hook::Offered).contains(lying.kind) && says_yes(GOOD) && !says_yes(told)
    }

    /// What alone makes a card say no, when everything else speaks for its ability.
    fn reasons_against_use(&self, state: &State, slot: Slot, id: Id) -> Vec<Msg> {
        let kind = state.lying(slot).kind;
        let mut told = self.told_to_offer(state, slot, id, None, || self.can_get(state, id));
        told.marked = self.is_in_effect(state, slot);
        let read = |which| self.read(state, id, Some(slot), which);
        let good_read = |which| good_read(which).unwrap_or_else(|| read(which));
        if !self.vm.ask_yes(kind, GOOD, good_read) {
            return Vec::new();
        }
        let bars = |fact: Offered| fact != GOOD && !self.vm.ask_yes(kind, fact, good_read);
        let bars_by = |count: Read| {
            let counts = |which| if which == count { read(which) } else { good_read(which) };
            !self.vm.ask_yes(kind, GOOD, counts)
        };
        let fed = Offered { fed: told.fed, ..GOOD };
        let facts: [(Offered, fn() -> Msg); 6] = [
            (fed, texts::why_is_fed),
            (Offered { bank: told.bank, ..GOOD }, texts::why_bank_empty),
            (Offered { marked: told.marked, ..GOOD }, texts::why_in_effect),
            (Offered { rested: told.rested, ..GOOD }, texts::why_rested),
            (Offered { used: told.used, ..GOOD }, texts::why_used_this_turn),
            (Offered { last_turn: told.last_turn, ..GOOD }, texts::why_last_turn),
        ];
        let counts: [(Read, fn() -> Msg); 5] = [
            (Read::Rivals, texts::why_rivals),
            (Read::Convertible, texts::why_nothing_stored),
            (Read::Victims, texts::why_no_victims),
            (Read::Losable, texts::why_nothing_to_lose),
            (Read::Gifts, texts::why_nothing_to_swap),
        ];
        let mut reasons: Vec<Msg> = facts.iter().filter(|&&(fact, _)| bars(fact)).map(|(_, reason)| reason()).collect();
        if !bars(fed) && bars(Offered { can_eat: told.can_eat, ..GOOD }) {
            let mut food = Vec::new();
            let _ = self.object_to_food(state, id, &mut Why::collect(&mut food));
            reasons.extend(food.into_iter().map(|objection| objection.reason));
        }
        reasons.extend(bars_by(Read::Alike).then(|| texts::why_alike(self.cards().get(kind).name())));
        reasons.extend(counts.iter().filter(|&&(count, _)| bars_by(count)).map(|(_, reason)| reason()));
        reasons
    }
}
