//! Words become outcomes: exactly in proportion to the weights, up to both edges of the words.

use crate::statistics::word_of;
use clade_engine::chance::{below, pick};
use proptest::prelude::*;

proptest! {
    #![proptest_config(crate::cases(256))]

    /// Each number's words are one run, in ascending order; its first and last word are where they belong to the word.
    #[test]
    fn below_is_exact_at_every_edge(total in 1u32.., at in any::<prop::sample::Index>()) {
        let i = at.index(total as usize) as u32;
        prop_assert_eq!(below(word_of(i, total), total), i);
        if i > 0 {
            prop_assert_eq!(below(word_of(i, total) - 1, total), i - 1);
        }
        prop_assert_eq!((below(0, total), below(u64::MAX, total)), (0, total - 1));
    }

    /// No number of `0..total` has two words more than another.
    #[test]
    fn below_has_no_bias_but_the_last_word(total in 1u32.., a in any::<prop::sample::Index>(), b in any::<prop::sample::Index>()) {
        let share = |i: u32| {
            let end = if i + 1 == total { 1u128 << 64 } else { u128::from(word_of(i + 1, total)) };
            end - u128::from(word_of(i, total))
        };
        let [a, b] = [a, b].map(|at| share(at.index(total as usize) as u32));
        prop_assert!(a.abs_diff(b) <= 1, "{} and {} words", a, b);
    }

    /// `pick` is a row of as many equal things as the weights say.
    #[test]
    fn pick_is_a_row_of_equal_things(weights in prop::collection::vec(0u32..6, 0..8), word: u64) {
        let outcomes: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
        let row: Vec<usize> = outcomes.iter().flat_map(|&(i, n)| std::iter::repeat_n(i, n as usize)).collect();
        prop_assert_eq!(pick(word, &outcomes), row.get(below(word, row.len() as u32) as usize).copied());
        for (i, &outcome) in row.iter().enumerate() {
            prop_assert_eq!(pick(word_of(i as u32, row.len() as u32), &outcomes), Some(outcome));
        }
    }

    /// Weights may be as large as their type: their sum is larger.
    #[test]
    fn large_weights_keep_their_proportions(weights in prop::collection::vec(u32::MAX - 9.., 1..40), at in any::<prop::sample::Index>()) {
        let outcomes: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
        let i = at.index(weights.len());
        let total: u64 = weights.iter().map(|&w| u64::from(w)).sum();
        let before: u64 = weights[..i].iter().map(|&w| u64::from(w)).sum();
        let first = (u128::from(before) << 64).div_ceil(u128::from(total)) as u64;
        prop_assert_eq!(pick(first, &outcomes), Some(i));
        prop_assert_eq!(pick(first.wrapping_sub(1), &outcomes), Some(if i == 0 { weights.len() - 1 } else { i - 1 }));
    }
}
