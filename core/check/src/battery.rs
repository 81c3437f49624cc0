//! The battery: all laws on random games of any game, through its face.
//!
//! ```no_run
//! # use clade_check::battery::{LONGEST, Plan, Rates, Watch, run, setups};
//! # fn check(module: &dyn clade_engine::Module) {
//! let watch = Watch::new();
//! let plan = Plan { setups: setups(module), games: 20, seed: 1, jobs: 0, rates: Rates::USUAL, longest: LONGEST, mods: Vec::new(), enough: true, watch: &watch };
//! let report = run(&plan, &|setup| module.ruleset(setup, &[]));
//! assert!(report.is_lawful(), "{:?}", report.broken);
//! # }
//! ```
//!
//! A check is cut into chunks, and each game is played from its seed alone: so chunks can be played in any order and on many
//! machines, and a game can be played again by itself ([`one_game`]).
//!
//! **Decides:** what is a law, how it is checked, what must have been met. **Does not decide:** who is checked, and what is done
//! about it. A game tells what laws need to know beside what players see by [`clade_engine::Audit`].

mod accounts;
mod chunks;
mod hidden;
mod kept;
mod law;
mod picks;
mod plan;
mod question;
mod record;
mod report;
mod rival;
mod spans;
mod tally;
mod twins;
mod walk;
mod wild;

pub use kept::{Asked, FORMAT, Kept, Part, Shard, Unmerged};
pub use law::{Breach, Law};
pub use plan::{LONGEST, Plan, Rates, Watch, setups};
pub use report::{Before, Broken, Place, Report};
pub use spans::Spans;
pub use tally::{Failure, Tally};
pub use wild::{WildBroken, WildReport, wild};

use chunks::Games;
use clade_engine::{Ruleset, Setup, SetupError};
use rayon::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};

/// How many games are a chunk: the least that a machine is given, and that is lost if it stops.
const CHUNK: u64 = 32;

/// Makes the ruleset of a set-up, with whatever mods the caller wants.
pub type RulesetOf<'a> = &'a (dyn Fn(&Setup) -> Result<Arc<dyn Ruleset>, SetupError> + Sync);

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

/// Plays the game of a seed under all laws, in the first set-up of the plan: what [`Place::seed`] names, without the games beside it.
pub fn one_game(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>, seed: u64) -> Report {
    Games::new(plan, ruleset_of).one(seed).finished(false)
}
