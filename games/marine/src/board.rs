//! The hexagonal grid: cells, their neighbours and corners (§2).
//!
//! Flat-top hexagons in axial coordinates `(q, r)`: `q` is the column from left to right, `r` grows downwards. A cell is on the board
//! when `max(|q|, |r|, |q + r|) <= 3`: 37 cells in seven columns. Cells are numbered column by column from the left, in a column from
//! the top; their words are the letter of the column and the number in it (`d4` is the centre). A corner is a point where up to
//! three cells meet; there are 96.

use clade_engine::Small;
use std::sync::LazyLock;

clade_engine::small! {
    /// A cell, by number.
    pub struct Cell;
}
clade_engine::small! {
    /// A corner, by number.
    pub struct Corner;
}

/// How many cells there are.
pub const CELLS: usize = 37;
/// How many corners there are.
pub const CORNERS: usize = 96;
/// The middle.
pub const CENTRE: Cell = Cell(18);
/// Beyond the edge.
const NOWHERE: Cell = Cell(u8::MAX);

/// How far the middle is from the edge.
const RADIUS: i8 = 3;
/// The neighbours of a cell clockwise from the top: N, NE, SE, S, SW, NW.
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// A set of cells.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Cells(pub u64);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// All cells.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// This cell alone.
    pub const fn one(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 != 0
    }

    /// Adds a cell.
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    /// How many cells are in the set.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Iterator for Cells {
    type Item = Cell;

    /// Takes the lowest cell out of the set.
    #[inline]
    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

/// Where everything lies.
struct Grid {
    places: [(i8, i8); CELLS],
    neighbours: [[Cell; 6]; CELLS],
    corners: [[Corner; 6]; CELLS],
    around: [[Cell; 3]; CORNERS],
}

static GRID: Grid = Grid::new();

const fn on_board(q: i8, r: i8) -> bool {
    q.abs() <= RADIUS && r.abs() <= RADIUS && (q + r).abs() <= RADIUS
}

impl Grid {
    const fn new() -> Self {
        let mut grid = Self {
            places: [(0, 0); CELLS],
            neighbours: [[NOWHERE; 6]; CELLS],
            corners: [[Corner(0); 6]; CELLS],
            around: [[NOWHERE; 3]; CORNERS],
        };
        let (mut n, mut q) = (0, -RADIUS);
        while q <= RADIUS {
            let mut r = -RADIUS;
            while r <= RADIUS {
                if on_board(q, r) {
                    grid.places[n] = (q, r);
                    n += 1;
                }
                r += 1;
            }
            q += 1;
        }
        let mut cell = 0;
        while cell < CELLS {
            let mut side = 0;
            while side < 6 {
                let (q, r) = grid.places[cell];
                grid.neighbours[cell][side] = grid.at(q + STEPS[side].0, r + STEPS[side].1);
                side += 1;
            }
            cell += 1;
        }
        grid.with_corners()
    }

    const fn at(&self, q: i8, r: i8) -> Cell {
        let mut cell = 0;
        while cell < CELLS {
            if self.places[cell].0 == q && self.places[cell].1 == r {
                return Cell(cell as u8);
            }
            cell += 1;
        }
        NOWHERE
    }

    /// Three cells meet in a corner; the sum of their coordinates identifies it.
    const fn with_corners(mut self) -> Self {
        let mut sums = [(0, 0); CORNERS];
        let (mut found, mut cell) = (0, 0);
        while cell < CELLS {
            let mut side = 0;
            while side < 6 {
                let ((q, r), a, b) = (self.places[cell], STEPS[side], STEPS[(side + 1) % 6]);
                let sum = (3 * q + a.0 + b.0, 3 * r + a.1 + b.1);
                let mut corner = 0;
                while corner < found && (sums[corner].0 != sum.0 || sums[corner].1 != sum.1) {
                    corner += 1;
                }
                if corner == found {
                    sums[found] = sum;
                    found += 1;
                }
                self.corners[cell][side] = Corner(corner as u8);
                let mut i = 0;
                while self.around[corner][i].0 != NOWHERE.0 {
                    i += 1;
                }
                self.around[corner][i] = Cell(cell as u8);
                side += 1;
            }
            cell += 1;
        }
        assert!(found == CORNERS, "37 cells have 96 corners");
        self
    }
}

/// The axial coordinates of a cell.
pub fn place(cell: Cell) -> (i8, i8) {
    GRID.places[cell.ix()]
}

/// The cell at axial coordinates.
pub fn cell_at(q: i8, r: i8) -> Option<Cell> {
    Some(GRID.at(q, r)).filter(|&cell| cell != NOWHERE)
}

/// The neighbours of a cell, clockwise from the top.
#[inline]
pub fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    GRID.neighbours[cell.ix()].into_iter().filter(|&other| other != NOWHERE)
}

/// The six corners of a cell, clockwise from the upper right one.
#[inline]
pub fn corners(cell: Cell) -> [Corner; 6] {
    GRID.corners[cell.ix()]
}

/// All cells, by number.
#[inline]
pub fn all_cells() -> impl Iterator<Item = Cell> + Clone {
    (0..CELLS as u8).map(Cell)
}

/// All corners.
#[inline]
pub fn all_corners() -> impl Iterator<Item = Corner> + Clone {
    (0..CORNERS as u8).map(Corner)
}

/// The one to three cells that meet in a corner, lowest first.
#[inline]
pub fn around(corner: Corner) -> impl Iterator<Item = Cell> {
    GRID.around[corner.ix()].into_iter().filter(|&cell| cell != NOWHERE)
}

/// Whether a cell has fewer than six neighbours: the edge of the grid (Деформация, 1).
pub fn is_edge(cell: Cell) -> bool {
    neighbours(cell).count() < 6
}

/// How far above the equator a cell is: above 0, below 0, or 0 on it.
pub fn height(cell: Cell) -> i8 {
    let (q, r) = place(cell);
    -(2 * r + q)
}

/// The words of all cells, which are numbered in the order of their words: they are written and looked up often.
static WORDS: LazyLock<Vec<String>> = LazyLock::new(|| all_cells().map(spelt).collect());

/// The word for a cell: `d4`.
pub fn cell_word(cell: Cell) -> String {
    WORDS[cell.ix()].clone()
}

fn spelt(cell: Cell) -> String {
    let (q, r) = place(cell);
    let top = -RADIUS.min(q + RADIUS);
    let column = char::from(b'a' + (q + RADIUS) as u8);
    format!("{column}{}", r - top + 1)
}

/// The words for the corners of a cell.
const WINDS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

/// The word for a corner: the first cell that has it, and where there: `d4.ne`.
pub fn corner_word(corner: Corner) -> String {
    CORNER_WORDS[corner.ix()].clone()
}

static CORNER_WORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let word = |corner: Corner| {
        let cell = GRID.around[corner.ix()][0];
        let at = corners(cell).iter().position(|&other| other == corner).unwrap_or(0);
        format!("{}.{}", cell_word(cell), WINDS[at])
    };
    all_corners().map(word).collect()
});

/// The cell that a word means.
pub fn cell_named(word: &str) -> Option<Cell> {
    WORDS.binary_search_by(|known| known.as_str().cmp(word)).ok().map(|cell| Cell(cell as u8))
}

/// The corner that a word means: any of its cells will do.
pub fn corner_named(word: &str) -> Option<Corner> {
    let (cell, wind) = word.split_once('.')?;
    let at = WINDS.iter().position(|&known| known == wind)?;
    Some(corners(cell_named(cell)?)[at])
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
