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
//! **Decides:** what is a law, how it is checked, what must have been met. **Does not decide:** who is checked, and what is done
//! about it. A game tells what laws need to know beside what players see by [`clade_engine::Audit`].

mod hidden;
mod law;
mod picks;
mod plan;
mod question;
mod record;
mod rival;
mod tally;
mod twins;
mod walk;
mod wild;

pub use law::{Breach, Law};
pub use plan::{LONGEST, Plan, Rates, Watch, setups};
pub use tally::{Failure, Tally};
pub use wild::{WildBroken, WildReport, wild};

use clade_engine::{Ruleset, Setup, SetupError, hash};
use rayon::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use walk::Walk;

/// How many games one walk plays before the next one opens its own.
const CHUNK: u64 = 32;
/// So many first games of a set-up are played once more elsewhere, see [`Law::SameSeed`].
const AGAIN: u64 = 3;

/// Makes the ruleset of a set-up, with whatever mods the caller wants.
pub type RulesetOf<'a> = &'a (dyn Fn(&Setup) -> Result<Arc<dyn Ruleset>, SetupError> + Sync);

/// A broken law: what was seen, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
    /// Where it was seen; nowhere, if it is about all games together.
    pub at: Option<Place>,
    /// The card that failed, if it is about one.
    pub failure: Option<Failure>,
}

/// A question of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The set-up.
    pub setup: Setup,
    /// The seed of the game.
    pub seed: u64,
    /// How many answers had been given.
    pub step: u64,
    /// The table before the last of them, and that answer; none at the start of a game, or where no position can be written.
    pub before: Option<Before>,
}

/// A table and an answer to its open question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Before {
    /// The table, as a position in the game's own words.
    pub position: String,
    /// The answer, by its text.
    pub answer: String,
}

/// What a check found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What was met.
    pub tally: Tally,
    /// Broken laws, in the order of set-ups and games: the first of each law in each set-up.
    pub broken: Vec<Broken>,
    /// Whether it was stopped before its end.
    pub cut_short: bool,
}

impl Report {
    /// Whether no law was broken.
    pub fn is_lawful(&self) -> bool {
        self.broken.is_empty()
    }
}

/// Checks the laws on random games of each set-up. The report is the same for any number of threads, unless it is stopped.
pub fn run(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>) -> Report {
    let chunks = plan.games.div_ceil(CHUNK);
    let work: Vec<(usize, u64)> = (0..plan.setups.len()).flat_map(|setup| (0..chunks).map(move |chunk| (setup, chunk))).collect();
    let play = || work.par_iter().with_max_len(1).map(|&(setup, chunk)| some_games(plan, ruleset_of, setup, chunk)).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.jobs).build();
    let parts: Vec<Report> = match pool {
        Ok(pool) => pool.install(play),
        Err(_) => play(), // no threads of our own: those that there are
    };
    let mut report = parts.into_iter().fold(Report::default(), |mut all, part| {
        all.tally.add(part.tally);
        all.cut_short |= part.cut_short;
        let setup = |broken: &Broken| broken.at.as_ref().map(|at| at.setup.clone());
        let new = part.broken.into_iter().filter(|new| !all.broken.iter().any(|old| old.law == new.law && setup(old) == setup(new)));
        let new: Vec<Broken> = new.collect();
        all.broken.extend(new);
        all
    });
    // What a card that fails leaves behind can break other laws, too: it is named first.
    let failed: Vec<Broken> = report.tally.failures.iter().cloned().map(Broken::by).collect();
    report.broken.splice(..0, failed);
    if plan.enough && !report.cut_short && report.is_lawful() {
        of_the_whole(&mut report);
    }
    report
}

impl Broken {
    /// A card failed.
    fn by(failure: Failure) -> Self {
        let Failure { fault, times, .. } = &failure;
        let often = if *times == 1 { "once".to_owned() } else { format!("{times} times") };
        let (law, played_on) = if failure.only_believed { (Law::Believable, "played on, ") } else { (Law::NoFailure, "") };
        let detail = format!("{played_on}the card '{}' failed {often}: {fault}", fault.card);
        Self { law, detail, at: Some(failure.at.clone()), failure: Some(failure) }
    }
}

