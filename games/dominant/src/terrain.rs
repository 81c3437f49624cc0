//! The types of terrain, in the order of the scoring table (§7).

use clade_engine::{Small, small};

/// The types of terrain, tundra among them.
pub const TERRAINS: usize = Terrain::ALL.len();
/// The types of large tiles: all but tundra.
pub const TILES: usize = 7;

small! {
    /// A type of terrain: of a tile, of a row of the scoring table.
    pub enum Terrain {
        /// Sea.
        Sea,
        /// Wetland.
        Wetland,
        /// Savannah.
        Savannah,
        /// Jungle.
        Jungle,
        /// Forest.
        Forest,
        /// Desert.
        Desert,
        /// Mountain.
        Mountain,
        /// Tundra. It lies on a tile, whose own terrain then counts for nothing.
        Tundra,
    }
}

/// The words for terrains.
pub const TERRAIN_WORDS: [&str; TERRAINS] = ["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra"];

/// Points for the places on a tile (§7), and how many cubes come to it by one Speciation (§4), by terrain.
const TABLE: [([u8; 4], u8); TERRAINS] = [
    ([9, 5, 3, 2], 4),
    ([8, 4, 2, 1], 4),
    ([7, 4, 2, 0], 3),
    ([6, 3, 2, 0], 3),
    ([5, 3, 2, 0], 3),
    ([4, 2, 0, 0], 2),
    ([3, 2, 0, 0], 2),
    ([1, 0, 0, 0], 1),
];

impl Terrain {
    /// All types, in their order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.iter().copied()
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        TERRAIN_WORDS[self.ix()]
    }

    /// Whether it is a type of large tiles: tundra is not.
    pub fn is_tile(self) -> bool {
        self != Self::Tundra
    }

    /// The points of a place, from 0.
    pub fn worth(self, place: usize) -> i16 {
        TABLE[self.ix()].0.get(place).copied().unwrap_or(0).into()
    }

    /// How many cubes an animal may place there by one Speciation.
    pub fn room(self) -> u8 {
        TABLE[self.ix()].1
    }
}
