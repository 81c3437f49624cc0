//! `clade mod try`: a table where a card of a mod can be used. When a file of the mod has been saved, the same table goes on under the new
//! cards: the actions that led to it are played again, as far as they are still possible.

use super::{Which, check, watch::Written};
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::{Session, input::Input};
use crate::window::{self, Start};
use crate::{explain, interrupt, lang, progress, texts};
use clade_bots::{Bot as _, Random};
use clade_engine::{Actor, CardRuns, Face, Handle, Kind, Kinds, Module, Ruleset, Seat, Setup, Severity, Tools, Translate as _, nearest};
use clade_host::author::Checked;
use clade_host::{Folder, Replaces, Sitter, mods_used, ruleset, save, seats, watchdog};
use clade_table::{Header, Record, Table};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

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
    /// Show what the card is asked, does, answers and logs, with file and line
    #[arg(long, conflicts_with = "window")]
    explain: bool,
    /// In the window instead of the terminal
    #[arg(long)]
    window: bool,
}

/// In how many random games a table is looked for.
const GAMES: u64 = 300;
/// How many answers are tried at a table.
const ANSWERS: u32 = 60;
/// Who plays at the table.
const PERSON: Seat = Seat(0);

/// A mod in play.
struct Trial {
    module: &'static dyn Module,
    folders: Vec<Folder>,
    setup: Setup,
    rules: Arc<dyn Ruleset>,
}

/// Looks for a table and opens it.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let checked = check::look(&args.which, host)?;
    if checked.has_errors() {
        check::tell(&checked, Severity::Warning, host)?;
        return check::end(&checked);
    }
    let Some(trial) = Trial::new(args, &checked, host)? else { return Ok(Ended::Done) };
    interrupt::listen()?;
    let cards = trial.cards(args.card.as_deref())?;
    let Some((table, card)) = trial.look_for(&cards, args.seed)? else {
        let t = lang::words(host.lang);
        writeln!(
            host.out,
            "{}",
            t.text(&texts::mod_no_table(cards.join(", "), GAMES.to_string(), args.which.folder.display().to_string()))
        )?;
        return Ok(if interrupt::asked() { Ended::Interrupted } else { Ended::Done });
    };
    if args.window {
        return in_the_window(&trial, &table, host);
    }
    let t = lang::words(host.lang);
    writeln!(host.out, "{}\n", t.text(&texts::mod_trying(card.clone(), args.which.folder.display().to_string())))?;
    play(args, trial, table, &card, host)
}

