//! `clade check --battery GAME`: all laws on random games.

use super::laws;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{interrupt, lang, rows, texts};
use clade_check::battery::{Broken, LONGEST, Law, Plan, Rates, Report, Watch, run as check, setups};
use clade_engine::{Msg, Setup, Translate};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Games of each set-up that another process plays once more.
const ELSEWHERE: u64 = 2;

/// What to check, and how long.
#[derive(clap::Args)]
pub(crate) struct Battery {
    /// Check the laws on random games of this game
    #[arg(long, value_name = "GAME", group = "of")]
    pub(crate) battery: Option<String>,
    /// Only with this rule; may be repeated [default: each value of each option]
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE", requires = "of")]
    options: Vec<String>,
    /// Only with so many players [default: each number]
    #[arg(long, value_name = "N", requires = "of")]
    pub(super) seats: Option<u8>,
    /// A folder with further cards; may be repeated
    #[arg(long = "mod", value_name = "FOLDER", requires = "of")]
    mods: Vec<PathBuf>,
    /// How many games of each set-up
    #[arg(short = 'n', long = "games", default_value_t = 160, value_parser = clap::value_parser!(u32).range(1..), requires = "battery")]
    games: u32,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1, requires = "of")]
    pub(super) seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256), requires = "battery")]
    jobs: u16,
    /// Run every law at every question: slow
    #[arg(long, requires = "battery")]
    thorough: bool,
    /// Print nothing but the checksum of the games
    #[arg(long, hide = true)]
    checksum: bool,
}

#[derive(Serialize)]
struct Found {
    law: &'static str,
    detail: String,
    /// The set-up, the game and the number of answers before; null if it is about all games together.
    setup: Option<Setup>,
    seed: Option<u64>,
    step: Option<u64>,
}

#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    setups: usize,
    games: u64,
    decisions: u64,
    chance_answers: u64,
    states_inside_cards: u64,
    hidden_differences: u64,
    look_alikes: u64,
    answers_in_rival_worlds: u64,
    picks_swapped: u64,
    refusals: u64,
    cards: usize,
    cards_that_acted: &'a [String],
    checks: Vec<(&'static str, u64)>,
    broken: Vec<Found>,
    cut_short: bool,
    checksum: String,
}

impl Battery {
    /// A game with the options and mods that were asked for.
    pub(super) fn which(&self, game: Option<String>) -> Which {
        Which { game: game.unwrap_or_default(), options: self.options.clone(), mods: self.mods.clone() }
    }
}

/// Checks and reports.
pub(crate) fn run(args: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    let which = args.which(args.battery.clone());
    let module = which.module()?;
    let about = module.about();
    let files = which.files()?;
    let setups: Vec<Setup> = match (args.seats, args.options.is_empty()) {
        (None, true) => setups(module),
        (seats, _) => {
            let seats: Vec<u8> = seats.map_or_else(|| about.seats.clone().collect(), |n| vec![n]);
            seats.into_iter().map(|n| which.setup(n)).collect::<Result<_, _>>()?
        }
    };
    let rates = if args.thorough { Rates::EACH } else { Rates::USUAL };
    let checked = |games: u64, jobs: usize| {
        let watch = Watch::new();
        let plan = Plan { setups: setups.clone(), games, seed: args.seed, jobs, rates, longest: LONGEST, watch: &watch };
        watched(&plan, || check(&plan, &|setup| module.ruleset(setup, &files)))
    };
    if args.checksum {
        let report = checked(ELSEWHERE, 1)?;
        writeln!(host.out, "{:016x}", report.tally.checksum)?;
        return Ok(Ended::Done);
    }
    let mut report = checked(u64::from(args.games), usize::from(args.jobs))?;
    if report.is_lawful() && !report.cut_short {
        elsewhere(args, &mut report, checked(ELSEWHERE, 2)?.tally.checksum)?;
    }
    if json {
        host.json(&as_json(about.id, setups.len(), &report))?;
    } else {
        print(about.id, setups.len(), &report, host)?;
    }
    match report.broken.first() {
        Some(broken) => Err(Error::Broken { law: broken.law.name() }),
        None if report.cut_short => Ok(Ended::Interrupted),
        None => Ok(Ended::Done),
    }
}

/// Runs a check with a progress bar; Ctrl-C ends it after the games that were begun. A panic is reported as a broken law, not by
/// the usual trace.
fn watched(plan: &Plan<'_>, work: impl FnOnce() -> Report + Send) -> Result<Report, Error> {
    interrupt::listen()?;
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}").unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(plan.games * plan.setups.len() as u64).with_style(style);
    std::panic::set_hook(Box::new(|_| {}));
    let report = std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(plan.watch.games());
            if interrupt::asked() {
                plan.watch.stop();
            }
            std::thread::park_timeout(Duration::from_millis(50));
        }
        worker.join()
    });
    drop(std::panic::take_hook());
    bar.finish_and_clear();
    report.map_err(|_| Error::Threads("the battery itself panicked".to_owned()))
}

