//! What the laws of the battery and the host's counters ask of a game, besides its rules.

use crate::{Hidden, Kept, Kind, Scripts};

/// What is audited; by default a game without ledgers, sets and cards.
pub trait Audited: Hidden + Kept {
    /// What is counted, by name: `food in the pond`, `points of red`. See [`Audited::ledger_balances`].
    fn ledgers(&self) -> Vec<String> {
        Vec::new()
    }

    /// How much of each ledger lies on the table, in the order of [`Audited::ledgers`].
    fn ledger_balances(&self, _state: &Self::State, _out: &mut Vec<i64>) {}

    /// What an event adds to ledgers or takes from them: `enter(ledger, change)`. Law: a balance changes by what the events say.
    /// So what no event enters is conserved.
    fn ledger_changes(&self, _event: &Self::Event, _enter: &mut dyn FnMut(usize, i64)) {}

    /// Recomputes whatever follows from the rest of the state, such as the cards in force. Law: that changes nothing.
    fn recount(&self, _state: &mut Self::State) {}

    /// How many scripts are open.
    fn open_scripts(&self, state: &Self::State) -> usize {
        Self::effects(state).map_or(0, |effects| effects.depth())
    }

    /// The cards, by kind, that an event names as its cause. Law: each card in play acts in some game, or gives a reason why
    /// something may not be done.
    fn causes(&self, _event: &Self::Event, _cause: &mut dyn FnMut(Kind)) {}

    /// Whether an event says that a card failed. Law: the shipped cards never do.
    fn is_failure(&self, _event: &Self::Event) -> bool {
        false
    }

    /// The cards that can be met in a game of this set-up: kind and word.
    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        Vec::new()
    }

    /// The scripts of the game, if its cards are scripts.
    fn scripts(&self) -> Option<&dyn Scripts> {
        None
    }
}
