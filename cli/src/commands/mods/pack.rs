//! `clade mod pack` and `clade mod install`: a mod as one file, and in its place. Both check it first.

use super::check;
use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use crate::{lang, texts};
use clade_engine::{Severity, Translate as _};
use clade_host::Package;
use std::path::{Path, PathBuf};

/// The arguments of `clade mod pack`.
#[derive(clap::Args)]
pub(super) struct Pack {
    /// The folder of the mod
    #[arg(value_name = "FOLDER")]
    folder: PathBuf,
    /// The file to write [default: ID-VERSION.clademod, here]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The arguments of `clade mod install`.
#[derive(clap::Args)]
pub(super) struct Install {
    /// A packed mod, or the folder of one
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Also in the place of the same or a newer version
    #[arg(long)]
    replace: bool,
}

/// Packs a mod that can be used.
pub(super) fn pack(args: &Pack, host: &mut Host) -> Result<Ended, Error> {
    let file = opened(&args.folder, host)?.pack(args.out.as_deref(), Path::new(""))?;
    let said = texts::mod_packed(file.display().to_string());
    writeln!(host.out, "{}", lang::words(host.lang).text(&said))?;
    Ok(Ended::Done)
}

/// Installs a mod that can be used.
pub(super) fn install(args: &Install, host: &mut Host) -> Result<Ended, Error> {
    let arrived = opened(&args.file, host)?.install(&host.home(), args.replace)?;
    let (id, version, path) = (arrived.id, arrived.version, arrived.path.display().to_string());
    let said = match arrived.before {
        Some(before) => texts::mod_renewed(id, before, version, path),
        None => texts::mod_installed(id, version, path),
    };
    writeln!(host.out, "{}", lang::words(host.lang).text(&said))?;
    Ok(Ended::Done)
}

/// The mod, with what is wrong told.
fn opened(path: &Path, host: &mut Host) -> Result<Package, Error> {
    let package = Package::open(games::modules(), path, &host.home())?;
    if package.checked.faults.iter().any(|fault| fault.severity <= Severity::Warning) {
        check::tell(&package.checked, Severity::Warning, host)?;
    }
    check::end(&package.checked)?;
    Ok(package)
}
