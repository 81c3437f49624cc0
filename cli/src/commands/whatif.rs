//! `clade whatif`: a table of a saved game is played on many times, as it was and a little different.

mod report;

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::play::meaning::exactly;
use crate::{games, interrupt, lang, progress, texts, which};
use clade_engine::{Actor, Observer, Seat, Setup, Tools, Translate as _};
use clade_host::random::derive;
use clade_host::whatif::{Opened, Played, Unplaced, Ways};
use clade_host::{Saved, Sitter, ruleset, seats, watchdog};
use clade_table::{Table, Texts};
use rayon::prelude::*;
use report::Report;
use std::path::PathBuf;

/// The arguments of `clade whatif`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game saved with `save FILE`
    file: PathBuf,
    /// The table after this many actions, those of chance included
    #[arg(long, value_name = "N")]
    at: usize,
    /// Through whose eyes, counted from 1: what this seat does not see is dealt anew for each game [default: as it lies]
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    /// What is different on it, in the game's words, as `clade replay FILE --at N --as-scenario` writes them; may be repeated
    #[arg(long, value_name = "TOML", required_unless_present_any = ["options", "answer"])]
    set: Vec<String>,
    /// What is answered there instead: the text of the action in the record, or its words in the language of texts, as a review says them
    #[arg(long, value_name = "ACTION")]
    answer: Option<String>,
    /// A rule that is different from there on; may be repeated
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Who plays on: a bot for every seat, or a bot each
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", default_value = "greedy")]
    seats: Vec<String>,
    /// How often it is played on, each way
    #[arg(short = 'n', long = "games", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed from which all dice follow; both ways have the same
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// A mod that the game needs, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    mods: Vec<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays on, both ways, and tells.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let folders = host.named_mods(&args.mods)?;
    let saved = Saved::open(games::modules(), &args.file, &folders, &host.home())?;
    host.home().know_mods(&folders);
    let words = lang::words_with(host.lang, &saved.ruleset.texts(host.lang))?;
    let mut again = saved.look(args.at, false)?;
    if again.table.steps() < args.at {
        return Err(Error::NoStep { file: args.file.clone(), steps: again.table.steps(), step: args.at });
    }
    let at = again.table.handle();
    let position = again.table.face().position(at)?;
    let eyes = eyes(args, &again.table)?;
    let setup = &saved.header.setup;
    let bots = bots(&args.seats, setup.seats)?;
    let rules = match args.options.is_empty() {
        true => saved.ruleset.clone(),
        false => {
            let mut setup: Setup = setup.clone();
            setup.options.extend(which::options(&args.options)?);
            let about = saved.module.about();
            setup.check(about.id, about.seats, about.options)?;
            ruleset(saved.module, &setup, &saved.folders)?
        }
    };
    let answer = args.answer.as_deref().map(|said| in_words_of_records(said, &again.table, &words)).transpose()?;
    let given = saved.record.lines.get(args.at).filter(|_| args.answer.is_some()).map(|line| line.text.clone());
    let ways = Ways::new([saved.ruleset.clone(), rules], position, args.set.join("\n"), eyes).answered([given, answer]);
    // Of somebody else's cards their answers would tell.
    let asked = again.table.face().turn(at)?.actor;
    let sees = matches!(asked, Actor::Seat(seat) if [Observer::Host, Observer::Seat(seat)].contains(&eyes));
    let answers = if sees { again.table.face().texts(at)? } else { String::new() };
    let named = |error: Error| match error {
        Error::NoAnswer { word, .. } => Error::NoAnswer { word, valid: answers.lines().map(str::to_owned).collect() },
        other => other,
    };
    // What cannot be set up is said before anything is played.
    opened(&ways).map_err(named)?;
    let (played, cut_short) = played(&ways, &bots, args)?;
    if played.is_empty() {
        host.say(&texts::whatif_nothing())?;
        return Ok(Ended::Interrupted);
    }
    let report = Report::of(&played, &mut again.table, &bots, args, &words);
    if args.json {
        host.json(&report)?;
    } else {
        report.print(saved.module.about().name, &words, host.out)?;
    }
    Ok(if cut_short { Ended::Interrupted } else { Ended::Done })
}

/// The text of an action that was said as people read it; what means none stays as it is.
fn in_words_of_records(said: &str, table: &Table, words: &Texts) -> Result<String, Error> {
    let labels: Vec<String> = table.labels()?.iter().map(|label| words.text(label)).collect();
    let mut texts = table.action_texts()?;
    Ok(exactly(said, &texts, &labels).map_or_else(|| said.to_owned(), |at| texts.swap_remove(at)))
}

/// A bot for each seat.
fn bots(words: &[String], seats: u8) -> Result<Vec<&'static str>, Error> {
    let named: Vec<&str> = seats::parse(words, false)?.into_iter().map(Sitter::name).collect();
    match *named {
        [one] => Ok(vec![one; seats.into()]),
        _ if named.len() == usize::from(seats) => Ok(named),
        _ => Err(Error::SavedSeats { seats, found: named.len() }),
    }
}

/// Through whose eyes.
fn eyes(args: &Args, table: &Table) -> Result<Observer, Error> {
    let most = table.header().setup.seats;
    match args.seat {
        Some(found) if found > most => Err(Error::NoSeat { found, most }),
        Some(seat) => Ok(Observer::Seat(Seat(seat - 1))),
        None => Ok(Observer::Host),
    }
}

fn opened(ways: &Ways) -> Result<Opened<'_>, Error> {
    ways.open(Tools { stop: Some(interrupt::asked), ..watchdog::guarded() }).map_err(unplaced)
}

fn unplaced(why: Unplaced) -> Error {
    match why {
        Unplaced::Setup(error) => error.into(),
        Unplaced::Face(error) => error.into(),
        Unplaced::Words(error) => Error::NoSuchTable(error.to_string()),
        Unplaced::Misplaced(why) => Error::NoSuchTable(why.to_string()),
        Unplaced::Answer(word) => Error::NoAnswer { word, valid: Vec::new() },
    }
}

/// Plays all games both ways, on several threads; those that ended when somebody stopped it, and whether somebody did.
fn played(ways: &Ways, bots: &[&str], args: &Args) -> Result<(Vec<[Played; 2]>, bool), Error> {
    interrupt::listen()?;
    let bar = progress::bar(args.games.into(), "{eta}");
    let threads = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.into()).build();
    let threads = threads.map_err(|error| Error::Threads(error.to_string()))?;
    let stop = interrupt::sign();
    let one = |places: &mut Option<_>, game: u32| -> Result<Option<[Played; 2]>, Error> {
        if interrupt::asked() {
            return Ok(None);
        }
        let places = match places {
            Some(places) => places,
            none => none.insert(opened(ways)?),
        };
        match places.play(bots, derive(args.seed, game.into()), &stop) {
            Ok(played) => {
                bar.inc(1);
                Ok(played)
            }
            // A script was stopped in the middle.
            Err(_) if interrupt::asked() => Ok(None),
            Err(why) => Err(unplaced(why)),
        }
    };
    let all: Result<Vec<Option<[Played; 2]>>, Error> = threads.install(|| (0..args.games).into_par_iter().map_init(|| None, one).collect());
    bar.finish_and_clear();
    let played: Vec<[Played; 2]> = all?.into_iter().flatten().collect();
    let cut_short = interrupt::asked() && played.len() < args.games as usize;
    Ok((played, cut_short))
}
