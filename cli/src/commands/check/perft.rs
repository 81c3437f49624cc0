//! `clade check --perft GAME`: how many tables can be reached in so many answers.

use super::battery::Battery;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{interrupt, lang, progress, rows, texts};
use clade_check::{RandomGame, Row, perft};
use clade_engine::{Actor, Tools, Translate};
use serde::Serialize;

/// What to count.
#[derive(clap::Args)]
pub(crate) struct Perft {
    /// Count the tables of this game that can be reached in --depth answers, those of chance included
    #[arg(long, value_name = "GAME", group = "of", conflicts_with = "battery")]
    pub(crate) perft: Option<String>,
    /// How many answers
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20), requires = "perft")]
    depth: u8,
    /// Start from the random game of the seed after this many answers [default: from the start]
    #[arg(long, value_name = "N", default_value_t = 0, requires = "perft")]
    after: u32,
}

#[derive(Serialize)]
struct Json {
    depth: usize,
    ways: u64,
    tables: u64,
    inside_cards: u64,
}

/// Counts and prints.
pub(super) fn run(args: &Perft, game: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    let which = game.which(args.perft.clone());
    let folders = which.folders(host)?;
    let seats = game.seats.map_or_else(|| which.usual_seats(&folders), Ok)?;
    let mut face = which.ruleset(seats, &folders)?.open(Tools::default())?;
    let from = RandomGame::position(&mut *face, game.seed, args.after)?;
    if face.turn(from)?.actor == Actor::Over {
        return Err(Error::Over { seed: game.seed, after: args.after });
    }
    interrupt::listen()?;
    let bar = progress::spinner();
    let counted = perft(&mut *face, from, usize::from(args.depth), &mut |nodes| {
        bar.set_position(nodes);
        !interrupt::asked()
    })?;
    bar.finish_and_clear();
    let Some(rows) = counted else { return Ok(Ended::Interrupted) };
    let numbered = || rows.iter().enumerate().map(|(i, row)| (i + 1, row));
    if json {
        let one = |(depth, row): (usize, &Row)| Json { depth, ways: row.leaves, tables: row.states, inside_cards: row.inside };
        return host.json(&numbered().map(one).collect::<Vec<_>>());
    }
    let words = lang::words(host.lang);
    let head = [texts::perft_depth(), texts::perft_ways(), texts::perft_tables(), texts::perft_inside()];
    let mut table = vec![head.iter().map(|msg| words.text(msg)).collect::<Vec<_>>()];
    table.extend(numbered().map(|(depth, row)| [depth as u64, row.leaves, row.states, row.inside].iter().map(u64::to_string).collect()));
    rows::print(host.out, &table, 0)?;
    Ok(Ended::Done)
}
