//! `clade mod`: everything for authors of mods, one file each.

mod check;
mod guide;
mod new;
mod test;
mod try_it;

mod watch;

use crate::error::Error;
use crate::host::{Ended, Host};
use std::path::PathBuf;

/// The arguments of `clade mod`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Begin a mod: a folder with cards that work, scenarios, and types for an editor
    New(new::Args),
    /// Everything that is wrong with a mod, at once
    Check(check::Args),
    /// Scenarios of a mod, random games with it, and what became of its cards
    Test(test::Args),
    /// Check and test a mod each time a file of it is saved
    Watch(watch::Args),

    /// Open a table where a card of a mod can be used; saved files come into play there
    Try(try_it::Args),
    /// How a card is written, and what it may contain and call
    Guide(guide::Args),
}

/// A mod, and those beside which it is used.
#[derive(clap::Args)]
struct Which {
    /// The folder of the mod
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// A folder with further cards; may be repeated
    #[arg(long = "mod", value_name = "FOLDER")]
    mods: Vec<PathBuf>,
}

/// Runs what was asked for.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    match &args.command {
        Command::New(args) => new::run(args, host),
        Command::Check(args) => check::run(args, host),
        Command::Test(args) => test::run(args, host),
        Command::Watch(args) => watch::run(args, host),

        Command::Try(args) => try_it::run(args, host),
        Command::Guide(args) => guide::run(args, host),
    }
}
