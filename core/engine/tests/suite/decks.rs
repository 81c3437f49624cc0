//! A deck without an order is as good as a shuffled one: every row of draws comes exactly as often.

use crate::statistics::{fits, words};
use clade_engine::{Bag, Deck, Layer};
use proptest::prelude::*;
use std::collections::BTreeMap;

const K: usize = 5;
const KNOWN: u8 = 3; // this kind and the next lie only where they are known to lie

/// A layer in a test: the kinds that lie in it unseen, those that are known to, whether it is drawn.
type Part = (Vec<u8>, Vec<u8>, bool);

fn parts(most: usize) -> impl Strategy<Value = Vec<Part>> {
    let part = (prop::collection::vec(0..KNOWN, 0..=most), prop::collection::vec(KNOWN..K as u8, 0..=most), prop::bool::weighted(0.8));
    prop::collection::vec(part, 1..=3)
}

fn deck(parts: &[Part]) -> Deck<K> {
    let mut unseen = Bag::default();
    let layers = parts.iter().map(|(free, certain, drawn)| {
        free.iter().for_each(|&kind| unseen.put(kind));
        let mut known = Bag::default();
        certain.iter().for_each(|&kind| known.put(kind));
        Layer { size: (free.len() + certain.len()) as u16, known, drawn: *drawn }
    });
    let layers: Vec<_> = layers.collect();
    Deck::layered(unseen, layers)
}

/// All orders of a list.
fn orders(list: &mut Vec<u8>, from: usize, each: &mut dyn FnMut(&[u8])) {
    if from == list.len() {
        return each(list);
    }
    for i in from..list.len() {
        list.swap(from, i);
        orders(list, from + 1, each);
        list.swap(from, i);
    }
}

/// How often each row of draws comes if the unseen cards are dealt to the layers and each layer is shuffled, in all ways.
fn shuffled(parts: &[Part]) -> BTreeMap<Vec<u8>, u128> {
    let mut pool: Vec<u8> = parts.iter().flat_map(|(free, ..)| free.clone()).collect();
    let mut counts = BTreeMap::new();
    orders(&mut pool, 0, &mut |pool| {
        let mut rest = pool;
        let mut rows = vec![Vec::new()];
        for (free, certain, drawn) in parts {
            let (mine, others) = rest.split_at(free.len());
            rest = others;
            if *drawn {
                let mut layer = [mine, certain].concat();
                let mut longer = Vec::new();
                orders(&mut layer, 0, &mut |layer| longer.extend(rows.iter().map(|row: &Vec<u8>| [row, layer].concat())));
                rows = longer;
            }
        }
        rows.into_iter().for_each(|row| *counts.entry(row).or_insert(0) += 1);
    });
    counts
}

/// The same from the deck: all rows of draws with their weight, as a fraction.
fn drawn(deck: &Deck<K>, row: &mut Vec<u8>, (weight, of): (u128, u128), out: &mut BTreeMap<Vec<u8>, (u128, u128)>) {
    let total: u128 = deck.outcomes().map(|(_, weight)| u128::from(weight)).sum();
    if total == 0 {
        out.insert(row.clone(), (weight, of));
    }
    for (kind, share) in deck.outcomes() {
        let mut next = deck.clone();
        assert!(next.draw(kind));
        row.push(kind);
        drawn(&next, row, (weight * u128::from(share), of * total), out);
        row.pop();
    }
}

proptest! {
    #![proptest_config(crate::cases(100))]
    #[test]
    fn a_deck_draws_exactly_as_a_shuffled_one(parts in parts(2).prop_filter("small", |parts| {
        parts.iter().map(|(free, certain, _)| free.len() + certain.len()).sum::<usize>() <= 5
    })) {
        let rows = shuffled(&parts);
        let all: u128 = rows.values().sum();
        let mut found = BTreeMap::new();
        drawn(&deck(&parts), &mut Vec::new(), (1, 1), &mut found);
        prop_assert!(found.keys().eq(rows.keys()), "other rows: {:?}, shuffled {:?}", found, rows);
        for (row, (weight, of)) in found {
            prop_assert_eq!(weight * all, rows[&row] * of, "{:?}", row);
        }
    }

    /// Drawn cards, unseen ones and known ones are always the same cards; what cannot be drawn changes nothing.
    #[test]
    fn drawing_loses_nothing(parts in parts(30), seed: u64) {
        let mut word = words(seed);
        let mut deck = deck(&parts);
        let mut left: Vec<u8> = parts.iter().flat_map(|(free, certain, _)| [&free[..], certain].concat()).collect();
        let size = |(free, certain, drawn): &Part| if *drawn { free.len() + certain.len() } else { 0 };
        for remaining in (1..=parts.iter().map(size).sum::<usize>()).rev() {
            prop_assert_eq!((deck.len() as usize, deck.is_empty()), (remaining, false));
            let possible: Vec<u8> = deck.outcomes().map(|(kind, _)| kind).collect();
            for kind in (0..=u8::MAX).filter(|kind| !possible.contains(kind)) {
                let before = deck.clone();
                prop_assert!(!deck.draw(kind));
                prop_assert_eq!(&deck, &before);
            }
            let kind = deck.sample(word()).expect("a card is left");
            prop_assert!(possible.contains(&kind) && deck.draw(kind));
            let at = left.iter().position(|&k| k == kind);
            prop_assert!(at.is_some(), "kind {} appeared from nowhere", kind);
            at.map(|at| left.swap_remove(at));
            prop_assert!((0..KNOWN).all(|kind| left.iter().filter(|&&k| k == kind).count() == usize::from(deck.unseen.count(kind))));
        }
        prop_assert_eq!((deck.is_empty(), deck.sample(word())), (true, None));
        let bytes = postcard::to_stdvec(&deck).expect("bytes");
        prop_assert_eq!(postcard::from_bytes::<Deck<K>>(&bytes).expect("reads"), deck);
    }
}

/// Marine's deck: 20 cards above 5 that hold the Asteroid, 10 set aside. In 20,000 games the Asteroid comes at each of the last
/// five places as often as it must, and every other kind at every place as often as it lies in the deck.
#[test]
fn every_place_of_a_layered_deck_is_uniform() {
    const GAMES: u64 = 20_000;
    let [plain, above] = [[vec![0; 4], vec![1; 3], vec![2; 3]].concat(), [vec![0; 8], vec![1; 8], vec![2; 4]].concat()];
    let parts = [(above, vec![], true), (vec![0, 0, 1, 2], vec![KNOWN], true), (plain, vec![], false)];
    let start = deck(&parts);
    let mut places = [[0u64; K]; 25];
    let mut word = words(2026);
    for _ in 0..GAMES {
        let mut deck = start.clone();
        for place in &mut places {
            let kind = deck.sample(word()).expect("a card");
            deck.draw(kind);
            place[usize::from(kind)] += 1;
        }
    }
    for (i, place) in places.iter().enumerate() {
        let asteroid = if i < 20 { 0.0 } else { GAMES as f64 / 5.0 };
        let others = (GAMES as f64 - asteroid) / 34.0;
        let expected = [14.0 * others, 12.0 * others, 8.0 * others, asteroid, 0.0];
        assert_eq!(fits(place, &expected), Ok(()), "place {i}");
    }
}

/// The engine holds 256 cards on the table, and more.
#[test]
fn a_deck_may_hold_more_cards_than_a_byte_counts() {
    let mut deck = Deck::<2>::new(Bag::from_counts([200, 200]));
    assert_eq!(deck.len(), 400);
    assert!((0..400).all(|n| deck.draw(u8::from(n >= 200))) && deck.is_empty());
}
