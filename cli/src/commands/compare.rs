//! `clade compare`: what eating means in each game, measured side by side.
//!
//! Plays the games of all settings with the same seeds, measures each while it is played, and reports. With `--out` everything is kept in a
//! folder: rows as they come, so that a run that was cut short goes on with `--resume`, and shares of it are put together with `--merge`.

mod rules;
mod run;
mod table;
mod wished;

pub(crate) use run::run;

use clade_compare::Share;
use std::path::PathBuf;

/// What to compare.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The games [default: all but the example]
    games: Vec<String>,
    /// A rule that all settings play differently or, with the name of a game and a dot before it, only that game; may be repeated
    #[arg(long = "option", short = 'o', value_name = "[GAME.]NAME=VALUE")]
    options: Vec<String>,
    /// A mod, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD")]
    mods: Vec<PathBuf>,
    /// How many games of each setting and kind of bots
    #[arg(short = 'n', long = "number", value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    number: u32,
    /// How many seats, or who sits where at one table [default: as many as the rules are made for, at most 4]
    #[arg(long, value_delimiter = ',', value_name = "N|BOT,…")]
    seats: Vec<String>,
    /// The kinds of bots; each plays all settings at tables of its own, and a finding says among whom it holds [default: greedy,random]
    #[arg(long, value_delimiter = ',', value_name = "BOT,…", conflicts_with = "resume")]
    bots: Vec<String>,
    /// The same game in another setting: NAME=VALUE of an option, seats=N, bots=BOT or mod=MOD, with commas between; may be repeated
    #[arg(long, value_name = "CHANGE,…", conflicts_with = "by")]
    vs: Vec<String>,
    /// One thing that changes step by step: seats, bots, or an option, with the values to try if not all
    #[arg(long, value_name = "WHAT[=VALUE,…]")]
    by: Option<String>,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256))]
    jobs: u16,
    /// Keep the run in this folder and write there report.html, report.json, the tables of all games, and games that stand out
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// Go on with the run in this folder
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["games", "options", "number", "seats", "vs", "by", "seed", "out"])]
    resume: Option<PathBuf>,
    /// Play only this share of the games, such as 2/8; the others are for other machines
    #[arg(long, value_name = "I/N", value_parser = share, requires = "out")]
    shard: Option<Share>,
    /// Put together the runs in these folders, shares of one comparison
    #[arg(long, value_name = "FOLDER", num_args = 1.., requires = "out", conflicts_with_all = ["games", "options", "number", "seats", "bots", "vs", "by", "seed", "shard", "resume"])]
    merge: Vec<PathBuf>,
    /// Play nothing: show what the rulebooks say of food, side by side
    #[arg(long, conflicts_with_all = ["out", "resume", "merge", "vs", "by"])]
    rules: bool,
    /// Show all numbers, not only those that were named beforehand
    #[arg(long)]
    all: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The share that `2/8` means.
fn share(text: &str) -> Result<Share, String> {
    let (n, of) = text.split_once('/').ok_or("no share")?;
    match (n.parse(), of.parse()) {
        (Ok(n), Ok(of)) if (1..=of).contains(&n) => Ok(Share(n, of)),
        _ => Err("no share".to_owned()),
    }
}
