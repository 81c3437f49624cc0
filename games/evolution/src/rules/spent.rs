//! What an animal has used, though the card is no longer on it: an ability that is used once a turn is used once by the animal,
//! whichever card of that trait it has (rulebook: each animal hunts once a turn).
//! And which trait of another animal has doomed it, to be named when it dies.

use crate::evolution::Evolution;
use crate::rules::animals::rested;
use crate::state::{Id, Spent, State, Uses, mark, used};
use clade_engine::{Kind, Side};
use clade_script::Until;

/// What counts for a card that leaves: that it was used in this turn or round, or was in effect in the turn before.
const LASTING: Uses = used::TURN.and(used::ROUND).and(used::RESTED);

impl Evolution {
    /// A card leaves an animal that lives on: what was used of it stays used. Stores are not used up.
    pub(crate) fn keeps_spent(&self, state: &mut State, id: Id, kind: Kind, flags: Uses) {
        let flags = rested(flags).only(LASTING);
        if flags.is_none() || self.facts(kind).stores > 0 || !state.lives(id) {
            return;
        }
        Self::remember(state, id, kind, flags);
    }

    fn remember(state: &mut State, id: Id, kind: Kind, flags: Uses) {
        match state.spent.binary_search_by_key(&(id, kind), |spent| (spent.id, spent.kind)) {
            Ok(at) => state.spent[at].used.add(flags),
            // No pool that is shipped comes near the end of the list; a mod that does so forgets the rest.
            Err(at) => drop(state.spent.try_insert(at, Spent { id, kind, used: flags })),
        }
    }

    /// An animal will die of the trait that acts, in the extinction phase of this turn (Poisonous, «Ядовитое»). The first that doomed it is named then.
    pub(crate) fn dooms(state: &mut State, id: Id) {
        let acting = state.frames.top().map(|frame| frame.card);
        if let Some(kind) = acting.filter(|_| !state.animal(id).is(mark::DOOMED)) {
            Self::remember(state, id, kind, used::DOOMS);
        }
        state.animal_mut(id).marks.add(mark::DOOMED);
    }

    /// The trait that has doomed an animal.
    pub(crate) fn doomed_by(state: &State, id: Id) -> Option<Kind> {
        state.spent.iter().find(|spent| spent.id == id && spent.used.has(used::DOOMS)).map(|spent| spent.kind)
    }

    /// What an animal has used of a trait by cards that have left it.
    pub(crate) fn spent(&self, state: &State, id: Id, kind: Kind) -> Uses {
        let found = state.spent.binary_search_by_key(&(id, kind), |spent| (spent.id, spent.kind));
        found.map_or(Uses::NONE, |at| state.spent[at].used.only(LASTING))
    }

    /// Equal traits on an animal all count as used if one of them is: one of them will be discarded.
    pub(crate) fn evens_out(&self, state: &mut State, id: Id, kind: Kind) {
        let all = self.copies_on(state, id, kind).fold(Uses::NONE, |all, slot| all.and(rested(state.lying(slot).used).only(LASTING)));
        let copies: crate::rules::animals::Order = self.copies_on(state, id, kind).collect();
        for slot in copies {
            let lying = state.lying_mut(slot);
            lying.used.add(if lying.is(used::MARKED) { all.without(used::RESTED) } else { all });
        }
    }

    /// A feeding turn of a side begins: what its cards remember for a round of feeding is over, too.
    pub(crate) fn forgets_round(&self, state: &mut State, side: Side) {
        let lasts_a_round = |card, cell| {
            let card = self.cards().get(card);
            card.remembers_for(cell, Until::Round) && !card.remembers_for(cell, Until::Turn)
        };
        state.frames.forget(|owner, card, cell| owner == side && lasts_a_round(card, cell));
        if state.spent.is_empty() {
            return;
        }
        let own = state.player(side).own;
        state.spent.iter_mut().filter(|spent| own.contains(spent.id)).for_each(|spent| spent.used.remove(used::ROUND));
        state.spent.retain(|spent| !spent.used.is_none());
    }

    /// A turn ends, and with it every round of feeding: only what was in effect in it is remembered for one more turn.
    pub(crate) fn forgets_turn(&self, state: &mut State) {
        state.frames.forget(|_, card, cell| self.cards().get(card).remembers_for(cell, Until::Round));
        for spent in &mut state.spent {
            let rests = spent.used.has(used::RESTED) && spent.used.has(used::TURN);
            spent.used = used::RESTED.when(rests);
        }
        state.spent.retain(|spent| !spent.used.is_none());
    }
}
