//! `clade compare`: what eating means in each game, measured side by side.
//!
//! Plays the games of all settings with the same seeds, measures each while it is played, and reports. With `--out` everything is kept in a
//! folder: rows as they come, so that a run that was cut short goes on with `--resume`, and shares of it are put together with `--merge`.

mod rules;
mod table;
mod wished;

use crate::error::Error;
use crate::failures::Failures;
use crate::host::{Ended, Host};
use crate::{games, interrupt, lang, progress, texts};
use clade_compare::{Planned, Report, Run, Share, Watch, files, play};
use clade_ecology::statistics::REPLICATES;
use clade_engine::{Tools, Translate as _};
use clade_host::watchdog;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// What to compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games [default: all but the example]
    games: Vec<String>,
    /// A rule that all settings play differently or, with the name of a game and a dot before it, only that game; may be repeated
    #[arg(long = "option", short = 'o', value_name = "[GAME.]NAME=VALUE")]
    options: Vec<String>,
    /// A folder with further cards; may be repeated
    #[arg(long = "mod", value_name = "FOLDER")]
    mods: Vec<PathBuf>,
    /// How many games of each setting and kind of bots
    #[arg(short = 'n', long = "number", value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// How many seats, or who sits where at one table [default: as many as the rules are made for, at most 4]
    #[arg(long, value_delimiter = ',', value_name = "N|BOT,…")]
    seats: Vec<String>,
    /// The kinds of bots; each plays all settings at tables of its own, and a finding says among whom it holds [default: greedy,random]
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", conflicts_with = "resume")]
    bots: Vec<String>,
    /// The same game in another setting: NAME=VALUE of an option, seats=N, bots=BOT or mod=FOLDER, with commas between; may be repeated
    #[arg(long, value_name = "CHANGE,…", conflicts_with = "by")]
    vs: Vec<String>,
    /// One thing that changes step by step: seats, bots, or an option, with the values to try if not all
    #[arg(long, value_name = "WHAT[=VALUE,…]")]
    by: Option<String>,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// Keep the run in this folder and write there report.html, report.json, the tables of all games, and games that stand out
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Go on with the run in this folder
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["games", "options", "number", "seats", "vs", "by", "seed", "out"])]
    resume: Option<PathBuf>,
    /// Play only this share of the games, such as 2/8; the others are for other machines
    #[arg(long, value_name = "I/N", value_parser = wished::share, requires = "out")]
    shard: Option<Share>,
    /// Put together the runs in these folders, shares of one comparison
    #[arg(long, value_name = "FOLDER", num_args = 1.., requires = "out", conflicts_with_all = ["games", "options", "number", "seats", "bots", "vs", "by", "seed", "shard", "resume"])]
    merge: Vec<PathBuf>,
    /// Play nothing: show what the rulebooks say of food, side by side
    #[arg(long, conflicts_with_all = ["out", "resume", "merge", "vs", "by"])]
    rules: bool,
    /// Show all numbers, not only those that were named beforehand
    #[arg(long)]
    all: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays, measures and reports.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.rules {
        return rules::print(&wished::modules(&args.games)?, args.json, host);
    }
    let (planned, mut run) = begun(args)?;
    let mut failures = Failures::default();
    let ended = play_left(&planned, &mut run, args.jobs, host.lang, &mut failures);
    run.settle()?;
    ended?;
    let is_cut_short = !run.left().is_empty();
    if is_cut_short || run.share() != Share::WHOLE {
        let msg = texts::compare_partial(run.ended().to_string(), (planned.asked.games * planned.asked.arms.len() as u64).to_string());
        host.say(&msg)?;
    }
    let games = run.games();
    let Some(mut report) = Report::of(planned.asked.clone(), &games, REPLICATES) else { return Ok(Ended::Interrupted) };
    let folder = args.resume.as_ref().or(args.out.as_ref());
    let words = clade_compare::Words::new(host.lang, games::modules());
    let written = match folder {
        Some(folder) => files::write(folder, &planned, &mut report, &games, &words)?,
        None => Vec::new(),
    };
    if args.json {
        host.json(&report)?;
    } else {
        table::print(&report, &words, args.all, host)?;
        if let Some(file) = written.first() {
            let folder = file.parent().unwrap_or(file).display().to_string();
            writeln!(host.out, "\n{}", lang::words(host.lang).text(&texts::compare_written(folder)))?;
        }
        failures.print(&lang::words(host.lang), host.out)?;
    }
    if is_cut_short { Ok(Ended::Interrupted) } else { failures.end() }
}

/// What is asked, and the run as far as it is.
fn begun(args: &Args) -> Result<(Planned, Run), Error> {
    let folders = || args.mods.iter().map(|path| Ok(clade_host::Folder::read(path)?)).collect::<Result<Vec<_>, Error>>();
    let again = |asked| -> Result<Planned, Error> { Ok(Planned::again(asked, games::modules(), &folders()?)?) };
    if let (false, Some(out)) = (args.merge.is_empty(), &args.out) {
        let planned = again(Run::asked_in(&args.merge[0])?.0)?;
        return Ok((planned, Run::merged(&args.merge, out)?));
    }
    if let Some(folder) = &args.resume {
        let (asked, share) = Run::asked_in(folder)?;
        let planned = again(asked)?;
        let run = Run::open(folder, planned.asked.clone(), share, true)?;
        return Ok((planned, run));
    }
    let planned = wished::wish(args, folders()?)?.plan()?;
    let run = match &args.out {
        Some(out) => Run::open(out, planned.asked.clone(), args.shard.unwrap_or(Share::WHOLE), false)?,
        None => Run::unkept(planned.asked.clone()),
    };
    Ok((planned, run))
}

/// Plays what is left, with a bar that says how fast and how long still; Ctrl-C ends it.
fn play_left(planned: &Planned, run: &mut Run, jobs: u16, language: &'static str, failures: &mut Failures) -> Result<(), Error> {
    let left = run.left();
    if left.is_empty() {
        return Ok(());
    }
    interrupt::listen()?;
    let watch = Watch::new(interrupt::sign());
    let (bar, words, began) = (progress::bar(run.ended() + left.len() as u64, "{msg} {eta}"), lang::words(language), Instant::now());
    bar.set_position(run.ended());
    bar.reset_eta();
    let shared = Mutex::new((run, failures, Ok(())));
    let tools = Tools { stop: Some(interrupt::asked), ..watchdog::guarded() };
    let played = play(&planned.asked, &planned.rulesets, &left, (usize::from(jobs), tools), &watch, &|done| {
        let mut shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
        let (run, failures, kept) = &mut *shared;
        let mut met = Failures::default();
        met.met(done.faults.clone());
        failures.add_game(met);
        if let Err(error) = run.keep(done) {
            watch.stop();
            *kept = Err(error);
        }
        bar.inc(1);
        let rate = watch.decisions() as f64 / began.elapsed().as_secs_f64().max(0.001);
        bar.set_message(words.text(&texts::compare_rate(format!("{rate:.0}"))));
    });
    bar.finish_and_clear();
    shared.into_inner().unwrap_or_else(PoisonError::into_inner).2?;
    Ok(played?)
}
