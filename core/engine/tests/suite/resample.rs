//! The unseen pool: what an observer does not know is poured together and dealt out again, without a trace.

use crate::statistics::{choose, word_of, words};
use clade_engine::{Bag, Deck, Hand, Layer, Observer, Seat, Seats};
use proptest::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;

pub(crate) const K: usize = 6;
const KNOWN: u8 = 5; // lies in the second layer, known to all

/// A table in small: a deck of three layers (the last one set aside), a hand a seat, an open discard.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Table {
    pub(crate) deck: Deck<K>,
    pub(crate) hands: [Hand<K>; 3],
    discard: Bag<K>,
}

const OBSERVERS: [Observer; 5] =
    [Observer::Public, Observer::Host, Observer::Seat(Seat(0)), Observer::Seat(Seat(1)), Observer::Seat(Seat(2))];

impl Table {
    pub(crate) fn new(counts: [u8; 5], [top, next]: [u16; 2]) -> Self {
        let [a, b, c, d, e] = counts;
        let unseen = Bag::from_counts([a, b, c, d, e, 0]);
        let total = unseen.len() as u16;
        let (top, next) = (top.min(total), next.min(total - top.min(total)));
        let layer = |size, drawn| Layer { size, known: Bag::default(), drawn };
        let mut second = layer(next + 1, true);
        second.known.put(KNOWN);
        let deck = Deck::layered(unseen, [layer(top, true), second, layer(total - top - next, false)]);
        Self { deck, hands: std::array::from_fn(|seat| Hand::new(Seats::one(Seat(seat as u8)))), discard: Bag::default() }
    }

    /// A card goes from the deck to a hand; the known one, which everybody sees go, to the discard.
    fn draw(&mut self, seat: usize, word: u64) {
        let Some(kind) = self.deck.sample(word) else { return };
        assert!(self.deck.draw(kind));
        if kind == KNOWN { self.discard.put(kind) } else { self.hands[seat].put(kind) }
    }

    fn play(&mut self, seat: usize, word: u64) {
        if let Some(kind) = self.hands[seat].cards().sample(word) {
            assert!(self.hands[seat].take(kind));
            self.discard.put(kind);
        }
    }

    pub(crate) fn view(&self, observer: Observer) -> Self {
        let mut view = self.clone();
        view.hands.iter_mut().for_each(|hand| hand.redact(observer, &mut view.deck.unseen));
        view
    }

    pub(crate) fn deal(mut self, words: &mut dyn FnMut() -> u64) -> Self {
        self.hands.iter_mut().for_each(|hand| hand.deal(&mut self.deck.unseen, words));
        self
    }

    /// Each kind's cards, wherever they lie (but for the known one in its layer).
    fn cards(&self) -> [u32; K] {
        let bags = || self.hands.iter().map(Hand::cards).chain([&self.deck.unseen, &self.discard]);
        std::array::from_fn(|kind| bags().map(|bag| u32::from(bag.count(kind as u8))).sum())
    }

    fn bytes(&self) -> Vec<u8> {
        postcard::to_stdvec(self).expect("bytes")
    }
}

