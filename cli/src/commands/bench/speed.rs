//! How fast a game plays, and what its decisions cost.

use super::Args;
use super::play::{Run, Way, play_all};
use crate::error::Error;
use crate::failures::Failed;
use crate::host::{Ended, Host};
use crate::rows::{self, thousands};
use crate::{interrupt, lang, texts};
use clade_engine::{Msg, Tools, Translate};
use clade_host::watchdog;
use serde::{Serialize, Serializer};
use std::time::Duration;

/// The report; its fields in this order are the JSON.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    version: &'static str,
    seats: u8,
    seed: u64,
    games: u32,
    decisions: u64,
    seat_decisions_per_s: f64,
    seat_decisions_per_s_with_clone: f64,
    ns_per_decision: f64,
    ns_per_clone: f64,
    /// How much longer playing takes while food and life are measured, as a share of playing plainly.
    ecology_share: Option<f64>,
    decisions_per_game: f64,
    forced_per_decision: f64,
    chance_per_decision: f64,
    mean_list: f64,
    state_bytes: usize,
    #[serde(serialize_with = "as_map")]
    per_decision: Vec<(&'static str, f64)>,
    checksum: String,
    failed: Vec<Failed>,
}

fn as_map<S: Serializer>(pairs: &[(&'static str, f64)], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().copied())
}

/// Measures a game.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let about = args.which.module()?.about();
    let folders = args.which.folders(host)?;
    let seats = args.seats.map_or_else(|| Ok::<_, Error>(args.which.usual_seats(&folders)?.min(4)), Ok)?;
    let ruleset = args.which.ruleset(seats, &folders)?;
    // No watchdog: it would read the clock in the middle of what is measured, and a script's steps are limited anyway.
    let mut face = ruleset.open(Tools::default())?;
    let face = face.as_mut();
    let limit = args.seconds.map(|s| Duration::from_secs_f64(s.clamp(0.0, 86_400.0)));
    let is_noted = face.reading().is_some();
    interrupt::listen()?;
    play_all(face, args.seed, args.games.min(20), None, &[Way::Plainly])?; // warm up
    let before = face.counters();
    let ways = if is_noted { &[Way::Plainly, Way::Copying, Way::Measuring][..] } else { &[Way::Plainly, Way::Copying] };
    let runs = play_all(face, args.seed, if limit.is_some() { u32::MAX } else { args.games }, limit, ways)?;
    let (plain, cloned, measured) = (&runs[0], &runs[1], runs.get(2));
    if let Some(other) = runs.iter().find(|run| run.checksum() != plain.checksum()) {
        return Err(Error::Checksum(plain.checksum(), other.checksum()));
    }
    let after = face.counters();
    let mut timed_face = ruleset.open(watchdog::timed())?;
    let timed = play_all(timed_face.as_mut(), args.seed, plain.games.div_ceil(4), None, &[Way::Plainly])?;
    let is_time = |(name, _): &(&str, u64)| name.ends_with("_ns");
    let (mut counts, mut times) = (after, timed_face.counters());
    counts.retain(|counter| !is_time(counter));
    times.retain(is_time);
    let mut per_decision = shared(&before, &counts, &runs);
    per_decision.extend(shared(&[], &times, &timed));
    let decisions = plain.decisions.max(1) as f64;
    let ns_per_decision = plain.time.as_nanos() as f64 / decisions;
    let report = Report {
        game: about.id,
        version: about.version,
        seats,
        seed: args.seed,
        games: plain.games,
        decisions: plain.decisions,
        seat_decisions_per_s: plain.per_second(),
        seat_decisions_per_s_with_clone: cloned.per_second(),
        ns_per_decision,
        ns_per_clone: ns_per_decision * cloned.longer_than(plain),
        ecology_share: measured.map(|run| run.longer_than(plain)),
        decisions_per_game: decisions / f64::from(plain.games.max(1)),
        forced_per_decision: plain.forced as f64 / decisions,
        chance_per_decision: plain.chance as f64 / decisions,
        mean_list: plain.listed as f64 / decisions,
        state_bytes: face.state_size(),
        per_decision,
        checksum: format!("{:016x}", plain.checksum()),
        failed: plain.failures.listed(),
    };
    let words = lang::words(host.lang);
    if args.json {
        host.json(&report)?;
    } else {
        print(&report, &words, host)?;
        plain.failures.print(&words, host.out)?;
    }
    if interrupt::asked() { Ok(Ended::Interrupted) } else { plain.failures.end() }
}

/// What the face counted between two looks, per decision.
fn shared(before: &[(&str, u64)], after: &[(&'static str, u64)], runs: &[Run]) -> Vec<(&'static str, f64)> {
    let decisions: u64 = runs.iter().map(|run| run.decisions).sum();
    let counted = |&(name, now): &(&'static str, u64)| {
        let then = before.iter().find(|(n, _)| *n == name).map_or(0, |&(_, then)| then);
        (name, now.saturating_sub(then) as f64 / decisions.max(1) as f64)
    };
    after.iter().map(counted).collect()
}

fn print(report: &Report, words: &dyn Translate, host: &mut Host) -> Result<(), Error> {
    let title = texts::bench_title(report.game.to_owned(), report.seats, report.games, thousands(report.decisions as f64));
    writeln!(host.out, "{}", words.text(&title))?;
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut line = |name: Msg, value: String| lines.push(vec![words.text(&name), value]);
    line(texts::bench_speed(), thousands(report.seat_decisions_per_s));
    line(texts::bench_speed_clone(), thousands(report.seat_decisions_per_s_with_clone));
    line(texts::bench_ns(), thousands(report.ns_per_decision));
    line(texts::bench_ns_clone(), thousands(report.ns_per_clone.max(0.0)));
    report.ecology_share.into_iter().for_each(|share| line(texts::bench_ecology(), words.percent(&format!("{:.1}", share * 100.0))));
    line(texts::bench_length(), format!("{:.1}", report.decisions_per_game));
    line(texts::bench_list(), format!("{:.1}", report.mean_list));
    line(texts::bench_forced(), format!("{:.3}", report.forced_per_decision));
    line(texts::bench_chance(), format!("{:.3}", report.chance_per_decision));
    for (name, value) in &report.per_decision {
        line(texts::bench_counter((*name).to_owned()), format!("{value:.3}"));
    }
    line(texts::bench_state(), thousands(report.state_bytes as f64));
    line(texts::bench_checksum(), report.checksum.clone());
    rows::print(host.out, &lines, 1)?;
    Ok(())
}
