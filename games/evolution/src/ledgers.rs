//! What the laws ask of Evolution: what is counted, what is derived, and which traits an event names as its cause.
//!
//! Ledgers, in this order: all cards (which no event changes); the food in each bank; the food on animals and in their stores; the
//! living animals of each side; in a closed cycle each compost, the bodies, and all food (which no event changes either).

use crate::event::{Event, Lost, Who};
use crate::evolution::Evolution;
use crate::state::{PLACES, Place, Player, State};
use clade_engine::{Audited, Kept, Kind, Scripts, Side, Small};

const BANKS: usize = 1;
const ANIMALS: usize = BANKS + PLACES;
const LIVING: usize = ANIMALS + 1;

impl Audited for Evolution {
    fn ledgers(&self) -> Vec<String> {
        let food = ["cards", "food in the first bank", "food in the second bank", "food in the third bank", "food on animals"];
        let living = self.clockwise(Side(0)).map(|side| format!("animals of {}", self.side_word(side)));
        let closed = ["first compost", "second compost", "third compost", "bodies", "all food"].into_iter().filter(|_| self.is_closed());
        food.into_iter().map(str::to_owned).chain(living).chain(closed.map(str::to_owned)).collect()
    }

    fn ledger_balances(&self, state: &State, out: &mut Vec<i64>) {
        let of_player = |player: &Player| {
            let afloat: i64 = player.afloat.iter().map(|&n| i64::from(n)).sum();
            i64::from(player.hand.len()) + i64::from(player.pile.len()) + afloat
        };
        let hidden: i64 = state.players.iter().map(of_player).sum();
        let traits = state.traits.iter().filter(|lying| lying.card.is_some()).count() as i64;
        let animals = i64::from(state.living().len());
        out.push(i64::from(state.deck.unseen.len()) + hidden + state.middle.len() as i64 + animals + traits);
        out.extend(state.bank.row.map(i64::from));
        out.push(self.on_animals(state));
        out.extend(self.clockwise(Side(0)).map(|side| i64::from(state.player(side).own.len())));
        if self.is_closed() {
            out.extend(state.bank.beside.compost.map(i64::from));
            out.push(i64::from(state.bank.beside.bodies().len()));
            out.push(self.all_food(state));
        }
    }

    fn ledger_changes(&self, event: &Event, enter: &mut dyn FnMut(usize, i64)) {
        let bank = |place: Place| BANKS + place.ix();
        let lives = |who: Who| LIVING + who.0.ix();
        let closed = LIVING + usize::from(self.rules.seats);
        let bodies = closed + PLACES;
        let composts = |place: Place, n: i64, enter: &mut dyn FnMut(usize, i64)| {
            if self.is_closed() && n != 0 {
                enter(closed + place.ix(), n);
            }
        };
        match *event {
            Event::Filled(place, n) => enter(bank(place), i64::from(n)),
            Event::Grew(place, n, ..) | Event::Ripened(place, n) => {
                enter(bank(place), i64::from(n));
                composts(place, -i64::from(n), enter);
            }
            Event::Destroyed(place, n, ..) | Event::Cleared(place, n) => {
                enter(bank(place), -i64::from(n));
                composts(place, i64::from(n), enter);
            }
            Event::Took(_, place, ..) => {
                enter(bank(place), -1);
                enter(ANIMALS, 1);
            }
            Event::Ate(_, place, ..) => {
                enter(ANIMALS, 1);
                composts(place, -1, enter);
            }
            Event::Bound(_) => {
                enter(ANIMALS, -1);
                enter(bodies, 1);
            }
            Event::Eaten(who, .., held) | Event::Died(who, .., held) => {
                enter(ANIMALS, -i64::from(held.food()));
                enter(lives(who), -1);
                composts(held.at, held.all().into(), enter);
                if held.body > 0 {
                    enter(bodies, -1);
                }
            }
            Event::Discarded(.., Lost { n, at: Some(at) }, _) if n > 0 => {
                enter(ANIMALS, -i64::from(n));
                composts(at, n.into(), enter);
            }
            Event::Swapped(.., on_cards, _) => {
                enter(ANIMALS, -i64::from(on_cards.lost()));
                let lost = on_cards.at.into_iter().zip(on_cards.stored).filter(|_| on_cards.is_lost);
                lost.for_each(|(at, n)| composts(at, n.into(), enter));
            }
            Event::TokensBack(ref back) => {
                for (at, n) in back.iter().flat_map(|side| Place::ALL.iter().copied().zip(*side)) {
                    enter(ANIMALS, -i64::from(n));
                    composts(at, n.into(), enter);
                }
            }
            Event::Laid(who, ..) | Event::Born(who, ..) | Event::Regrown(who, ..) => enter(lives(who), 1),
            _ => {}
        }
    }

    fn recount(&self, state: &mut State) {
        let unsettled = state.unsettled;
        self.refresh_all(state);
        state.unsettled = unsettled;
    }

    /// A trait acts, or is the reason of what comes next.
    fn causes(&self, event: &Event, cause: &mut dyn FnMut(Kind)) {
        if let Event::Acted(kind) | Event::Mattered(kind, _) = *event {
            cause(kind);
        }
    }

    fn is_failure(&self, event: &Event) -> bool {
        matches!(event, Event::CardFailed(_))
    }

    fn cards_in_play(&self) -> Vec<(Kind, String)> {
        let borne = |kind: Kind| self.rules.kinds.iter().any(|card| card.copies > 0 && card.traits.contains(&Some(kind)));
        self.cards().kinds().filter(|&kind| borne(kind)).map(|kind| (kind, self.cards().word(kind).to_owned())).collect()
    }

    fn scripts(&self) -> Option<&dyn Scripts> {
        Some(&self.vm)
    }
}

impl Evolution {
    /// The food on animals and in their stores.
    pub(crate) fn on_animals(&self, state: &State) -> i64 {
        let tokens: i64 = state.living().map(|id| i64::from(state.animal(id).food())).sum();
        let stored: i64 = state.traits.iter().map(|lying| i64::from(lying.stored)).sum();
        tokens + stored
    }
}
