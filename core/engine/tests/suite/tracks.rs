//! Scoring tracks against a row of cells walked one by one.

use clade_engine::{End, Side, Track};
use proptest::prelude::*;

const A: Side = Side(0);

fn ends() -> impl Strategy<Value = End> {
    prop_oneof![Just(End::Beyond), (1u16..30).prop_map(End::Stop), (1u16..30).prop_map(End::Laps)]
}

fn cells() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(0u16..30, 1..=8)
}

fn track(cells: &[u16], end: End) -> Track {
    let within = |cell: u16| match end {
        End::Beyond => cell,
        End::Stop(last) => cell.min(last),
        End::Laps(length) => cell % length,
    };
    let mut track = Track::default();
    (0u8..).zip(cells).for_each(|(side, &cell)| track.place(Side(side), within(cell)));
    track
}

/// The cell after this one and whether a lap begins with it; `None` at the end.
fn next(cell: u16, end: End) -> Option<(u16, bool)> {
    match end {
        End::Stop(last) if cell >= last => None,
        End::Laps(length) if cell + 1 >= length => Some((0, true)),
        _ => Some((cell + 1, false)),
    }
}

/// A marker walks; `stands(cell)` says whether a step may end there. At the end it stays where it last stood.
fn walk(from: u16, steps: u16, end: End, stands: impl Fn(u16) -> bool) -> (u16, u8) {
    let (mut stood, mut left) = ((from, 0), steps);
    let mut here = stood;
    while left > 0 {
        let Some((cell, lap)) = next(here.0, end) else { break };
        here = (cell, here.1 + u8::from(lap));
        if stands(cell) {
            stood = here;
            left -= 1;
        }
    }
    stood
}

proptest! {
    #![proptest_config(crate::cases(256))]

    #[test]
    fn advancing_is_walking(cells in cells(), steps in 0u16..60, end in ends()) {
        let mut track = track(&cells, end);
        let before = track;
        let expected = walk(track.at(A), steps, end, |_| true);
        prop_assert_eq!((track.advance(A, steps, end), track.laps(A)), expected);
        prop_assert!((1..8).map(Side).all(|side| track.at(side) == before.at(side)), "the others stay");
    }

    #[test]
    fn jumping_is_walking_over_free_cells(cells in cells(), steps in 0u16..40, end in ends()) {
        let mut track = track(&cells, end);
        let before = track;
        let others: Vec<u16> = (1..8).map(|side| before.at(Side(side))).collect();
        let free = |cell| cell == 0 || !others.contains(&cell); // before the first cell there is room for all
        let expected = walk(before.at(A), steps, end, free);
        prop_assert_eq!((track.advance_jumping(A, steps, end), track.laps(A)), expected);
        prop_assert!((1..8).map(Side).all(|side| track.at(side) == before.at(side)), "the others stay");
    }

    /// Whoever jumps over the others never comes to lie beside one of them.
    #[test]
    fn jumping_markers_lie_alone(n in 1u8..=8, moves in prop::collection::vec((0u8..8, 0u16..12), 0..40), end in ends()) {
        let mut track = Track::default();
        for (side, steps) in moves {
            track.advance_jumping(Side(side % n), steps, end);
            let mut cells: Vec<_> = (0..n).map(|side| track.at(Side(side))).filter(|&cell| cell > 0).collect();
            prop_assert!(cells.iter().all(|&cell| track.occupied(cell)) && !track.occupied(0));
            cells.sort_unstable();
            prop_assert!(cells.windows(2).all(|pair| pair[0] < pair[1]), "two markers on a cell: {:?}", cells);
        }
    }
}

/// Cells come from saved bytes, too.
#[test]
fn a_marker_far_out_neither_panics_nor_moves_back() {
    let mut track = Track::at_cells([u16::MAX - 1, 60]);
    assert_eq!(track.advance(A, 5, End::Beyond), u16::MAX);
    assert_eq!(track.advance_jumping(A, 5, End::Beyond), u16::MAX);
    assert_eq!(track.advance(Side(1), 3, End::Stop(51)), 60);
    assert_eq!(track.advance_jumping(Side(1), 3, End::Stop(51)), 60);
    for _ in 0..300 {
        track.advance(Side(1), 1, End::Laps(1));
    }
    assert_eq!((track.at(Side(1)), track.laps(Side(1))), (0, u8::MAX));
    assert_eq!(track.advance(A, 1, End::Laps(0)), 0, "a track without cells");
}
