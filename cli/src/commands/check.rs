//! `clade check`: what makes a game, a plugin or a mod trustworthy.

mod battery;
pub(crate) mod laws;
mod scenarios;

use crate::error::Error;
use crate::host::{Ended, Host};
use std::path::PathBuf;

/// The arguments of `clade check`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenarios: files, and folders with them
    #[arg(value_name = "FILE", required_unless_present = "battery", conflicts_with = "battery")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    battery: battery::Battery,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Checks.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.files.is_empty() { battery::run(&args.battery, args.json, host) } else { scenarios::run(&args.files, args.json, host) }
}
