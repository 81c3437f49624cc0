//! What every subcommand gets: the language, and where to print.

use crate::error::Error;
use clade_engine::Module;
use clade_host::{Folder, Home, Search};
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
    /// Folders of mods.
    pub(crate) shelves: Vec<PathBuf>,
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
        Home::new(self.home.as_deref()).with_shelves(self.shelves.clone())
    }

    /// The mods that are named, and those in folders of mods that are for this game. What is left out is told.
    pub(crate) fn mods(&self, module: &dyn Module, named: &[PathBuf]) -> Result<Vec<Folder>, Error> {
        self.found(module, named, false)
    }

    /// The same with the installed ones that are switched on, where people play and look at cards. What is counted and measured must be the
    /// same wherever it is done.
    pub(crate) fn mods_with_installed(&self, module: &dyn Module, named: &[PathBuf]) -> Result<Vec<Folder>, Error> {
        self.found(module, named, true)
    }

    fn found(&self, module: &dyn Module, named: &[PathBuf], installed: bool) -> Result<Vec<Folder>, Error> {
        let found = Search { named, home: &self.home(), installed }.of(module)?;
        self.tell_left_out(&found.left_out)?;
        Ok(found.folders)
    }

    /// The mods that are named, for whatever game.
    pub(crate) fn named_mods(&self, named: &[PathBuf]) -> Result<Vec<Folder>, Error> {
        Ok(Search { named, home: &self.home(), installed: false }.named()?)
    }

    /// The mods beside which one is looked at: those that are named, and those that it needs.
    pub(crate) fn mods_beside(&self, own: &Folder, module: &dyn Module, named: &[PathBuf]) -> Result<Vec<Folder>, Error> {
        let found = Search { named, home: &self.home(), installed: false }.beside(own, module)?;
        self.tell_left_out(&found.left_out)?;
        Ok(found.folders)
    }

    fn tell_left_out(&self, left_out: &[clade_host::Error]) -> Result<(), Error> {
        let words = crate::lang::words(self.lang);
        left_out.iter().try_for_each(|why| Ok(writeln!(anstream::stderr().lock(), "{}", crate::plain(&why.say(&words)))?))
    }

    /// Says what went wrong with one of several things: on the error stream.
    pub(crate) fn say_error(&self, error: &Error) -> Result<(), Error> {
        writeln!(anstream::stderr().lock(), "{}", crate::plain(&error.say(&crate::lang::words(self.lang))))?;
        Ok(())
    }

    /// Says something beside the results: on the error stream.
    pub(crate) fn say(&self, msg: &clade_engine::Msg) -> Result<(), Error> {
        use clade_engine::Translate as _;
        writeln!(anstream::stderr().lock(), "{}", crate::lang::words(self.lang).text(msg))?;
        Ok(())
    }

    /// Prints plain data as JSON: keys in the order of their fields, a line feed at the end.
    pub(crate) fn json(&mut self, value: &impl serde::Serialize) -> Result<Ended, Error> {
        serde_json::to_writer_pretty(&mut *self.out, value).map_err(std::io::Error::from)?;
        writeln!(self.out)?;
        Ok(Ended::Done)
    }
}
