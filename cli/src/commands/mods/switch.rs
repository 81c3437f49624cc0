//! `clade mod enable`, `disable` and `remove`: what becomes of an installed mod.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{lang, texts};
use clade_engine::Translate as _;

/// The arguments of each of them.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The id of an installed mod, as `clade mod list` shows it
    #[arg(value_name = "ID")]
    id: String,
}

/// It takes part in new games, or no longer.
pub(super) fn switch(args: &Args, on: bool, host: &mut Host) -> Result<Ended, Error> {
    host.home().switch_mod(&args.id, on)?;
    let id = args.id.clone();
    let said = if on { texts::mod_enabled(id) } else { texts::mod_disabled(id) };
    writeln!(host.out, "{}", lang::words(host.lang).text(&said))?;
    Ok(Ended::Done)
}

/// It is gone.
pub(super) fn remove(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let path = host.home().remove_mod(&args.id)?;
    let said = texts::mod_removed(args.id.clone(), path.display().to_string());
    writeln!(host.out, "{}", lang::words(host.lang).text(&said))?;
    Ok(Ended::Done)
}
