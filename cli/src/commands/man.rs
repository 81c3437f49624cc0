//! `clade man`: the manual pages, in the user's language.

use crate::error::Error;
use crate::help::Help;
use crate::host::{Ended, Host};
use clap_mangen::Man;

/// The arguments of `clade man`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The page of this command [default: of the program]
    command: Option<String>,
}

/// Prints a page.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let help = Help::new(host.lang);
    let mut all = help.command();
    all.build();
    let page = match &args.command {
        None => all.clone(),
        Some(name) => {
            let found = all.find_subcommand(name).filter(|command| command.get_name() != "help");
            let command = found.ok_or_else(|| Error::NoCommand {
                word: name.clone(),
                valid: all.get_subcommands().map(|command| command.get_name().to_owned()).filter(|name| name != "help").collect(),
            })?;
            command.clone().version(crate::version())
        }
    };
    let mut drawn = Vec::new();
    Man::new(page).render(&mut drawn)?;
    host.out.write_all(help.translated(&String::from_utf8_lossy(&drawn)).as_bytes())?;
    Ok(Ended::Done)
}
