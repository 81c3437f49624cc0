//! `clade mod watch`: checks and tests a mod each time a file of it is saved.

use super::test;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{interrupt, lang, texts};
use clade_engine::Translate as _;
use clade_host::author::Written;
use std::time::Duration;

/// The arguments of `clade mod watch`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    test: test::Args,
}

/// How often the folder is looked at.
const PAUSE: Duration = Duration::from_millis(300);

/// Tests now and after each change, until Ctrl-C.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    interrupt::listen()?;
    let folder = args.test.folder(host);
    let mut seen: Option<Written> = None;
    while !interrupt::asked() {
        let now = Written::of(&folder);
        if seen.as_ref() != Some(&now) {
            seen = Some(now);
            let result = test::run(&args.test, host);
            if matches!(&result, Err(error) if error.is_closed_pipe()) {
                return result;
            }
            let t = lang::words(host.lang);
            let line = t.text(&texts::mod_watching(test::ended(&result, host.lang), folder.display().to_string()));
            writeln!(host.out, "\n{line}\n")?;
            host.out.flush()?;
        }
        std::thread::sleep(PAUSE);
    }
    Ok(Ended::Interrupted)
}