/// The first games once more, on one thread of another process.
fn elsewhere(args: &Battery, report: &mut Report, here: u64) -> Result<(), Error> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["check", "--checksum", "--seed", &args.seed.to_string()]).args(args.battery.iter().flat_map(|game| ["--battery", game]));
    command.args(args.options.iter().flat_map(|option| ["--option", option]));
    command.args(args.mods.iter().flat_map(|folder| [PathBuf::from("--mod"), folder.clone()]));
    command.args(args.seats.iter().flat_map(|n| ["--seats".to_owned(), n.to_string()]));
    let output = command.stderr(Stdio::inherit()).output()?;
    let there = String::from_utf8_lossy(&output.stdout);
    if there.trim() != format!("{here:016x}") {
        let detail = format!("another process has the checksum {}, this one {here:016x}", there.trim());
        report.broken.push(Broken { law: Law::SameSeed, detail, at: None });
    }
    Ok(())
}

fn as_json<'a>(game: &'a str, setups: usize, report: &'a Report) -> Json<'a> {
    let tally = &report.tally;
    let found = |broken: &Broken| Found {
        law: broken.law.name(),
        detail: broken.detail.clone(),
        setup: broken.at.as_ref().map(|at| at.setup.clone()),
        seed: broken.at.as_ref().map(|at| at.seed),
        step: broken.at.as_ref().map(|at| at.step),
    };
    Json {
        game,
        setups,
        games: tally.games,
        decisions: tally.decisions,
        chance_answers: tally.chances,
        states_inside_cards: tally.inside,
        hidden_differences: tally.differences,
        look_alikes: tally.alike,
        answers_in_rival_worlds: tally.rivals,
        picks_swapped: tally.pairs,
        refusals: tally.refusals,
        cards: tally.in_play.len(),
        cards_that_acted: &tally.acted,
        checks: Law::ALL.iter().zip(&tally.checks).map(|(&(_, name, _), &n)| (name, n)).collect(),
        broken: report.broken.iter().map(found).collect(),
        cut_short: report.cut_short,
        checksum: format!("{:016x}", tally.checksum),
    }
}

fn print(game: &str, setups: usize, report: &Report, host: &mut Host) -> Result<(), Error> {
    let words = lang::words(host.lang);
    let text = |msg: Msg| words.text(&msg);
    let tally = &report.tally;
    writeln!(host.out, "{}\n", text(texts::check_title(game.to_owned(), tally.games.to_string(), setups)))?;
    let mut table = vec![vec![text(texts::check_law()), text(texts::check_says()), text(texts::check_times())]];
    for (&(law, name, _), n) in Law::ALL.iter().zip(&tally.checks) {
        let mark = if report.broken.iter().any(|broken| broken.law == law) { text(texts::check_broken_mark()) } else { n.to_string() };
        table.push(vec![name.to_owned(), text(laws::says(law)), mark]);
    }
    rows::print(host.out, &table, 2)?;
    writeln!(host.out)?;
    let acted = format!("{}/{}", tally.acted.len(), tally.in_play.len());
    let met = [
        (texts::check_decisions(), tally.decisions.to_string()),
        (texts::check_chance(), tally.chances.to_string()),
        (texts::check_inside(), tally.inside.to_string()),
        (texts::check_differences(), tally.differences.to_string()),
        (texts::check_rivals(), tally.rivals.to_string()),
        (texts::check_picks(), tally.pairs.to_string()),
        (texts::check_refusals(), tally.refusals.to_string()),
        (texts::check_acted(), acted),
        (texts::check_checksum(), format!("{:016x}", tally.checksum)),
    ];
    let met: Vec<Vec<String>> = met.into_iter().map(|(name, n)| vec![text(name), n]).collect();
    rows::print(host.out, &met, 1)?;
    for broken in &report.broken {
        let place = broken.at.as_ref().map(|at| {
            let options: String = at.setup.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
            texts::check_place(format!("--seats {}{options}", at.setup.seats), at.seed.to_string(), at.step.to_string())
        });
        let line = texts::check_broken(broken.law.name().to_owned(), broken.detail.clone());
        let place = place.map(|place| format!(" ({})", text(place))).unwrap_or_default();
        writeln!(host.out, "\n{}{place}", text(line))?;
    }
    Ok(())
}
