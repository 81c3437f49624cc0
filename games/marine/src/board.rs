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
