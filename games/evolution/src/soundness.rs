//! Whether a loaded state can be played at all: numbers in range, each card present exactly once, traits that lie where
//! their animals say, and an open question that makes sense, so that damaged or forged bytes are refused instead of causing
//! a panic. What a state within these bounds means is not checked: it may be nonsense.

use crate::evolution::Evolution;
use crate::schema::SCHEMA;
use crate::state::{
    ANIMALS, Animal, CARDS, Card, Dues, Face, Herd, Id, Ignored, Pick, Place, Player, SIDES, State, TRAITS, Trait, Uses, mark, used,
};
use crate::things::FOOD;
use clade_engine::{Actor, Bag, Game, Hand, Kind, Maybe, Question, Rules, Seats, Secret, Side, Sink, Small};
use clade_script::{Scripted, Stepped};

/// More turns than any pool lasts.
const TURNS: u8 = 200;

impl Evolution {
    /// Whether a loaded state can be played on.
    pub(crate) fn in_range(&self, state: &State) -> bool {
        self.is_consistent(state)
            && self.rests(state, |state| self.run(state, &mut Sink::null()))
            && (self.actor(state) != Actor::Over || state.over)
    }

    /// Whether every number of a state is in range and nothing contradicts itself.
    pub(crate) fn is_consistent(&self, state: &State) -> bool {
        let scripts = state.agenda.iter().filter(|&&step| step == Self::SCRIPT).count() == state.frames.depth();
        let frames = || {
            let side = |side: Side| self.is_side(side);
            state.frames.is_sound(&SCHEMA, self.cards(), side, |thing, number| self.has_thing(thing, number))
        };
        state.turn <= TURNS
            && self.is_side(state.first)
            && state.here.get().is_none_or(|here| self.is_place(here))
            && state.redirected.get().is_none_or(is_id)
            && state.newest.get().is_none_or(is_id)
            && Place::ALL.iter().zip(state.bank.row).all(|(&place, food)| food <= FOOD && (food == 0 || self.is_place(place)))
            && self.is_cycle(state)
            && self.players_are_sound(state)
            && self.table_is_sound(state)
            && self.cards_are_all_there(state)
            && self.pick_is_sound(state)
            && scripts
            && frames()
            && state.agenda.iter().all(|step| step.is_sound(self, state))
            && self.is_recounted(state)
    }

    fn players_are_sound(&self, state: &State) -> bool {
        let is_whole = |hand: &Hand<{ CARDS }, Card>, known: Seats| {
            let mut whole = Hand::new(known);
            hand.cards().iter().for_each(|(card, n)| (0..n).for_each(|_| whole.put(card)));
            whole == *hand
        };
        (0..SIDES as u8).map(Side).all(|side| {
            let player = state.player(side);
            let floats = |(nth, &n): (usize, &u8)| n == 0 || nth < self.rules.ocean_cards.len();
            if !self.is_side(side) {
                return *player == Player::with_nothing(Seats::ALL);
            }
            let known = Seats::one(self.seat_of(side));
            is_whole(&player.hand, known)
                && is_whole(&player.pile, known)
                && player.afloat.iter().enumerate().all(floats)
                && player.due <= FOOD
        })
    }

    /// Whether animals and traits fit together: each trait lies where its one or two animals say, and nowhere else.
    fn table_is_sound(&self, state: &State) -> bool {
        let ids = || (0..ANIMALS as u8).map(Id);
        let there: Herd = ids().filter(|&id| state.animal(id).place.is_some()).collect();
        let own = |side: u8| there.without(state.remains).filter(|&id| state.animal(id).owner == Side(side)).collect::<Herd>();
        if !(0..SIDES as u8).all(|side| state.players[usize::from(side)].own == own(side)) || !state.remains.without(there).is_empty() {
            return false;
        }
        let mut ends = [0; TRAITS];
        ids().all(|id| self.is_animal(state, id) && is_chained(state, id, &mut ends))
            && (0..TRAITS).all(|slot| self.is_trait(state, slot, ends[slot]))
            && state.unsettled.into_iter().all(is_id)
            && state.spent.iter().all(|spent| is_id(spent.id) && state.lives(spent.id) && self.is_kind(spent.kind) && !spent.used.is_none())
            && state.spent.is_sorted_by_key(|spent| (spent.id, spent.kind))
    }

