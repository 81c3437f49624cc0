//! The tables before broken laws as scenarios, and the games up to there as saved games: so that "game 7, after 56 answers" can be
//! looked at, and played on.

use super::asked::Check;
use super::report::Written;
use crate::error::Error;
use clade_check::battery::{Broken, Place, Report};
use clade_check::scenario;
use clade_host::{Error as HostError, mods_used};
use clade_table::{Header, Line, Record};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Writes the files of each broken law; says where. Nothing is overwritten.
pub(super) fn write(folder: &Path, check: &Check<'_>, report: &Report) -> Result<Vec<Written>, Error> {
    std::fs::create_dir_all(folder).map_err(|error| HostError::file(folder, error))?;
    let written = |(i, broken): (usize, &Broken)| {
        let Some(at) = &broken.at else { return Ok(Written::default()) };
        let name = folder.join(format!("{}-{}", broken.law.name(), i + 1));
        let table = table_of(check, broken, at)?.map(|text| new_file(&name.with_extension("toml"), &text)).transpose()?;
        let record = record_of(check, at)?.map(|text| new_file(&name.with_extension("clade"), &text)).transpose()?;
        Ok(Written { table, record })
    };
    report.broken.iter().enumerate().map(written).collect()
}

/// The table before it as a scenario.
fn table_of(check: &Check<'_>, broken: &Broken, at: &Place) -> Result<Option<String>, Error> {
    let Some(before) = &at.before else { return Ok(None) };
    // From wherever the file lies then.
    let mods = check.folders.iter().map(|folder| std::fs::canonicalize(&folder.path).unwrap_or_else(|_| folder.path.clone()));
    let mods: Vec<String> = mods.map(|path| path.display().to_string()).collect();
    let about = format!("{}: {}", broken.law.name(), broken.detail);
    Ok(Some(scenario::write_case(check.module.about().id, &about, &at.setup, &mods, &before.position, &before.answer)?))
}

/// The game up to there as a saved game.
fn record_of(check: &Check<'_>, at: &Place) -> Result<Option<String>, Error> {
    if at.answers.is_empty() {
        return Ok(None);
    }
    let (about, ruleset) = (check.module.about(), check.ruleset(&at.setup)?);
    let mut header = Header::new(about.id, about.version, ruleset.hash(), at.setup.clone(), at.seed);
    header.mods = mods_used(&*ruleset, &check.folders);
    let mut record = Record::new(header);
    record.lines = at.answers.iter().map(|(actor, text)| Line { actor: actor.clone(), text: text.clone() }).collect();
    Ok(Some(record.write()))
}

fn new_file(path: &Path, text: &str) -> Result<PathBuf, Error> {
    let file = OpenOptions::new().write(true).create_new(true).open(path);
    file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| HostError::file(path, error))?;
    Ok(path.to_owned())
}
