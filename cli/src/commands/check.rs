//! `clade check`: what makes a game, a plugin or a mod trustworthy.

mod battery;
pub(crate) mod laws;

use crate::error::Error;
use crate::host::{Ended, Host};

/// The arguments of `clade check`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    battery: battery::Battery,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Checks.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    battery::run(&args.battery, args.json, host)
}
