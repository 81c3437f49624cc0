//! The hexagonal grid: cells, their neighbours and corners.
//!
//! Flat-top hexagons in axial coordinates `(q, r)`: `q` is the column from left to right, `r` grows downwards. Cells are numbered column by
//! column from the left, in a column from the top; their words are the letter of the column and the number in it (`d4`). A corner is a
//! point where up to three cells meet.

/// Beyond the edge.
pub const NOWHERE: u8 = u8::MAX;

/// The neighbours of a cell clockwise from the top: N, NE, SE, S, SW, NW.
const STEPS: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The words for the corners of a cell, clockwise from the upper right one.
const WINDS: [&str; 6] = ["ne", "e", "se", "sw", "w", "nw"];

/// A column: `q`, its topmost `r` and its lowest.
type Column = (i8, i8, i8);

/// Where everything lies, by the numbers of cells and corners.
#[derive(Debug)]
pub struct Grid<const CELLS: usize, const CORNERS: usize> {
    /// The axial coordinates of each cell.
    pub places: [(i8, i8); CELLS],
    /// The neighbours of each cell, clockwise from the top.
    pub neighbours: [[u8; 6]; CELLS],
    /// The corners of each cell, clockwise from the upper right one.
    pub corners: [[u8; 6]; CELLS],
    /// The cells that meet in each corner, lowest first.
    pub around: [[u8; 3]; CORNERS],
}

impl<const CELLS: usize, const CORNERS: usize> Grid<CELLS, CORNERS> {
    /// The grid of these columns.
    ///
    /// # Panics
    /// If it has another number of cells or corners than it says.
    pub const fn new(columns: &[Column]) -> Self {
        let mut grid =
            Self { places: [(0, 0); CELLS], neighbours: [[NOWHERE; 6]; CELLS], corners: [[0; 6]; CELLS], around: [[NOWHERE; 3]; CORNERS] };
        let (mut n, mut column) = (0, 0);
        while column < columns.len() {
            let (q, top, lowest) = columns[column];
            let mut r = top;
            while r <= lowest {
                grid.places[n] = (q, r);
                (n, r) = (n + 1, r + 1);
            }
            column += 1;
        }
        assert!(n == CELLS, "the columns have as many cells as are said");
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

    /// The cell at axial coordinates, or [`NOWHERE`].
    pub const fn at(&self, q: i8, r: i8) -> u8 {
        let mut cell = 0;
        while cell < CELLS {
            if self.places[cell].0 == q && self.places[cell].1 == r {
                return cell as u8;
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
                self.corners[cell][side] = corner as u8;
                let mut i = 0;
                while self.around[corner][i] != NOWHERE {
                    i += 1;
                }
                self.around[corner][i] = cell as u8;
                side += 1;
            }
            cell += 1;
        }
        assert!(found == CORNERS, "the cells have as many corners as are said");
        self
    }
}

/// The word for a cell in a column whose topmost cell is at `top`; `first` is the leftmost column.
pub fn spelt((q, r): (i8, i8), top: i8, first: i8) -> String {
    let column = char::from(b'a' + (q - first) as u8);
    format!("{column}{}", r - top + 1)
}

/// The word for the n-th corner of a cell, clockwise from the upper right one.
pub fn wind(nth: usize) -> &'static str {
    WINDS[nth]
}

/// A board: its types `Cell`, `Corner` and `Cells`, and where they lie. In the file of the game's board: `clade_species::board! { 37 96,
/// [(-3, 0, 3), …] }`, with the number of cells, that of corners, and each column with its topmost and lowest row.
#[macro_export]
macro_rules! board {
    ($cells:literal $corners:literal, $columns:expr) => {
        $crate::clade_engine::small! {
            /// A cell, by number.
            pub struct Cell;
        }
        $crate::clade_engine::small! {
            /// A corner, by number.
            pub struct Corner;
        }

        /// How many cells there are.
        pub const CELLS: usize = $cells;
        /// How many corners there are.
        pub const CORNERS: usize = $corners;

        static GRID: $crate::Grid<CELLS, CORNERS> = $crate::Grid::new(&$columns);

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

        /// The axial coordinates of a cell.
        pub fn place(cell: Cell) -> (i8, i8) {
            GRID.places[usize::from(cell.0)]
        }

        /// The cell at axial coordinates.
        pub fn cell_at(q: i8, r: i8) -> Option<Cell> {
            Some(GRID.at(q, r)).filter(|&cell| cell != $crate::NOWHERE).map(Cell)
        }

        /// The neighbours of a cell, clockwise from the top.
        #[inline]
        pub fn neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
            GRID.neighbours[usize::from(cell.0)].into_iter().filter(|&other| other != $crate::NOWHERE).map(Cell)
        }

        /// The six corners of a cell, clockwise from the upper right one.
        #[inline]
        pub fn corners(cell: Cell) -> [Corner; 6] {
            GRID.corners[usize::from(cell.0)].map(Corner)
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
            GRID.around[usize::from(corner.0)].into_iter().filter(|&cell| cell != $crate::NOWHERE).map(Cell)
        }

        /// The words of all cells, which are numbered in the order of their words: they are written and looked up often.
        static WORDS: std::sync::LazyLock<Vec<String>> = std::sync::LazyLock::new(|| {
            let columns = $columns;
            let top = |q: i8| columns.iter().find(|column| column.0 == q).map_or(0, |column| column.1);
            GRID.places.iter().map(|&(q, r)| $crate::spelt((q, r), top(q), columns[0].0)).collect()
        });

        /// The words of all corners: the first cell that has it, and where there.
        static CORNER_WORDS: std::sync::LazyLock<Vec<String>> = std::sync::LazyLock::new(|| {
            let word = |corner: Corner| {
                let cell = Cell(GRID.around[usize::from(corner.0)][0]);
                let at = corners(cell).iter().position(|&other| other == corner).unwrap_or(0);
                format!("{}.{}", cell_word(cell), $crate::wind(at))
            };
            all_corners().map(word).collect()
        });

        /// The word for a cell: `d4`.
        pub fn cell_word(cell: Cell) -> String {
            WORDS[usize::from(cell.0)].clone()
        }

        /// The word for a corner: the first cell that has it, and where there: `d4.ne`.
        pub fn corner_word(corner: Corner) -> String {
            CORNER_WORDS[usize::from(corner.0)].clone()
        }

        /// The cell that a word means.
        pub fn cell_named(word: &str) -> Option<Cell> {
            WORDS.binary_search_by(|known| known.as_str().cmp(word)).ok().map(|cell| Cell(cell as u8))
        }

        /// The corner that a word means: any of its cells will do.
        pub fn corner_named(word: &str) -> Option<Corner> {
            let (cell, wind) = word.split_once('.')?;
            let at = (0..6).find(|&at| $crate::wind(at) == wind)?;
            Some(corners(cell_named(cell)?)[at])
        }

        /// A text in which each corner has its [`corner_word`], whichever of its names it had.
        pub fn with_corner_words(text: &str) -> String {
            let word = |word: &str| corner_named(word).map_or_else(|| word.to_owned(), corner_word);
            text.split(' ').map(word).collect::<Vec<_>>().join(" ")
        }
    };
}
