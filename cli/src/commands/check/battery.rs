//! `clade check --battery GAME`: all laws on random games. `--merge FILE…`: what several machines found.

mod asked;
pub(crate) mod keep;
mod tables;
mod told;

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{interrupt, lang, progress, texts};
use asked::Check;
use clade_check::battery::{Kept, Shard, Watch};
use clade_engine::Translate as _;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use told::Told;

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
    /// Write the table before each broken law as a scenario into this folder, for `clade check`, and the game up to there as a saved game
    #[arg(long, value_name = "FOLDER", requires = "battery")]
    tables: Option<PathBuf>,
    /// Keep what is found in this file, chunk by chunk; `--merge` puts such files together
    #[arg(long, value_name = "FILE", requires = "of", conflicts_with = "perft")]
    report: Option<PathBuf>,
    /// Check only this share of the games, such as 2/8; the others are for other machines
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "battery", requires = "report")]
    shard: Option<Shard>,
    /// Go on where the file of `--report` stands
    #[arg(long, requires = "battery", requires = "report")]
    resume: bool,
    /// Put together what the shards of a check found
    #[arg(long, value_name = "FILE", num_args = 1.., group = "of", conflicts_with_all = ["options", "seats", "mods", "seed"])]
    pub(crate) merge: Vec<PathBuf>,
    /// Play only the game of this seed, which a broken law names
    #[arg(long, value_name = "SEED", requires = "battery", requires = "seats", conflicts_with_all = ["games", "seed", "report"])]
    game: Option<u64>,
    /// Play so many mods made at random, the first one of this seed, instead of the game as it is
    #[arg(long, value_name = "N", requires = "battery", conflicts_with_all = ["options", "seats", "mods", "games", "tables", "report", "game", "thorough"])]
    pub(super) random_mods: Option<u32>,
    /// Run every law at every question: slow
    #[arg(long, requires = "battery")]
    thorough: bool,
    /// Print nothing but the checksum of the games
    #[arg(long, hide = true)]
    checksum: bool,
}

impl Battery {
    /// A game with the options and mods that were asked for.
    pub(super) fn which(&self, game: Option<String>) -> Which {
        Which { game, options: self.options.clone(), mods: self.mods.clone() }
    }
}

/// The share that `2/8` means.
fn shard(text: &str) -> Result<Shard, String> {
    let (n, of) = text.split_once('/').ok_or("no share")?;
    match (n.parse(), of.parse()) {
        (Ok(n), Ok(of)) if (1..=of).contains(&n) => Ok(Shard(n, of)),
        _ => Err("no share".to_owned()),
    }
}

/// Checks and reports.
pub(crate) fn run(args: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    if !args.merge.is_empty() {
        return told::tell(&keep::merged(&args.merge, args.report.as_deref())?, json, host);
    }
    let check = Check::new(args, host.lang)?;
    if args.checksum {
        writeln!(host.out, "{:016x}", check.elsewhere(1)?.tally.checksum)?;
        return Ok(Ended::Done);
    }
    let (about, setups) = (check.module.about(), check.setups.len());
    let mut told = match (args.game, &args.report) {
        (Some(seed), _) => Told::new(about.id, setups, check.one(seed)?, false),
        (None, None) => Told::new(about.id, setups, check.all()?, check.is_enough()),
        (None, Some(file)) => {
            let (kept, cut_short) = keep::run(&check, file, args.shard.unwrap_or(Shard::WHOLE), args.resume)?;
            of_kept(kept, cut_short)
        }
    };
    told.mods = check.folders.iter().map(|folder| folder.path.clone()).collect();
    if let Some(folder) = &args.tables {
        told.files = tables::write(folder, &check, &told.report)?;
    }
    told::tell(&told, json, host)
}

/// What is told of a file: of a share not what only all of them can tell.
fn of_kept(kept: Kept, cut_short: bool) -> Told {
    let Kept { asked, shard, mut report, .. } = kept;
    report.cut_short |= cut_short;
    let enough = shard == Shard::WHOLE && asked::is_enough(asked.games, asked.setups.len());
    let mut told = Told::new(&asked.game, asked.setups.len(), report, enough);
    told.shard = (shard != Shard::WHOLE).then_some((shard.0, shard.1));
    told
}

/// Runs a check with a progress bar; Ctrl-C ends it at the next answer. A panic is reported as a broken law, not by
/// the usual trace. `before` games are done already.
pub(super) fn watched<R: Send>(
    (before, games): (u64, u64),
    watch: &Watch,
    lang: &'static str,
    work: impl FnOnce() -> R + Send,
) -> Result<R, Error> {
    interrupt::listen()?;
    let (bar, words, began) = (progress::bar(games, "{msg} {eta}"), lang::words(lang), Instant::now());
    bar.set_position(before);
    bar.reset_eta();
    std::panic::set_hook(Box::new(|_| {}));
    let report = std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(before + watch.games());
            let rate = watch.answers() as f64 / began.elapsed().as_secs_f64().max(0.001);
            bar.set_message(words.text(&texts::check_rate(format!("{rate:.0}"))));
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
