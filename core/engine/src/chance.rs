//! Chance: outcomes with exact integer weights, each answered by exactly one 64-bit word.
//!
//! The n-th answer of Chance in a game comes from the n-th word of its seed's stream, so a record replays for ever, and
//! a person may type in what real dice on the table showed.

/// A number in `0..total`, from one word. The bias is below `total / 2^64`. `total` 0 gives 0.
#[inline]
pub fn below(word: u64, total: u32) -> u32 {
    ((u128::from(word) * u128::from(total)) >> 64) as u32
}

/// The outcome that a word picks from a list of outcomes with weights; `None` if all weights are zero.
pub fn pick<T: Copy>(word: u64, outcomes: &[(T, u32)]) -> Option<T> {
    pick_of(word, outcomes.iter().copied())
}

/// The same for outcomes that are not in a list: they are walked twice.
pub fn pick_of<T>(word: u64, outcomes: impl Iterator<Item = (T, u32)> + Clone) -> Option<T> {
    let total: u64 = outcomes.clone().map(|(_, weight)| u64::from(weight)).sum();
    let mut left = ((u128::from(word) * u128::from(total)) >> 64) as u64;
    for (outcome, weight) in outcomes.map(|(outcome, weight)| (outcome, u64::from(weight))) {
        if left < weight {
            return Some(outcome);
        }
        left -= weight;
    }
    None
}

/// The place that a word picks in a row of weights, walked twice; any place where all weights are zero, `None` where there is none.
pub fn nth<W: Iterator<Item = u8>>(word: u64, weights: impl Fn() -> W) -> Option<u32> {
    let (count, total) = weights().fold((0, 0), |(count, total), weight| (count + 1, total + u32::from(weight)));
    if total == 0 {
        return (count > 0).then(|| below(word, count));
    }
    let mut left = below(word, total);
    (0..).zip(weights()).find_map(|(at, weight)| {
        let found = left < u32::from(weight);
        left = left.saturating_sub(weight.into());
        found.then_some(at)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_spread_evenly_over_a_die() {
        let mut seen = [0; 6];
        for i in 0..6000u64 {
            seen[below(i.wrapping_mul(0x9E37_79B9_7F4A_7C15), 6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (900..1100).contains(&n)), "{seen:?}");
    }

    #[test]
    fn pick_walks_the_weights() {
        let list = [('a', 1), ('b', 0), ('c', 3)];
        assert_eq!(pick(0, &list), Some('a'));
        assert_eq!(pick(1 << 62, &list), Some('c'));
        assert_eq!(pick(u64::MAX, &list), Some('c'));
        assert_eq!(pick::<char>(5, &[]), None);
    }

    #[test]
    fn a_place_is_picked_by_weights() {
        let picked = |weights: &[u8]| [0, 1 << 62, 1 << 63, u64::MAX].map(|word| nth(word, || weights.iter().copied()));
        assert_eq!(picked(&[1, 0, 3]), [Some(0), Some(2), Some(2), Some(2)]);
        assert_eq!(picked(&[0, 2, 2]), [Some(1), Some(1), Some(2), Some(2)]);
        assert_eq!(picked(&[0, 0]), [Some(0), Some(0), Some(1), Some(1)], "all zero: any of them");
        assert_eq!(picked(&[]), [None; 4]);
    }
}
