//! How strong a searching bot is: levels that people choose by name.

/// A level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name, as on the command line and in records.
    pub name: &'static str,
    /// How often a decision is thought through.
    pub iterations: u32,
    /// Whether it takes the best answer that it has found; if not, any of the good ones, the better the likelier, as people do.
    pub is_strict: bool,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 4] = [
    Level { name: "easy", iterations: 100, is_strict: false },
    Level { name: "normal", iterations: 500, is_strict: true },
    Level { name: "hard", iterations: 4_000, is_strict: true },
    Level { name: "expert", iterations: 20_000, is_strict: true },
];
