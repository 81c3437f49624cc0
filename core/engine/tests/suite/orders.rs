//! Turn orders: every side once, and who is next.

use clade_engine::{Order, Side, Track};
use proptest::prelude::*;

fn sides(order: &Order) -> Vec<u8> {
    order.iter().map(|side| side.0).collect()
}

fn track(cells: &[u16]) -> Track {
    let mut track = Track::default();
    (0u8..).zip(cells).for_each(|(side, &cell)| track.place(Side(side), cell));
    track
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn clockwise_is_a_rotation(n in 1u8..=8, first in 0u8..8) {
        let first = first % n;
        let order = Order::clockwise(Side(first), n);
        let mut expected: Vec<u8> = (0..n).collect();
        expected.rotate_left(usize::from(first));
        prop_assert_eq!(sides(&order), expected);
    }

    /// By a track: rearmost first, of equal ones the lower side; the other direction is exactly the reverse.
    #[test]
    fn a_track_orders_by_cell_then_side(cells in prop::collection::vec(0u16..6, 1..=8)) {
        let n = cells.len() as u8;
        let order = Order::ascending(&track(&cells), n);
        let mut expected: Vec<u8> = (0..n).collect();
        expected.sort_by_key(|&side| (cells[usize::from(side)], side));
        prop_assert_eq!(sides(&order), &expected[..]);
        expected.reverse();
        prop_assert_eq!(sides(&Order::descending(&track(&cells), n)), &expected[..]);
        prop_assert_eq!(order.clone().reversed().reversed(), order);
    }

    /// Who is next: walk on from the side, around the table, to the first who has not passed.
    #[test]
    fn next_after_walks_around(seed in Just([0u8, 1, 2, 3, 4, 5, 6, 7]).prop_shuffle(), n in 1usize..=8, passed: u8, at in 0usize..8) {
        let seats = &seed[..n];
        let order: Order = seats.iter().map(|&side| Side(side)).collect();
        let at = at % n;
        let has_passed = |side: Side| passed >> side.0 & 1 == 1;
        let walk = (1..=n).map(|i| Side(seats[(at + i) % n])).find(|&side| !has_passed(side));
        prop_assert_eq!(order.next_after(Side(seats[at]), has_passed), walk);
        prop_assert!((0..n).all(|i| order.get(i as u8) == Some(Side(seats[i]))));
        prop_assert_eq!(order.get(n as u8), None);
    }

    /// A round in which each passes once asks every side once, in order.
    #[test]
    fn passing_in_turn_asks_everybody_once(n in 1u8..=8, first in 0u8..8) {
        let order = Order::clockwise(Side(first % n), n);
        let (mut asked, mut passed) = (Vec::new(), 0u8);
        let mut next = order.get(0);
        while let Some(side) = next {
            asked.push(side.0);
            passed |= 1 << side.0;
            next = order.next_after(side, |side| passed >> side.0 & 1 == 1);
        }
        prop_assert_eq!(asked, sides(&order));
    }
}
