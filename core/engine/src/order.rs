//! Turn orders.

use crate::{MAX_SEATS, Side, Track};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Sides in the order in which they act.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order(ArrayVec<Side, MAX_SEATS>);

impl Order {
    /// All sides clockwise, from `first`.
    pub fn clockwise(first: Side, sides: u8) -> Self {
        Self((0..sides).map(|i| Side((first.0 + i) % sides)).collect())
    }

    /// By a track, from the rearmost marker to the foremost. Of equal markers the lower side is first.
    pub fn ascending(track: &Track, sides: u8) -> Self {
        let mut order: ArrayVec<_, MAX_SEATS> = (0..sides).map(Side).collect();
        order.sort_by_key(|&side| track.at(side));
        Self(order)
    }

    /// By a track, from the foremost marker to the rearmost.
    pub fn descending(track: &Track, sides: u8) -> Self {
        Self::ascending(track, sides).reversed()
    }

    /// The same sides the other way round.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// The i-th side to act.
    pub fn get(&self, i: u8) -> Option<Side> {
        self.0.get(usize::from(i)).copied()
    }

    /// The next side after this one that has not passed; it may be the same side again. `None` if all have passed.
    pub fn next_after(&self, side: Side, passed: impl Fn(Side) -> bool) -> Option<Side> {
        let here = self.0.iter().position(|&s| s == side).map_or(0, |i| i + 1);
        let n = self.0.len();
        (0..n).map(|i| self.0[(here + i) % n]).find(|&s| !passed(s))
    }

    /// The sides in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Side> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<Side> for Order {
    fn from_iter<I: IntoIterator<Item = Side>>(iter: I) -> Self {
        Self(iter.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sides(order: &Order) -> Vec<u8> {
        order.iter().map(|s| s.0).collect()
    }

    #[test]
    fn clockwise_skips_those_who_passed() {
        let order = Order::clockwise(Side(2), 4);
        assert_eq!(sides(&order), [2, 3, 0, 1]);
        let passed = |side: Side| side == Side(3) || side == Side(0);
        assert_eq!(order.next_after(Side(2), passed), Some(Side(1)));
        assert_eq!(order.next_after(Side(1), passed), Some(Side(2)));
        assert_eq!(order.next_after(Side(1), |side| side != Side(1)), Some(Side(1)), "the last one goes on alone");
        assert_eq!(order.next_after(Side(1), |_| true), None);
    }

    #[test]
    fn a_track_gives_both_directions() {
        let track = Track::at_cells([3, 1, 2]);
        assert_eq!(sides(&Order::ascending(&track, 3)), [1, 2, 0]);
        assert_eq!(sides(&Order::descending(&track, 3)), [0, 2, 1]);
    }
}
