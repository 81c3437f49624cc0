//! `clade train`: fits what the parts of a value count, from games that bots play, and writes `values.toml`.
//!
//! First bots play, greedy ones if nobody asks for others, and who was ahead at a table is compared with who ended ahead ([`fit`]). What is found that
//! way, and then each part by itself, a little more and a little less, plays against what was there ([`trials`]); what loses is not taken. At last, games
//! to which nothing was fitted say what it brought ([`judge`]).

mod fit;
mod games;
mod judge;
mod kept;
mod report;
mod table;
mod trials;
mod weights;

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{interrupt, lang, progress, texts};
use clade_bots::LEVELS;
use clade_engine::{Module, Ruleset, Setup, Tools, Translate};
use clade_host::random::derive;
use clade_host::{Error as HostError, Folder, seats};
use clade_mods::{ModFolder, VALUES};
use indicatif::ProgressBar;
use judge::Judged;
use kept::{Asked, Kept};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::Faces;
use weights::Values;

/// So many games are written down together.
const TOGETHER: usize = 16;
/// No file of values is larger.
const MOST: u64 = 1 << 20;

/// The arguments of `clade train`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many sit at a table [default: as many as the rules are made for]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=8))]
    table: Option<u8>,
    /// How many games to learn from; half as many more say what it brought
    #[arg(short = 'n', long = "games", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Play so many games at most to see whether a change is better; 0 takes what follows from the games to learn from
    #[arg(long, value_name = "GAMES", default_value_t = 400)]
    tune: u32,
    /// Who plays all these games; values learned from games of bots that think ahead suit such bots, and the chances that a review shows
    #[arg(long, value_name = "BOT", default_value = clade_bots::GREEDY)]
    bot: String,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// The folder for values.toml, and for what was played
    #[arg(long, value_name = "DIR", required_unless_present = "judge")]
    out: Option<PathBuf>,
    /// Only say what this file brings, against the values as they are
    #[arg(long, value_name = "FILE", conflicts_with_all = ["out", "resume", "tune"])]
    judge: Option<PathBuf>,
    /// Go on from where the games in this folder end
    #[arg(long)]
    resume: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays, fits, tries and writes.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let (module, folders) = (args.which.module()?, args.which.folders(host)?);
    let seats = args.table.map_or_else(|| args.which.usual_seats(&folders), Ok)?;
    let (setup, about) = (args.which.setup(seats)?, module.about());
    let bot = seats::parse(std::slice::from_ref(&args.bot), false)?.first().map_or(clade_bots::GREEDY, |sitter| sitter.name());
    let printed = clade_host::ruleset(module, &setup, &folders)?;
    for warning in clade_host::warnings(&*printed, &folders) {
        host.say(&warning)?;
    }
    let names = outlook(&*printed)?;
    let start = Values::current(module, &folders, &names, LEVELS.iter().any(|level| level.name == bot))?;
    let pool = ThreadPoolBuilder::new().num_threads(args.jobs.into()).build().map_err(|error| Error::Threads(error.to_string()))?;
    interrupt::listen()?;
    let school = School { module, setup, folders, start, seats, bot, seed: args.seed, games: args.games, tune: args.tune, pool };
    let (words, own) = (lang::words_with(host.lang, &printed.texts(host.lang))?, lang::words(host.lang));
    if let Some(file) = &args.judge {
        let mut values = school.read(file)?;
        let Some(judged) = school.judged(&mut values, &own)? else { return Ok(Ended::Interrupted) };
        if args.json {
            return host.json(&report::Told { values: &values, trials: &[], judged: &judged, file });
        }
        report::print(&names, &school.start, &values, &[], &judged, &words, host.out)?;
        return Ok(Ended::Done);
    }
    let out = args.out.as_deref().unwrap_or(Path::new("."));
    let asked =
        Asked::new((about.id, about.version, printed.hash()), &school.setup, (bot, args.seed), (args.games, args.tune), &school.start);
    let mut kept = Kept::open(out, &asked, args.resume)?;
    let mut values = school.start.clone();
    let judged = school.run(&mut values, &mut kept, &own)?;
    let file = out.join(VALUES);
    let text = values.written(&weights::origin(about.id, &asked));
    clade_host::write_whole(&file, text.as_bytes()).map_err(|error| HostError::file(&file, error))?;
    let Some(judged) = judged else {
        host.say(&texts::train_cut_short(file.display().to_string()))?;
        return Ok(Ended::Interrupted);
    };
    if args.json {
        return host.json(&report::Told { values: &values, trials: &kept.trials, judged: &judged, file: &file });
    }
    report::print(&names, &school.start, &values, &kept.trials, &judged, &words, host.out)?;
    writeln!(host.out, "\n{}", words.text(&texts::train_written(file.display().to_string())))?;
    Ok(Ended::Done)
}

/// What values are made of, at the first table.
fn outlook(ruleset: &dyn Ruleset) -> Result<clade_engine::Outlook, Error> {
    let mut face = ruleset.open(Tools::default())?;
    let at = face.start();
    Ok(face.outlook(at)?)
}

