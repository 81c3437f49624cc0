//! Games in which places feed, played by bots: what is said of them keeps to their rules.

use crate::ponds::{REPLICATES, played, wish};
use clade_compare::plan::Seats;
use clade_compare::{Prose, Report, Wish, page};
use clade_ecology::Absent;
use clade_engine::Module;

/// So many games of each among four random bots.
fn report(modules: Vec<&'static dyn Module>, games: u64) -> Report {
    let (planned, run) = played(&Wish { modules, seats: Seats::Number(4), ..wish(games) });
    Report::of(planned.asked, &run.games(), REPLICATES).unwrap()
}

/// One Extinction a turn, one element a cube: nobody needs more than one, or starves more than once. What these games do not have has a reason.
#[test]
fn dominant_species_keeps_to_its_rules() {
    let report = report(vec![&clade_dominant::MODULE], 8);
    let value = |id: &str| report.arms[0].estimate(id).unwrap().value;
    for id in ["need_per_head", "supply_per_head", "died_hunger", "at_cap"] {
        assert!((0.0..=1.0).contains(&value(id).unwrap()), "{id}: {:?}", value(id));
    }
    assert!(value("supply_per_head") <= value("need_per_head"));
    let none = [("gap", Absent::StepByRule), ("unused", Absent::NothingEaten), ("died_doom", Absent::NobodyDied)];
    none.into_iter().for_each(|(id, why)| assert_eq!(value(id), Err(why), "{id}"));
    let page = page::write(&report, &Prose::new("en", &[&clade_dominant::MODULE]), "");
    assert!(page.contains("gone by a rule") && !page.contains("In Marine") && !page.contains("In Soup"));
}

/// What a table marks as unfair to compare is nowhere told as a difference between games.
#[test]
fn nothing_unfair_is_a_finding() {
    let report = report(vec![&clade_soup::MODULE, &clade_dominant::MODULE], 31);
    let is_unfair = |id: &str| report.unfair(&[0, 1], id).contains(&true);
    assert!(is_unfair("rounds") && is_unfair("scarcity") && is_unfair("fed") && !is_unfair("fed_of_all"));
    assert!(report.findings.iter().any(|finding| finding.is_difference()));
    let unfair: Vec<_> = report.findings.iter().filter(|finding| is_unfair(&finding.id)).collect();
    assert!(unfair.is_empty(), "{unfair:?}");
}
