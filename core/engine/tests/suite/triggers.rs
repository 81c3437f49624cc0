//! What triggers together: nothing is lost, the order of acting leaves no trace.

use clade_engine::{Kind, Kinds, Side, Triggers};
use proptest::prelude::*;

fn all_kinds(most: usize) -> impl Strategy<Value = Vec<Kind>> {
    prop::collection::btree_set(0..Kinds::CAPACITY as u8, 0..=most).prop_map(|set| set.into_iter().map(Kind).collect())
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn triggers_are_a_sorted_set(kinds in all_kinds(20), order in prop::collection::vec(any::<u8>(), 0..12)) {
        let mut source = kinds.iter().copied();
        let mut triggers = Triggers::collect(&mut source);
        let mut model: Vec<Kind> = kinds.iter().copied().take(Triggers::MAX).collect();
        prop_assert_eq!(source.collect::<Vec<_>>(), &kinds[model.len()..], "the rest stays in the iterator");
        // Kinds that are pending and kinds that are not.
        let picks = order.iter().map(|&i| model.get(usize::from(i % 16)).copied().unwrap_or(Kind(i))).collect::<Vec<_>>();
        for kind in picks {
            let at = model.iter().position(|&k| k == kind);
            at.map(|at| model.remove(at));
            prop_assert_eq!(triggers.take(kind), at.is_some());
            prop_assert_eq!(triggers.pending(), &model[..]);
            prop_assert_eq!(triggers, Triggers::collect(&mut model.iter().copied()), "no trace of the way here");
            let bytes = postcard::to_stdvec(&triggers).expect("bytes");
            prop_assert_eq!(postcard::from_bytes::<Triggers>(&bytes).expect("reads"), triggers);
        }
    }

    /// Popped from a stack, groups give the sides in turn order and each side's kinds from the lowest to the highest: all of them.
    #[test]
    fn groups_hold_every_trigger_in_order(sides in prop::collection::vec(all_kinds(40), 1..=8)) {
        let groups = Triggers::by_side((0..sides.len() as u8).map(Side), |side| sides[side.ix()].iter().copied().collect());
        let popped = groups.iter().rev().flat_map(|(side, t)| t.pending().iter().map(|&kind| (side.0, kind)));
        let expected = (0u8..).zip(&sides).flat_map(|(side, kinds)| kinds.iter().map(move |&kind| (side, kind)));
        prop_assert_eq!(popped.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        prop_assert!(groups.iter().all(|(_, t)| !t.pending().is_empty()));
    }
}
