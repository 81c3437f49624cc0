//! `clade bench`: how fast a game plays through the face, on one core.
//!
//! With `--frames` it measures the window instead, see [`frames`].
//!
//! A *decision* is a seat's answer to a question with at least two legal answers. Chance and forced answers are played but
//! not counted. Each game is played three times: plainly, with a copy of the state before each decision, as a search makes one, and
//! while food and life are measured; in blocks that take turns, so that what else the machine does slows all of them
//! alike. A quarter of the games is played once more, with a clock inside that says where the time goes.
//! Moves come from a cheap generator, so that the game is measured and not the dice. The checksum is over the last states of all games in order:
//! two versions with the same checksum have done the same work. After Ctrl-C what was measured until then is reported.

mod frames;

use crate::error::Error;
use crate::failures::{Failed, Failures};
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{interrupt, lang, rows, texts};
use clade_ecology::{End, Watched};
use clade_engine::{Actor, Face, Handle, Msg, Tools, Translate, chance, hash};
use clade_host::random::{SplitMix, derive};
use clade_host::watchdog;
use serde::{Serialize, Serializer};
use std::time::{Duration, Instant};

/// The arguments of `clade bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many games; a fixed number makes checksums comparable
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Play for about so long instead
    #[arg(long, value_name = "S", conflicts_with = "games", value_parser = seconds)]
    seconds: Option<f64>,
    /// How many seats [default: 4, or as many as the rules are made for]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure the window instead: its frames on the largest table of a game
    #[arg(long, conflicts_with_all = ["games", "seconds"])]
    frames: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// How games are played.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Way {
    Plainly,
    /// With a copy of the state before each decision.
    Copying,
    /// While food and life are measured.
    Measuring,
}

/// What the games of one way came to.
#[derive(Clone, Debug, Default)]
struct Run {
    games: u32,
    decisions: u64,
    forced: u64,
    chance: u64,
    /// Legal answers at all decisions together.
    listed: u64,
    hashes: Vec<u8>,
    time: Duration,
    /// Cards that failed; of one game so many as the face holds.
    failures: Failures,
}

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

impl Run {
    fn checksum(&self) -> u64 {
        hash::of_bytes(&self.hashes)
    }

    /// Adds further games.
    fn add(&mut self, block: Self) {
        self.games += block.games;
        self.decisions += block.decisions;
        self.forced += block.forced;
        self.chance += block.chance;
        self.listed += block.listed;
        self.hashes.extend(block.hashes);
        self.time += block.time;
        self.failures.add(block.failures);
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.time.as_secs_f64().max(1e-9)
    }
}

/// Measures a game.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.frames {
        return frames::run(args, host);
    }
    let about = args.which.module()?.about();
    let seats = match args.seats {
        Some(seats) => seats,
        None => args.which.usual_seats(&args.which.folders()?)?.min(4),
    };
    let ruleset = args.which.ruleset(seats)?;
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
    let more = |run: &Run| run.time.as_nanos() as f64 - plain.time.as_nanos() as f64;
    let report = Report {
        game: about.id,
        version: about.version,
        seats,
        seed: args.seed,
        games: plain.games,
        decisions: plain.decisions,
        seat_decisions_per_s: plain.per_second(),
        seat_decisions_per_s_with_clone: cloned.per_second(),
        ns_per_decision: plain.time.as_nanos() as f64 / decisions,
        ns_per_clone: more(cloned) / decisions,
        ecology_share: measured.map(|run| more(run) / plain.time.as_nanos().max(1) as f64),
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

/// A time that is long enough to measure and ends.
fn seconds(text: &str) -> Result<f64, String> {
    const BOUNDS: std::ops::RangeInclusive<f64> = 0.01..=86_400.0;
    let seconds = text.parse().ok().filter(|seconds| BOUNDS.contains(seconds));
    seconds.ok_or_else(|| format!("{text} is not in {}..={}", BOUNDS.start(), BOUNDS.end()))
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

/// So many games are played in one way before it is the turn of the next: enough that its own code is at hand for nearly all of them.
const BLOCK: u32 = 25;

/// Plays so many games in each of the ways, or until those of the first have taken their time, or somebody presses Ctrl-C; then those of
/// whole blocks count.
fn play_all(face: &mut dyn Face, seed: u64, games: u32, limit: Option<Duration>, ways: &[Way]) -> Result<Vec<Run>, Error> {
    let mut runs = vec![Run::default(); ways.len()];
    let spare = face.start();
    while runs[0].games < games && limit.is_none_or(|limit| runs[0].time < limit) {
        let numbers = runs[0].games..games.min(runs[0].games.saturating_add(BLOCK));
        let mut block = vec![Run::default(); ways.len()];
        for turn in 0..ways.len() {
            let way = ((numbers.start / BLOCK) as usize + turn) % ways.len();
            let began = Instant::now();
            for number in numbers.clone() {
                if !play_one(face, derive(seed, u64::from(number)), (ways[way], spare), &mut block[way])? {
                    face.free(spare);
                    return Ok(runs);
                }
            }
            block[way].time = began.elapsed();
        }
        runs.iter_mut().zip(block).for_each(|(run, block)| run.add(block));
    }
    face.free(spare);
    Ok(runs)
}

/// Plays a game; false if Ctrl-C was pressed before its end.
fn play_one(face: &mut dyn Face, seed: u64, (way, spare): (Way, Handle), run: &mut Run) -> Result<bool, Error> {
    let mut words = SplitMix::new(seed);
    let at = face.start();
    let mut watched = if way == Way::Measuring { Some(Watched::begin(face, at)?) } else { None };
    let mut turn = face.turn(at)?;
    loop {
        if interrupt::asked() {
            face.free(at);
            return Ok(false);
        }
        turn = match turn.actor {
            Actor::Over => break,
            Actor::Chance => {
                run.chance += 1;
                face.roll(at, words.word())?
            }
            Actor::Seat(_) if turn.count == 0 => return Err(Error::DeadEnd { seed }),
            Actor::Seat(_) if turn.count == 1 => {
                run.forced += 1;
                face.advance(at, 0)?
            }
            Actor::Seat(_) => {
                if way == Way::Copying {
                    face.copy(at, spare)?;
                }
                watched.iter_mut().for_each(|watched| watched.decision(turn.count));
                run.decisions += 1;
                run.listed += u64::from(turn.count);
                face.advance(at, chance::below(words.word(), turn.count))?
            }
        };
        watched.iter_mut().try_for_each(|watched| watched.look(face))?;
    }
    watched.map(|watched| watched.end(face, End::Finished)).transpose()?;
    run.hashes.extend(face.hash(at)?.to_le_bytes());
    face.free(at);
    let mut failures = Failures::default();
    failures.met(face.faults());
    run.failures.add_game(failures);
    run.games += 1;
    Ok(true)
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
    report.ecology_share.into_iter().for_each(|share| line(texts::bench_ecology(), format!("{:.1} %", share * 100.0)));
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

/// A number in groups of three digits, as written in all three languages: with thin gaps.
fn thousands(n: f64) -> String {
    let digits = format!("{n:.0}");
    let mut out = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn digits_come_in_threes() {
        assert_eq!(
            ["0", "999", "1 000", "1 234 567"],
            [0.0, 999.0, 1000.0, 1_234_567.4].map(super::thousands).each_ref().map(String::as_str)
        );
    }
}
