//! `clade bench GAME --thinking`: how often each level thinks a decision through in a second, on one core and on all.
//!
//! The tables are those of random games, at questions with several answers, spread evenly over the games. Each level thinks on its own about
//! each of them, as it does when it plays.

use super::Args;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::rows::{self, thousands};
use crate::{interrupt, lang, progress, texts};
use clade_bots::{Bot as _, LEVELS, Level, Random, Searcher};
use clade_engine::{Actor, Ruleset, Tools, Translate};
use clade_host::random::derive;
use clade_table::WordStream;
use serde::Serialize;
use std::sync::Barrier;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// So many thoughts a level has at least, in whole decisions, and so many tables there are at most.
const THOUGHTS: u32 = 60_000;
const TABLES: usize = 48;
/// Of fewer decisions the slowest one says more than the cores.
const LEAST: usize = 24;
/// Games from which the tables come, and every how many of their decisions one is taken.
const GAMES: u64 = 8;
const EVERY: u32 = 11;

/// The report; its fields in this order are the JSON.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    seed: u64,
    cores: usize,
    levels: Vec<Row>,
}

/// How fast a level thinks.
#[derive(Serialize)]
struct Row {
    level: &'static str,
    /// How often a decision is thought through.
    thoughts: u32,
    /// How many decisions were measured.
    decisions: usize,
    /// Thoughts a second, on one core and on all.
    one_core: f64,
    all_cores: f64,
    /// How long a decision takes on one core.
    mean_ms: f64,
    slowest_ms: f64,
}

/// Measures all levels.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    interrupt::listen()?;
    let module = args.which.module()?;
    let folders = args.which.folders(host)?;
    let seats = args.seats.map_or_else(|| args.which.usual_seats(&folders), Ok)?;
    let ruleset = args.which.ruleset(seats, &folders)?;
    let tables = tables(&*ruleset, args.seed)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = progress::bar(2 * LEVELS.len() as u64, "");
    let mut report = Report { game: module.about().id, seats, seed: args.seed, cores, levels: Vec::new() };
    for level in LEVELS {
        let decisions = (THOUGHTS.div_ceil(level.iterations) as usize).clamp(LEAST, TABLES).min(tables.len());
        // Those that are measured lie all over the games.
        let tables: Vec<&[u8]> = (0..decisions).map(|nth| &*tables[nth * tables.len() / decisions]).collect();
        let times = thought(&*ruleset, level, &tables, 1)?.0;
        bar.inc(1);
        let (_, together) = thought(&*ruleset, level, &tables, cores)?;
        bar.inc(1);
        if interrupt::asked() {
            break;
        }
        let (all, slowest) = (times.iter().sum::<Duration>(), times.iter().max().copied().unwrap_or_default());
        let thoughts = decisions as f64 * f64::from(level.iterations);
        report.levels.push(Row {
            level: level.name,
            thoughts: level.iterations,
            decisions,
            one_core: thoughts / all.as_secs_f64().max(f64::MIN_POSITIVE),
            all_cores: thoughts / together.as_secs_f64().max(f64::MIN_POSITIVE),
            mean_ms: all.as_secs_f64() * 1000.0 / decisions.max(1) as f64,
            slowest_ms: slowest.as_secs_f64() * 1000.0,
        });
    }
    bar.finish_and_clear();
    let ended = if interrupt::asked() { Ended::Interrupted } else { Ended::Done };
    if args.json {
        host.json(&report)?;
        return Ok(ended);
    }
    let words = lang::words(host.lang);
    writeln!(host.out, "{}", words.text(&texts::thinking_title(module.about().name, report.seats, report.cores)))?;
    let head = [texts::thinking_level(), texts::thinking_thoughts(), texts::thinking_one(), texts::thinking_all()];
    let head = head.iter().chain(&[texts::thinking_mean(), texts::thinking_slowest()]).map(|msg| words.text(msg)).collect();
    let row = |row: &Row| {
        let numbers = [f64::from(row.thoughts), row.one_core, row.all_cores].map(thousands);
        let ms = [row.mean_ms, row.slowest_ms].map(|ms| format!("{ms:.1}"));
        [row.level.to_owned()].into_iter().chain(numbers).chain(ms).collect()
    };
    let lines: Vec<Vec<String>> = [head].into_iter().chain(report.levels.iter().map(row)).collect();
    rows::print(host.out, &lines, 1)?;
    Ok(ended)
}

/// Tables of random games at which a seat has a choice, saved.
fn tables(ruleset: &dyn Ruleset, seed: u64) -> Result<Vec<Vec<u8>>, Error> {
    let mut face = ruleset.open(Tools { stop: Some(interrupt::asked), ..Tools::default() })?;
    let mut found = Vec::new();
    for game in 0..GAMES {
        let seed = derive(seed, game);
        let (mut words, mut bot) = (WordStream::new(seed), Random::new(seed));
        let at = face.start();
        let (mut turn, mut decisions) = (face.turn(at)?, 0);
        while !interrupt::asked() {
            turn = match turn.actor {
                Actor::Over => break,
                Actor::Chance => face.roll(at, words.next())?,
                Actor::Seat(_) => {
                    if turn.count > 1 {
                        decisions += 1;
                        if decisions % EVERY == 0 {
                            found.push(face.save(at)?);
                        }
                    }
                    let index = bot.choose(&mut *face, at);
                    face.advance(at, index)?
                }
            };
        }
        face.free(at);
    }
    Ok(found)
}

/// How long a level thinks about each of these tables, on so many threads, and about all together. A thread that is done takes the next one:
/// one decision takes ten times as long as another, and a share in advance would leave cores idle.
fn thought(ruleset: &dyn Ruleset, level: Level, tables: &[&[u8]], threads: usize) -> Result<(Vec<Duration>, Duration), Error> {
    let (ready, taken) = (Barrier::new(threads), AtomicUsize::new(0));
    // Each thread opens its cards before the clock runs.
    let work = || -> Result<(Vec<Duration>, Duration), Error> {
        let opened = ruleset.open(Tools { stop: Some(interrupt::asked), ..Tools::default() });
        ready.wait();
        let mut face = opened?;
        let (mut times, start) = (Vec::new(), Instant::now());
        while let Some(table) = tables.get(taken.fetch_add(1, Ordering::Relaxed)) {
            let at = face.load(table)?;
            let (mut bot, began) = (Searcher::new(level, 1), Instant::now());
            bot.stop_when(interrupt::sign());
            bot.choose(&mut *face, at);
            times.push(began.elapsed());
            face.free(at);
        }
        Ok((times, start.elapsed()))
    };
    let done = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads.into_iter().map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        joined.collect::<Result<Vec<_>, Error>>()
    })?;
    let longest = done.iter().map(|(_, time)| *time).max().unwrap_or_default();
    Ok((done.into_iter().flat_map(|(times, _)| times).collect(), longest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use clade_engine::Setup;

    #[test]
    fn each_table_is_thought_of_once_on_any_number_of_threads() {
        let setup = Setup { seats: 3, options: Default::default() };
        let ruleset = clade_host::ruleset(games::find("pond").expect("the example"), &setup, &[]).expect("its rules");
        let tables = tables(&*ruleset, 1).expect("tables");
        assert!(tables.len() > 7, "{}", tables.len());
        let tables: Vec<&[u8]> = tables.iter().take(7).map(|table| &**table).collect();
        for threads in [1, 2, 9] {
            let (times, together) = thought(&*ruleset, LEVELS[0], &tables, threads).expect("thoughts");
            assert!(times.len() == 7 && times.iter().all(|time| *time <= together), "{threads}: {times:?}, {together:?}");
        }
    }
}
