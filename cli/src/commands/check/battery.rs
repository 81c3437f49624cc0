//! `clade check --battery GAME`: all laws on random games.

mod tables;

use super::laws;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{interrupt, lang, progress, rows, texts};
use clade_check::battery::{Broken, Failure, LONGEST, Law, Plan, Rates, Report, Watch, run as check, setups};
use clade_engine::{CardFault, Module, Msg, Setup, Translate};
use clade_host::{Files, Folder};
use serde::Serialize;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Games of each set-up that another process plays once more.
const ELSEWHERE: u64 = 2;
/// In fewer games than this a card can be missed by chance: one of Soup acts in about one of five hundred.
const ENOUGH: u64 = 5000;

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
    pub(super) jobs: u16,
    /// Write the table before each broken law as a scenario into this folder, for `clade check`
    #[arg(long, value_name = "FOLDER", requires = "battery")]
    tables: Option<PathBuf>,
    /// Play so many mods made at random, the first one of this seed, instead of the game as it is
    #[arg(long, value_name = "N", requires = "battery", conflicts_with_all = ["options", "seats", "mods", "games", "tables", "thorough"])]
    pub(super) random_mods: Option<u32>,
    /// Run every law at every question: slow
    #[arg(long, requires = "battery")]
    thorough: bool,
    /// Print nothing but the checksum of the games
    #[arg(long, hide = true)]
    checksum: bool,
}

#[derive(Serialize)]
struct Found<'a> {
    law: &'static str,
    detail: String,
    /// The set-up, the game and the number of answers before; null if it is about all games together.
    setup: Option<Setup>,
    seed: Option<u64>,
    step: Option<u64>,
    /// Of a card that failed: which one, where, why and how often.
    #[serde(flatten)]
    failed: Option<Failed<'a>>,
    /// The file with the table before it, if one was written.
    table: Option<&'a Path>,
}

#[derive(Serialize)]
struct Failed<'a> {
    card: &'a str,
    file: &'a str,
    line: u32,
    reason: &'a str,
    times: u64,
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
    broken: Vec<Found<'a>>,
    /// Cards that were not met, where so few games break no law by it.
    not_met: Vec<&'a str>,
    cut_short: bool,
    checksum: String,
}

impl Battery {
    /// A game with the options and mods that were asked for.
    pub(super) fn which(&self, game: Option<String>) -> Which {
        Which { game, options: self.options.clone(), mods: self.mods.clone() }
    }
}

