//! A report for people and as JSON.

use super::asked::is_enough;
use crate::commands::check::laws;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{lang, rows, texts};
use clade_check::battery::{Broken, Failure, Kept, Law, Place, Report, Shard};
use clade_engine::{CardFault, Msg, Setup, Translate as _};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// What was written for a broken law.
#[derive(Clone, Default)]
pub(super) struct Written {
    /// The table before it.
    pub(super) table: Option<PathBuf>,
    /// The game up to it.
    pub(super) record: Option<PathBuf>,
}

/// What is reported.
pub(crate) struct Told {
    game: String,
    setups: usize,
    pub(super) report: Report,
    enough: bool,
    /// The files of each broken law.
    pub(super) files: Vec<Written>,
    /// The folders of the mods, as they were named.
    pub(crate) mods: Vec<PathBuf>,
    /// The share that was checked, if not all.
    pub(super) shard: Option<(u64, u64)>,
}

impl Told {
    /// For a report that is not finished: whether the games were `enough` decides what else breaks a law.
    pub(crate) fn new(game: &str, setups: usize, report: Report, enough: bool) -> Self {
        let report = report.finished(enough);
        let files = vec![Written::default(); report.broken.len()];
        Self { game: game.to_owned(), setups, report, enough, files, mods: Vec::new(), shard: None }
    }

    /// What is reported of a file: of a share, nothing that only all of them together can show.
    pub(super) fn of_kept(kept: Kept, cut_short: bool) -> Self {
        let Kept { asked, shard, mut report, .. } = kept;
        report.cut_short |= cut_short;
        let enough = shard == Shard::WHOLE && is_enough(asked.games, asked.setups.len());
        let mut told = Self::new(&asked.game, asked.setups.len(), report, enough);
        told.shard = (shard != Shard::WHOLE).then_some((shard.0, shard.1));
        told
    }

    /// How many games were played.
    pub(crate) fn games(&self) -> u64 {
        self.report.tally.games
    }

    fn not_met(&self) -> Vec<&str> {
        if self.enough { Vec::new() } else { self.report.tally.idle() }
    }
}

/// Prints it, and how it ended.
pub(super) fn tell(told: &Told, json: bool, host: &mut Host) -> Result<Ended, Error> {
    if json {
        host.json(&as_json(told))?;
    } else {
        print(told, host)?;
        if !told.not_met().is_empty() {
            let line = texts::check_too_few(told.report.tally.games.to_string(), told.not_met().join(", "));
            writeln!(host.out, "\n{}", lang::words(host.lang).text(&line))?;
        }
    }
    end(told)
}

/// How many games kept all laws, and each law that is broken.
pub(crate) fn brief(told: &Told, host: &mut Host) -> Result<(), Error> {
    let tally = &told.report.tally;
    let msg = texts::check_title(told.game.clone(), tally.games.to_string(), told.setups);
    writeln!(
        host.out,
        "{}\n{}",
        lang::words(host.lang).text(&msg),
        lang::words(host.lang).text(&texts::mod_laws(told.report.broken.len(), tally.decisions.to_string()))
    )?;
    told.report.broken.iter().zip(&told.files).try_for_each(|(broken, files)| print_broken(told, broken, files, host))
}

/// How it ended.
pub(crate) fn end(told: &Told) -> Result<Ended, Error> {
    match told.report.broken.first() {
        Some(broken) => Err(Error::Broken { law: broken.law.name() }),
        None if told.report.cut_short => Ok(Ended::Interrupted),
        None => Ok(Ended::Done),
    }
}

/// The laws that are broken, by name, with what was seen.
pub(crate) fn broken(told: &Told) -> Vec<(&'static str, &str)> {
    told.report.broken.iter().map(|broken| (broken.law.name(), broken.detail.as_str())).collect()
}

#[derive(Serialize)]
struct Found<'a> {
    law: &'static str,
    detail: &'a str,
    /// The set-up, the game and the number of answers before; null if it is about all games together.
    setup: Option<&'a Setup>,
    seed: Option<u64>,
    step: Option<u64>,
    /// What plays this game again.
    again: Option<String>,
    /// Of a card that failed: which one, where, why and how often.
    #[serde(flatten)]
    failed: Option<Failed<'a>>,
    /// The file with the table before it, if one was written.
    table: Option<&'a Path>,
    /// The saved game up to it, if one was written.
    record: Option<&'a Path>,
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
    /// The share of the games that was checked: which one, of how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    shard: Option<(u64, u64)>,
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

