//! `clade results`: the games that people played to their end at this computer.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, page, rows, texts};
use clade_engine::Translate;
use clade_host::results::{Finished, Seated, Tally, date, results, tallies};
use serde::Serialize;
use std::io;

/// The arguments of `clade results`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only this game
    game: Option<String>,
    /// How many of the last games are listed [default: 10; with --json all]
    #[arg(short = 'n')]
    most: Option<usize>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What is printed; its fields in this order are the JSON.
#[derive(Serialize)]
struct Report {
    tallies: Vec<Tally>,
    games: Vec<Finished>,
}

/// How many are listed, if nobody says.
const USUAL: usize = 10;

/// Lists them.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let home = host.home();
    let mut all = results(&home).map_err(|error| {
        let file = home.results().unwrap_or_default();
        clade_host::Error::File { file, error }
    })?;
    if let Some(name) = &args.game {
        // A game that is gone, such as one from a library, still has its results.
        let is_known = all.iter().any(|one| one.game == *name);
        let game = if is_known { name } else { games::find(name)?.about().id };
        all.retain(|one| one.game == game);
    }
    let mut report = Report { tallies: tallies(&all), games: all };
    let most = args.most.unwrap_or(if args.json { usize::MAX } else { USUAL });
    report.games.drain(..report.games.len().saturating_sub(most));
    if args.json {
        return host.json(&report);
    }
    let words = lang::words_of_all(host.lang, games::modules())?;
    if report.tallies.is_empty() {
        writeln!(host.out, "{}", words.text(&texts::no_results()))?;
        return Ok(Ended::Done);
    }
    let head = [texts::column_game(), texts::column_seats(), texts::column_against(), texts::column_played(), texts::column_won()];
    let head = head.into_iter().chain([texts::column_best(), texts::column_answers()]);
    let mut table: Vec<Vec<String>> = vec![head.map(|column| words.text(&column)).collect()];
    table.extend(report.tallies.iter().map(|tally| row(tally, &words)));
    rows::print(host.out, &table, 3)?;
    if most == 0 {
        return Ok(Ended::Done);
    }
    writeln!(host.out, "\n{}", words.text(&texts::last_results()))?;
    report.games.iter().rev().try_for_each(|game| print(game, &words, host.out))?;
    Ok(Ended::Done)
}

fn row(tally: &Tally, words: &dyn Translate) -> Vec<String> {
    let against = if tally.against.is_empty() { words.text(&texts::among_people()) } else { tally.against.join(", ") };
    let numbers = [tally.played.to_string(), tally.won.to_string(), tally.best.to_string(), tally.answers.to_string()];
    [title(&tally.game, words), tally.seats.to_string(), against].into_iter().chain(numbers).collect()
}

/// What the game is called; its word if it is no longer there.
fn title(game: &str, words: &dyn Translate) -> String {
    let known = games::modules().iter().find(|module| module.about().id == game);
    known.map_or_else(|| game.to_owned(), |module| words.text(&module.about().name))
}

fn print(game: &Finished, words: &dyn Translate, out: &mut dyn io::Write) -> io::Result<()> {
    let mut seats: Vec<(usize, &Seated)> = (1..).zip(&game.seats).collect();
    seats.sort_by_key(|(_, seat)| seat.place);
    let several = game.seats.iter().filter(|seat| seat.is_person()).count() > 1;
    let who = |at: usize, seat: &Seated| match (seat.is_person(), seat.name.as_str()) {
        (true, "") if several => words.text(&texts::person_at(at)),
        (true, "") => words.text(&texts::person()),
        (true, name) => name.to_owned(),
        (false, _) => seat.sitter.clone(),
    };
    let seats: Vec<String> = seats.into_iter().map(|(at, seat)| format!("{}. {} {}", seat.place, who(at, seat), seat.points)).collect();
    let options: Vec<String> = game.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let options = if options.is_empty() { String::new() } else { format!(" ({})", options.join(" ")) };
    let line = format!("{}{options}: {}", title(&game.game, words), seats.join(", "));
    page::wrap(&line, page::width(), &format!("{}  ", date(game.when))).into_iter().try_for_each(|line| writeln!(out, "{line}"))
}
