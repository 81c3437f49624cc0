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
//! **Decides:** what is a law, how it is checked, what must have come up. **Does not decide:** what is checked, and what is done
//! about it. What laws need to know beyond what players see, a game says by [`clade_engine::Audit`].

mod accounts;
mod chunks;
mod game;
mod hidden;
mod kept;
mod law;
mod picks;
mod place;
mod plan;
mod question;
mod record;
mod report;
mod rival;
mod run;
mod spans;
mod staging;
mod tally;
mod thinking_ahead;
mod twins;
mod walk;
mod wild;

pub use kept::{Asked, FORMAT, Kept, Part, Shard, Unmerged};
pub use law::{Breach, Law};
pub use place::{Before, Place};
pub use plan::{LONGEST, Plan, Rates, Watch, setups};
pub use report::{Broken, Report};
pub use run::{one_game, run, run_some};
pub use spans::Spans;
pub use tally::{Failure, Tally};
pub use wild::{WildBroken, WildReport, wild};

use clade_engine::{Ruleset, Setup, SetupError};
use std::sync::Arc;

/// Makes the ruleset of a set-up, with whatever mods the caller wants.
pub type RulesetOf<'a> = &'a (dyn Fn(&Setup) -> Result<Arc<dyn Ruleset>, SetupError> + Sync);
