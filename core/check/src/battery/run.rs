//! A check as a whole: its chunks, each as soon as a thread is free.

use super::chunks::Games;
use super::{Plan, Report, RulesetOf};
use rayon::prelude::*;
use std::sync::{Mutex, PoisonError};

/// Checks the laws on random games of each set-up. The report is the same for any number of threads, unless it is stopped.
pub fn run(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>) -> Report {
    let report = Mutex::new(Report::default());
    let chunks = (0..plan.chunks()).collect();
    run_some(plan, ruleset_of, chunks, &|_, found| report.lock().unwrap_or_else(PoisonError::into_inner).add(found));
    report.into_inner().unwrap_or_else(PoisonError::into_inner).finished(plan.enough)
}

/// Plays some chunks of a check, each as soon as a thread is free. `each` gets what a chunk found, by its number; of one that was cut
/// short, too.
pub fn run_some(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>, chunks: Vec<u64>, each: &(dyn Fn(u64, Report) + Sync)) {
    let games = Games::new(plan, ruleset_of);
    // One at a time: a long game at the end must not keep others waiting behind it.
    let play = || chunks.into_par_iter().with_max_len(1).for_each(|number| each(number, games.chunk(number)));
    match rayon::ThreadPoolBuilder::new().num_threads(plan.jobs).build() {
        Ok(pool) => pool.install(play),
        Err(_) => play(), // no threads of our own: those that there are
    }
}

/// Plays the game of a seed under all laws, in the first set-up of the plan: what [`super::Place::seed`] names, without the games beside it.
pub fn one_game(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>, seed: u64) -> Report {
    Games::new(plan, ruleset_of).one(seed).finished(false)
}