/// What only the whole check can tell: every card acts, and the laws met what they are about.
fn of_the_whole(report: &mut Report) {
    let idle = report.tally.idle().join(", ");
    let found = [
        (Law::CardsAct, (!idle.is_empty()).then(|| format!("never acted: {idle}"))),
        (Law::Met, report.tally.not_met().map(str::to_owned)),
    ];
    for (law, detail) in found {
        report.tally.checked(law);
        report.broken.extend(detail.map(|detail| Broken { law, detail, at: None, failure: None }));
    }
}

/// The games of one chunk; ends at the first broken law.
fn some_games(plan: &Plan<'_>, ruleset_of: RulesetOf<'_>, number: usize, chunk: u64) -> Report {
    let setup = &plan.setups[number];
    let broken = |breach: Breach, at: Place| Broken { law: breach.law, detail: breach.detail, at: Some(at), failure: None };
    let refused = |error: SetupError| {
        let breach = Breach { law: Law::Accepted, detail: format!("the set-up is refused: {error}") };
        let at = Place { setup: setup.clone(), seed: 0, step: 0, before: None };
        Report { broken: vec![broken(breach, at)], ..Report::default() }
    };
    let rules = match ruleset_of(setup) {
        Ok(rules) => rules,
        Err(error) => return refused(error),
    };
    let mut walk = match Walk::new(&*rules, plan, setup) {
        Ok(walk) => walk,
        Err(error) => return refused(error),
    };
    let mut report = Report::default();
    for game in chunk * CHUNK..((chunk + 1) * CHUNK).min(plan.games) {
        if plan.watch.stopped() {
            report.cut_short = true;
            break;
        }
        let seed = hash::of(&(plan.seed, number, game)) >> 16;
        walk.tally.checked(Law::NoPanic);
        let played = catch_unwind(AssertUnwindSafe(|| {
            let Some(end) = walk.game(seed)? else { return Ok(false) };
            if game < AGAIN {
                walk.same_elsewhere(setup, ruleset_of, seed, end)?;
            }
            Ok(true)
        }));
        let breach = match played {
            Ok(Ok(true)) => {
                plan.watch.ended();
                continue;
            }
            Ok(Ok(false)) => {
                report.cut_short = true;
                break;
            }
            Ok(Err(breach)) => breach,
            Err(panic) => Breach { law: Law::NoPanic, detail: said(&*panic) },
        };
        // After a panic the game may be in no state to say where it was.
        let at = catch_unwind(AssertUnwindSafe(|| walk.place(true))).unwrap_or_else(|_| walk.place(false));
        report.broken.push(broken(breach, at));
        break;
    }
    report.tally = walk.tally;
    report
}

/// What a panic said.
fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}

impl Walk<'_> {
    /// The same game on another thread, under rules that are made anew, comes to the same end.
    fn same_elsewhere(&mut self, setup: &Setup, ruleset_of: RulesetOf<'_>, seed: u64, end: u64) -> law::Lawful {
        let given = self.given.clone();
        let again = || -> Option<u64> {
            let mut face = ruleset_of(setup).ok()?.open(walk::ASK_ALL).ok()?;
            let ((mut dice, _), mut given) = (walk::words_of(seed), given.into_iter());
            let at = face.start();
            loop {
                let turn = face.turn(at).ok()?;
                match turn.actor {
                    clade_engine::Actor::Over => return face.hash(at).ok(),
                    clade_engine::Actor::Chance => face.roll(at, dice.next()).ok()?,
                    clade_engine::Actor::Seat(_) => face.advance(at, given.next()?).ok()?,
                };
            }
        };
        let found = std::thread::scope(|scope| scope.spawn(again).join().ok().flatten());
        self.demand(Law::SameSeed, found == Some(end), || "played again on another thread, the game comes to another end".to_owned())
    }
}
