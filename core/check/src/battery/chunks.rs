//! The games of a chunk, one after the other, each from its seed alone.

use super::law::{Breach, Law, Lawful};
use super::walk::{self, Walk};
use super::{Broken, Place, Plan, Report, RulesetOf};
use clade_engine::{Actor, Ruleset, SetupError, hash};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};

/// How many first games of a set-up are played once more elsewhere, see [`Law::SameSeed`].
const AGAIN: u64 = 3;

/// The games of a check, with the rulesets that they share.
pub(super) struct Games<'a> {
    plan: &'a Plan<'a>,
    ruleset_of: RulesetOf<'a>,
    rules: Vec<OnceLock<Result<Arc<dyn Ruleset>, String>>>,
}

/// A game of a check.
#[derive(Copy, Clone)]
struct Game {
    /// The number of its set-up, and its own.
    number: (usize, u64),
    seed: u64,
    /// Whether it is kept as a record and replayed.
    recorded: bool,
    /// Whether it is played once more elsewhere.
    again: bool,
}

/// How a game ended.
enum End {
    Over,
    Stopped,
    Broken(Box<Broken>),
}

impl<'a> Games<'a> {
    pub(super) fn new(plan: &'a Plan<'a>, ruleset_of: RulesetOf<'a>) -> Self {
        Self { plan, ruleset_of, rules: plan.setups.iter().map(|_| OnceLock::new()).collect() }
    }

    /// The games of one chunk; ends at the first broken law.
    pub(super) fn chunk(&self, number: u64) -> Report {
        let (setup, games) = self.plan.games_of(number);
        let whole_game = self.plan.rates.whole_game;
        let game = |game: u64| Game {
            number: (setup, game),
            seed: hash::of(&(self.plan.seed, setup, game)) >> 16,
            recorded: whole_game > 0 && game.is_multiple_of(whole_game),
            again: game < AGAIN,
        };
        self.games(setup, games.map(game))
    }

    /// The game of a seed, in the first set-up.
    pub(super) fn one(&self, seed: u64) -> Report {
        self.games(0, std::iter::once(Game { number: (0, 0), seed, recorded: self.plan.rates.whole_game > 0, again: true }))
    }

    fn games(&self, setup: usize, games: impl Iterator<Item = Game>) -> Report {
        let mut report = Report::default();
        // Loaded once for all chunks of a set-up: that takes as long as some games.
        let made = self.rules[setup].get_or_init(|| (self.ruleset_of)(&self.plan.setups[setup]).map_err(|error| error.to_string()));
        let opened = made
            .as_ref()
            .map_err(String::clone)
            .and_then(|rules| Walk::new(&**rules, self.plan, &self.plan.setups[setup]).map_err(|error: SetupError| error.to_string()));
        let mut walk = match opened {
            Ok(walk) => walk,
            Err(error) => {
                let at = Place {
                    number: (setup, 0),
                    setup: self.plan.setups[setup].clone(),
                    seed: 0,
                    step: 0,
                    before: None,
                    answers: Vec::new(),
                };
                let detail = format!("the set-up is refused: {error}");
                report.broken.push(Broken { law: Law::Accepted, detail, at: Some(at), failure: None });
                return report;
            }
        };
        for game in games {
            match self.game(&mut walk, game) {
                End::Over => self.plan.watch.ended(),
                End::Stopped => {
                    report.cut_short = true;
                    break;
                }
                End::Broken(broken) => {
                    report.broken.push(*broken);
                    break;
                }
            }
        }
        report.tally = walk.tally;
        report
    }

    fn game(&self, walk: &mut Walk<'_>, game: Game) -> End {
        if self.plan.watch.stopped() {
            return End::Stopped;
        }
        walk.tally.checked(Law::NoPanic);
        walk.number = game.number;
        let played = catch_unwind(AssertUnwindSafe(|| {
            let Some(end) = walk.game(game.seed, game.recorded)? else { return Ok(false) };
            if game.again {
                walk.same_elsewhere(self.ruleset_of, game.seed, end)?;
            }
            Ok(true)
        }));
        let Breach { law, detail } = match played {
            Ok(Ok(true)) => return End::Over,
            Ok(Ok(false)) => return End::Stopped,
            Ok(Err(breach)) => breach,
            Err(panic) => Breach { law: Law::NoPanic, detail: said(&*panic) },
        };
        // After a panic the game may be in no state to say where it was.
        let at = catch_unwind(AssertUnwindSafe(|| walk.place(true))).unwrap_or_else(|_| walk.place(false));
        End::Broken(Box::new(Broken { law, detail, at: Some(at), failure: None }))
    }
}

/// What a panic said.
pub(super) fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}

impl Walk<'_> {
    /// The same game on another thread, under freshly made rules, comes to the same end.
    pub(super) fn same_elsewhere(&mut self, ruleset_of: RulesetOf<'_>, seed: u64, end: u64) -> Lawful {
        let (given, setup) = (self.given.clone(), self.setup);
        let again = || -> Option<u64> {
            let mut face = ruleset_of(setup).ok()?.open(walk::ASK_ALL).ok()?;
            let ((mut dice, _), mut given) = (walk::words_of(seed), given.into_iter());
            let at = face.start();
            loop {
                let turn = face.turn(at).ok()?;
                match turn.actor {
                    Actor::Over => return face.hash(at).ok(),
                    Actor::Chance => face.roll(at, dice.next()).ok()?,
                    Actor::Seat(_) => face.advance(at, given.next()?).ok()?,
                };
            }
        };
        let found = std::thread::scope(|scope| scope.spawn(again).join().ok().flatten());
        self.demand(Law::SameSeed, found == Some(end), || "played again on another thread, the game comes to another end".to_owned())
    }
}