fn tables() -> impl Strategy<Value = Table> {
    let moves = prop::collection::vec((any::<bool>(), 0usize..3, any::<u64>()), 0..40);
    (any::<[u8; 5]>(), any::<[u8; 2]>(), moves).prop_map(|(counts, layers, moves)| {
        let mut table = Table::new(counts.map(|n| n % 12), layers.map(|n| u16::from(n % 25)));
        moves.into_iter().for_each(|(draw, seat, word)| if draw { table.draw(seat, word) } else { table.play(seat, word) });
        table
    })
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn resampling_keeps_cards_and_view(table in tables(), seed: u64) {
        for observer in OBSERVERS {
            let view = table.view(observer);
            prop_assert_eq!(view.cards(), table.cards(), "redacting makes and loses no card");
            prop_assert_eq!(&view.view(observer), &view, "redacting twice is redacting once");
            let mut word = words(seed);
            let other = view.clone().deal(&mut word);
            prop_assert_eq!(other.cards(), table.cards(), "dealing makes and loses no card");
            prop_assert!(other.hands.iter().all(|hand| hand.cards().len() == u32::from(hand.len())), "every hand is whole again");
            prop_assert_eq!(other.view(observer).bytes(), view.bytes(), "the observer sees no difference");
            prop_assert_eq!(&other.clone().deal(&mut word), &other, "nothing is left to deal");
            for seat in (0..3).filter(|&seat| observer == Observer::Host || observer == Observer::Seat(Seat(seat as u8))) {
                prop_assert_eq!(&other.hands[seat], &table.hands[seat], "what is known stays");
            }
        }
    }

    /// Whatever two tables differ in that an observer cannot see, its views are equal: no bag of hidden things is in a view.
    #[test]
    fn hidden_cards_leave_no_trace(table in tables(), from in 0usize..3, to in 0usize..3, word: u64) {
        let mut other = table.clone();
        // A card of a hand changes places with a card of another hand and with one of the deck.
        let mut swap = |seat: usize| {
            if let (Some(a), Some(b)) = (other.hands[seat].cards().sample(word), other.deck.unseen.sample(word.rotate_left(32))) {
                other.hands[seat].take(a);
                other.hands[seat].put(b);
                other.deck.unseen.take(b);
                other.deck.unseen.put(a);
            }
        };
        swap(from);
        swap(to);
        for observer in OBSERVERS {
            let differs = (0..3).any(|seat| {
                let seen = observer == Observer::Host || observer == Observer::Seat(Seat(seat as u8));
                seen && table.hands[seat] != other.hands[seat]
            });
            let (a, b) = (table.view(observer).bytes(), other.view(observer).bytes());
            prop_assert_eq!(a != b, differs);
        }
    }

    /// Over all orders of a small pool, each deal comes exactly as often as there are ways to it.
    #[test]
    fn dealing_is_exactly_hypergeometric(kinds in prop::collection::vec(0u8..3, 1..=6), a in 0usize..5, b in 0usize..5) {
        let (a, b) = (a.min(kinds.len()), b.min(kinds.len() - a.min(kinds.len())));
        let mut start = Bag::<3>::default();
        kinds.iter().for_each(|&kind| start.put(kind));
        let hidden = |size| (0..size).fold(Hand::<3>::new(Seats::NONE), |mut hand, _| { hand.put(0); hand });
        let mut found: BTreeMap<[[u8; 3]; 2], u64> = BTreeMap::new();
        let ways = (0..a + b).map(|i| kinds.len() - i).product::<usize>();
        for mut way in 0..ways {
            let (mut hands, mut pool, mut left) = ([hidden(a), hidden(b)], start, kinds.len());
            hands.iter_mut().for_each(|hand| hand.redact(Observer::Public, &mut Bag::default()));
            // The way's next digit says which of the things that are left is taken.
            let mut word = || {
                let word = word_of((way % left) as u32, left as u32);
                way /= left;
                left -= 1;
                word
            };
            hands.iter_mut().for_each(|hand| hand.deal(&mut pool, &mut word));
            *found.entry(hands.map(|hand| [0, 1, 2].map(|kind| hand.cards().count(kind)))).or_default() += 1;
        }
        for ([first, second], n) in found {
            let count = |kind: usize| u64::from(start.count(kind as u8));
            let take = |kind: usize| {
                let [x, y] = [first[kind], second[kind]].map(u64::from);
                choose(count(kind), x) * choose(count(kind) - x, y)
            };
            let orders = (1..=a as u64).product::<u64>() * (1..=b as u64).product::<u64>();
            prop_assert_eq!(n, (0..3).map(take).product::<u64>() * orders);
        }
    }
}
