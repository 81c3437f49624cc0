//! Where the numbers of a colony come from, gene by gene.

use crate::rules::numbers::Changes;
use crate::schema::{DamageLimit, MovePrice, NewbornPrice};
use crate::soup::Soup;
use crate::state::State;
use crate::texts;
use clade_engine::{Msg, Side};
use clade_script::Joined;

/// A number of the rules that genes change for a colony: its word, how much it is, how it came about.
pub(crate) type Changed = (&'static str, Msg, Vec<Msg>);

impl Soup {
    /// The mutation points of each gene that has some.
    pub(crate) fn mutation_parts(&self, state: &State, side: Side) -> Vec<Msg> {
        let genes = state.tribe(side).genes.filter(|&kind| self.gene(kind).mutation != 0);
        genes.map(|kind| texts::part(self.cards().name_of(kind), signed(self.gene(kind).mutation.into()))).collect()
    }

    /// How many of the environment cards left would give a side a gene defect, and how many are left.
    pub(crate) fn thin_layers(&self, state: &State, side: Side) -> (u32, u32) {
        let mutations = self.mutations(state, side);
        let thin = state.cards_left().filter(|&(card, _)| self.ozone_of(card) < mutations).map(|(_, n)| n).sum();
        (thin, state.cards_left().map(|(_, n)| n).sum())
    }

    /// What the drift of the card on the compass does, and in which round: a card is turned in phase 2 and drifts in the next phase 1.
    pub(crate) fn drift_rule(&self, state: &State) -> Msg {
        let is_turned = self.is_turned(state);
        let round = if is_turned { state.round.saturating_add(1) } else { state.round.max(1) };
        match self.drift(state) {
            _ if is_turned && state.deck.is_empty() || state.over => texts::card_drift_over(),
            None => texts::card_no_drift(round),
            Some(drift) => texts::card_drift(texts::direction_name(drift), round),
        }
    }

    /// What the ozone layer of the card on the compass does.
    pub(crate) fn ozone_rule(&self, state: &State) -> Msg {
        texts::card_ozone(self.ozone(state))
    }

    /// The numbers of the rules that genes of a colony can change.
    pub(crate) fn changed_numbers(&self, state: &State, side: Side) -> Vec<Changed> {
        let numbers = [
            self.changed::<MovePrice>(state, side, "move-price", texts::move_price),
            self.changed::<NewbornPrice>(state, side, "newborn-price", texts::newborn_price),
            self.changed::<DamageLimit>(state, side, "damage-limit", texts::damage_limit),
        ];
        numbers.into_iter().flatten().collect()
    }

    /// A number, if a gene can change it.
    fn changed<H: Changes>(&self, state: &State, side: Side, word: &'static str, said: fn(i32) -> Msg) -> Option<Changed> {
        let has_say = !self.acting(state, side, H::HOOK).is_empty();
        has_say.then(|| (word, said(self.number::<H>(state, side)), self.parts::<H>(state, side)))
    }

    /// A number with what each gene has to say about it.
    fn parts<H: Changes>(&self, state: &State, side: Side) -> Vec<Msg> {
        let told = |share| match share {
            Joined::Adds(kind, n) => texts::part(self.gene_name(state, side, kind), signed(n)),
            Joined::AtMost(kind, n) => texts::part_at_most(self.gene_name(state, side, kind), n),
            Joined::AtLeast(kind, n) => texts::part_at_least(self.gene_name(state, side, kind), n),
        };
        std::iter::once(texts::part_base(H::base(self))).chain(self.shares::<H>(state, side).into_iter().map(told)).collect()
    }
}

/// A number with its sign: an amount that is added.
fn signed(n: i32) -> String {
    format!("{n:+}")
}
