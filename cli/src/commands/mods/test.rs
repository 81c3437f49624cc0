//! `clade mod test`: scenarios of a mod, random games with it under all laws, and what became of its cards.

mod cards;

use super::{Which, check};
use crate::commands::check::battery::report::{self, Told};
use crate::commands::check::battery::watched;
use crate::commands::check::scenarios;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{lang, texts};
use clade_check::battery::{LONGEST, Law, Plan, Rates, Watch, run as run_battery};
use clade_engine::{Module, Setup, Severity, Translate as _};
use clade_host::Folder;
use clade_host::author::{Checked, setups};
use serde::Serialize;
use std::path::PathBuf;

/// The arguments of `clade mod test`.
#[derive(clap::Args)]
#[group(skip)]
pub(super) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many random games with each number of players
    #[arg(short = 'n', long = "games", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The folder of the mod.
    pub(super) fn folder(&self, host: &Host) -> PathBuf {
        self.which.place(host)
    }
}

/// What is found, as JSON.
#[derive(Serialize)]
struct Json<'a> {
    check: check::Json,
    /// Scenarios that were read, and what is not as they say.
    scenarios: usize,
    scenario_faults: Vec<String>,
    /// Random games under all laws, and the laws that are broken.
    games: u64,
    broken: Vec<(&'static str, &'a str)>,
    cards: Vec<cards::Row>,
}

/// A mod at the table.
struct Tested {
    module: &'static dyn Module,
    folders: Vec<Folder>,
    /// The set-ups in which it is tested.
    setups: Vec<Setup>,
}

/// Tests, and reports.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let checked = check::look(&args.which, host)?;
    if checked.has_errors() || !args.json {
        if args.json {
            host.json(&check::json(&checked))?;
        } else {
            check::tell(&checked, Severity::Warning, host)?;
        }
    }
    check::end(&checked)?;
    let Some(tested) = Tested::new(args, &checked, host)? else { return Ok(Ended::Done) };
    let scenarios = scenarios_of(&checked.folder.path, host.lang)?;
    let told = tested.battery(args, host.lang)?;
    let cards = tested.cards(args, host.lang)?;
    if args.json {
        host.json(&Json {
            check: check::json(&checked),
            scenarios: scenarios.files,
            scenario_faults: scenarios.checked.faults.iter().map(ToString::to_string).collect(),
            games: told.games(),
            broken: report::broken(&told),
            cards: cards.rows(),
        })?;
    } else {
        scenarios::tell(&scenarios, host)?;
        report::brief(&told, host)?;
        cards.tell(host)?;
    }
    scenarios::end(&scenarios)?;
    match report::end(&told) {
        Ok(_) if cards.any_failed() => Err(Error::Broken { law: Law::NoFailure.name() }),
        ended => ended,
    }
}

/// The scenarios of a mod: those in its folder `scenarios`.
fn scenarios_of(folder: &std::path::Path, lang: &'static str) -> Result<scenarios::Found, Error> {
    let scenarios: Vec<PathBuf> = [folder.join("scenarios")].into_iter().filter(|folder| folder.is_dir()).collect();
    scenarios::check(&scenarios, lang)
}

impl Tested {
    fn new(args: &Args, checked: &Checked, host: &Host) -> Result<Option<Self>, Error> {
        let Some(module) = checked.module else { return Ok(None) };
        let mut folders = args.which.beside(host)?;
        folders.push(checked.folder.clone());
        Ok(Some(Self { setups: setups(module, &folders), module, folders }))
    }

    /// Random games under all laws.
    fn battery(&self, args: &Args, lang: &'static str) -> Result<Told, Error> {
        let watch = Watch::new();
        let files: Vec<_> = self.folders.iter().map(|folder| folder.files.clone()).collect();
        let plan = Plan {
            setups: self.setups.clone(),
            games: u64::from(args.games),
            seed: args.seed,
            jobs: usize::from(args.jobs),
            rates: Rates::USUAL,
            longest: LONGEST,
            mods: self.folders.iter().filter_map(Folder::id).collect(),
            enough: false,
            watch: &watch,
        };
        let all = u64::from(args.games) * self.setups.len() as u64;
        let found = watched((0, all), &watch, lang, || run_battery(&plan, &|setup| self.module.ruleset(setup, &files)))?;
        let mut told = Told::new(self.module.about().id, self.setups.len(), found, false);
        told.mods = self.folders.iter().map(|folder| folder.path.clone()).collect();
        Ok(told)
    }

    /// What became of the cards of the mod.
    fn cards(&self, args: &Args, lang: &'static str) -> Result<cards::Uses, Error> {
        cards::Uses::of(self, u64::from(args.games), args.seed, lang)
    }
}

/// How a test went, in one line, for those who watch.
pub(super) fn ended(result: &Result<Ended, Error>, lang: &'static str) -> String {
    let t = lang::words(lang);
    match result {
        Ok(_) => t.text(&texts::mod_test_fine()),
        Err(error) => error.say(&t),
    }
}