    fn is_animal(&self, state: &State, id: Id) -> bool {
        let animal = state.animal(id);
        if animal.place.is_none() {
            return *animal == Animal::EMPTY;
        }
        let remains = state.remains.contains(id);
        let card = match animal.card.get() {
            Some(card) if remains && card.is_none() => Secret::open(Maybe::NONE),
            Some(&card) if !remains && card.is_some() && animal.is(mark::TURNED) => Secret::open(card),
            Some(&card) if !remains && card.is_some() && animal.owner.ix() < SIDES => self.secret(animal.owner, card),
            _ => return false,
        };
        self.is_side(animal.owner)
            && animal.place.get().is_some_and(|place| self.is_place(place))
            && animal.to.get().is_none_or(|to| self.is_place(to))
            && animal.card == card
            && animal.red <= FOOD
            && animal.blue <= FOOD
            && animal.ignored.get().map_or(animal.ignored == Ignored::NOTHING, |(of, kind)| is_id(of) && self.is_kind(kind))
            && animal.force.kinds().into_iter().all(|kind| self.is_kind(kind))
    }

    /// Whether a trait can lie as it does; `ends`: on how many animals it was met.
    fn is_trait(&self, state: &State, slot: usize, ends: u8) -> bool {
        let lying = &state.traits[slot];
        if !lying.is_there() {
            return *lying == Trait::EMPTY;
        }
        let Some(facts) = self.rules.facts.get(lying.kind.ix()) else { return false };
        let is_twin = |other: &Trait| (other.kind, other.host, other.mate) == (lying.kind, lying.host, lying.mate);
        lying.is_pair() == facts.pair.is_some()
            && ends == if lying.is_pair() { 2 } else { 1 }
            && (lying.is_pair() || lying.next[1].is_none())
            && !(lying.is_pair() && state.traits[slot + 1..].iter().any(is_twin))
            && lying.card.get().is_none_or(|card| self.faces(card).contains(&Some(lying.kind)))
            && lying.used.without(Uses::ALL.without(used::DOOMS)).is_none()
            && (lying.due.is_none() || lying.is_pair() && lying.due.without(Dues::ALL).is_none())
            && lying.stored <= facts.stores
    }

    /// Whether each card of the pool lies in exactly one place.
    fn cards_are_all_there(&self, state: &State) -> bool {
        let Some(aside) = state.deck.unseen.len().checked_sub(state.deck.len()) else { return false };
        if state.deck != self.deck_of(state.deck.unseen, aside as u16) {
            return false;
        }
        let mut left = self.pool();
        let mut take = |card: Card, n: u8| (0..n).all(|_| left.take(card));
        let mut take_bag = |bag: &Bag<{ CARDS }, Card>| bag.iter().all(|(card, n)| take(card, n));
        let bags = take_bag(&state.deck.unseen)
            && state.players.iter().all(|player| take_bag(player.hand.cards()) && take_bag(player.pile.cards()));
        let afloat = || state.players.iter().flat_map(|player| self.rules.ocean_cards.iter().copied().zip(player.afloat));
        let middle = state.middle.iter().all(|&(card, kind)| take(card, 1) && self.faces(card).contains(&Some(kind)));
        let animals = state.living().all(|id| state.animal(id).card.get().and_then(|card| card.get()).is_some_and(|card| take(card, 1)));
        let traits = state.traits.iter().all(|lying| lying.card.get().is_none_or(|card| take(card, 1)));
        bags && middle && animals && traits && afloat().all(|(card, n)| take(card, n)) && left.is_empty()
    }

    /// Whether what is picked can be played: a card of the hand of the side that picks.
    fn pick_is_sound(&self, state: &State) -> bool {
        let Some(&pick) = state.pick.get() else { return false };
        if state.pick.known() == Seats::ALL {
            return pick == Pick::NOTHING;
        }
        let side = self.all_sides().find(|&side| state.pick == self.secret(side, pick));
        let face = match pick.face {
            Face::Animal => self.options().territories && pick.first.is_none(),
            _ => self
                .picked(pick)
                .is_some_and(|kind| pick.first.get().is_none_or(|first| self.facts(kind).pair.is_some() && state.lives(first))),
        };
        side.is_some_and(|side| {
            pick == Pick::NOTHING || face && pick.card.get().is_some_and(|card| state.player(side).hand.cards().count(card) > 0)
        })
    }

    fn is_kind(&self, kind: Kind) -> bool {
        kind.ix() < self.rules.facts.len()
    }

    fn is_side(&self, side: Side) -> bool {
        side.0 < self.rules.seats
    }
}

fn is_id(id: Id) -> bool {
    id.ix() < ANIMALS
}

/// Whether the traits of an animal follow each other to an end; counts them.
fn is_chained(state: &State, id: Id, ends: &mut [u8; TRAITS]) -> bool {
    let mut next = state.animal(id).first;
    for _ in 0..=TRAITS {
        let Some(slot) = next.get() else { return true };
        let Some(lying) = state.traits.get(slot.ix()).filter(|lying| lying.host != lying.mate) else { return false };
        let end = if lying.host.is(id) {
            0
        } else if lying.mate.is(id) {
            1
        } else {
            return false;
        };
        ends[slot.ix()] = ends[slot.ix()].saturating_add(1);
        next = lying.next[end];
    }
    false
}
