//! `clade sim`: bots play many games, and who wins is counted.
//!
//! Game i rolls its dice by a seed that follows from the seed and i, and results are gathered in the order of i: so the
//! output is the same bytes for any number of threads. After Ctrl-C the games that have ended are counted. A game that
//! does not end is abandoned and reported; the others go on.

mod tally;

use super::many;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{lang, progress, rows, texts};
use clade_engine::{Msg, Ruleset, Translate};
use clade_host::random::derive;
use clade_host::{Sitter, seats};
use std::io::Write;
use tally::{Report, Share};

/// The arguments of `clade sim`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many games
    #[arg(short = 'n', long = "games", default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Who sits where, or how many random bots [default: as many random bots as the rules are made for]
    #[arg(long, value_delimiter = ',', value_name = "BOT,…")]
    seats: Vec<String>,
    /// Move the bots one seat on from game to game
    #[arg(long)]
    rotate: bool,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What is to be played.
struct Plan<'a> {
    ruleset: &'a dyn Ruleset,
    /// The bots by seat, as they sit in the first game.
    bots: &'a [&'static str],
    /// Whether they move one seat on from game to game.
    rotate: bool,
    /// The seed of all.
    seed: u64,
}

impl Plan<'_> {
    /// The bot that sits on a seat in a game.
    fn bot(&self, game: u64, seat: usize) -> &'static str {
        let seats = self.bots.len();
        let moved = if self.rotate { (game % seats as u64) as usize } else { 0 };
        self.bots[(seat + seats - moved) % seats]
    }

    fn table(&self, game: u64) -> many::Seated {
        many::Seated { bots: (0..self.bots.len()).map(|seat| self.bot(game, seat)).collect(), seed: derive(self.seed, game) }
    }
}

/// Simulates and reports.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let about = args.which.module()?.about();
    let folders = args.which.folders(host)?;
    let words = match &args.seats[..] {
        [] => vec![args.which.usual_seats(&folders)?.to_string()],
        words => words.to_vec(),
    };
    let bots: Vec<&'static str> = seats::parse(&words, false)?.into_iter().map(Sitter::name).collect();
    let ruleset = args.which.ruleset(u8::try_from(bots.len()).unwrap_or(u8::MAX), &folders)?;
    let plan = Plan { ruleset: &*ruleset, bots: &bots, rotate: args.rotate, seed: args.seed };
    let games: Vec<u64> = (0..args.games.into()).collect();
    let all = many::Plan { ruleset: plan.ruleset, table: &|game| plan.table(game), games: &games, ended: &|_, _| {} };
    let bar = progress::bar(args.games.into(), "{eta}");
    let done = many::play(&all, usize::from(args.jobs), &bar)?;
    bar.finish_and_clear();
    let cut_short = done.games.len() + done.given_up.len() < args.games as usize;
    let report = tally::report(&about, &plan, &done);
    let words = lang::words_with(host.lang, &ruleset.texts(host.lang))?;
    if cut_short {
        let msg = texts::sim_cut_short(done.games.len(), args.games);
        writeln!(anstream::stderr().lock(), "{}", words.text(&msg))?;
    }
    for game in &done.given_up {
        let msg = texts::sim_given_up(game.seed.to_string(), game.answers.to_string(), game.often.clone());
        writeln!(anstream::stderr().lock(), "{}", words.text(&msg))?;
    }
    for warning in clade_host::warnings(plan.ruleset, &folders) {
        writeln!(anstream::stderr().lock(), "{}", words.text(&warning))?;
    }
    if args.json {
        host.json(&report)?;
    } else {
        print(&report, &words, host.out)?;
        done.failures.print(&words, host.out)?;
    }
    match done.given_up.len() {
        0 if cut_short => Ok(Ended::Interrupted),
        0 => done.failures.end(),
        games => Err(Error::Endless { games }),
    }
}

fn print(report: &Report, words: &dyn Translate, out: &mut dyn Write) -> Result<(), Error> {
    let text = |msg: Msg| words.text(&msg);
    writeln!(out, "{}", text(texts::sim_title(report.game.to_owned(), report.games, report.seed.to_string())))?;
    let interval = text(texts::sim_interval());
    let head = |first: &[Msg]| {
        let mut row: Vec<String> = first.iter().map(|msg| words.text(msg)).collect();
        row.extend([text(texts::sim_wins()), interval.clone(), text(texts::sim_ties()), interval.clone()]);
        row.push(text(texts::sim_score()));
        row
    };
    let numbers = |share: &Share| -> Vec<String> {
        let percent = |x: f64| words.percent(&words.decimal(&format!("{:.1}", 100.0 * x)));
        let range = |[_, low, high]: [f64; 3]| words.decimal(&format!("{:.1}–{:.1}", 100.0 * low, 100.0 * high));
        let score = words.decimal(&format!("{:.2} ±{:.2}", share.mean_score, share.mean_score_half_width));
        vec![percent(share.win_rate[0]), range(share.win_rate), percent(share.tie_rate[0]), range(share.tie_rate), score]
    };
    let seat_row = |share: &Share| {
        let mut row = vec![share.seat.map(|seat| seat.to_string()).unwrap_or_default(), share.bot.clone()];
        row.extend(numbers(share));
        row
    };
    writeln!(out)?;
    let mut table = vec![head(&[texts::sim_seat(), texts::sim_bot()])];
    table.extend(report.per_seat.iter().map(seat_row));
    rows::print(out, &table, 2)?;
    writeln!(out)?;
    let mut table = vec![head(&[texts::sim_bot()])];
    table.extend(report.per_bot.iter().map(|share| {
        let mut row = vec![share.bot.clone()];
        row.extend(numbers(share));
        row
    }));
    rows::print(out, &table, 1)?;
    writeln!(out)?;
    let tenth = |x: f64| words.decimal(&format!("{x:.1}"));
    let length = texts::sim_length(tenth(report.mean_decisions), tenth(report.mean_answers), tenth(report.mean_chance));
    writeln!(out, "{}", text(length))?;
    Ok(())
}
