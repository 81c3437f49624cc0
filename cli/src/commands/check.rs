//! `clade check`: what makes a game, a plugin or a mod trustworthy.

pub(crate) mod battery;
pub(crate) mod laws;
mod perft;
mod playthrough;
pub(crate) mod scenarios;
mod wild;

pub(crate) use battery::shard;

use crate::error::Error;
use crate::host::{Ended, Host};
use std::path::PathBuf;

/// The arguments of `clade check`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenarios: files, and folders with them
    #[arg(value_name = "FILE", required_unless_present = "of", conflicts_with = "of")]
    files: Vec<PathBuf>,
    #[command(flatten)]
    battery: battery::Battery,
    #[command(flatten)]
    perft: perft::Perft,
    #[command(flatten)]
    playthrough: playthrough::Questions,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Checks.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    if args.playthrough.playthrough.is_some() {
        return playthrough::run(&args.playthrough, &args.battery, args.json, host);
    }
    match (&args.files[..], &args.perft.perft) {
        ([], Some(_)) => perft::run(&args.perft, &args.battery, args.json, host),
        ([], None) if args.battery.random_mods.is_some() => wild::run(&args.battery, args.json, host),
        ([], None) => battery::run(&args.battery, args.json, host),
        (files, _) => scenarios::run(files, args.json, host),
    }
}
