//! `clade mod new`: a folder to begin with.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, shell, texts};
use clade_engine::Translate as _;
use clade_host::author;
use std::path::PathBuf;

/// The arguments of `clade mod new`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// A new folder; its name becomes the id of the mod
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The game that it is for
    #[arg(long, value_name = "GAME")]
    game: String,
    /// Only this kind of card; may be repeated [default: one of each kind]
    #[arg(long = "kind", value_name = "KIND", conflicts_with = "types")]
    kinds: Vec<String>,
    /// Only renew the types for editors in a mod that is there
    #[arg(long)]
    types: bool,
}

/// Writes the files and says what to do next.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let module = games::find(&args.game)?;
    let written = if args.types { author::types(module, &args.folder)? } else { author::begin(module, &args.folder, &args.kinds)? };
    let t = lang::words(host.lang);
    for file in &written {
        writeln!(host.out, "{}", file.display())?;
    }
    if !args.types {
        writeln!(host.out, "\n{}", t.text(&texts::mod_new_next(shell::typed(&args.folder), args.game.clone())))?;
    }
    Ok(Ended::Done)
}