/// Plays at the table, and at the same one again whenever the mod has changed.
fn play(args: &Args, mut trial: Trial, mut table: Table, card: &str, host: &mut Host) -> Result<Ended, Error> {
    let mut input = Input::standard();
    loop {
        let words = lang::words_with(host.lang, &trial.rules.texts(host.lang))?;
        let sitters = seats::parse(&table.header().players, true)?;
        let seen = Rc::new(RefCell::new(Written::of(&args.which.folder)));
        let folder = args.which.folder.clone();
        let has_changed = move || {
            let now = Written::of(&folder);
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
        let new = if checked.has_errors() { None } else { Trial::new(args, &checked, host)? };
        match new {
            Some(new) => trial = new,
            None => writeln!(host.out, "{}", lang::words(host.lang).text(&texts::mod_not_read()))?,
        }
        table = trial.again(&record, host)?;
    }
}

/// The table as a saved game, opened in the window.
fn in_the_window(trial: &Trial, table: &Table, host: &mut Host) -> Result<Ended, Error> {
    let home = host.home();
    home.know_mods(&trial.folders);
    let file = std::env::temp_dir().join(format!("clade-try-{}.clade", std::process::id()));
    save(&file, &table.record(), None, Replaces::Any).map_err(|error| Error::Threads(error.to_string()))?;
    let start = Start {
        record: Some(file.clone()),
        at: None,
        language: host.lang_asked.then(|| host.lang.to_owned()),
        usual_language: host.lang.to_owned(),
        home: host.home.clone(),
        shelves: host.shelves.clone(),
    };
    let opened = window::open(start);
    _ = std::fs::remove_file(file);
    opened.map(|()| Ended::Done)
}

impl Trial {
    fn new(args: &Args, checked: &Checked, host: &Host) -> Result<Option<Self>, Error> {
        let Some(module) = checked.module else { return Ok(None) };
        let mut folders = args.which.beside(host)?;
        folders.push(checked.folder.clone());
        let seats = args.seats.unwrap_or(*module.about().seats.start());
        let setup = Setup { seats, options: module.options_for_all_cards() };
        let rules = ruleset(module, &setup, &folders)?;
        Ok(Some(Self { module, folders, setup, rules }))
    }

    /// The cards of the mod, or the one of this id.
    fn cards(&self, wanted: Option<&str>) -> Result<Vec<String>, Error> {
        let own = self.folders.last().and_then(Folder::id);
        let all: Vec<String> = self.rules.cards().into_iter().filter(|card| Some(&card.from) == own.as_ref()).map(|card| card.id).collect();
        match wanted {
            None => Ok(all),
            Some(word) if all.iter().any(|id| id == word) => Ok(vec![word.to_owned()]),
            Some(word) => {
                let near = nearest(word, all.iter().map(String::as_str));
                Err(Error::NoCard { word: word.to_owned(), near, valid: all.join(", ") })
            }
        }
    }

    fn header(&self, seed: u64) -> Header {
        let about = self.module.about();
        let mut header = Header::new(about.id, about.version, self.rules.hash(), self.setup.clone(), seed);
        let bots = std::iter::repeat_n("random".to_owned(), usize::from(self.setup.seats).saturating_sub(1));
        header.players = std::iter::once(Sitter::Human.name().to_owned()).chain(bots).collect();
        header.mods = mods_used(&*self.rules, &self.folders);
        header
    }

    /// A table of a random game where an answer of the person lets one of these cards act; with the card.
    fn look_for(&self, cards: &[String], seed: u64) -> Result<Option<(Table, String)>, Error> {
        let bar = progress::bar(GAMES, "{eta}");
        for seed in (0..GAMES).map(|nth| seed.wrapping_add(nth)) {
            // Without a memory, a rule hook is asked each time.
            let mut table = Table::new(self.rules.open(Tools { forgetful: true, ..watchdog::guarded() })?, self.header(seed));
            let mut bot = Random::new(seed);
            while !table.is_over() && !interrupt::asked() {
                let turn = table.turn();
                match turn.actor {
                    Actor::Chance => table.chance()?,
                    _ => {
                        let (face, at) = table.parts();
                        if turn.actor == Actor::Seat(PERSON)
                            && let Some(card) = usable(face, at, turn.count, cards)?
                        {
                            bar.finish_and_clear();
                            let record = table.record();
                            let table =
                                Table::replay(self.rules.open(watchdog::guarded())?, &record).map_err(|e| Error::Threads(e.to_string()))?;
                            return Ok(Some((table, card)));
                        }
                        let index = bot.choose(face, at);
                        table.play(index)?;
                    }
                }
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(None)
    }

    /// The table of a record under these cards, as far as its actions are still possible.
    fn again(&self, record: &Record, host: &mut Host) -> Result<Table, Error> {
        let t = lang::words(host.lang);
        let header = Header { players: record.header.players.clone(), ..self.header(record.header.seed) };
        let face = self.rules.open(watchdog::guarded())?;
        match Table::replay_under(face, header, record, record.lines.len(), false) {
            Ok(again) => {
                writeln!(host.out, "{}\n", t.text(&texts::mod_again(record.lines.len().to_string())))?;
                Ok(again.table)
            }
            Err(error) => {
                let msg = texts::mod_again_until(error.kept().to_string(), record.lines.len().to_string(), error.fault.to_string());
                writeln!(host.out, "{}\n", t.text(&msg))?;
                Ok(error.rescue()?)
            }
        }
    }
}

/// The first of some cards that acts if the person takes one of the open answers.
fn usable(face: &mut dyn Face, at: Handle, count: u32, cards: &[String]) -> Result<Option<String>, Error> {
    let in_play = face.cards_in_play();
    let kinds: Vec<_> = in_play.iter().filter(|(_, word)| cards.contains(word)).collect();
    let texts = face.texts(at)?;
    for (index, text) in (0..count.min(ANSWERS)).zip(texts.lines()) {
        // To buy or to lay a card is not yet to use it.
        if text.split(' ').any(|word| cards.iter().any(|card| card == word)) && !text.starts_with("use ") {
            continue;
        }
        let fork = face.fork(at)?;
        face.listen(fork, true)?;
        let before = face.card_runs();
        let acted = face.advance(fork, index).is_ok().then(|| face.audit(fork)).transpose()?.map(|audit| audit.causes).unwrap_or_default();
        let after = face.card_runs();
        face.free(fork);
        let began = |kind| {
            let effects = |runs: &[(Kind, CardRuns)]| runs.iter().find(|(k, _)| *k == kind).map_or(0, |(_, runs)| runs.effects);
            effects(&after) > effects(&before)
        };
        if let Some((_, word)) = kinds.iter().find(|(kind, _)| acted.contains(kind) || began(*kind)) {
            return Ok(Some(word.clone()));
        }
    }
    Ok(None)
}
