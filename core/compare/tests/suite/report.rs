//! What is told of games.

use crate::ponds::{REPLICATES, played, three_settings, wish};
use clade_compare::report::{Finding, LOOKED_FOR, by_pair};
use clade_compare::{Report, Wish};
use clade_ecology::Measure;
use clade_ecology::statistics::Pairing;

fn report(wish: &Wish) -> Report {
    report_with(wish, REPLICATES)
}

fn report_with(wish: &Wish, replicates: u32) -> Report {
    let (planned, run) = played(wish);
    Report::of(planned.asked, &run.games(), replicates).unwrap()
}

#[test]
fn all_that_was_played_is_told() {
    let report = report(&three_settings(40));
    assert_eq!((report.games, report.arms.len()), (40, 3));
    for arm in &report.arms {
        assert!(arm.estimates.iter().map(|estimate| estimate.id.as_str()).eq(Measure::parts().map(|(_, part)| part.id)));
        assert_eq!(arm.finished + arm.stopped + arm.failed, 40);
        let came: f64 = arm.lives.births.iter().map(|(_, n)| n).sum();
        let gone: f64 = arm.lives.deaths.iter().map(|(_, n)| n).sum();
        assert!((came - gone - arm.lives.left - arm.lives.living).abs() < 1e-9, "{:?}", arm.lives);
        assert!(arm.by_share.iter().all(|curve| curve.points.len() == 10));
        assert!(arm.by_round.curves.iter().all(|curve| curve.points.len() == arm.by_round.games.len()));
    }
    let pairs: Vec<_> = report.pairs.iter().map(|pair| (pair.arms, pair.pairing)).collect();
    assert_eq!(pairs, [([0, 1], Pairing::Apart), ([0, 2], Pairing::Paired), ([1, 2], Pairing::Apart)]);
}

/// The same rows give the same report, and it can be read back.
#[test]
fn a_report_is_the_same_bytes_again() {
    let json = |report: &Report| serde_json::to_string(report).unwrap();
    let (one, other) = (report(&wish(35)), report(&wish(35)));
    assert_eq!(json(&one), json(&other));
    assert_eq!(serde_json::from_str::<Report>(&json(&one)).unwrap(), one);
}

/// Who holds a random pond against itself sees nothing, and says so of what was named before; a third seat is seen.
#[test]
fn findings_say_what_was_seen() {
    let report = report(&three_settings(60));
    assert!(!report.findings.is_empty());
    for finding in &report.findings {
        assert!(!finding.holds.is_empty());
        let judged = report.pairs[finding.holds[0]].judged(&finding.id).unwrap();
        assert_eq!(judged.found_by_looking, finding.found_by_looking);
        let arms = report.pairs[finding.holds[0]].arms;
        assert!(!report.unfair(&arms, &finding.id).contains(&true), "a table marks it as unfair: {finding:?}");
        let difference = judged.compared.difference.unwrap();
        let is_as_said = match finding.says {
            clade_compare::report::Says::Higher => difference > 0.0,
            clade_compare::report::Says::Lower => difference < 0.0,
            _ => true,
        };
        assert!(is_as_said, "{finding:?}: {difference}");
    }
}

/// Of what was found by looking the largest are told, and how many there are in all. Those come first that were named before, each kind by the
/// size of its effect; where there is no d, as of a survival curve, by what its error says.
#[test]
fn the_largest_are_told_first() {
    // With few resamples no p is small enough to be told.
    let report = report_with(&three_settings(60), 800);
    for (pair, findings) in by_pair(&report, &report.findings) {
        let (named, looked): (Vec<&Finding>, Vec<&Finding>) = findings.iter().copied().partition(|finding| !finding.found_by_looking);
        assert!(findings.iter().map(|finding| finding.found_by_looking).is_sorted(), "{findings:?}");
        let all = report.looked_for(pair);
        assert_eq!(looked.len(), all.min(LOOKED_FOR), "{:?}", pair.arms);
        for list in [named, looked] {
            let of_d = |finding: &Finding| report.pairs[finding.holds[0]].judged(&finding.id).unwrap().compared.effects.d.map(f64::abs);
            let differences: Vec<f64> = list.iter().filter(|finding| finding.is_difference()).filter_map(|finding| of_d(finding)).collect();
            assert!(differences.is_sorted_by(|a, b| a >= b), "{list:?}");
        }
    }
    let most = by_pair(&report, &report.findings).into_iter().map(|(pair, _)| report.looked_for(pair)).max();
    assert!(most > Some(0), "{most:?}");
}

#[test]
fn no_game_makes_no_report() {
    let planned = wish(3).plan().unwrap();
    let run = clade_compare::Run::unkept(planned.asked.clone());
    assert_eq!(Report::of(planned.asked, &run.games(), REPLICATES), None);
}
