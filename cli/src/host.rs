//! What every subcommand gets: the language, and where to print.

use clade_host::Home;
use std::io::Write;
use std::path::PathBuf;

/// The outside world of a subcommand.
pub(crate) struct Host<'a> {
    /// The language of all texts.
    pub(crate) lang: &'static str,
    /// Whether it was asked for with `--lang`.
    pub(crate) lang_asked: bool,
    /// Where the user's files are, if not where the system keeps them.
    pub(crate) home: Option<PathBuf>,
    /// Standard output; colours are dropped where it is not a terminal.
    pub(crate) out: &'a mut dyn Write,
}

/// How a subcommand ended, if it did not fail.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// All done.
    Done,
    /// Ctrl-C cut it short; what was done so far is printed.
    Interrupted,
}

impl Host<'_> {
    /// Where the user's files are.
    pub(crate) fn home(&self) -> Home {
        Home::new(self.home.as_deref())
    }

    /// Says something beside the results: on the error stream.
    pub(crate) fn say(&self, msg: &clade_engine::Msg) -> Result<(), crate::error::Error> {
        use clade_engine::Translate as _;
        writeln!(anstream::stderr().lock(), "{}", crate::lang::words(self.lang).text(msg))?;
        Ok(())
    }

    /// Prints plain data as JSON: keys in the order of their fields, a line feed at the end.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<Ended, crate::error::Error> {
        serde_json::to_writer_pretty(&mut *self.out, value).map_err(std::io::Error::from)?;
        writeln!(self.out)?;
        Ok(Ended::Done)
    }
}
