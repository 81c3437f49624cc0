//! `clade replay`: a saved game, looked at after any of its actions, checked, or branched into a new one.
//!
//! It is shown as far as the game can be replayed; then the error stream says why no further: exit code 1 if
//! the game does not fit the rules, 2 if the file is damaged.

mod print;

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::shell::typed;
use crate::{explain, games, lang, offer, texts};
use clade_check::scenario;
use clade_engine::{Msg, Observer, Seat, Tools};
use clade_host::{Again, Error as HostError, Saved, carry, say};
use clade_table::Texts;
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The arguments of `clade replay`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game saved with `save FILE`
    file: PathBuf,
    /// Show it after this many actions, those of chance included [default: all]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// As this seat sees it, counted from 1 [default: as everybody sees it]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    /// With everything hidden revealed
    #[arg(long, conflicts_with = "seat")]
    open: bool,
    /// Print the log up to there
    #[arg(long)]
    log: bool,
    /// For authors: tell what this card was asked, did, answered and logged, with file and line; nothing of it is hidden. May be repeated
    #[arg(long, value_name = "CARD", conflicts_with_all = ["verify", "save", "as_scenario"])]
    explain: Vec<String>,
    /// Only check: is every action possible, is every state as it was when saved?
    #[arg(long, conflicts_with_all = ["at", "seat", "open", "log", "save"])]
    verify: bool,
    /// Keep the first N actions as a new saved game, to play on from there another way
    #[arg(long, value_name = "NEW", conflicts_with_all = ["seat", "open", "log", "json"])]
    save: Option<PathBuf>,
    /// Write the table as a scenario, to be checked or to add cases to
    #[arg(long, conflicts_with_all = ["seat", "open", "log", "verify", "save", "json"])]
    as_scenario: bool,
    /// With --save: bring the mods along, so that the game can be opened where nobody has them
    #[arg(long, requires = "save")]
    with_mods: bool,
    /// A mod that the game needs, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    mods: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays again and shows.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let folders = host.named_mods(&args.mods)?;
    let saved = Saved::open(games::modules(), &args.file, &folders, &host.home())?;
    host.home().know_mods(&folders);
    let words = lang::words_with(host.lang, &saved.ruleset.texts(host.lang))?;
    let until = args.at.unwrap_or(usize::MAX);
    let mut again = if args.verify {
        saved.verify(until, false)?
    } else if args.explain.is_empty() {
        saved.look(until, args.log)?
    } else {
        let face = saved.ruleset.open(Tools::default())?;
        saved.look_explained(until, explain::cards(&*face, &args.explain)?)?
    };
    match (&again.fault, args.at) {
        (None, Some(step)) if step > again.table.steps() => {
            return Err(Error::NoStep { file: args.file.clone(), steps: again.table.steps(), step });
        }
        _ => {}
    }
    if args.as_scenario {
        if again.fault.is_none() {
            write!(host.out, "{}", as_scenario(args, &saved, &again)?)?;
        }
        return ended(args, &saved, again, &words);
    }
    let observer = observer(args, &again)?;
    if args.json {
        host.json(&print::report(&saved, &mut again, observer, &words, args)?)?;
    } else {
        let rules: Vec<Msg> = saved.brought_told().into_iter().chain(saved.changes_told()).chain(saved.effect_told(&again)).collect();
        if !rules.is_empty() {
            tell(host, &words, &rules)?;
        }
        match &args.save {
            Some(new) => branch(args, new, &saved, &again, &words, host)?,
            None if args.verify => {
                if again.fault.is_none() {
                    let (actions, hashes) = (saved.record.lines.len(), saved.record.hashes.len());
                    tell(host, &words, &[texts::verified(args.file.display().to_string(), actions, hashes)])?;
                }
            }
            None => print::table(&saved, &mut again, observer, &words, args, host.out)?,
        }
    }
    ended(args, &saved, again, &words)
}

/// The table as a scenario.
fn as_scenario(args: &Args, saved: &Saved, again: &Again) -> Result<String, Error> {
    let header = &saved.header;
    let about = format!("{} after {} actions", args.file.display(), again.table.steps());
    let mods: Vec<String> = saved.folders.iter().map(|folder| folder.path.display().to_string()).collect();
    let (face, handle) = (again.table.face(), again.table.handle());
    Ok(scenario::write(&header.game, &about, &header.setup, &mods, saved.ruleset.hash(), face, handle)?)
}

/// Through whose eyes.
fn observer(args: &Args, again: &Again) -> Result<Observer, Error> {
    let most = again.table.header().setup.seats;
    match args.seat {
        Some(found) if found > most => Err(Error::NoSeat { found, most }),
        Some(seat) => Ok(Observer::Seat(Seat(seat - 1))),
        None if args.open => Ok(Observer::Host),
        None => Ok(Observer::Public),
    }
}

fn tell(host: &mut Host, words: &Texts, says: &[Msg]) -> Result<(), Error> {
    Ok(writeln!(host.out, "{}", crate::plain(&say::join(says, words)))?)
}

/// Writes the first actions as a new saved game. No file is ever written over.
fn branch(args: &Args, new: &Path, saved: &Saved, again: &Again, words: &Texts, host: &mut Host) -> Result<(), Error> {
    let kept = match (&again.fault, args.at) {
        // Somebody who names an action wants that one, not another.
        (Some(_), Some(_)) => return Ok(()),
        (Some(fault), None) => fault.kept,
        (None, _) => again.table.steps(),
    };
    let mut record = saved.keep(kept)?.record();
    if args.with_mods {
        carry(&mut record.header, &saved.folders);
    }
    let text = record.write();
    let fail = |error| HostError::file(new, error);
    if let Some(folder) = new.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        return Err(HostError::file(folder, ErrorKind::NotFound.into()).into());
    }
    let mut file = File::create_new(new).map_err(fail)?;
    file.write_all(text.as_bytes()).map_err(fail)?;
    tell(host, words, &[texts::saved(new.display().to_string(), typed(new))])
}

/// The end: whether what was to be shown could be played again.
fn ended(args: &Args, saved: &Saved, again: Again, words: &Texts) -> Result<Ended, Error> {
    match again.fault {
        None => Ok(Ended::Done),
        Some(fault) => {
            let says = fault.told(words).into_iter().chain(offer::of(saved, &args.mods, fault.kept)).collect();
            Err(if fault.torn { Error::Damaged(says) } else { Error::Mismatch(says) })
        }
    }
}
