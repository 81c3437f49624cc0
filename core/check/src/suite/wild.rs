//! Random mods.

use super::{Suite, effort};
use crate::battery::{Watch, wild};

/// How many mods are played in the tests of each game, times [`effort`]; `clade check --battery GAME --random-mods 2000` plays more.
const MODS: u64 = 16;

impl Suite {
    /// Random mods out of everything that cards of the game may contain break no law, and their games end.
    ///
    /// # Panics
    /// With the seed of the first one that does, and the law; or if nothing was tried.
    pub fn wild_mods(&self) {
        let report = wild(self.module, 0..MODS * effort(), 0, &Watch::new());
        if let Some(broken) = report.broken.first() {
            panic!("the mod of seed {}: {} is broken: {} ({:?})", broken.seed, broken.law.name(), broken.detail, broken.setup);
        }
        assert!(report.refused.len() as u64 * 2 < report.mods.max(MODS), "mods at random should load: {:?}", report.refused);
        assert!(report.failures > 0 && report.tally.inside > 0 && !report.tally.acted.is_empty(), "nothing was tried: {report:?}");
    }
}
