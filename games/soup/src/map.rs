//! The soup: 19 cells around the compass, and the compass itself (§1.2, §1.3).

use clade_engine::{Maybe, Small, small};

small! {
    /// A cell of the soup, 0 to 18, row by row from the north-west.
    pub struct Cell;
}

/// How many cells there are.
pub const CELLS: usize = 19;

impl Cell {
    /// All cells, in their order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..CELLS as u8).map(Self)
    }

    /// The cell with this number, if there is one.
    pub fn of(number: u8) -> Option<Self> {
        Some(Self(number)).filter(|cell| cell.exists())
    }

    /// Whether it is on the board.
    pub fn exists(self) -> bool {
        self.ix() < CELLS
    }
}

/// A set of cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Cells(u32);

impl Cells {
    /// All cells of the soup.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// Whether this cell is one of them.
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// One after the other.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = (left > 0).then(|| Cell(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(cell)
        })
    }

    /// These and the others.
    #[must_use]
    pub fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// These without the others.
    #[must_use]
    pub fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        Self(cells.into_iter().fold(0, |all, cell| all | 1 << cell.0))
    }
}

small! {
    /// A direction. The compass numbers them from 1 on.
    pub enum Direction {
        /// 1: towards column a.
        West,
        /// 2: towards row 1.
        North,
        /// 3: away from column a.
        East,
        /// 4: away from row 1.
        South,
    }
}

impl Direction {
    /// Whereto it points on the board, in degrees clockwise from row 1.
    pub fn degrees(self) -> u16 {
        match self {
            Self::North => 0,
            Self::East => 90,
            Self::South => 180,
            Self::West => 270,
        }
    }

    /// The direction with this number on the compass; 5 and 6 are none, nor is 0, which stands for staying.
    pub fn of(number: u8) -> Option<Self> {
        Self::from_byte(number.checked_sub(1)?)
    }

    /// Its number on the compass.
    pub fn number(self) -> u8 {
        self.byte() + 1
    }
}

/// What a number means that is read on the compass (§1.3).
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Compass {
    /// 1 to 4: this direction.
    To(Direction),
    /// 5: no movement.
    Stay,
    /// 6: the owner chooses.
    Free,
}

impl Compass {
    /// What this number means.
    pub fn of(number: u8) -> Self {
        match Direction::of(number) {
            Some(direction) => Self::To(direction),
            None if number == 5 => Self::Stay,
            None => Self::Free,
        }
    }
}

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

/// Columns and rows that a step in each [`Direction`] leads on.
const STEPS: [(i8, i8); 4] = [(-1, 0), (0, -1), (1, 0), (0, 1)];

/// For each cell the neighbour in each direction, none at the coast and the compass island.
const NEIGHBOURS: [[Option<Cell>; 4]; CELLS] = neighbours();

const fn neighbours() -> [[Option<Cell>; 4]; CELLS] {
    let mut all = [[None; 4]; CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut d = 0;
        while d < 4 {
            let (x, y) = (PLACES[from].0 as i8 + STEPS[d].0, PLACES[from].1 as i8 + STEPS[d].1);
            let mut to = 0;
            while to < CELLS {
                if PLACES[to].0 as i8 == x && PLACES[to].1 as i8 == y {
                    all[from][d] = Some(Cell(to as u8));
                }
                to += 1;
            }
            d += 1;
        }
        from += 1;
    }
    all
}

/// For each cell its neighbours.
const AROUND: [Cells; CELLS] = around_all();

const fn around_all() -> [Cells; CELLS] {
    let mut all = [Cells(0); CELLS];
    let mut from = 0;
    while from < CELLS {
        let mut d = 0;
        while d < 4 {
            if let Some(to) = NEIGHBOURS[from][d] {
                all[from].0 |= 1 << to.0;
            }
            d += 1;
        }
        from += 1;
    }
    all
}

/// Column and row of a cell.
pub fn place(cell: Cell) -> (u8, u8) {
    PLACES[cell.ix()]
}

/// The cell at a column and row, if that is soup.
pub fn at(column: u8, row: u8) -> Option<Cell> {
    Cell::all().find(|&cell| place(cell) == (column, row))
}

/// Where a step in a direction leads; nowhere at an obstacle.
pub fn step(from: Cell, direction: Direction) -> Option<Cell> {
    NEIGHBOURS[from.ix()][direction.ix()]
}

/// The cells that share a side with this one.
pub fn around(cell: Cell) -> Cells {
    AROUND[cell.ix()]
}

/// The name of a cell: column a to e from the west, row 1 to 5 from the north; `-` for none.
pub fn name(cell: impl Into<Maybe<Cell>>) -> String {
    let Some(&(column, row)) = cell.into().get().and_then(|cell| PLACES.get(cell.ix())) else { return "-".to_owned() };
    [char::from(b'a' + column), char::from(b'1' + row)].iter().collect()
}

/// The cell of this name.
pub fn named(word: &str) -> Option<Cell> {
    let (column, row) = match word.as_bytes() {
        [column @ b'a'..=b'e', row @ b'1'..=b'5'] => (column - b'a', row - b'1'),
        _ => return None,
    };
    at(column, row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_map_has_26_edges() {
        let ends: u32 = Cell::all().map(|cell| around(cell).len()).sum();
        let edges = ends / 2;
        assert_eq!(edges, 26);
    }

    #[test]
    fn t11_t12_obstacles() {
        use Direction::*;
        let walk = |column, row, direction| step(at(column, row).expect("soup"), direction).map(place);
        assert_eq!(walk(2, 1, South), None, "the compass");
        assert_eq!(walk(1, 2, East), None, "the compass");
        assert_eq!(walk(3, 2, West), None, "the compass");
        assert_eq!(walk(4, 3, South), None);
        assert_eq!(walk(3, 4, East), None);
        assert_eq!([West, North, East].map(|d| walk(1, 0, d)), [None; 3]);
        assert_eq!(walk(1, 0, South), Some((1, 1)));
    }

    #[test]
    fn the_compass_numbers_directions() {
        use Compass::*;
        assert_eq!([1, 4, 5, 6].map(Compass::of), [To(Direction::West), To(Direction::South), Stay, Free]);
        assert!(Direction::ALL.iter().all(|&direction| Direction::of(direction.number()) == Some(direction)));
    }
}
