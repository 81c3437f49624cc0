//! `clade mod try`: a table where a card of a mod can be used. When a file of the mod has been saved, the same table goes on under the new
//! cards: the actions that led to it are played again, as far as they are still possible.

use super::{Which, check};
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::{Session, input::Input};
use crate::window::{self, Start};
use crate::{explain, interrupt, lang, progress, texts};
use clade_engine::{Kinds, Severity, Translate as _, nearest};
use clade_host::author::{Checked, Found, GAMES, Trial, Tried, Written};
use clade_host::{say, seats};
use clade_table::{Record, Table};
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

/// The arguments of `clade mod try`.
#[derive(clap::Args)]
pub(super) struct Args {
    #[command(flatten)]
    which: Which,
    /// The card, by its id [default: the first that can be used]
    #[arg(long, value_name = "ID")]
    card: Option<String>,
    /// How many play: you and random bots [default: the fewest]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The seed from which tables are looked for; another one gives another table
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Show what the card is asked, does, answers and logs, with file and line; in the terminal (in the window the enlarged card has it)
    #[arg(long, conflicts_with = "window")]
    explain: bool,
    /// In the window instead of the terminal
    #[arg(long)]
    window: bool,
}

/// Looks for a table and opens it.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let checked = check::look(&args.which, host)?;
    if checked.has_errors() {
        check::tell(&checked, Severity::Warning, host)?;
        return check::end(&checked);
    }
    let Some(trial) = trial(args, &checked, host)? else { return Ok(Ended::Done) };
    let folder = &checked.folder.path;
    interrupt::listen()?;
    let cards = cards(&trial, args.card.as_deref())?;
    let bar = progress::bar(GAMES, "{eta}");
    let found = trial.look_for(&cards, args.seed, &mut || bar.inc(1), &interrupt::asked)?;
    bar.finish_and_clear();
    let Some(Found { record, card, answer }) = found else {
        let t = lang::words(host.lang);
        writeln!(host.out, "{}", t.text(&texts::mod_no_table(cards.join(", "), GAMES.to_string(), folder.display().to_string())))?;
        return Ok(if interrupt::asked() { Ended::Interrupted } else { Ended::Done });
    };
    if args.window {
        return in_the_window(folder, trial, (record, card), host);
    }
    let t = lang::words(host.lang);
    writeln!(host.out, "{}\n", t.text(&texts::mod_trying(card.clone(), answer + 1, folder.display().to_string())))?;
    let table = trial.resume(&record, false)?.table;
    play(args, folder, trial, table, &card, host)
}

/// Plays at the table, and at the same one again whenever the mod has changed.
fn play(args: &Args, folder: &Path, mut trial: Trial, mut table: Table, card: &str, host: &mut Host) -> Result<Ended, Error> {
    let mut input = Input::standard();
    loop {
        let words = lang::words_with(host.lang, &trial.rules.texts(host.lang))?;
        let sitters = seats::parse(&table.header().players, true)?;
        let seen = Rc::new(RefCell::new(Written::of(folder)));
        let watched = folder.to_owned();
        let has_changed = move || {
            let now = Written::of(&watched);
            *seen.borrow() != now && {
                *seen.borrow_mut() = now;
                true
            }
        };
        let mut session = Session::new(table, trial.rules.cards(), words, sitters, input, host.out);
        session.leave_when(Box::new(has_changed));
        session.play_with(trial.folders.clone());
        // Under changed files the card may have another id.
        let explained =
            if args.explain { explain::cards(session.table.face(), &[card.to_owned()]).unwrap_or_default() } else { Kinds::NONE };
        session.explain_cards(explained)?;
        let ended = session.run()?;
        let (left, reloads);
        (left, input, reloads) = session.into_parts();
        if !reloads {
            return Ok(ended);
        }
        let record = left.record();
        drop(left);
        let checked = check::look(&args.which, host)?;
        check::tell(&checked, Severity::Warning, host)?;
        // A mod with a mistake is not played: the table goes on under the cards that it had.
        let new = if checked.has_errors() { None } else { self::trial(args, &checked, host)? };
        table = match new {
            Some(new) => {
                trial = new;
                again(&trial, &record, host)?
            }
            None => {
                writeln!(host.out, "{}\n", lang::words(host.lang).text(&texts::mod_not_read()))?;
                trial.resume(&record, false)?.table
            }
        };
    }
}

/// The table in the window, which reads the mod again by itself.
fn in_the_window(folder: &Path, mut trial: Trial, (record, card): (Record, String), host: &mut Host) -> Result<Ended, Error> {
    trial.folders.pop();
    let tried = Tried { path: folder.to_owned(), beside: trial.folders, record, card };
    let start = Start { tried: Some(tried), ..Start::new(host) };
    window::open(start).map(|()| Ended::Done)
}

fn trial(args: &Args, checked: &Checked, host: &Host) -> Result<Option<Trial>, Error> {
    let Some(module) = checked.module else { return Ok(None) };
    Ok(Some(Trial::new(module, args.which.beside(host)?, checked.folder.clone(), args.seats)?))
}

/// The cards of the mod, or the one of this id.
fn cards(trial: &Trial, wanted: Option<&str>) -> Result<Vec<String>, Error> {
    let all = trial.cards();
    match wanted {
        None => Ok(all),
        Some(word) if all.iter().any(|id| id == word) => Ok(vec![word.to_owned()]),
        Some(word) => {
            let near = nearest(word, all.iter().map(String::as_str));
            Err(Error::NoCard { word: word.to_owned(), near, valid: all.join(", ") })
        }
    }
}

/// The table of a record under the cards of today, as far as its actions are still possible.
fn again(trial: &Trial, record: &Record, host: &mut Host) -> Result<Table, Error> {
    let again = trial.resume(record, false)?;
    let msg = match again.why {
        None => texts::mod_again(again.all.to_string()),
        Some(why) => texts::mod_again_until(again.kept.to_string(), again.all.to_string(), why),
    };
    let words = lang::words(host.lang);
    for fault in &again.failed {
        writeln!(host.out, "{}", words.text(&say::card_failed(fault.to_string())))?;
    }
    writeln!(host.out, "{}\n", words.text(&msg))?;
    Ok(again.table)
}
