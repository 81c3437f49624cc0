//! Checks, or puts together what was checked, and reports.

use super::asked::Check;
use super::report::Told;
use super::{Battery, keep, report, tables};
use crate::error::Error;
use crate::host::{Ended, Host};
use clade_check::battery::Shard;

/// Checks and reports.
pub(crate) fn run(args: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    if !args.merge.is_empty() {
        return report::tell(&keep::merged(&args.merge, args.report.as_deref())?, json, host);
    }
    let check = Check::new(args, host)?;
    if args.checksum {
        writeln!(host.out, "{:016x}", check.elsewhere(1)?.tally.checksum)?;
        return Ok(Ended::Done);
    }
    let (about, setups) = (check.module.about(), check.setups.len());
    let mut told = match (args.game, &args.report) {
        (Some(seed), _) => Told::new(about.id, setups, check.one(seed)?, false),
        (None, None) => Told::new(about.id, setups, check.all()?, check.is_enough()),
        (None, Some(file)) => {
            let (kept, cut_short) = keep::run(&check, file, args.shard.unwrap_or(Shard::WHOLE), args.resume)?;
            Told::of_kept(kept, cut_short)
        }
    };
    told.mods = check.folders.iter().map(|folder| folder.path.clone()).collect();
    if let Some(folder) = &args.tables {
        told.files = tables::write(folder, &check, &told.report)?;
    }
    report::tell(&told, json, host)
}
