//! A hand is a list of cards without an order that some seats may look into.

use clade_engine::{Bag, Hand, Observer, Seat, Seats};
use proptest::prelude::*;

const K: usize = 5;

fn observers() -> impl Strategy<Value = Observer> {
    prop_oneof![Just(Observer::Public), Just(Observer::Host), (0u8..10).prop_map(|seat| Observer::Seat(Seat(seat)))]
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn a_hand_is_a_list_without_an_order(ops in prop::collection::vec((any::<bool>(), 0..K as u8), 0..80)) {
        let (mut hand, mut list) = (Hand::<K>::new(Seats::NONE), Vec::new());
        for (put, kind) in ops {
            let at = list.iter().position(|&k| k == kind);
            if put {
                hand.put(kind);
                list.push(kind);
            } else {
                prop_assert_eq!(hand.take(kind), at.map(|at| list.swap_remove(at)).is_some());
            }
            prop_assert_eq!((usize::from(hand.len()), hand.is_empty()), (list.len(), list.is_empty()));
            let mut kinds: Vec<u8> = hand.cards().iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, n.into())).collect();
            kinds.sort_unstable();
            list.sort_unstable();
            prop_assert_eq!(&kinds, &list);
            list.dedup();
            prop_assert_eq!(hand.options().iter().map(|&(kind, _)| kind).collect::<Vec<_>>(), list);
            list = kinds;
        }
    }

    /// Who knows the hand sees it whole and the pool as it was; for anybody else all its cards are in the pool.
    #[test]
    fn a_hand_is_whole_or_poured(cards in prop::collection::vec(0..K as u8, 0..20), known in 0u8..=255, observer in observers()) {
        let seats = (0..8).filter(|seat| known >> seat & 1 == 1).fold(Seats::NONE, |seats, seat| seats.with(Seat(seat)));
        let mut hand = Hand::<K>::new(seats);
        cards.iter().for_each(|&kind| hand.put(kind));
        let (whole, mut pool) = (hand.clone(), Bag::from_counts([7; K]));
        hand.redact(observer, &mut pool);
        let knows = match observer {
            Observer::Host => true,
            Observer::Public => known == u8::MAX,
            Observer::Seat(Seat(seat)) => known == u8::MAX || seat < 8 && known >> seat & 1 == 1,
        };
        prop_assert_eq!(hand.len(), whole.len(), "everybody sees how many");
        prop_assert_eq!(hand == whole, knows || cards.is_empty());
        prop_assert!(knows || hand.cards().is_empty());
        for kind in 0..K as u8 {
            prop_assert_eq!(hand.cards().count(kind) + pool.count(kind), whole.cards().count(kind) + 7);
        }
        let (once, poured) = (hand.clone(), pool);
        hand.redact(observer, &mut pool);
        prop_assert_eq!((hand, pool), (once, poured), "redacting twice is redacting once");
    }

    /// Saved bytes are a hand only if it does not hold more cards than it says.
    #[test]
    fn bytes_read_back(counts in prop::collection::vec(0u8..6, K), size in 0u16..40, known: u8) {
        let bag: [u8; K] = counts.clone().try_into().expect("K counts");
        let bytes = postcard::to_stdvec(&(Bag::<5>::from_counts(bag), size, known)).expect("bytes");
        let held: u16 = counts.iter().map(|&n| u16::from(n)).sum();
        match postcard::from_bytes::<Hand<K>>(&bytes) {
            Ok(hand) => {
                prop_assert!(held <= size);
                prop_assert_eq!(postcard::to_stdvec(&hand).expect("bytes"), bytes);
            }
            Err(_) => prop_assert!(held > size),
        }
    }
}
