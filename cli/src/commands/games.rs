//! `clade games`: what can be played. Opens no game, so it answers at once.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, page, texts};
use clade_engine::{About, Msg, OptionRow, Translate};
use serde::Serialize;
use std::io::{self, Write};

/// The arguments of `clade games`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Game {
    id: &'static str,
    version: &'static str,
    name: String,
    summary: String,
    seats: [u8; 2],
    options: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    name: &'static str,
    values: Vec<&'static str>,
    default: &'static str,
    help: String,
}

/// Lists the games.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let words = lang::words_of_all(host.lang, games::modules())?;
    let all: Vec<Game> = games::modules().iter().map(|module| game(&module.about(), &words)).collect();
    if args.json {
        return host.json(&all);
    }
    for (i, game) in all.iter().enumerate() {
        if i > 0 {
            writeln!(host.out)?;
        }
        print(game, &words, host.out)?;
    }
    Ok(Ended::Done)
}

fn game(about: &About, words: &dyn Translate) -> Game {
    Game {
        id: about.id,
        version: about.version,
        name: words.text(&about.name),
        summary: words.text(&about.summary),
        seats: [*about.seats.start(), *about.seats.end()],
        options: about.options.iter().map(|row| choice(row, words)).collect(),
    }
}

fn choice(row: &OptionRow, words: &dyn Translate) -> Choice {
    // A range says its default behind `=`.
    let values = row.values.iter().map(|value| value.split_once('=').map_or(*value, |(range, _)| range)).collect();
    Choice { name: row.name, values, default: row.default_value(), help: words.text(&Msg::new(row.help)) }
}

fn print(game: &Game, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let Game { id, name, version, summary, seats: [min, max], options } = game;
    let seats = words.text(&if min == max { texts::seats_exactly(*min) } else { texts::seats(*min, *max) });
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{id}{bold:#}  {name} {version} · {seats}")?;
    wrapped(summary, "    ", out)?;
    for Choice { name, values, default, help } in options {
        let values = values.join("|");
        let default = words.text(&texts::default_value((*default).to_owned()));
        writeln!(out, "    -o {name}={values}  ({default})")?;
        wrapped(help, "        ", out)?;
    }
    Ok(())
}

fn wrapped(text: &str, indent: &str, out: &mut dyn Write) -> io::Result<()> {
    page::wrap(text, page::width(), indent).into_iter().try_for_each(|line| writeln!(out, "{line}"))
}