fn as_json(told: &Told) -> Json<'_> {
    let Report { tally, broken, cut_short } = &told.report;
    Json {
        game: &told.game,
        shard: told.shard,
        setups: told.setups,
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
        broken: broken.iter().zip(&told.files).map(|(broken, files)| found(told, broken, files)).collect(),
        not_met: told.not_met(),
        cut_short: *cut_short,
        checksum: format!("{:016x}", tally.checksum),
    }
}

fn found<'a>(told: &Told, broken: &'a Broken, files: &'a Written) -> Found<'a> {
    let at = broken.at.as_ref();
    let failed = |failure: &'a Failure| {
        let CardFault { card, file, line, reason, .. } = &failure.fault;
        Failed { card, file, line: *line, reason, times: failure.times }
    };
    Found {
        law: broken.law.name(),
        detail: &broken.detail,
        setup: at.map(|at| &at.setup),
        seed: at.map(|at| at.seed),
        step: at.map(|at| at.step),
        again: at.map(|at| again(told, at)),
        failed: broken.failure.as_ref().map(failed),
        table: files.table.as_deref(),
        record: files.record.as_deref(),
    }
}

/// The arguments of a set-up.
fn arguments(at: &Place) -> String {
    let options: String = at.setup.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
    format!("--seats {}{options}", at.setup.seats)
}

/// The command that plays a game again. Files that were merged do not say where the mods are.
fn again(told: &Told, at: &Place) -> String {
    let mods: String = told.mods.iter().map(|folder| format!(" --mod {}", folder.display())).collect();
    format!("clade check --battery {} {}{mods} --game {}", told.game, arguments(at), at.seed)
}

fn print(told: &Told, host: &mut Host) -> Result<(), Error> {
    let words = lang::words(host.lang);
    let text = |msg: Msg| words.text(&msg);
    let Report { tally, broken, .. } = &told.report;
    writeln!(host.out, "{}\n", text(texts::check_title(told.game.clone(), tally.games.to_string(), told.setups)))?;
    let mut table = vec![vec![text(texts::check_law()), text(texts::check_says()), text(texts::check_times())]];
    for (&(law, name, _), n) in Law::ALL.iter().zip(&tally.checks) {
        let mark = if broken.iter().any(|broken| broken.law == law) { text(texts::check_broken_mark()) } else { n.to_string() };
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
    for (broken, files) in broken.iter().zip(&told.files) {
        print_broken(told, broken, files, host)?;
    }
    let has_table = |broken: &Broken| broken.at.as_ref().is_some_and(|at| at.before.is_some());
    if told.files.iter().all(|files| files.table.is_none()) && broken.iter().any(has_table) {
        writeln!(host.out, "\n{}", text(texts::check_how()))?;
    }
    Ok(())
}

fn print_broken(told: &Told, broken: &Broken, files: &Written, host: &mut Host) -> Result<(), Error> {
    let words = lang::words(host.lang);
    let text = |msg: Msg| words.text(&msg);
    let place = |at: &Place| text(texts::check_place(arguments(at), at.seed.to_string(), at.step.to_string()));
    let detail = match &broken.failure {
        Some(Failure { fault, times, .. }) => text(texts::check_failed_card(fault.card.clone(), times.to_string(), fault.to_string())),
        None => broken.detail.clone(),
    };
    let line = texts::check_broken(broken.law.name().to_owned(), detail);
    let at = broken.at.as_ref();
    writeln!(host.out, "\n{}{}", text(line), at.map(|at| format!(" ({})", place(at))).unwrap_or_default())?;
    let shown = |path: &Path| path.display().to_string();
    let lines = [
        at.map(|at| texts::check_again(again(told, at))),
        files.table.as_deref().map(|table| texts::check_written(shown(table))),
        files.record.as_deref().map(|record| texts::check_recorded(shown(record))),
    ];
    lines.into_iter().flatten().try_for_each(|msg| writeln!(host.out, "{}", text(msg)))?;
    Ok(())
}
