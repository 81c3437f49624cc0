//! The check that was asked for: its game, mods and set-ups, and how it is run.

use super::Battery;
use super::watched::watched;
use crate::error::Error;
use crate::host::Host;
use crate::{lang, texts};
use clade_check::battery::{Asked, Broken, LONGEST, Law, Plan, Rates, Report, RulesetOf, Shard, Watch, one_game, run_some, setups};
use clade_engine::{Module, Ruleset, Setup, SetupError, Translate as _};
use clade_host::{Files, Folder};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError};

/// Games of each set-up that another process plays once more.
const ELSEWHERE: u64 = 2;
/// In fewer games than this a card can be missed by chance: one of Soup acts in about one of five hundred.
const ENOUGH: u64 = 5000;

/// Whether this many games of each of this many set-ups can show what never happens.
pub(super) fn is_enough(games: u64, setups: usize) -> bool {
    games * setups as u64 >= ENOUGH
}

/// What is checked.
pub(super) struct Check<'a> {
    args: &'a Battery,
    pub(super) lang: &'static str,
    pub(super) module: &'static dyn Module,
    pub(super) folders: Vec<Folder>,
    files: Vec<Files>,
    /// The mods whose cards are judged, by id.
    mods: Vec<String>,
    pub(super) setups: Vec<Setup>,
}

impl<'a> Check<'a> {
    pub(super) fn new(args: &'a Battery, host: &Host) -> Result<Self, Error> {
        let lang = host.lang;
        let which = args.which(args.battery.clone());
        let (module, folders) = (which.module()?, which.folders(host)?);
        let files: Vec<_> = folders.iter().map(|folder| folder.files.clone()).collect();
        let mods = folders.iter().filter_map(Folder::id).collect();
        let setups: Vec<Setup> = match (args.seats, args.options.is_empty()) {
            (None, true) => setups(module),
            (seats, _) => {
                let seats: Vec<u8> = seats.map_or_else(|| module.about().seats.clone().collect(), |n| vec![n]);
                seats.into_iter().map(|n| which.setup(n)).collect::<Result<_, _>>()?
            }
        };
        let setups = match (files.is_empty(), args.checksum) {
            (true, _) => setups,
            // What is left out, the process that asks for the checksum has told.
            (false, true) => setups.into_iter().filter(|setup| module.ruleset(setup, &files).is_ok()).collect(),
            (false, false) => fitting(setups, module, &files, lang)?,
        };
        Ok(Self { args, lang, module, folders, files, mods, setups })
    }

    pub(super) fn ruleset(&self, setup: &Setup) -> Result<Arc<dyn Ruleset>, SetupError> {
        self.module.ruleset(setup, &self.files)
    }

    pub(super) fn is_enough(&self) -> bool {
        is_enough(u64::from(self.args.games), self.setups.len())
    }

    /// The plan of so many games of each set-up.
    pub(super) fn plan<'w>(&self, games: u64, jobs: usize, watch: &'w Watch) -> Plan<'w> {
        let rates = if self.args.thorough { Rates::EACH } else { Rates::USUAL };
        let (setups, mods) = (self.setups.clone(), self.mods.clone());
        Plan { setups, games, seed: self.args.seed, jobs, rates, longest: LONGEST, mods, enough: false, watch }
    }

    /// The plan of all games.
    pub(super) fn whole<'w>(&self, watch: &'w Watch) -> Plan<'w> {
        self.plan(u64::from(self.args.games), usize::from(self.args.jobs), watch)
    }

    /// What is asked, as a file says it.
    pub(super) fn asked(&self, plan: &Plan<'_>) -> Result<Asked, Error> {
        let rulesets: Vec<_> = self.setups.iter().map(|setup| self.ruleset(setup)).collect::<Result<_, _>>()?;
        let hashes: Vec<u64> = rulesets.iter().map(|rules| rules.hash()).collect();
        let about = self.module.about();
        let stamps = rulesets.first().map(|rules| rules.mods()).unwrap_or_default();
        let mods = stamps.into_iter().filter(|stamp| self.mods.contains(&stamp.id)).map(|stamp| format!("{} {}", stamp.id, stamp.version));
        Ok(Asked::of(plan, about.id, about.version, mods.collect(), &hashes))
    }

    /// All games.
    pub(super) fn all(&self) -> Result<Report, Error> {
        let watch = Watch::new();
        let plan = self.whole(&watch);
        let mut report = self.played(&plan, (0..plan.chunks()).collect())?;
        if report.is_lawful() && !report.cut_short {
            report.add(self.compared()?);
        }
        Ok(report)
    }

    /// The game of a seed.
    pub(super) fn one(&self, seed: u64) -> Result<Report, Error> {
        let watch = Watch::new();
        let plan = self.plan(1, 1, &watch);
        watched((0, 1), &watch, self.lang, || one_game(&plan, &|setup| self.ruleset(setup), seed))
    }

    fn played(&self, plan: &Plan<'_>, chunks: Vec<u64>) -> Result<Report, Error> {
        let found = Mutex::new(Report::default());
        self.run(plan, 0, chunks, &|_, part| found.lock().unwrap_or_else(PoisonError::into_inner).add(part))?;
        Ok(found.into_inner().unwrap_or_else(PoisonError::into_inner))
    }

    /// Plays some chunks, where so many games are done already.
    pub(super) fn run(&self, plan: &Plan<'_>, before: u64, chunks: Vec<u64>, each: &(dyn Fn(u64, Report) + Sync)) -> Result<(), Error> {
        let ruleset_of: RulesetOf<'_> = &|setup| self.ruleset(setup);
        let all = before + plan.games_in(&chunks);
        watched((before, all), plan.watch, self.lang, || run_some(plan, ruleset_of, chunks, each))
    }

    /// The first games of each set-up, once more.
    pub(super) fn elsewhere(&self, jobs: usize) -> Result<Report, Error> {
        let watch = Watch::new();
        let plan = self.plan(ELSEWHERE, jobs, &watch);
        self.played(&plan, (0..plan.chunks()).collect())
    }

    /// The first games once more, on two threads here and on one thread of another process: that breaks no law.
    pub(super) fn compared(&self) -> Result<Report, Error> {
        let (args, here) = (self.args, self.elsewhere(2)?.tally.checksum);
        let mut command = Command::new(std::env::current_exe()?);
        command
            .args(["check", "--checksum", "--seed", &args.seed.to_string()])
            .args(args.battery.iter().flat_map(|game| ["--battery", game]));
        command.args(args.options.iter().flat_map(|option| ["--option", option]));
        // However they were named: the other process gets the folders themselves, in the same order.
        command.args(self.folders.iter().flat_map(|folder| [PathBuf::from("--mod"), folder.path.clone()]));
        command.args(args.seats.iter().flat_map(|n| ["--seats".to_owned(), n.to_string()]));
        let output = command.stderr(Stdio::inherit()).output()?;
        let (there, mut report) = (String::from_utf8_lossy(&output.stdout).trim().to_owned(), Report::default());
        if there != format!("{here:016x}") {
            let detail = format!("another process has the checksum {there}, this one {here:016x}");
            report.broken.push(Broken { law: Law::SameSeed, detail, at: None, failure: None });
        }
        Ok(report)
    }

    /// Whether the first games belong to this share.
    pub(super) fn has_first(shard: Shard) -> bool {
        shard.0 == 1
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
                    clade_host::warnings(&*ruleset, &[]).iter().try_for_each(|warning| writeln!(err, "{}", words.text(warning)))?;
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
