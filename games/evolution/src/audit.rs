//! What laws ask of Evolution: what is counted, what follows from the rest, and which traits an event names as its cause.
//!
//! Ledgers, in this order: all cards (which no event changes); the food in each bank; the food on animals and in their stores; the
//! living animals of each side.

use crate::event::{Event, Who};
use crate::evolution::Evolution;
use crate::state::{Id, NONE, PLACES, Place, Player, State};
use clade_engine::{Game, Side};

const BANKS: usize = 1;
const ANIMALS: usize = BANKS + PLACES;
const LIVING: usize = ANIMALS + 1;

impl Evolution {
    pub(crate) fn ledger_names(&self) -> Vec<String> {
        let food = ["cards", "food in the first bank", "food in the second bank", "food in the third bank", "food on animals"];
        let living = self.clockwise(Side(0)).map(|side| format!("animals of {}", self.side_word(side)));
        food.map(str::to_owned).into_iter().chain(living).collect()
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
        out.extend(self.clockwise(Side(0)).map(|side| i64::from(state.player(side).own.len())));
    }

    pub(crate) fn ledger_entries(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let bank = |place: Place| BANKS + usize::from(place);
        let lives = |who: Who| LIVING + who.0.ix();
        match *event {
            Event::Filled(place, n) | Event::Grew(place, n, ..) => enter(bank(place), i64::from(n)),
            Event::Destroyed(place, n, ..) | Event::Cleared(place, n) => enter(bank(place), -i64::from(n)),
            Event::Took(_, place, ..) => {
                enter(bank(place), -1);
                enter(ANIMALS, 1);
            }
            Event::Ate(..) => enter(ANIMALS, 1),
            Event::Eaten(who, .., held) | Event::Died(who, .., held) => {
                enter(ANIMALS, -i64::from(held.food()));
                enter(lives(who), -1);
            }
            Event::Discarded(.., n, _) => enter(ANIMALS, -i64::from(n)),
            Event::Swapped(.., on_cards, _) => enter(ANIMALS, -i64::from(on_cards.lost())),
            Event::TokensBack(back) => enter(ANIMALS, -back.map(i64::from).iter().sum::<i64>()),
            Event::Laid(who, ..) | Event::Born(who, ..) | Event::Regrown(who, ..) => enter(lives(who), 1),
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
