//! A game under all laws.

use super::{Suite, effort};
use crate::battery::{LONGEST, Plan, Rates, Tally, Watch, run};
use clade_engine::Setup;

impl Suite {
    /// Random games of these set-ups, this many of each times [`effort`], keep all laws, and every card acts in some of them. Returns
    /// what came up.
    ///
    /// # Panics
    /// With the broken laws.
    pub fn keeps_all_laws(&self, setups: Vec<Setup>, games: u64) -> Tally {
        let watch = Watch::new();
        let (rates, mods) = (Rates::USUAL, Vec::new());
        let plan = Plan { setups, games: games * effort(), seed: 1, jobs: 0, rates, longest: LONGEST, mods, enough: true, watch: &watch };
        let report = run(&plan, &|setup| self.module.ruleset(setup, &[]));
        assert!(report.is_lawful(), "{:#?}", report.broken);
        report.tally
    }
}
