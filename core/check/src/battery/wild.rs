//! Random mods: no card can break a law of a game, hang it or make it go on for ever, whatever it contains.
//!
//! Cards may fail as they like here, and undo what others did; everything else is a law as in any game. Each mod is played with a set-up of its own: a game under
//! all laws for a while, with greedy seats and random ones, then whole games of random seats and of greedy ones.

use super::chunks::said;
use super::law::{Breach, Law, Lawful, demand};
use super::plan::{is_possible, thinkable_setups};
use super::walk::{THOUGHT, Walk, Wild, allowed, words_of};
use super::{Rates, RulesetOf, Tally, Watch};
use clade_bots::{Bot, Greedy, Patience, Random};
use clade_engine::{Actor, Face, Module, Ruleset, Setup, Tools, hash};
use rayon::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// For how many answers a game under all laws is played.
const WATCHED: u64 = 250;
/// A whole game of so many answers has no end.
const LONGEST: u64 = 100_000;
/// For how many answers of a whole game greedy seats think; then they play at random, as bots finally do in a game without end.
const GREEDY: u64 = 150;

/// A law that a mod broke.
#[derive(Clone, Debug)]
pub struct WildBroken {
    /// The seed of the mod and of its games: [`Module::wild_mod`].
    pub seed: u64,
    /// Its set-up.
    pub setup: Setup,
    /// The law.
    pub law: Law,
    /// What was seen.
    pub detail: String,
    /// How many answers had been given.
    pub step: u64,
}

/// What became of random mods.
#[derive(Clone, Debug, Default)]
pub struct WildReport {
    /// Mods that were played.
    pub mods: u64,
    /// Mods that were not loaded, and why.
    pub refused: Vec<(u64, String)>,
    /// Answers in whole games, those of Chance among them.
    pub answers: u64,
    /// How often an event or a rule hook reported that a card failed.
    pub failures: u64,
    /// What the laws met.
    pub tally: Tally,
    /// Broken laws, by seed; the first of each mod.
    pub broken: Vec<WildBroken>,
    /// Whether it was stopped before its end.
    pub cut_short: bool,
}

/// Plays mods of the seeds from one on. The report is the same for any number of threads (0: one for each core), unless it is stopped.
pub fn wild(module: &dyn Module, seeds: std::ops::Range<u64>, jobs: usize, watch: &Watch) -> WildReport {
    let setups = thinkable_setups(module);
    let play = || seeds.into_par_iter().map(|seed| one(module, &setups, seed, watch)).collect();
    let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build();
    let parts: Vec<WildReport> = match pool {
        Ok(pool) => pool.install(play),
        Err(_) => play(), // no threads of our own: those that there are
    };
    parts.into_iter().fold(WildReport::default(), |mut all, part| {
        all.mods += part.mods;
        all.refused.extend(part.refused);
        all.answers += part.answers;
        all.failures += part.failures;
        all.tally.add(part.tally);
        all.broken.extend(part.broken);
        all.cut_short |= part.cut_short;
        all
    })
}

/// One mod.
fn one(module: &dyn Module, setups: &[Setup], seed: u64, watch: &Watch) -> WildReport {
    let mut report = WildReport { cut_short: watch.stopped(), ..WildReport::default() };
    let Some(files) = module.wild_mod(seed).filter(|_| !report.cut_short) else { return report };
    let from = (hash::of(&("set-up", seed)) % setups.len() as u64) as usize;
    let possible = setups.iter().cycle().skip(from).take(setups.len()).find(|setup| is_possible(module, setup));
    let Some(setup) = possible else { return report };
    let rules = match module.ruleset(setup, std::slice::from_ref(&files)) {
        Ok(rules) => rules,
        Err(error) => {
            report.refused.push((seed, error.to_string()));
            watch.ended();
            return report;
        }
    };
    let again = |setup: &Setup| module.ruleset(setup, std::slice::from_ref(&files));
    let mut step = 0;
    let played = catch_unwind(AssertUnwindSafe(|| {
        watched(&*rules, &again, setup, seed, watch, &mut report, &mut step)?;
        for greedy in [false, true] {
            whole(&*rules, seed, greedy, watch, &mut report, &mut step)?;
        }
        Ok(())
    }));
    let breach = match played {
        Ok(Ok(())) => None,
        Ok(Err(breach)) => Some(breach),
        Err(panic) => Some(Breach { law: Law::NoPanic, detail: said(&*panic) }),
    };
    report.broken.extend(breach.map(|Breach { law, detail }| WildBroken { seed, setup: setup.clone(), law, detail, step }));
    report.mods += 1;
    report.cut_short |= watch.stopped();
    watch.ended();
    report
}

