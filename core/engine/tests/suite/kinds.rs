//! A set of small things is a sorted set of numbers.

use clade_engine::{Kind, Kinds, Set};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn set(of: &BTreeSet<u8>) -> Set<u8> {
    of.iter().copied().collect()
}

fn kinds() -> impl Strategy<Value = BTreeSet<u8>> {
    prop::collection::btree_set(0..Kinds::CAPACITY as u8, 0..40)
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn kinds_are_a_sorted_set(a in kinds(), b in kinds(), kind: u8) {
        let (x, y) = (set(&a), set(&b));
        prop_assert_eq!(x.collect::<Vec<_>>(), a.iter().copied().collect::<Vec<_>>(), "lowest first");
        prop_assert_eq!((x.len() as usize, x.is_empty()), (a.len(), a.is_empty()));
        prop_assert!((0..=u8::MAX).all(|kind| x.contains(kind) == a.contains(&kind)));
        prop_assert_eq!(x.and(y), set(&a.intersection(&b).copied().collect()));
        prop_assert_eq!(x.or(y), set(&a.union(&b).copied().collect()));
        prop_assert_eq!(x.without(y), set(&a.difference(&b).copied().collect()));
        let (mut more, mut less) = (x, x);
        more.insert(kind);
        less.remove(kind);
        prop_assert_eq!((more, less), (x.or(Set::one(kind)), x.without(Set::one(kind))));
        prop_assert_eq!(more.contains(kind), usize::from(kind) < Kinds::CAPACITY);
    }
}

#[test]
fn what_is_beyond_the_capacity_is_in_no_set() {
    assert_eq!(Kinds::one(Kind(128)), Kinds::NONE);
    let all: Kinds = (0..=128).map(Kind).collect();
    assert!(!all.contains(Kind(128)) && all.contains(Kind(127)));
}
