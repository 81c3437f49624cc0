//! What laws ask: where things are, what follows from what, which card did something.

use crate::event::Event;
use crate::pond::Pond;
use crate::schema::Hook;
use crate::state::State;
use clade_engine::{Audited, Kind, Scripts};

impl Audited for Pond {
    fn ledgers(&self) -> Vec<String> {
        let food = (1..=self.seats).map(|n| format!("food of player {n}"));
        ["food in the pond", "cards in deck and hands"].map(str::to_owned).into_iter().chain(food).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        let cards = state.deck.len() + state.hands.iter().map(|hand| u32::from(hand.len())).sum::<u32>();
        out.extend([state.pond, cards].into_iter().chain(state.food).map(i64::from));
        out.truncate(2 + usize::from(self.seats));
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        match *event {
            Event::Fed(side, n, _) => {
                enter(0, -i64::from(n));
                enter(2 + side.ix(), i64::from(n));
            }
            Event::Filled(n, _) => enter(0, i64::from(n)),
            Event::Played(..) => enter(1, -1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        state.in_force = state.in_front.map(|cards| cards.and(self.vm.defines(Hook::Dusk)));
    }

    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        if let Event::Acted(_, kind) = *event {
            cause(kind);
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::Failed(_))
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        self.vm.cards().kinds().map(|kind| (kind, self.vm.cards().word_of(kind))).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}
