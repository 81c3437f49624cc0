//! What a check found, in a file: written as its chunks are done, resumed, and merged with others.

use super::asked::Check;
use super::report::Told;
use crate::error::Error;
use clade_check::battery::{Kept, Shard, Unmerged, Watch};
use clade_host::{Error as HostError, read, write_whole};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How much work may be lost in a power cut.
const EVERY: Duration = Duration::from_secs(1);
/// No file of a check is larger.
const MOST: u64 = 1 << 30;

/// A file while its check runs.
struct Open<'a> {
    path: &'a Path,
    kept: Kept,
    written: Instant,
    failed: Option<io::Error>,
    cut_short: bool,
}

/// Runs a share of a check and keeps it in the file; says what is kept, and whether something is left.
pub(super) fn run(check: &Check<'_>, path: &Path, shard: Shard, resume: bool) -> Result<(Kept, bool), Error> {
    let watch = Watch::new();
    let plan = check.whole(&watch);
    let kept = begun(path, Kept::new(check.asked(&plan)?, shard), resume)?;
    write(path, &kept).map_err(|error| HostError::file(path, error))?;
    let (before, left) = (kept.report.tally.games, kept.left());
    let is_new = !left.is_empty();
    let open = Mutex::new(Open { path, kept, written: Instant::now(), failed: None, cut_short: false });
    check.run(&plan, before, left, &|number, found| {
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        if found.cut_short {
            open.cut_short = true;
        } else {
            open.kept.add(number, found);
            open.keep(&watch);
        }
    })?;
    let Open { mut kept, cut_short, failed, .. } = open.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(error) = failed {
        return Err(HostError::file(path, error).into());
    }
    if is_new && !cut_short && kept.report.is_lawful() && Check::has_first(shard) {
        kept.report.add(check.compared()?);
    }
    write(path, &kept).map_err(|error| HostError::file(path, error))?;
    Ok((kept, cut_short))
}

impl Open<'_> {
    /// Writes the file, if it was not written just now. Where that fails nothing more is played.
    fn keep(&mut self, watch: &Watch) {
        if self.written.elapsed() < EVERY {
            return;
        }
        if let Err(error) = write(self.path, &self.kept) {
            self.failed.get_or_insert(error);
            watch.stop();
        }
        self.written = Instant::now();
    }
}

/// The file to go on with, or a new one. Nothing that is there is lost.
fn begun(path: &Path, new: Kept, resume: bool) -> Result<Kept, Error> {
    let there = path.metadata().is_ok_and(|file| file.len() > 0);
    if !there {
        return Ok(new);
    }
    if !resume {
        return Err(Error::ReportThere(path.to_owned()));
    }
    let kept = opened(path)?;
    match kept.unlike(&new.asked, new.shard) {
        Some(part) => Err(Error::OtherReport { file: path.to_owned(), part }),
        None => Ok(kept),
    }
}

/// The files of several shards as one; written into a file, if that is wanted.
pub(super) fn merged(files: &[PathBuf], into: Option<&Path>) -> Result<Told, Error> {
    let name = |i: usize| files[i].clone();
    let kept = files.iter().map(|file| opened(file)).collect::<Result<Vec<_>, _>>()?;
    let kept = Kept::merged(kept).map_err(|error| match error {
        Unmerged::Other(i, part) => Error::OtherReport { file: name(i), part },
        Unmerged::Twice(one, other) => Error::ReportTwice(name(one), name(other)),
        Unmerged::Damaged(i) => Error::NoReport(name(i)),
        Unmerged::Missing { missing, all } => Error::ReportMissing { missing, all },
        Unmerged::Nothing => Error::ReportMissing { missing: 1, all: 1 },
    })?;
    if let Some(path) = into {
        if path.metadata().is_ok_and(|file| file.len() > 0) {
            return Err(Error::ReportThere(path.to_owned()));
        }
        write(path, &kept).map_err(|error| HostError::file(path, error))?;
    }
    Ok(Told::of_kept(kept, false))
}

fn opened(path: &Path) -> Result<Kept, Error> {
    let bytes = read(path, MOST).map_err(|error| HostError::file(path, error))?;
    serde_json::from_slice(&bytes).map_err(|_| Error::NoReport(path.to_owned()))
}

fn write(path: &Path, kept: &Kept) -> io::Result<()> {
    write_whole(path, &(serde_json::to_string_pretty(kept)? + "\n"))
}
