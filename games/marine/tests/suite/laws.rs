//! Marine under all laws: two to four players, every option, all variants together.
//! `MARINE_GAMES=42 cargo test --release -p clade-marine --test laws` plays 42 games of each set-up.

use clade_check::battery::{LONGEST, Plan, Rates, Watch, run, setups};
use clade_engine::{Module, Setup};
use clade_marine::MODULE;

/// How many games of each set-up the usual test run plays.
fn games() -> u64 {
    std::env::var("MARINE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Variants that are played together.
const TOGETHER: [(u8, &[&str]); 5] = [
    (2, &["two-animals=outer-inner", "earth=random", "mats=alternative", "superheroes=yes", "length=quick"]),
    (2, &["edition=phalanx2023", "mats=alternative", "length=long"]),
    (3, &["edition=phalanx2023", "earth=random", "superheroes=without-exaptation"]),
    (4, &["earth=random", "mats=alternative", "superheroes=yes", "length=epic"]),
    (4, &["edition=phalanx2023", "superheroes=yes", "new-card=events-first", "last-reseed=yes"]),
];

#[test]
fn marine_keeps_all_laws() {
    let mut all: Vec<Setup> = setups(&MODULE);
    assert!(all.len() > 90, "each value of each option: {}", all.len());
    all.extend(TOGETHER.iter().map(|(seats, options)| crate::common::setup(*seats, options)));
    let watch = Watch::new();
    let plan = Plan {
        setups: all,
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
