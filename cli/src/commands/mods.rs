//! `clade mod`: everything for authors of mods, one file each.

mod check;
mod guide;
mod list;
mod lsp;
mod new;
mod pack;
mod switch;
mod test;
mod try_it;
mod watch;

use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use clade_host::Folder;
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
    /// Show in an editor what is wrong with a mod, while it is written
    Lsp(lsp::Args),
    /// Pack a mod into one file, for others to install
    Pack(pack::Pack),
    /// Install a mod: from then on it takes part in every game that is played
    Install(pack::Install),
    /// The mods that are installed
    List(list::List),
    /// What a mod is, and what is wrong with it
    Info(list::Info),
    /// Let an installed mod take part in new games
    Enable(switch::Args),
    /// Let an installed mod take no part in new games
    Disable(switch::Args),
    /// Remove an installed mod
    Remove(switch::Args),
}

/// A mod, and those beside which it is used.
#[derive(clap::Args)]
struct Which {
    /// The folder of the mod, or its id if it is installed
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// A mod beside which it is used, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    mods: Vec<PathBuf>,
}

impl Which {
    /// Where it lies.
    fn place(&self, host: &Host) -> PathBuf {
        // What is no mod is told by whoever reads it.
        let installed = || host.named_mods(std::slice::from_ref(&self.folder)).ok()?.pop().map(|found| found.path);
        if self.folder.exists() { self.folder.clone() } else { installed().unwrap_or_else(|| self.folder.clone()) }
    }

    /// The mods beside which it is used.
    fn beside(&self, host: &Host) -> Result<Vec<Folder>, Error> {
        // One that cannot even be read has a game that nobody knows.
        let own = Folder::read_any(&self.place(host)).ok();
        let module = own.as_ref().and_then(Folder::game).and_then(|game| games::find(&game).ok());
        match (own, module) {
            (Some(own), Some(module)) => host.mods_beside(&own, module, &self.mods),
            _ => host.named_mods(&self.mods),
        }
    }
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
        Command::Lsp(args) => lsp::run(args, host),
        Command::Pack(args) => pack::pack(args, host),
        Command::Install(args) => pack::install(args, host),
        Command::List(args) => list::list(args, host),
        Command::Info(args) => list::info(args, host),
        Command::Enable(args) => switch::switch(args, true, host),
        Command::Disable(args) => switch::switch(args, false, host),
        Command::Remove(args) => switch::remove(args, host),
    }
}
