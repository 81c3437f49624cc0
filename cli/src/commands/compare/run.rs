//! A comparison is begun or resumed, its games are played, and the results are reported.

use super::{Args, rules, table, wished};
use crate::error::Error;
use crate::failures::Failures;
use crate::host::{Ended, Host};
use crate::{games, interrupt, lang, progress, texts};
use clade_compare::{Planned, Report, Run, Share, Watch, files, play};
use clade_ecology::statistics::REPLICATES;
use clade_engine::{Tools, Translate as _};
use clade_host::watchdog;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Plays, measures and reports.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.rules {
        return rules::print(&wished::modules(&args.games)?, args.json, host);
    }
    let (planned, mut run) = begun(args, host)?;
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
    let words = clade_compare::Prose::new(host.lang, games::modules());
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
fn begun(args: &Args, host: &Host) -> Result<(Planned, Run), Error> {
    let folders = || wished::folders(args, host);
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
    let planned = wished::wish(args, folders()?, host)?.plan()?;
    let run = match &args.out {
        Some(out) => Run::open(out, planned.asked.clone(), args.shard.unwrap_or(Share::WHOLE), false)?,
        None => Run::unkept(planned.asked.clone()),
    };
    Ok((planned, run))
}

/// Plays what is left, with a bar that shows speed and time left; Ctrl-C ends it.
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
