//! The types of terrain, in the order of the scoring table.

use clade_engine::{Small, small};

/// The types of terrain, the vent among them.
pub const TERRAINS: usize = Terrain::ALL.len();
/// The types of large tiles: all but the vent.
pub const TILES: usize = 7;

small! {
    /// A type of terrain: of a tile, of a marker, of a row of the scoring table.
    pub enum Terrain {
        /// Land (Суша).
        Land,
        /// Kelp Forest (Лес водорослей).
        Kelp,
        /// Coral Reef (Коралловый риф).
        Coral,
        /// Seamount (Подводная гора).
        Seamount,
        /// Seagrass Meadow (Подводный луг).
        Seagrass,
        /// Sand Plain (Песчаная равнина).
        Sand,
        /// Open Ocean (Открытый океан).
        Ocean,
        /// A vent (Термальный источник) of either kind. It lies on a tile.
        Vent,
    }
}

small! {
    /// What a cell shows: a terrain, and of vents which kind.
    pub enum Ground {
        /// Land (Суша).
        Land,
        /// Kelp Forest (Лес водорослей).
        Kelp,
        /// Coral Reef (Коралловый риф).
        Coral,
        /// Seamount (Подводная гора).
        Seamount,
        /// Seagrass Meadow (Подводный луг).
        Seagrass,
        /// Sand Plain (Песчаная равнина).
        Sand,
        /// Open Ocean (Открытый океан).
        Ocean,
        /// A hydrothermal vent, the black smoker.
        Smoker,
        /// A geothermal vent, the geyser.
        Geyser,
    }
}

/// The words for terrains, the two kinds of vents apart.
pub const TERRAIN_WORDS: [&str; Ground::ALL.len()] =
    ["land", "kelp-forest", "coral-reef", "seamount", "seagrass-meadow", "sand-plain", "open-ocean", "vent", "geothermal-vent"];

impl Terrain {
    /// All types, in their order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        Self::ALL.iter().copied()
    }

    /// Whether it is a type of large tiles: a vent is not.
    pub fn is_tile(self) -> bool {
        self != Self::Vent
    }
}

/// Of vents, the hydrothermal kind.
impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        Self::ALL[terrain.ix()]
    }
}

impl Ground {
    /// What is scored there: a vent is a vent.
    pub fn terrain(self) -> Terrain {
        Terrain::from_byte(self.byte()).unwrap_or(Terrain::Vent)
    }
}
