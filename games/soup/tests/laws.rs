//! Soup under all laws, over every option. `SOUP_GAMES=600 cargo test --release -p clade-soup --test laws` plays ten million decisions.

use clade_check::battery::{LONGEST, Law, Plan, Rates, Watch, run, setups};
use clade_engine::Module;
use clade_soup::MODULE;

/// Genes that act in one of some hundred random games: the long run meets them, and the scenarios of T50 and T97 show them.
const RARE: &[&str] = &["armor", "persistence"];
/// So many games of each set-up meet every gene.
const MANY: u64 = 600;

/// How many games of each of the 32 set-ups the usual test run plays.
fn games() -> u64 {
    std::env::var("SOUP_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(24)
}

#[test]
fn soup_keeps_all_laws() {
    let watch = Watch::new();
    let plan = Plan { setups: setups(&MODULE), games: games(), seed: 1, jobs: 0, rates: Rates::USUAL, longest: LONGEST, watch: &watch };
    let report = run(&plan, &|setup| MODULE.ruleset(setup, &[]));
    let (tally, broken) = (&report.tally, report.broken.iter().filter(|broken| broken.law != Law::CardsAct));
    assert_eq!(broken.count(), 0, "{:#?}", report.broken);
    assert!(tally.idle().iter().all(|gene| games() < MANY && RARE.contains(gene)), "never acted: {:?}", tally.idle());
    assert!(tally.inside > 1000 && tally.pairs > 100 && tally.rivals > 10 && tally.differences > 100, "{tally:#?}");
}
