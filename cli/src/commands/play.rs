//! `clade play`: one game at the terminal, new or from a record.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::{Session, input::Input};
use crate::which::Which;
use crate::{explain, games, lang, offer, texts};
use clade_engine::{Msg, Translate};
use clade_host::{Again, Autosave, Error as HostError, Folder, Saved, mods_used, random, ruleset, say, seats, watchdog};
use clade_table::{Header, Table, Texts};
use std::path::{Path, PathBuf};

/// The arguments of `clade play`.
#[derive(clap::Args, Default)]
#[command(mut_arg("game", |game| game.required(false).required_unless_present_any(["load", "last"])))]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) which: Which,
    /// Who sits where: human, a level of bots (easy, normal, hard, expert), or greedy or random to measure against
    /// [default: one human and normal bots]
    #[arg(long, value_delimiter = ',', value_name = "WHO,…")]
    pub(crate) seats: Vec<String>,
    /// The seed of dice and bags [default: by the clock]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "options", "preset"])]
    pub(crate) load: Option<PathBuf>,
    /// Go on with the last game that was not played to its end, here or in the window; it was saved automatically
    #[arg(long, conflicts_with_all = ["seed", "options", "preset", "load"])]
    pub(crate) last: bool,
    /// Without the installed mods that are switched on
    #[arg(long, conflicts_with_all = ["load", "last"])]
    pub(crate) no_mods: bool,
    /// With --load: go on from what can still be played if the game is damaged or the rules have changed
    #[arg(long, requires = "load")]
    pub(crate) rescue: bool,
    /// Save the game in this file, at the start and again when it is over or you leave it; it may replace the file of --load
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,
    /// For authors: show what this card is asked, does, answers and logs, with file and line; nothing of it is hidden. May be repeated
    #[arg(long, value_name = "CARD")]
    pub(crate) explain: Vec<String>,
}

/// Plays.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    play(args, host, Input::standard())
}

/// Plays with lines from an input that is open already.
pub(crate) fn play(args: &Args, host: &mut Host, input: Input) -> Result<Ended, Error> {
    match &args.load {
        Some(file) => resume(args, file, host, input),
        None if args.last => {
            let last = Autosave::find_of(&host.home(), args.which.game.as_deref()).ok_or(Error::NoLast)?;
            resume(args, &last.path, host, input)
        }
        None => begin(args, host, input),
    }
}

fn begin(args: &Args, host: &mut Host, input: Input) -> Result<Ended, Error> {
    let module = args.which.module()?;
    let about = module.about();
    let folders = if args.no_mods { args.which.folders(host)? } else { host.mods_with_installed(module, &args.which.mods)? };
    let usual = || Ok::<_, Error>(seats::usual(args.which.usual_seats(&folders)?));
    let sitters = if args.seats.is_empty() { usual()? } else { seats::parse(&args.seats, true)? };
    let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    let setup = args.which.setup(seats)?;
    let ruleset = ruleset(module, &setup, &folders)?;
    let mut header = Header::new(about.id, about.version, ruleset.hash(), setup, args.seed.unwrap_or_else(random::by_clock));
    header.players = seats::names(&sitters);
    header.mods = mods_used(&*ruleset, &folders);
    let table = Table::new(ruleset.open(watchdog::guarded())?, header);
    let words = lang::words_with(host.lang, &ruleset.texts(host.lang))?;
    for warning in clade_host::warnings(&*ruleset, &folders) {
        writeln!(host.out, "{}", words.text(&warning))?;
    }
    if let Some(mods) = taking_part(&folders) {
        writeln!(host.out, "{}", words.text(&mods))?;
    }
    let home = host.home();
    home.know_mods(&folders);
    let mut session = Session::new(table, ruleset.cards(), words, sitters, input, host.out);
    session.keep_in(Autosave::new(&home));
    session.play_with(folders);
    explain_in(&mut session, args)?;
    play_and_save(session, args)
}