/// A game under all laws.
fn watched(
    rules: &dyn Ruleset,
    again: RulesetOf<'_>,
    setup: &Setup,
    seed: u64,
    watch: &Watch,
    report: &mut WildReport,
    step: &mut u64,
) -> Lawful {
    let rates = Rates { whole_game: 1, ..Rates::USUAL };
    let plan =
        super::Plan { setups: Vec::new(), games: 1, seed, jobs: 1, rates, longest: super::LONGEST, mods: Vec::new(), enough: false, watch };
    let mut walk = Walk::new(rules, &plan, setup).map_err(|error| Breach { law: Law::Accepted, detail: error.to_string() })?;
    walk.wild = Some(Wild { answers: WATCHED, greedy: hash::of(&("greedy", seed)) });
    let end = walk.game(seed, true);
    *step = walk.step;
    let lawful = match end {
        Ok(Some(end)) => walk.same_elsewhere(again, seed, end),
        ended => ended.map(drop),
    };
    report.failures += walk.tally.failures.iter().map(|failure| failure.times).sum::<u64>();
    report.tally = std::mem::take(&mut walk.tally);
    lawful
}

/// A game to its end, for it has one.
fn whole(rules: &dyn Ruleset, seed: u64, greedy: bool, watch: &Watch, report: &mut WildReport, step: &mut u64) -> Lawful {
    let mut face = rules.open(Tools::default()).map_err(|error| Breach { law: Law::Accepted, detail: error.to_string() })?;
    let face: &mut dyn Face = &mut *face;
    let bot = |seat: u64| -> Box<dyn Bot> {
        if greedy { Box::new(Greedy::within(hash::of(&(seed, seat)), THOUGHT)) } else { Box::new(Random::new(hash::of(&(seed, seat)))) }
    };
    let mut bots: Vec<Box<dyn Bot>> = (0..clade_engine::MAX_SEATS as u64).map(bot).collect();
    let (at, (mut dice, _), mut patience) = (face.start(), words_of(seed), Patience::default());
    *step = 0;
    loop {
        if greedy && *step == GREEDY {
            bots = (0..clade_engine::MAX_SEATS as u64).map(|seat| Box::new(Random::new(hash::of(&(seed, seat)))) as Box<dyn Bot>).collect();
        }
        let turn = allowed(face.turn(at))?;
        match turn.actor {
            _ if watch.stopped() => return Ok(()),
            Actor::Over => return Ok(()),
            Actor::Chance => drop(allowed(face.roll(at, dice.next()))?),
            Actor::Seat(seat) => {
                demand(Law::Answerable, turn.count > 0, || format!("{seat:?} is asked and cannot answer"))?;
                let index = patience.choose(&mut *bots[usize::from(seat.0)], face, at, false);
                let ends = || {
                    let text = face.texts(at).unwrap_or_default().lines().nth(index as usize).unwrap_or_default().to_owned();
                    format!("{LONGEST} answers of {} seats, and no end; the last one is '{text}'", if greedy { "greedy" } else { "random" })
                };
                demand(Law::Ends, *step < LONGEST, ends)?;
                allowed(face.advance(at, index))?;
            }
        }
        *step += 1;
        report.answers += 1;
        report.failures += face.faults().len() as u64;
    }
}
