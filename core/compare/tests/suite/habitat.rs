//! Games in which places feed, played by bots: what is said of them keeps to their rules.

use crate::ponds::{REPLICATES, played, wish};
use clade_compare::plan::Seats;
use clade_compare::{Prose, Report, Wish, page};
use clade_ecology::Absent;
use clade_engine::Module;

/// Some games of one of them among four random bots.
fn report(module: &'static dyn Module) -> Report {
    let (planned, run) = played(&Wish { modules: vec![module], seats: Seats::Number(4), ..wish(8) });
    Report::of(planned.asked, &run.games(), REPLICATES).unwrap()
}

/// One Extinction a turn, one element a cube: nobody needs more than one, or starves more than once. What these games do not have has a reason.
#[test]
fn dominant_species_keeps_to_its_rules() {
    let report = report(&clade_dominant::MODULE);
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