/// Checks and reports.
pub(crate) fn run(args: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    let which = args.which(args.battery.clone());
    let module = which.module()?;
    let about = module.about();
    let folders = which.folders()?;
    let files: Vec<_> = folders.iter().map(|folder| folder.files.clone()).collect();
    let mods: Vec<String> = folders.iter().filter_map(Folder::id).collect();
    let setups: Vec<Setup> = match (args.seats, args.options.is_empty()) {
        (None, true) => setups(module),
        (seats, _) => {
            let seats: Vec<u8> = seats.map_or_else(|| about.seats.clone().collect(), |n| vec![n]);
            seats.into_iter().map(|n| which.setup(n)).collect::<Result<_, _>>()?
        }
    };
    let setups = if files.is_empty() || args.checksum { setups } else { fitting(setups, module, &files, host.lang)? };
    let enough = u64::from(args.games) * setups.len() as u64 >= ENOUGH;
    let rates = if args.thorough { Rates::EACH } else { Rates::USUAL };
    let checked = |games: u64, jobs: usize| {
        let watch = Watch::new();
        let (setups, mods) = (setups.clone(), mods.clone());
        let all = games * setups.len() as u64;
        let plan = Plan { setups, games, seed: args.seed, jobs, rates, longest: LONGEST, mods, enough, watch: &watch };
        watched(all, &watch, || check(&plan, &|setup| module.ruleset(setup, &files)))
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
    let tables = match &args.tables {
        Some(folder) => tables::write(folder, about.id, &report, &folders)?,
        None => vec![None; report.broken.len()],
    };
    let not_met = if enough { Vec::new() } else { report.tally.idle() };
    if json {
        host.json(&as_json(about.id, setups.len(), &report, &tables, not_met))?;
    } else {
        print(about.id, setups.len(), &report, &tables, host)?;
        if !not_met.is_empty() {
            let line = texts::check_too_few(report.tally.games.to_string(), not_met.join(", "));
            writeln!(host.out, "\n{}", lang::words(host.lang).text(&line))?;
        }
    }
    match report.broken.first() {
        Some(broken) => Err(Error::Broken { law: broken.law.name() }),
        None if report.cut_short => Ok(Ended::Interrupted),
        None => Ok(Ended::Done),
    }
}

/// The set-ups in which these mods can be used.
fn fitting(setups: Vec<Setup>, module: &dyn Module, files: &[Files], lang: &'static str) -> Result<Vec<Setup>, Error> {
    let (mut fitting, mut refused) = (Vec::new(), Vec::new());
    for setup in setups {
        match module.ruleset(&setup, files) {
            Ok(ruleset) => {
                if fitting.is_empty() {
                    let words = lang::words_with(lang, &ruleset.texts(lang))?;
                    let mut err = anstream::stderr().lock();
                    ruleset.warnings().iter().try_for_each(|warning| writeln!(err, "{}", words.text(warning)))?;
                }
                fitting.push(setup);
            }
            Err(error) => refused.push(error),
        }
    }
    let left_out = refused.len();
    if let Some(error) = refused.into_iter().next() {
        if fitting.is_empty() {
            return Err(error.into());
        }
        let words = lang::words(lang);
        let reason = Error::from(error).say(&words);
        writeln!(anstream::stderr().lock(), "{}", words.text(&texts::check_left_out(left_out, reason)))?;
    }
    Ok(fitting)
}

/// Runs a check with a progress bar; Ctrl-C ends it at the next answer. A panic is reported as a broken law, not by
/// the usual trace.
pub(super) fn watched<R: Send>(games: u64, watch: &Watch, work: impl FnOnce() -> R + Send) -> Result<R, Error> {
    interrupt::listen()?;
    let bar = progress::bar(games, "{eta}");
    std::panic::set_hook(Box::new(|_| {}));
    let report = std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(watch.games());
            if interrupt::asked() {
                watch.stop();
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
        report.broken.push(Broken { law: Law::SameSeed, detail, at: None, failure: None });
    }
    Ok(())
}

fn as_json<'a>(game: &'a str, setups: usize, report: &'a Report, tables: &'a [Option<PathBuf>], not_met: Vec<&'a str>) -> Json<'a> {
    let tally = &report.tally;
    let failed = |failure: &'a Failure| {
        let CardFault { card, file, line, reason, .. } = &failure.fault;
        Failed { card, file, line: *line, reason, times: failure.times }
    };
    let found = |(broken, table): (&'a Broken, &'a Option<PathBuf>)| Found {
        law: broken.law.name(),
        detail: broken.detail.clone(),
        setup: broken.at.as_ref().map(|at| at.setup.clone()),
        seed: broken.at.as_ref().map(|at| at.seed),
        step: broken.at.as_ref().map(|at| at.step),
        failed: broken.failure.as_ref().map(failed),
        table: table.as_deref(),
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
        broken: report.broken.iter().zip(tables).map(found).collect(),
        not_met,
        cut_short: report.cut_short,
        checksum: format!("{:016x}", tally.checksum),
    }
}

fn print(game: &str, setups: usize, report: &Report, tables: &[Option<PathBuf>], host: &mut Host) -> Result<(), Error> {
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
    for (broken, table) in report.broken.iter().zip(tables) {
        let place = broken.at.as_ref().map(|at| {
            let options: String = at.setup.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
            texts::check_place(format!("--seats {}{options}", at.setup.seats), at.seed.to_string(), at.step.to_string())
        });
        let detail = match &broken.failure {
            Some(Failure { fault, times, .. }) => text(texts::check_failed_card(fault.card.clone(), times.to_string(), fault.to_string())),
            None => broken.detail.clone(),
        };
        let line = texts::check_broken(broken.law.name().to_owned(), detail);
        let place = place.map(|place| format!(" ({})", text(place))).unwrap_or_default();
        writeln!(host.out, "\n{}{place}", text(line))?;
        if let Some(table) = table {
            writeln!(host.out, "{}", text(texts::check_written(table.display().to_string())))?;
        }
    }
    let has_table = |broken: &Broken| broken.at.as_ref().is_some_and(|at| at.before.is_some());
    if report.broken.iter().any(has_table) && tables.iter().all(Option::is_none) {
        writeln!(host.out, "\n{}", text(texts::check_how()))?;
    }
    Ok(())
}
