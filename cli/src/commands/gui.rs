//! `clade gui`: the window, see `clade-gui`.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::window::{self, Start};
use std::path::PathBuf;

/// The arguments of `clade gui`.
#[derive(clap::Args, Default)]
pub(crate) struct Args {
    /// A saved game to open
    file: Option<PathBuf>,
    /// Show it after this many actions, those of chance included
    #[arg(long, value_name = "N", requires = "file")]
    at: Option<usize>,
}

/// Opens the window and stays until it is closed.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    host.home().on_shelves()?; // a window has nobody to tell before it opens
    window::open(Start { record: args.file.clone(), at: args.at, ..Start::new(host) })?;
    Ok(Ended::Done)
}
