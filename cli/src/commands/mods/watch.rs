//! `clade mod watch`: checks and tests a mod each time a file of it is saved.

use super::test;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{interrupt, lang, texts};
use clade_engine::Translate as _;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The arguments of `clade mod watch`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    test: test::Args,
}

/// How often the folder is looked at.
const PAUSE: Duration = Duration::from_millis(300);
/// How many files are looked at.
const MOST: usize = 2000;

/// When each file of a mod was last written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Written(BTreeMap<PathBuf, Option<SystemTime>>);

/// Tests now and after each change, until Ctrl-C.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    interrupt::listen()?;
    let mut seen: Option<Written> = None;
    while !interrupt::asked() {
        let now = Written::of(args.test.folder());
        if seen.as_ref() != Some(&now) {
            seen = Some(now);
            let result = test::run(&args.test, host);
            if matches!(&result, Err(error) if error.is_closed_pipe()) {
                return result;
            }
            let t = lang::words(host.lang);
            let line = t.text(&texts::mod_watching(test::ended(&result, host.lang), args.test.folder().display().to_string()));
            writeln!(host.out, "\n{line}\n")?;
            host.out.flush()?;
        }
        std::thread::sleep(PAUSE);
    }
    Ok(Ended::Interrupted)
}

impl Written {
    /// The files of a mod, with its scenarios and helpers. Editors write others beside them, whose names begin with a dot.
    pub(super) fn of(folder: &Path) -> Self {
        let mut all = BTreeMap::new();
        for folder in std::iter::once(folder.to_owned()).chain(clade_mods::FOLDERS.map(|inner| folder.join(inner))) {
            for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
                let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
                let is_ours = Path::new(&entry.file_name()).extension().is_some_and(|end| end == "lua" || end == "toml");
                if is_ours && !is_hidden && all.len() < MOST {
                    all.insert(entry.path(), entry.metadata().and_then(|about| about.modified()).ok());
                }
            }
        }
        Self(all)
    }
}
