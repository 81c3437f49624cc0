//! `clade completions SHELL`: what a shell needs to complete this command line.

use crate::error::Error;
use crate::host::{Ended, Host};
use clap::CommandFactory;

/// The arguments of `clade completions`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The shell: bash, elvish, fish, powershell or zsh
    #[arg(value_enum, hide_possible_values = true)]
    shell: clap_complete::Shell,
}

/// Prints the script.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let mut script = Vec::new(); // the generator does not expect that an output may fail
    clap_complete::generate(args.shell, &mut crate::Cli::command(), "clade", &mut script);
    host.out.write_all(&script)?;
    Ok(Ended::Done)
}
