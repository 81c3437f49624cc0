//! `clade check --battery GAME`: all laws on random games. `--merge FILE…`: what several machines found.

mod asked;
mod keep;
pub(crate) mod report;
mod run;
mod tables;
mod watched;

pub(super) use run::run;
pub(crate) use watched::watched;

use crate::which::Which;
use clade_check::battery::Shard;
use std::path::PathBuf;

/// What to check, and how long.
#[derive(clap::Args)]
pub(crate) struct Battery {
    /// Check the laws on random games of this game
    #[arg(long, value_name = "GAME", group = "of")]
    pub(crate) battery: Option<String>,
    /// Only with this rule; may be repeated [default: each value of each option]
    #[arg(long = "option", short = 'o', value_name = "NAME=VALUE", requires = "of")]
    options: Vec<String>,
    /// Only with this many players [default: each number]
    #[arg(long, value_name = "N", requires = "of")]
    pub(super) seats: Option<u8>,
    /// A mod, by its folder, its packed file, or its id if it is installed; may be repeated
    #[arg(long = "mod", value_name = "MOD", requires = "of")]
    mods: Vec<PathBuf>,
    /// How many games of each set-up
    #[arg(short = 'n', long = "games", default_value_t = 160, value_parser = clap::value_parser!(u32).range(1..), requires = "battery")]
    games: u32,
    /// The seed from which the seeds of all games follow
    #[arg(long, default_value_t = 1, requires = "of")]
    pub(super) seed: u64,
    /// How many threads [default: all cores]
    #[arg(long, short = 'j', value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=256), requires = "battery")]
    pub(super) jobs: u16,
    /// Write the table before each broken law as a scenario into this folder, for `clade check`, and the game up to there as a saved game
    #[arg(long, value_name = "FOLDER", requires = "battery")]
    tables: Option<PathBuf>,
    /// Keep what is found in this file, chunk by chunk; `--merge` puts such files together
    #[arg(long, value_name = "FILE", requires = "of", conflicts_with = "perft")]
    report: Option<PathBuf>,
    /// Check only this share of the games, such as 2/8; the others are for other machines
    #[arg(long, value_name = "I/N", value_parser = shard, requires = "battery", requires = "report")]
    shard: Option<Shard>,
    /// Go on from where the file of `--report` ends
    #[arg(long, requires = "battery", requires = "report")]
    resume: bool,
    /// Put together what the shards of a check found
    #[arg(long, value_name = "FILE", num_args = 1.., group = "of", conflicts_with_all = ["options", "seats", "mods", "seed"])]
    pub(crate) merge: Vec<PathBuf>,
    /// Play only the game of this seed, which a broken law names
    #[arg(long, value_name = "SEED", requires = "battery", requires = "seats", conflicts_with_all = ["games", "seed", "report"])]
    game: Option<u64>,
    /// Play this many random mods, the first one from the seed, instead of the game as it is
    #[arg(long, value_name = "N", requires = "battery", conflicts_with_all = ["options", "seats", "mods", "games", "tables", "report", "game", "thorough"])]
    pub(super) random_mods: Option<u32>,
    /// Run every law at every question: slow
    #[arg(long, requires = "battery")]
    thorough: bool,
    /// Print nothing but the checksum of the games
    #[arg(long, hide = true)]
    checksum: bool,
}

impl Battery {
    /// A game with the options and mods that were asked for.
    pub(super) fn which(&self, game: Option<String>) -> Which {
        Which { game, options: self.options.clone(), mods: self.mods.clone(), ..Which::default() }
    }
}

/// The share that `2/8` means.
pub(crate) fn shard(text: &str) -> Result<Shard, String> {
    let (n, of) = text.split_once('/').ok_or("no share")?;
    match (n.parse(), of.parse()) {
        (Ok(n), Ok(of)) if (1..=of).contains(&n) => Ok(Shard(n, of)),
        _ => Err("no share".to_owned()),
    }
}
