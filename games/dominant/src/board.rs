//! The earth: 35 cells in seven columns (§2). Where a large tile can lie; there are 31 tiles, so it is never full.

clade_species::board! { 35 92, [(-3, 0, 3), (-2, -1, 3), (-1, -2, 3), (0, -2, 2), (1, -3, 2), (2, -3, 1), (3, -3, 0)] }

/// The word for a corner, seen from one of its cells: `d4.ne`.
pub fn corner_word_from(cell: Cell, corner: Corner) -> String {
    let at = corners(cell).iter().position(|&other| other == corner).unwrap_or(0);
    format!("{}.{}", cell_word(cell), clade_species::wind(at))
}

/// The middle: `d3`.
pub const CENTRE: Cell = Cell(17);
