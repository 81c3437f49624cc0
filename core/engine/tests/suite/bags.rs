//! A bag is a list of things without an order.

use crate::statistics::word_of;
use clade_engine::Bag;
use proptest::prelude::*;

const K: usize = 5;

/// What can be done with a bag; kinds may be ones that it does not have.
#[derive(Clone, Debug)]
enum Op {
    Put(u8),
    Take(u8),
    Pour(Vec<u8>),
}

fn ops() -> impl Strategy<Value = Vec<Op>> {
    let kind = || 0..K as u8;
    let op =
        prop_oneof![kind().prop_map(Op::Put), (0..K as u8 + 3).prop_map(Op::Take), prop::collection::vec(kind(), 0..9).prop_map(Op::Pour)];
    prop::collection::vec(op, 0..60)
}

fn bag(things: &[u8]) -> Bag<K> {
    let mut bag = Bag::default();
    things.iter().for_each(|&kind| bag.put(kind));
    bag
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn a_bag_is_a_list_without_an_order(ops in ops()) {
        let (mut bag, mut list) = (Bag::<K>::default(), Vec::new());
        for op in ops {
            match op {
                Op::Put(kind) => {
                    bag.put(kind);
                    list.push(kind);
                }
                Op::Take(kind) => {
                    let at = list.iter().position(|&k| k == kind);
                    at.map(|at| list.swap_remove(at));
                    prop_assert_eq!(bag.take(kind), at.is_some());
                }
                Op::Pour(things) => {
                    let mut other = self::bag(&things);
                    bag.pour(&mut other);
                    prop_assert!(other.is_empty());
                    list.extend(things);
                }
            }
            prop_assert_eq!((bag.len() as usize, bag.is_empty()), (list.len(), list.is_empty()));
            let count = |kind| list.iter().filter(|&&k| k == kind).count();
            let counts: Vec<_> = (0..K as u8).map(|kind| (kind, count(kind))).filter(|&(_, n)| n > 0).collect();
            prop_assert_eq!(bag.iter().map(|(kind, n)| (kind, usize::from(n))).collect::<Vec<_>>(), counts);
            prop_assert!((0..=u8::MAX).all(|kind| usize::from(bag.count(kind)) == count(kind)), "other kinds are not in it");
            prop_assert_eq!(bag, self::bag(&list), "no trace of the way here");
        }
    }

    /// The words of a bag of n things are n equal parts, one a thing, lowest kind first.
    #[test]
    fn every_thing_is_drawn_by_its_own_words(mut things in prop::collection::vec(0..K as u8, 0..40), word: u64) {
        let bag = bag(&things);
        things.sort_unstable();
        let n = things.len() as u32;
        for (i, &kind) in (0u32..).zip(&things) {
            prop_assert_eq!(bag.sample(word_of(i, n)), Some(kind));
        }
        prop_assert_eq!(bag.sample(u64::MAX), things.last().copied());
        prop_assert!(bag.sample(word).map_or(things.is_empty(), |kind| bag.count(kind) > 0));
    }

    #[test]
    fn bytes_read_back(counts: [u8; K]) {
        let bag = Bag::from_counts(counts);
        let bytes = postcard::to_stdvec(&bag).expect("bytes");
        prop_assert_eq!(&bytes[..], &counts[..], "a count is a byte");
        prop_assert_eq!(postcard::from_bytes::<Bag<K>>(&bytes).expect("reads"), bag);
        prop_assert!(postcard::from_bytes::<Bag<K>>(&bytes[1..]).is_err(), "one count is missing");
    }
}

/// Counts come from saved bytes, too: what no honest game holds must not end in a panic.
#[test]
fn a_full_bag_stays_full() {
    let mut bag = Bag::from_counts([255, 200]);
    bag.put(0);
    bag.pour(&mut Bag::from_counts([1, 100]));
    assert_eq!(bag, Bag::from_counts([255, 255]));
}
