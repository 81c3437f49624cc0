//! `clade check FILE…`: the scenarios in files and folders.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, interrupt, lang, progress, texts};
use clade_check::scenario::{Checked, Games, Scenario};
use clade_engine::Translate as _;
use clade_host::{Error as HostError, Folder, MOST_TEXT, read_text, watchdog};
use serde::Serialize;
use std::path::{Path, PathBuf};

#[derive(Serialize)]
struct Json<'a> {
    files: usize,
    #[serde(flatten)]
    checked: &'a Checked,
    cut_short: bool,
}

/// Scenarios that were checked.
#[derive(Default)]
pub(crate) struct Found {
    /// What came of them.
    pub(crate) checked: Checked,
    /// How many files were read.
    pub(crate) files: usize,
    /// Whether Ctrl-C ended it before the last one.
    pub(crate) cut_short: bool,
}

/// Checks all scenarios of these files and folders, and reports.
pub(super) fn run(paths: &[PathBuf], json: bool, host: &mut Host) -> Result<Ended, Error> {
    let found = check(paths, host.lang)?;
    if found.files == 0 && !found.cut_short {
        return Err(Error::NoScenarios(paths.iter().map(|path| path.display().to_string()).collect::<Vec<_>>().join(", ")));
    }
    if json {
        host.json(&Json { files: found.files, checked: &found.checked, cut_short: found.cut_short })?;
    } else {
        tell(&found, host)?;
    }
    end(&found)
}

/// Checks all scenarios of these files and folders.
pub(crate) fn check(paths: &[PathBuf], lang: &'static str) -> Result<Found, Error> {
    let mut files = Vec::new();
    for path in paths {
        find(path, &mut files)?;
    }
    let t = lang::words(lang);
    let read_mod = |file: &str, folder: &str| {
        let folder = Path::new(file).parent().unwrap_or(Path::new("")).join(folder);
        Folder::read(&folder).map(|folder| folder.files).map_err(|error| error.say(&t))
    };
    let known = Games { modules: games::modules(), read_mod: &read_mod, tools: watchdog::guarded() };
    interrupt::listen()?;
    let bar = progress::bar(files.len() as u64, "{msg}");
    let mut found = Found::default();
    for file in files.iter().take_while(|_| !interrupt::asked()) {
        let name = file.display().to_string();
        bar.set_message(name.clone());
        let text = read_text(file, MOST_TEXT).map_err(|error| HostError::file(file, error))?;
        match Scenario::read(&name, &text) {
            Ok(scenario) => found.checked.add(scenario.check(&known)),
            Err(fault) => found.checked.faults.push(fault),
        }
        found.files += 1;
        bar.inc(1);
    }
    bar.finish_and_clear();
    found.cut_short = found.files < files.len();
    Ok(found)
}

/// Each fault, and how much was checked.
pub(crate) fn tell(found: &Found, host: &mut Host) -> Result<(), Error> {
    for fault in &found.checked.faults {
        writeln!(host.out, "{fault}")?;
        fault.logged.iter().try_for_each(|line| writeln!(host.out, "    {line}"))?;
    }
    let Checked { cases, answers, .. } = found.checked;
    writeln!(host.out, "{}", lang::words(host.lang).text(&texts::scenarios_checked(found.files, cases, answers)))?;
    Ok(())
}

/// Fine, unless there is a fault.
pub(crate) fn end(found: &Found) -> Result<Ended, Error> {
    match found.checked.faults.len() {
        0 if found.cut_short => Ok(Ended::Interrupted),
        0 => Ok(Ended::Done),
        faults => Err(Error::Scenarios { faults }),
    }
}

/// How many scenarios are checked at once; a folder with more was probably named by mistake.
const MOST_SCENARIOS: usize = 10_000;

/// The scenarios of a file or folder, sorted. In a folder each `.toml` is one, except those beside a `mod.toml`. Linked folders in it
/// are not entered: they may form a cycle.
fn find(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    let fail = |error| HostError::file(path, error);
    if !std::fs::metadata(path).map_err(fail)?.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries: Result<Vec<_>, _> = std::fs::read_dir(path).map_err(fail)?.map(|entry| entry.map(|entry| entry.path())).collect();
    let mut entries = entries.map_err(fail)?;
    entries.sort();
    let is_mod = path.join("mod.toml").is_file();
    for entry in entries {
        let hidden = entry.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if files.len() > MOST_SCENARIOS {
            return Err(HostError::ManyFiles { folder: path.to_owned(), most: MOST_SCENARIOS }.into());
        }
        if entry.is_dir() && !hidden && !entry.is_symlink() {
            find(&entry, files)?;
        } else if !is_mod && !entry.is_dir() && entry.extension().is_some_and(|end| end == "toml") {
            files.push(entry);
        }
    }
    Ok(())
}
