//! The types of terrain, in the order of the scoring table.

/// A type of terrain, by number.
pub type Terrain = u8;

/// The types of terrain, the vent among them.
pub const TERRAINS: usize = 8;
/// The types of large tiles.
pub const TILES: usize = 7;

/// Land (Суша).
pub const LAND: u8 = 0;
/// Kelp Forest (Лес водорослей).
pub const KELP: u8 = 1;
/// Coral Reef (Коралловый риф).
pub const CORAL: u8 = 2;
/// Seamount (Подводная гора).
pub const SEAMOUNT: u8 = 3;
/// Seagrass Meadow (Подводный луг).
pub const SEAGRASS: u8 = 4;
/// Sand Plain (Песчаная равнина).
pub const SAND: u8 = 5;
/// Open Ocean (Открытый океан).
pub const OCEAN: u8 = 6;
/// Vent (Термальный источник). Where the two kinds differ, this is the hydrothermal one, the black smoker.
pub const VENT: u8 = 7;
/// A geothermal vent, the geyser, where the two kinds differ.
pub const GEYSER: u8 = 8;
