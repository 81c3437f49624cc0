//! Comparisons made by hand: two games beside each other, and one held against itself with one change.

use clade_compare::report::{FORMAT, Finding, Pair, Says};
use clade_compare::{Arm, Asked, Change, Prose, Report, Shape};
use clade_ecology::Absent;
use clade_ecology::statistics::{Compared, Effects, Interval, Judged, Pairing, Verdict};
use clade_engine::{Module, Setup};
use clade_table::ModUsed;

pub(crate) const GAMES: [&dyn Module; 3] = [&clade_soup::MODULE, &clade_evolution::MODULE, &clade_marine::MODULE];
pub(crate) const LANGUAGES: [&str; 3] = ["en", "ru", "pl"];

/// The same in three languages, with plain spaces for those that do not break.
pub(crate) fn each(say: impl Fn(&Prose) -> String) -> [String; 3] {
    LANGUAGES.map(|lang| say(&Prose::new(lang, &GAMES)).replace('\u{a0}', " "))
}

pub(crate) fn arm(setting: usize, game: &str, players: &[&str]) -> Arm {
    Arm {
        setting,
        game: game.to_owned(),
        version: String::new(),
        ruleset: String::new(),
        setup: Setup { seats: players.len() as u8, options: [].into() },
        mods: Vec::new(),
        added: 0,
        players: players.iter().map(|&player| player.to_owned()).collect(),
        changes: Vec::new(),
    }
}

pub(crate) fn option(name: &str, value: &str) -> Change {
    Change::Option { name: name.to_owned(), value: value.to_owned() }
}

/// An arm that differs from the first one in this.
fn changed(setting: usize, like: &Arm, change: Change) -> Arm {
    let mut arm = Arm { setting, changes: vec![change.clone()], ..like.clone() };
    match change {
        Change::Option { name, value } => drop(arm.setup.options.insert(name, value)),
        Change::Mod(id) => {
            arm.added += 1;
            arm.mods.push(ModUsed { id, version: "1".to_owned(), folder: Some("mods".to_owned()), files: [].into() });
        }
        Change::Seats(seats) => {
            arm.setup.seats = seats;
            arm.players.resize(seats.into(), like.players[0].clone());
        }
        Change::Players(players) => arm.players = vec![players[0].clone(); like.players.len()],
    }
    arm
}

fn asked(shape: Shape, arms: Vec<Arm>) -> Asked {
    Asked { version: String::new(), shape, games: 2000, seed: 1, arms }
}

const BESIDE: [&str; 4] = ["greedy"; 4];

/// Soup and Evolution among greedy bots, and among random ones.
pub(crate) fn beside() -> Asked {
    let random = ["random"; 4];
    let arms = vec![arm(0, "soup", &BESIDE), arm(0, "soup", &random), arm(1, "evolution", &BESIDE), arm(1, "evolution", &random)];
    asked(Shape::Beside, arms)
}

/// Evolution as printed, and with one change.
pub(crate) fn versus(change: Change) -> Asked {
    let first = arm(0, "evolution", &BESIDE);
    let second = changed(1, &first, change);
    asked(Shape::Versus, vec![first, second])
}

pub(crate) fn judged(id: &str, values: [f64; 2], half: f64, verdict: Verdict) -> Judged {
    let difference = values[1] - values[0];
    let compared = Compared {
        id: id.to_owned(),
        values: values.map(Ok),
        counted: [2000, 2000],
        fixed: [false; 2],
        difference: Ok(difference),
        interval: Ok(Interval { low: difference - half, high: difference + half }),
        narrow: Err(Absent::Unstable),
        error: None,
        p: Some(0.0005),
        of_interest: Some(0.02),
        correlation: None,
        effects: Effects { d: Some(-0.414), ..Effects::default() },
    };
    Judged { compared, found_by_looking: false, adjusted: Some(0.012), verdict }
}

/// A report of one number, the same in these pairs of arms.
pub(crate) fn report(asked: Asked, pairs: &[[usize; 2]], judged: &Judged, pairing: Pairing) -> Report {
    let pair = |&arms: &[usize; 2]| Pair { arms, pairing, judged: vec![judged.clone()] };
    let pairs = pairs.iter().map(pair).collect();
    Report { format: FORMAT, asked, games: 2000, arms: Vec::new(), pairs, findings: Vec::new(), outliers: Vec::new() }
}

pub(crate) fn finding(id: &str, says: Says, holds: &[usize], fails: &[usize]) -> Finding {
    Finding { id: id.to_owned(), says, found_by_looking: false, holds: holds.to_vec(), fails: fails.to_vec() }
}
