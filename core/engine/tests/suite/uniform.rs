//! What is dealt out again is uniform: in every hand and every layer, by many resamplings of fixed seeds.

use crate::resample::{K, Table};
use crate::statistics::{choose, fits, words};
use clade_engine::{Observer, Seat};

/// 20,000 resamplings of what a seat sees, drawn to the end: in every place (a hand's contents, each draw of each layer, the
/// part set aside) every kind comes as often as the pool says; so do two neighbouring places together.
#[test]
fn every_hidden_place_is_hypergeometric() {
    const GAMES: u64 = 20_000;
    const POOL: [u64; 5] = [9, 7, 5, 4, 3];
    let mut table = Table::new([12, 8, 6, 4, 3], [15, 9]);
    for (seat, kind) in [(0, 0), (0, 0), (0, 0), (0, 1), (0, 2), (1, 0), (1, 3), (1, 1), (1, 2), (2, 4), (2, 4), (2, 2)] {
        assert!(table.deck.draw(kind));
        table.hands[seat].put(kind);
    }
    let view = table.view(Observer::Seat(Seat(0)));
    assert_eq!(POOL.map(|n| n as u8), [0, 1, 2, 3, 4].map(|kind| view.deck.unseen.count(kind)));
    let pool: u64 = POOL.iter().sum();
    let mut places = [[0u64; K]; 13];
    let (mut aside, mut hands, mut both, mut pairs) = ([0u64; 5], [[[0u64; 5]; 5]; 2], [[0u64; 5]; 4], [[0u64; 5]; 5]);
    let mut word = words(7);
    for _ in 0..GAMES {
        let mut game = view.clone().deal(&mut word);
        for (hand, counts) in game.hands[1..].iter().zip(&mut hands) {
            (0..5).for_each(|kind| counts[kind][usize::from(hand.cards().count(kind as u8))] += 1);
        }
        let zero = |seat: usize| usize::from(game.hands[seat].cards().count(0));
        both[zero(2)][zero(1)] += 1;
        let mut first = None;
        for (i, place) in places.iter_mut().enumerate() {
            let kind = usize::from(game.deck.sample(word()).expect("a card"));
            game.deck.draw(kind as u8);
            place[kind] += 1;
            match first {
                None => first = Some(kind),
                Some(first) if i == 1 => pairs[first][kind] += 1,
                _ => {}
            }
        }
        assert!(game.deck.is_empty());
        (0..5).for_each(|kind| aside[kind] += u64::from(game.deck.unseen.count(kind as u8)));
    }
    let games = GAMES as f64;
    let share = |kind: usize| POOL[kind] as f64 / pool as f64;
    for (i, place) in places.iter().enumerate() {
        let known = if i < 3 { 0.0 } else { games / 10.0 }; // one card of the second layer's ten
        let mut expected: Vec<f64> = (0..5).map(|kind| (games - known) * share(kind)).collect();
        expected.push(known);
        assert_eq!(fits(place, &expected), Ok(()), "draw {i}");
    }
    let ways = |n: u64, k: u64| choose(n, k) as f64;
    for (counts, size) in hands.iter().zip([4u64, 3]) {
        for (kind, counts) in counts.iter().enumerate() {
            let of = POOL[kind];
            let expected = |k: u64| if k > size { 0.0 } else { games * ways(of, k) * ways(pool - of, size - k) / ways(pool, size) };
            assert_eq!(fits(counts, &[0, 1, 2, 3, 4].map(expected)), Ok(()), "kind {kind} in a hand of {size}");
        }
    }
    let joint: Vec<f64> = (0..4u64)
        .flat_map(|x| (0..5u64).map(move |y| (x, y)))
        .map(|(x, y)| games * ways(9, x) * ways(9 - x, y) * ways(19, 3 - x) * ways(16 + x, 4 - y) / (ways(28, 3) * ways(25, 4)))
        .collect();
    assert_eq!(fits(&both.concat(), &joint), Ok(()), "two hands together");
    let neighbours: Vec<f64> = (0..5)
        .flat_map(|a| (0..5).map(move |b| (a, b)))
        .map(|(a, b)| games * share(a) * (POOL[b] - u64::from(a == b)) as f64 / (pool - 1) as f64)
        .collect();
    assert_eq!(fits(&pairs.concat(), &neighbours), Ok(()), "two draws together");
    let lying: u64 = aside.iter().sum();
    let expected: Vec<f64> = (0..5).map(|kind| lying as f64 * share(kind)).collect();
    assert_eq!(fits(&aside, &expected), Ok(()), "the part set aside");
}