/// Which mods take part: installed ones do so without being named.
fn taking_part(folders: &[Folder]) -> Option<Msg> {
    let named = folders.iter().map(|folder| format!("{} {}", folder.id().unwrap_or_default(), folder.version().unwrap_or_default()));
    (!folders.is_empty()).then(|| texts::playing_with(named.collect::<Vec<_>>().join(", ")))
}

fn resume(args: &Args, file: &Path, host: &mut Host, input: Input) -> Result<Ended, Error> {
    let (home, folders) = (host.home(), host.named_mods(&args.which.mods)?);
    let saved = Saved::open(games::modules(), file, &folders, &home)?;
    home.know_mods(&folders);
    let header = &saved.record.header;
    if args.which.game.is_some() && header.game != args.which.module()?.about().id {
        return Err(HostError::OtherGame { file: file.to_owned(), found: header.game.clone() }.into());
    }
    let words = if args.seats.is_empty() { header.players.clone() } else { args.seats.clone() };
    let sitters = seats::parse(&words, true)?;
    if sitters.len() != usize::from(header.setup.seats) {
        return Err(Error::SavedSeats { seats: header.setup.seats, found: sitters.len() });
    }
    let again = saved.look(usize::MAX, false)?;
    let words = lang::words_with(host.lang, &saved.ruleset.texts(host.lang))?;
    let (kept, news) = how_far(args, &saved, &again, &words)?;
    drop(again);
    let mut table = saved.keep(kept)?;
    table.header_mut().players = seats::names(&sitters);
    writeln!(host.out, "{}", say::join(&news, &words))?;
    let mut session = Session::new(table, saved.ruleset.cards(), words, sitters, input, host.out);
    let kept = home.kept_game(file);
    match &kept {
        Some(kept) if !args.rescue => session.keep_in(Autosave::instead_of(&home, kept)),
        _ => session.keep_in(Autosave::new(&home)),
    }
    session.play_with(saved.folders.clone());
    if args.rescue {
        session.spare(file);
    } else if kept.is_none() {
        session.lies_in(file);
    }
    explain_in(&mut session, args)?;
    play_and_save(session, args)
}

/// Plays, and saves where that was asked for: already before the first answer, so that a place that is not to be had is told then and not
/// after the game; and also where playing fails.
fn play_and_save(mut session: Session<'_>, args: &Args) -> Result<Ended, Error> {
    let Some(file) = &args.save else { return session.run() };
    session.saves_in(file)?;
    let ended = session.run();
    // Why playing failed is more than why saving did.
    let saved = session.save_at_last(file);
    ended.and_then(|ended| saved.map(|()| ended))
}

/// Explains the cards that are named.
fn explain_in(session: &mut Session, args: &Args) -> Result<(), Error> {
    if args.explain.is_empty() {
        return Ok(());
    }
    let cards = explain::cards(session.table.face(), &args.explain)?;
    session.explain_cards(cards)
}

/// How many actions of a saved game are played again, and what is said of it. Whoever would lose something must agree to it
/// with `--rescue`.
fn how_far(args: &Args, saved: &Saved, again: &Again, words: &Texts) -> Result<(usize, Vec<Msg>), Error> {
    let kept = again.fault.as_ref().map_or(saved.record.lines.len(), |fault| fault.kept);
    let mut says: Vec<Msg> = saved.brought_told().into_iter().chain(saved.changes_told()).collect();
    match (&again.fault, again.differs) {
        (Some(fault), _) => says.extend(fault.told(words)),
        (None, Some(_)) => says.extend(saved.effect_told(again)),
        (None, None) => {
            says.push(texts::resumed(saved.file.display().to_string(), kept));
            return Ok((kept, says));
        }
    }
    says.extend(if args.rescue { Some(texts::rescued(kept)) } else { offer::of(saved, &args.which.mods, kept) });
    if args.rescue { Ok((kept, says)) } else { Err(Error::Damaged(says)) }
}
