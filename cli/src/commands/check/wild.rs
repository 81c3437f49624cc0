//! `clade check --battery GAME --random-mods N`: no mod breaks a law, hangs a game or makes it go on for ever.

use super::battery::{Battery, watched};
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{lang, texts};
use clade_check::battery::{Watch, WildBroken, WildReport, wild};
use clade_engine::{Module, Msg, Setup, Translate};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// How many broken laws are reported.
const TOLD: usize = 20;

#[derive(Serialize)]
struct Json<'a> {
    game: &'a str,
    mods: u64,
    refused: &'a [(u64, String)],
    answers: u64,
    decisions_under_laws: u64,
    failures: u64,
    broken: Vec<Found<'a>>,
    cut_short: bool,
}

#[derive(Serialize)]
struct Found<'a> {
    seed: u64,
    law: &'static str,
    detail: &'a str,
    setup: &'a Setup,
    step: u64,
    folder: PathBuf,
}

/// Plays them, and keeps the folders of those that broke a law.
pub(super) fn run(args: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    let module = args.which(args.battery.clone()).module()?;
    let (game, mods) = (module.about().id, u64::from(args.random_mods.unwrap_or_default()));
    let seeds = args.seed..args.seed.saturating_add(mods);
    let watch = Watch::new();
    let report = watched((0, mods), &watch, host.lang, || wild(module, seeds, usize::from(args.jobs), &watch))?;
    let broken: Vec<(&WildBroken, PathBuf)> =
        report.broken.iter().map(|broken| (broken, PathBuf::from(folder(game, broken.seed)))).collect();
    for (broken, folder) in broken.iter().take(TOLD) {
        keep(module, broken.seed, folder)?;
    }
    if json {
        host.json(&as_json(game, &report, &broken))?;
    } else {
        print(game, &report, &broken, host)?;
    }
    match report.broken.first() {
        Some(broken) => Err(Error::Broken { law: broken.law.name() }),
        None if report.cut_short => Ok(Ended::Interrupted),
        None => Ok(Ended::Done),
    }
}

fn folder(game: &str, seed: u64) -> String {
    format!("random-mod-{game}-{seed}")
}

/// Writes a mod where it can be looked at.
fn keep(module: &dyn Module, seed: u64, folder: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(folder)?;
    for (name, text) in module.wild_mod(seed).unwrap_or_default() {
        std::fs::write(folder.join(name), text)?;
    }
    Ok(())
}

fn as_json<'a>(game: &'a str, report: &'a WildReport, broken: &'a [(&WildBroken, PathBuf)]) -> Json<'a> {
    let found = |(broken, folder): &'a (&WildBroken, PathBuf)| {
        let WildBroken { seed, setup, law, detail, step } = broken;
        Found { seed: *seed, law: law.name(), detail, setup, step: *step, folder: folder.clone() }
    };
    Json {
        game,
        mods: report.mods,
        refused: &report.refused,
        answers: report.answers,
        decisions_under_laws: report.tally.decisions,
        failures: report.failures,
        broken: broken.iter().map(found).collect(),
        cut_short: report.cut_short,
    }
}

fn print(game: &str, report: &WildReport, broken: &[(&WildBroken, PathBuf)], host: &mut Host) -> Result<(), Error> {
    let words = lang::words(host.lang);
    let mut line = |msg: Msg| writeln!(host.out, "{}", words.text(&msg));
    let WildReport { mods, answers, failures, tally, .. } = report;
    line(texts::wild_done(game.to_owned(), mods.to_string(), answers.to_string(), tally.decisions.to_string(), failures.to_string()))?;
    if let Some((seed, why)) = report.refused.first() {
        line(texts::wild_refused(report.refused.len(), seed.to_string(), why.clone()))?;
    }
    for (broken, folder) in broken.iter().take(TOLD) {
        let options: String = broken.setup.options.iter().map(|(name, value)| format!(" -o {name}={value}")).collect();
        let place =
            texts::check_place(format!("--seats {}{options}", broken.setup.seats), broken.seed.to_string(), broken.step.to_string());
        let what = texts::check_broken(broken.law.name().to_owned(), broken.detail.clone());
        line(texts::wild_broken(folder.display().to_string(), what, place))?;
    }
    Ok(())
}
