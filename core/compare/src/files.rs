//! The files of a report: `report.json`, tables, and the records of games that stand out.

use crate::asked::{Arm, Asked};
use crate::columns::{ColumnsError, Sheet, written};
use crate::page;
use crate::plan::Planned;
use crate::prose::Prose;
use crate::records::{SaveError, saved};
use crate::report::{Outlier, Report};
use clade_ecology::Games;
use clade_host::{Error, write_whole};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// The report as data.
pub const REPORT: &str = "report.json";
/// The report as a page to read.
pub const PAGE: &str = "report.html";

/// Why a file was not written.
#[derive(Debug, thiserror::Error)]
pub enum FilesError {
    /// The system refuses.
    #[error(transparent)]
    File(#[from] Error),
    /// A table cannot be written.
    #[error(transparent)]
    Columns(#[from] ColumnsError),
    /// A game cannot be saved.
    #[error(transparent)]
    Save(#[from] SaveError),
}

/// Writes all files into a folder, the page in the language of these words; returns their names. The report then knows where the records
/// of its games are.
///
/// # Errors
/// [`FilesError`]. What was written until then is whole.
pub fn write(folder: &Path, planned: &Planned, report: &mut Report, games: &[Games], words: &Prose) -> Result<Vec<PathBuf>, FilesError> {
    let mut files = Vec::new();
    let mut put = |name: &str, contents: &[u8]| -> Result<(), FilesError> {
        let path = folder.join(name);
        write_whole(&path, contents).map_err(|error| Error::file(&path, error))?;
        files.push(path);
        Ok(())
    };
    let mut names = BTreeSet::new();
    for outlier in &mut report.outliers {
        let (arm, rules) = (&planned.asked.arms[outlier.arm], &planned.rulesets[outlier.arm]);
        let saved = saved(&planned.asked, arm, &**rules, outlier.game, outlier.round)?;
        let name = name_of(arm, outlier);
        // A game that stands out in two numbers is one file.
        if names.insert(name.clone()) {
            put(&name, saved.record.as_bytes())?;
        }
        (outlier.record, outlier.step) = (Some(name), saved.step);
    }
    for table in Sheet::ALL {
        put(table.file(), &written(table, &planned.asked, games)?)?;
    }
    let text = serde_json::to_string_pretty(report).map_err(io::Error::from);
    let text = text.map_err(|error| Error::file(&folder.join(REPORT), error))?;
    put(REPORT, (text + "\n").as_bytes())?;
    // The games that are reported, if the run was ended early.
    let reported = Asked { games: report.games, ..planned.asked.clone() };
    put(PAGE, page::write(report, words, &reported.command()).as_bytes())?;
    Ok(files)
}

/// What the record of a game is called.
fn name_of(arm: &Arm, outlier: &Outlier) -> String {
    format!("{}-{}-{}.clade", arm.game, outlier.arm, outlier.game)
}