/// A training.
struct School {
    module: &'static dyn Module,
    setup: Setup,
    folders: Vec<Folder>,
    /// The values to begin with.
    start: Values,
    seats: u8,
    bot: &'static str,
    seed: u64,
    games: u32,
    tune: u32,
    pool: ThreadPool,
}

impl School {
    /// All of it; the values are the best so far. Nothing if it was cut short.
    fn run(&self, now: &mut Values, kept: &mut Kept, words: &dyn Translate) -> Result<Option<Judged>, Error> {
        if !self.learned(kept, &words.text(&texts::train_plays()))? {
            return Ok(None);
        }
        let fitted = fit::fitted(&kept.games, &self.start);
        if self.tune == 0 {
            *now = fitted;
        } else if !self.climbed(now, &fitted, kept, words)? {
            return Ok(None);
        }
        self.judged(now, words)
    }

    /// Tries one change after the other; says whether that came to its end.
    fn climbed(&self, now: &mut Values, fitted: &Values, kept: &mut Kept, words: &dyn Translate) -> Result<bool, Error> {
        for nth in 0.. {
            let Some(change) = trials::change(now, fitted, &self.start, &kept.trials[..nth]) else { break };
            let trial = match kept.trials.get(nth) {
                Some(trial) => trial.clone(),
                // Half the way is for what was too far.
                None if nth == 1 && kept.trials[0].taken => kept.tried(trials::skipped(&change))?,
                None => {
                    let said = words.text(&texts::train_tries(change.name.clone()));
                    let bar = progress::bar(u64::from(self.tune / 2), "{msg}").with_message(said);
                    let trial = self.tried(nth, now, &change, &bar)?;
                    bar.finish_and_clear();
                    let Some(trial) = trial else { return Ok(false) };
                    kept.tried(trial)?
                }
            };
            if trial.taken {
                *now = change.values;
            }
        }
        Ok(true)
    }

    /// The values of a file; what it does not name is as it was.
    fn read(&self, file: &Path) -> Result<Values, Error> {
        let text = clade_host::read(file, MOST).map_err(|error| HostError::file(file, error))?;
        let text = String::from_utf8(text).map_err(|error| HostError::file(file, std::io::Error::new(ErrorKind::InvalidData, error)))?;
        let mut values = self.start.clone();
        let mut folder = values.folder(self.module.about().id);
        folder.path = file.to_owned();
        folder.files[1].1.clone_from(&text);
        // It says what is wrong with the file.
        clade_host::ruleset(self.module, &self.setup, &[&self.folders[..], &[folder]].concat())?;
        values.change(&ModFolder { files: vec![(VALUES.to_owned(), text)] });
        Ok(values)
    }

    /// Plays what is missing of the games to learn from; says whether all of them are there.
    fn learned(&self, kept: &mut Kept, said: &str) -> Result<bool, Error> {
        let bar = progress::bar(self.games.into(), "{msg} {eta}").with_message(said.to_owned());
        let done: Vec<u32> = kept.games.iter().map(|game| game.game).collect();
        let missing: Vec<u32> = (0..self.games).filter(|game| !done.contains(game)).collect();
        bar.set_position(done.len() as u64);
        bar.reset_eta();
        let even = self.start.even();
        for games in missing.chunks(TOGETHER) {
            let seats = usize::from(self.seats);
            let played = self.each(games, &[&self.start, &even], &bar, |faces, game| {
                games::play(faces, game, (derive(self.seed, game.into()), self.bot), seats)
            })?;
            kept.played(played)?;
            if interrupt::asked() {
                bar.finish_and_clear();
                return Ok(false);
            }
        }
        bar.finish_and_clear();
        Ok(true)
    }

    /// Does something for each of these numbers on all threads, with faces of these values; in their order, without those that were cut short.
    fn each<T: Send>(
        &self,
        numbers: &[u32],
        values: &[&Values],
        bar: &ProgressBar,
        work: impl Fn(&mut Faces, u32) -> Result<Option<T>, Error> + Sync,
    ) -> Result<Vec<T>, Error> {
        let rulesets: Vec<Arc<dyn Ruleset>> = values.iter().map(|values| self.with(values)).collect::<Result<_, _>>()?;
        let one = |faces: &mut Result<Faces, String>, &number: &u32| {
            let faces = faces.as_mut().map_err(|error| Error::Threads(error.clone()))?;
            let done = if interrupt::asked() { None } else { work(faces, number)? };
            bar.inc(1);
            Ok(done)
        };
        let open = || Faces::open(&rulesets).map_err(|error| error.to_string());
        let all: Result<Vec<Option<T>>, Error> = self.pool.install(|| numbers.par_iter().map_init(open, one).collect());
        match all {
            // A script was stopped in the middle.
            Err(_) if interrupt::asked() => Ok(Vec::new()),
            all => Ok(all?.into_iter().flatten().collect()),
        }
    }

    /// The rules, with bots that have these values.
    fn with(&self, values: &Values) -> Result<Arc<dyn Ruleset>, Error> {
        let mut folders = self.folders.clone();
        folders.push(values.folder(self.module.about().id));
        Ok(clade_host::ruleset(self.module, &self.setup, &folders)?)
    }
}
