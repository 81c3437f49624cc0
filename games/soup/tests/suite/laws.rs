//! Soup under all laws, over every option. `SOUP_GAMES=700 cargo test --release -p clade-soup --test laws` plays ten million decisions.

use clade_check::battery::{LONGEST, Plan, Rates, Watch, run, setups};
use clade_engine::{Module, Setup};
use clade_soup::MODULE;

/// How many games of each of the 44 set-ups the usual test run plays. Armor acts in about one of five hundred random games: far
/// fewer games would not meet it.
fn games() -> u64 {
    std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(120)
}

/// Two players with each variant; more with every option.
fn checked() -> Vec<Setup> {
    let worth = |setup: &Setup| setup.seats > 2 || setup.options.keys().all(|name| name == "two-players");
    setups(&MODULE).into_iter().filter(worth).collect()
}

#[test]
fn soup_keeps_all_laws() {
    let watch = Watch::new();
    let plan = Plan {
        setups: checked(),
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
    assert!(tally.inside > 1000 && tally.pairs > 100 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}
