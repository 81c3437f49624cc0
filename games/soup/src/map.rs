//! The soup: 19 cells around the compass, and the compass itself (fact sheet §1.2, §1.3).

/// A cell of the soup, 0 to 18, row by row from the north-west.
pub type Cell = u8;

/// How many cells there are.
pub const CELLS: usize = 19;

/// "Not on the board".
pub const NOWHERE: Cell = u8::MAX;

/// Columns and rows of the cells, row 0 in the north.
const PLACES: [(u8, u8); CELLS] = [
    (1, 0),
    (0, 1),
    (1, 1),
    (2, 1),
    (3, 1),
    (4, 1),
    (0, 2),
    (1, 2),
    (3, 2),
    (4, 2),
    (0, 3),
    (1, 3),
    (2, 3),
    (3, 3),
    (4, 3),
    (0, 4),
    (1, 4),
    (2, 4),
    (3, 4),
];

/// The four directions as the compass numbers them: 1 West, 2 North, 3 East, 4 South.
const STEPS: [(i8, i8); 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];

/// For each cell the neighbour in each direction, or [`NOWHERE`] at the coast and the compass island.
const NEIGHBOURS: [[Cell; 4]; CELLS] = neighbours();

const fn neighbours() -> [[Cell; 4]; CELLS] {
    let mut all = [[NOWHERE; 4]; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut d = 0;
        while d < 4 {
            let (x, y) = (PLACES[from].0 as i8 + STEPS[d].0, PLACES[from].1 as i8 + STEPS[d].1);
            let mut to = 0;
            while to < CELLS {
                if PLACES[to].0 as i8 == x && PLACES[to].1 as i8 == y {
                    all[from][d] = to as Cell;
                }
                to += 1;
            }
            d += 1;
        }
        from += 1;
    }
    all
}

/// For each cell its neighbours as bits.
const AROUND: [u32; CELLS] = around_all();

const fn around_all() -> [u32; CELLS] {
    let mut all = [0; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut d = 0;
        while d < 4 {
            if NEIGHBOURS[from][d] != NOWHERE {
                all[from] |= 1 << NEIGHBOURS[from][d];
            }
            d += 1;
        }
        from += 1;
    }
    all
}

/// Column and row of a cell.
pub fn place(cell: Cell) -> (u8, u8) {
    PLACES[usize::from(cell)]
}

/// The cell at a column and row, if that is soup.
pub fn at(column: u8, row: u8) -> Option<Cell> {
    PLACES.iter().position(|&p| p == (column, row)).map(|i| i as Cell)
}

/// Where a step in a direction (1 West, 2 North, 3 East, 4 South) leads; the same cell at an obstacle, and for any other number.
pub fn step(from: Cell, direction: u8) -> Cell {
    match NEIGHBOURS[usize::from(from)].get(usize::from(direction).wrapping_sub(1)) {
        Some(&to) if to != NOWHERE => to,
        _ => from,
    }
}

/// The cells that share a side with this one, a bit each.
pub fn around(cell: Cell) -> u32 {
    AROUND[usize::from(cell)]
}

/// The name of a cell: column a to e from the west, row 1 to 5 from the north; `-` for none.
pub fn name(cell: Cell) -> String {
    let Some(&(column, row)) = PLACES.get(usize::from(cell)) else { return "-".to_owned() };
    [char::from(b'a' + column), char::from(b'1' + row)].iter().collect()
}

/// The cell of this name.
pub fn named(word: &str) -> Option<Cell> {
    let (column, row) = match word.as_bytes() {
        [column @ b'a'..=b'e', row @ b'1'..=b'5'] => (column - b'a', row - b'1'),
        _ => return None,
    };
    (0..).zip(PLACES).find(|(_, place)| *place == (column, row)).map(|(cell, _)| cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_has_26_edges() {
        let ends: u32 = (0..CELLS as u8).map(|cell| around(cell).count_ones()).sum();
        let edges = ends / 2;
        assert_eq!(edges, 26);
    }

    #[test]
    fn t11_t12_obstacles() {
        let walk = |column, row, direction| place(step(at(column, row).expect("soup"), direction));
        assert_eq!(walk(2, 1, 4), (2, 1), "the compass");
        assert_eq!(walk(1, 2, 3), (1, 2), "the compass");
        assert_eq!(walk(3, 2, 1), (3, 2), "the compass");
        assert_eq!(walk(4, 3, 4), (4, 3));
        assert_eq!(walk(3, 4, 3), (3, 4));
        assert_eq!([1, 2, 3].map(|d| walk(1, 0, d)), [(1, 0); 3]);
        assert_eq!(walk(1, 0, 4), (1, 1));
    }
}
