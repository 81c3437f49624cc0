//! `clade play`: one game at the terminal, new or from a record.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::{Session, input::Input};
use crate::seats::{self, Sitter};
use crate::which::Which;
use crate::{damage, lang, texts, watchdog};
use clade_engine::Translate;
use clade_table::{Header, Record, Table};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// The arguments of `clade play`.
#[derive(clap::Args, Default)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) which: Which,
    /// Who sits where: human or the name of a bot [default: one human and greedy bots]
    #[arg(long, value_delimiter = ',', value_name = "WHO,…")]
    pub(crate) seats: Vec<String>,
    /// The seed of dice and bags [default: by the clock]
    #[arg(long)]
    pub(crate) seed: Option<u64>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "options"])]
    pub(crate) load: Option<PathBuf>,
}

/// Plays.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    play(args, host, Input::standard())
}

/// Plays with lines from an input that is open already.
pub(crate) fn play(args: &Args, host: &mut Host, input: Input) -> Result<Ended, Error> {
    match &args.load {
        Some(file) => resume(args, file, host, input),
        None => begin(args, host, input),
    }
}

/// The usual seats: one person, bots on as many seats as the game takes.
pub(crate) fn usual_seats(most: u8) -> Vec<String> {
    (0..most).map(|seat| if seat == 0 { "human" } else { "greedy" }.to_owned()).collect()
}

fn begin(args: &Args, host: &mut Host, input: Input) -> Result<Ended, Error> {
    let about = args.which.module()?.about();
    let words = if args.seats.is_empty() { usual_seats(*about.seats.end()) } else { args.seats.clone() };
    let sitters = seats::parse(&words, true)?;
    let seats = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    let ruleset = args.which.ruleset(seats)?;
    let mut header = Header::new(about.id, about.version, ruleset.hash(), args.which.setup(seats)?, args.seed.unwrap_or_else(clock));
    header.players = names(&sitters);
    header.mods = args.which.mods.iter().map(|folder| folder.display().to_string()).collect();
    let table = Table::new(ruleset.open(watchdog::guarded())?, header);
    let words = lang::words_with(host.lang, &ruleset.texts(host.lang))?;
    Session::new(table, ruleset.cards(), words, sitters, input, host.out).run()
}

fn resume(args: &Args, file: &Path, host: &mut Host, input: Input) -> Result<Ended, Error> {
    let text = std::fs::read_to_string(file).map_err(|error| Error::File { file: file.to_owned(), error })?;
    let record = Record::read(&text).map_err(|error| Error::Damaged(damage::of_record(file, &error)))?;
    let module = args.which.module()?;
    let header = &record.header;
    if header.game != module.about().id {
        return Err(Error::OtherGame { file: file.to_owned(), found: header.game.clone() });
    }
    let words = if args.seats.is_empty() { header.players.clone() } else { args.seats.clone() };
    let sitters = seats::parse(&words, true)?;
    let about = module.about();
    header.setup.check(about.id, about.seats.clone(), about.options)?;
    if sitters.len() != usize::from(header.setup.seats) {
        return Err(Error::SavedSeats { seats: header.setup.seats, found: sitters.len() });
    }
    let mods = if args.which.mods.is_empty() { header.mods.iter().map(PathBuf::from).collect() } else { args.which.mods.clone() };
    let files = Which { mods, ..args.which.clone() }.files()?;
    let ruleset = module.ruleset(&header.setup, &files)?;
    if ruleset.hash() != header.ruleset {
        return Err(Error::OtherRules { file: file.to_owned(), version: header.version.clone() });
    }
    let face = ruleset.open(watchdog::guarded())?;
    let table = Table::replay_to(face, &record, record.lines.len(), true);
    let mut table = table.map_err(|error| Error::Damaged(damage::of_replay(file, &error)))?;
    table.header_mut().players = names(&sitters);
    let words = lang::words_with(host.lang, &ruleset.texts(host.lang))?;
    let resumed = texts::resumed(file.display().to_string(), record.lines.len());
    writeln!(host.out, "{}", words.text(&resumed))?;
    Session::new(table, ruleset.cards(), words, sitters, input, host.out).run()
}

fn names(sitters: &[Sitter]) -> Vec<String> {
    sitters.iter().map(|sitter| sitter.name().to_owned()).collect()
}

/// A seed that nobody chose, short enough to be told to others.
fn clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) % 1_000_000
}
