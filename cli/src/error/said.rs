//! What can go wrong in a comparison, in the user's language; and how a file of another check or comparison differs.

use crate::texts;
use clade_check::battery;
use clade_compare::run::Part;
use clade_compare::{PlanError, PlayError, RunError};
use clade_engine::{Translate, nearest};
use clade_host::say;
use clade_table::shortened;

/// Why nothing can be compared.
pub(super) fn plan(error: &PlanError, t: &dyn Translate) -> String {
    match error {
        PlanError::Host(error) => error.say(t),
        PlanError::OneGame => t.text(&texts::compare_one_game()),
        PlanError::NoSweep { word, valid } => {
            let near = nearest(word, valid.iter().map(String::as_str));
            let end = near.map_or_else(|| say::valid(valid.join(", ")), say::near);
            say::join(&[texts::compare_no_sweep(shortened(word)), end], t)
        }
        PlanError::NoValues(name) => t.text(&texts::compare_no_values(name.clone())),
        PlanError::OtherRules(game) => t.text(&texts::compare_other_rules(game.clone())),
        PlanError::Same(change) => t.text(&texts::compare_same(shortened(change))),
    }
}

/// Why a folder cannot be used.
pub(super) fn run(error: &RunError, t: &dyn Translate) -> String {
    let path = |path: &std::path::Path| path.display().to_string();
    match error {
        RunError::File(error) => error.say(t),
        RunError::There(folder) => t.text(&texts::compare_there(path(folder))),
        RunError::None(folder) => t.text(&texts::compare_none(path(folder))),
        RunError::Damaged(file) => t.text(&texts::compare_damaged(path(file))),
        RunError::Other { path: folder, part } => t.text(&texts::compare_other(path(folder), part_of_run(*part).to_owned())),
        RunError::Twice(one, other) => t.text(&texts::report_twice(path(one), path(other))),
        RunError::Missing { missing, all } => t.text(&texts::compare_missing(missing.to_string(), all.to_string())),
    }
}

/// Why a game cannot be played.
pub(super) fn play(error: &PlayError, t: &dyn Translate) -> String {
    match error {
        PlayError::Watch { game, error } => t.text(&texts::compare_not_measured(game.clone(), error.to_string())),
        PlayError::DeadEnd { seed, .. } => t.text(&texts::dead_end(seed.to_string())),
        PlayError::Setup(_) | PlayError::Face(_) | PlayError::Threads(_) => error.to_string(),
    }
}

/// How a run of another comparison differs.
fn part_of_run(part: Part) -> &'static str {
    match part {
        Part::Version => "version",
        Part::Arms => "setups",
        Part::Games => "games",
        Part::Seed => "seed",
        Part::Share => "shard",
    }
}

/// How a file of another check differs.
pub(super) fn part_of_check(part: battery::Part) -> &'static str {
    match part {
        battery::Part::Game => "game",
        battery::Part::Mods => "mods",
        battery::Part::Setups => "setups",
        battery::Part::Rules => "rules",
        battery::Part::Games => "games",
        battery::Part::Seed => "seed",
        battery::Part::Rates => "rates",
        battery::Part::Shard => "shard",
    }
}
