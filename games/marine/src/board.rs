//! The earth: 37 cells in seven columns (§2). A cell is on the board when `max(|q|, |r|, |q + r|) <= 3`; `d4` is the centre.

clade_species::board! { 37 96, [(-3, 0, 3), (-2, -1, 3), (-1, -2, 3), (0, -3, 3), (1, -3, 2), (2, -3, 1), (3, -3, 0)] }

/// The middle.
pub const CENTRE: Cell = Cell(18);

/// Whether a cell has fewer than six neighbours: the edge of the grid (Деформация, 1).
pub fn is_edge(cell: Cell) -> bool {
    neighbours(cell).count() < 6
}

/// How far above the equator a cell is: above 0, below 0, or 0 on it.
pub fn height(cell: Cell) -> i8 {
    let (q, r) = place(cell);
    -(2 * r + q)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Fact sheet, A1.
    #[test]
    fn cells_and_corners_are_counted() {
        let with = |n: usize| all_corners().filter(|&corner| around(corner).count() == n).count();
        assert_eq!([with(3), with(2), with(1)], [54, 18, 24]);
        let cells = all_cells;
        assert_eq!(cells().filter(|&cell| is_edge(cell)).count(), 18);
        let lying = |is: fn(i8) -> bool| cells().filter(|&cell| is(height(cell))).count();
        assert_eq!([lying(|h| h > 0), lying(|h| h == 0), lying(|h| h < 0)], [17, 3, 17]);
        assert!(cells().all(|cell| !is_edge(cell) || height(cell) != 0));
    }

    #[test]
    fn words_mean_cells_and_corners() {
        assert_eq!((cell_word(CENTRE).as_str(), cell_at(0, 0)), ("d4", Some(CENTRE)));
        assert!(all_cells().all(|cell| cell_named(&cell_word(cell)) == Some(cell)));
        assert!(all_corners().all(|corner| corner_named(&corner_word(corner)) == Some(corner)));
        // The corner between coral reef, seagrass and sand (§2.4): right of d4, lower left of e3, upper left of e4.
        assert_eq!(corner_named("d4.e"), corner_named("e3.sw"));
        assert_eq!(corner_named("d4.e"), corner_named("e4.nw"));
    }

    #[test]
    fn neighbours_are_mutual() {
        for cell in all_cells() {
            assert!(neighbours(cell).all(|other| neighbours(other).any(|back| back == cell)));
        }
    }
}
