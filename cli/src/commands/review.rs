//! `clade review`: what answers of a saved game have cost, and how much was luck.

mod report;

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, interrupt, lang, progress, texts};
use clade_bots::{ADVISER, LEVELS, Level};
use clade_engine::{Face, Msg, Tools};
use clade_host::review::{self, Piece, Review, Verdict, judge, pieces};
use clade_host::{Saved, watchdog};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rayon::prelude::*;
use report::Report;
use std::path::PathBuf;

/// The arguments of `clade review`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game saved with `save FILE`
    file: PathBuf,
    /// Which bot judges: easy, normal, hard or expert [default: the strongest at the table, at least normal]
    #[arg(long, value_name = "BOT", value_parser = levels(), hide_possible_values = true)]
    level: Option<Level>,
    /// Only the answers of this seat, counted from 1
    #[arg(long, value_name = "SEAT", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,
    /// How many answers and strokes of luck are told of
    #[arg(short = 'n', default_value_t = 5)]
    most: usize,
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

fn levels() -> impl TypedValueParser<Value = Level> {
    let level = |word: String| LEVELS.into_iter().find(|level| level.name == word).unwrap_or(ADVISER);
    PossibleValuesParser::new(LEVELS.map(|level| level.name)).map(level)
}

/// Thinks each answer through again, and tells.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let folders = host.named_mods(&args.mods)?;
    let saved = Saved::open(games::modules(), &args.file, &folders, &host.home())?;
    host.home().know_mods(&folders);
    let words = lang::words_with(host.lang, &saved.ruleset.texts(host.lang))?;
    let mut again = saved.look(usize::MAX, true)?;
    let seats = saved.header.setup.seats;
    if let Some(seat) = args.seat.filter(|&seat| seat > seats) {
        return Err(Error::NoSeat { found: seat, most: seats });
    }
    let pieces = pieces(&mut again.table)?;
    let usual = clade_host::adviser(saved.header.players.iter().map(String::as_str));
    // Unless one level is asked for, what a better bot said is as good.
    let serves = |level: Level| args.level.map_or(level.iterations >= usual.iterations, |wanted| level == wanted);
    let (level, verdicts) = match review::kept(&saved).filter(|(level, kept)| serves(*level) && kept.len() == pieces.len()) {
        Some(kept) => kept,
        None => {
            let level = args.level.unwrap_or(usual);
            let Some(verdicts) = judged(&saved, &pieces, args, level)? else {
                host.say(&texts::review_cut_short())?;
                return Ok(Ended::Interrupted);
            };
            // Where nothing can be written, it is only not there the next time.
            if review::keep(&saved, level, &verdicts).is_err() {
                host.say(&texts::review_not_kept(review::file_of(&args.file).display().to_string()))?;
            }
            (level, verdicts)
        }
    };
    let review = Review::of(&pieces, verdicts, &again.table)?;
    let report = Report::of(&review, &mut again.table, (args, level), &words)?;
    if !args.json {
        let rules: Vec<Msg> = saved.brought_told().into_iter().chain(saved.changes_told()).chain(saved.effect_told(&again)).collect();
        rules.iter().try_for_each(|told| host.say(told))?;
    }
    if args.json {
        host.json(&report)?;
    } else {
        report.print(saved.module.about().name, &words, host.out)?;
    }
    // What is damaged is reviewed as far as it goes.
    match again.fault {
        None => Ok(Ended::Done),
        Some(fault) => {
            let says = fault.told(&words);
            Err(if fault.torn { Error::Damaged(says) } else { Error::Mismatch(says) })
        }
    }
}

/// Judges all pieces on several threads; nothing if somebody stopped it.
fn judged(saved: &Saved, pieces: &[Piece], args: &Args, level: Level) -> Result<Option<Vec<Option<Verdict>>>, Error> {
    interrupt::listen()?;
    let bar = progress::bar(pieces.len() as u64, "{eta}");
    let threads =
        rayon::ThreadPoolBuilder::new().num_threads(args.jobs.into()).build().map_err(|error| Error::Threads(error.to_string()))?;
    let (stop, opener, seed) = (interrupt::sign(), saved.opener(), saved.header.seed);
    let one = |face: &mut Option<Box<dyn Face>>, piece: &Piece| {
        if interrupt::asked() {
            return Ok(None);
        }
        let face = match face {
            Some(face) => face,
            none => none.insert(opener(Tools { stop: Some(interrupt::asked), ..watchdog::guarded() })?),
        };
        let verdict = judge(&mut **face, piece, level, seed, &stop)?;
        if interrupt::asked() {
            return Ok(None); // half a thought
        }
        bar.inc(1);
        Ok(verdict)
    };
    let verdicts: Result<Vec<Option<Verdict>>, Error> =
        threads.install(|| pieces.par_iter().map_init(|| None, |face, piece| one(face, piece)).collect());
    let is_cut_short = interrupt::asked() && bar.position() < pieces.len() as u64;
    bar.finish_and_clear();
    if is_cut_short { Ok(None) } else { verdicts.map(Some) }
}
