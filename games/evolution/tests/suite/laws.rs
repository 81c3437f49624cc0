//! Evolution under all laws: two to eight players, every combination of sets, every option.
//! `EVOLUTION_GAMES=160 cargo test --release -p clade-evolution --test laws` plays more than ten million decisions.

use clade_check::battery::{LONGEST, Plan, Rates, Watch, run, setups};
use clade_engine::{Module, Setup};
use clade_evolution::MODULE;

/// How many games of each set-up the usual test run plays.
fn games() -> u64 {
    std::env::var("EVOLUTION_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(3)
}

/// Every combination of sets for every number of players, and every value of every option, with all sets, for two and four.
fn all_setups() -> Vec<Setup> {
    let mut all: Vec<Setup> = (2..=8).flat_map(|seats| (0..8).map(move |sets| crate::common::with_sets(seats, sets))).collect();
    for other in setups(&MODULE).into_iter().filter(|setup| setup.seats == 2 || setup.seats == 4) {
        let mut setup = crate::common::all_sets(other.seats);
        setup.options.extend(other.options);
        if !all.contains(&setup) {
            all.push(setup);
        }
    }
    all
}

#[test]
fn evolution_keeps_all_laws() {
    let watch = Watch::new();
    let plan = Plan {
        setups: all_setups(),
        games: games(),
        seed: 1,
        jobs: 0,
        rates: Rates::USUAL,
        longest: LONGEST,
        mods: Vec::new(),
        enough: true,
        watch: &watch,
    };
    let report = run(&plan, &|setup| MODULE.ruleset(setup, &[]));
    assert!(report.is_lawful(), "{:#?}", report.broken);
    let tally = &report.tally;
    assert!(tally.inside > 1000 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}
