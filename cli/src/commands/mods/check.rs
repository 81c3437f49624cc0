//! `clade mod check`: everything that is wrong with a mod.

use super::Which;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{faults, games, lang, texts};
use clade_engine::{FileFault, Severity, Translate};
use clade_host::author::{self, Checked};
use serde::Serialize;

/// The arguments of `clade mod check`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    which: Which,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What is found, as JSON.
#[derive(Serialize)]
pub(super) struct Json {
    folder: String,
    game: Option<&'static str>,
    errors: usize,
    warnings: usize,
    hints: usize,
    faults: Vec<Fault>,
}

/// A fault, as JSON. Lines and columns are counted from 1, columns in letters; `end` is the column behind the last one.
#[derive(Serialize)]
struct Fault {
    file: String,
    line: u32,
    column: Option<u32>,
    end: Option<u32>,
    severity: &'static str,
    message: String,
    /// The section of the reference that has the rule.
    section: Option<&'static str>,
}

/// Looks at a mod.
pub(super) fn look(which: &Which, host: &Host) -> Result<Checked, Error> {
    Ok(author::check(games::modules(), &which.place(host), &which.beside(host)?)?)
}

/// Prints what is found.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let checked = look(&args.which, host)?;
    if args.json {
        host.json(&json(&checked))?;
    } else {
        tell(&checked, Severity::Hint, host)?;
    }
    end(&checked)
}

/// All is well, unless the mod cannot be used.
pub(super) fn end(checked: &Checked) -> Result<Ended, Error> {
    let folder = checked.folder.path.display().to_string();
    if checked.has_errors() { Err(Error::BadMod { folder, errors: checked.count(Severity::Error) }) } else { Ok(Ended::Done) }
}

/// Each fault that matters at least so much, with its place in the file; then how many there are.
pub(super) fn tell(checked: &Checked, least: Severity, host: &mut Host) -> Result<(), Error> {
    let t = lang::words(host.lang);
    let game = checked.module.map(|module| module.about().id);
    for fault in checked.faults.iter().filter(|fault| fault.severity <= least) {
        faults::print(fault, checked.source(fault), game, &t, host.out)?;
    }
    writeln!(host.out, "{}", summary(checked, least, &t))?;
    Ok(())
}

/// How many faults there are, of those that are told.
fn summary(checked: &Checked, least: Severity, t: &dyn Translate) -> String {
    let told = |severity: Severity| if severity <= least { checked.count(severity) } else { 0 };
    let [errors, warnings, hints] = [Severity::Error, Severity::Warning, Severity::Hint].map(told);
    let folder = checked.folder.path.display().to_string();
    let msg = if errors + warnings + hints == 0 { texts::mod_fine(folder) } else { texts::mod_found(folder, errors, warnings, hints) };
    t.text(&msg)
}

/// The same as data.
pub(super) fn json(checked: &Checked) -> Json {
    let fault = |fault: &FileFault| {
        let (column, end) = fault.place.letters.map_or((None, None), |(from, to)| (Some(from), to));
        Fault {
            file: fault.file.clone(),
            line: fault.place.line,
            column,
            end,
            severity: fault.severity.word(),
            message: fault.what.clone(),
            section: fault.see.map(clade_engine::Section::word),
        }
    };
    Json {
        folder: checked.folder.path.display().to_string(),
        game: checked.module.map(|module| module.about().id),
        errors: checked.count(Severity::Error),
        warnings: checked.count(Severity::Warning),
        hints: checked.count(Severity::Hint),
        faults: checked.faults.iter().map(fault).collect(),
    }
}
