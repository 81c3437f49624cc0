//! Which share of the games of a comparison is played: for several machines.

use serde::{Deserialize, Serialize};
use std::ops::Range;

/// The n-th of a number of shares, counted from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Share(pub u64, pub u64);

impl Share {
    /// All of it.
    pub const WHOLE: Self = Self(1, 1);

    /// The numbers of its games, out of this many.
    pub fn games(self, all: u64) -> Range<u64> {
        let Self(n, of) = self;
        let until = |n: u64| (u128::from(all) * u128::from(n) / u128::from(of.max(1))) as u64;
        until(n.saturating_sub(1))..until(n)
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    #[test]
    fn shares_make_the_whole() {
        for (all, of) in [(10, 3), (2, 5), (0, 2), (u64::MAX, 7)] {
            let shares: Vec<_> = (1..=of).map(|n| Share(n, of).games(all)).collect();
            assert!(shares[0].start == 0 && shares[of as usize - 1].end == all, "{all} in {of}");
            assert!(shares.windows(2).all(|two| two[0].end == two[1].start), "{all} in {of}");
        }
    }
}
