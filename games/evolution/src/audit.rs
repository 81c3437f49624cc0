//! What laws ask of Evolution: what is counted, what follows from the rest, and which traits an event names as its cause.
//!
//! Ledgers, in this order: all cards (which no event changes); the food in each bank; the food on animals and in their stores.

use crate::event::Event;
use crate::evolution::Evolution;
use crate::state::{Id, NONE, PLACES, Place, Player, State};

const BANKS: usize = 1;
const ANIMALS: usize = BANKS + PLACES;

impl Evolution {
    pub(crate) fn ledger_names(&self) -> Vec<String> {
        ["cards", "food in the first bank", "food in the second bank", "food in the third bank", "food on animals"]
            .map(str::to_owned)
            .into()
    }

    pub(crate) fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        let of_player = |player: &Player| {
            let afloat: i64 = player.afloat.iter().map(|&n| i64::from(n)).sum();
            i64::from(player.hand.len()) + i64::from(player.pile.len()) + afloat
        };
        let hidden: i64 = state.players.iter().map(of_player).sum();
        let traits = state.traits.iter().filter(|lying| lying.card != NONE).count() as i64;
        let animals = i64::from(state.living().len());
        out.push(i64::from(state.deck.unseen.len()) + hidden + state.middle.len() as i64 + animals + traits);
        out.extend(state.bank.map(i64::from));
        let tokens: i64 = state.living().map(|slot| i64::from(state.animal(Id(slot)).food())).sum();
        let stored: i64 = state.traits.iter().map(|lying| i64::from(lying.stored)).sum();
        out.push(tokens + stored);
    }

    pub(crate) fn ledger_entries(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let bank = |place: Place| BANKS + usize::from(place);
        match *event {
            Event::Filled(place, n) | Event::Grew(place, n, _) => enter(bank(place), i64::from(n)),
            Event::Destroyed(place, n, _) | Event::Cleared(place, n) => enter(bank(place), -i64::from(n)),
            Event::Took(_, place, ..) => {
                enter(bank(place), -1);
                enter(ANIMALS, 1);
            }
            Event::Ate(..) => enter(ANIMALS, 1),
            Event::Eaten(.., n) | Event::Died(.., n) | Event::Discarded(.., n, _) | Event::Swapped(.., n, _) => {
                enter(ANIMALS, -i64::from(n));
            }
            Event::TokensBack(n) => enter(ANIMALS, -i64::from(n)),
            _ => {}
        }
    }

    /// A trait acts, or is the reason of what comes next.
    pub(crate) fn event_causes(&self, event: &Event, cause: &mut dyn FnMut(u8)) {
        if let Event::Acted(kind, _) | Event::Mattered(kind, _) = *event {
            cause(kind);
        }
    }
}
