//! `clade bench`: how fast a game plays through the face, on one core.
//!
//! With `--frames` it measures the window instead, see [`frames`], with `--thinking` the bots that think ahead, see [`thinking`].
//!
//! A *decision* is a seat's answer to a question with at least two legal answers. Chance and forced answers are played but
//! not counted. Each game is played three times: plainly, with a copy of the state before each decision, as a search makes one, and
//! while food and life are measured; in blocks that take turns, so that other load on the machine slows all of them alike. A quarter of the
//! games is played once more, with a clock inside that shows where the time goes. Moves come from a cheap generator, so that the game is
//! measured and not the dice. The checksum is over the last states of all games in order: two versions with the same checksum have done the
//! same work. After Ctrl-C what was measured so far is reported.

mod door;
mod frames;
mod play;
mod run;
mod speed;
mod thinking;

pub(crate) use run::run;

use crate::which::Which;
use std::path::PathBuf;

/// The arguments of `clade bench`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many games; a fixed number makes checksums comparable
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Play for about this many seconds instead
    #[arg(long, value_name = "S", conflicts_with = "games", value_parser = seconds)]
    seconds: Option<f64>,
    /// How many seats [default: 4, or as many as the rules are made for]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The seed of all games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Measure the window instead: its frames on the largest table of a game
    #[arg(long, conflicts_with_all = ["games", "seconds"])]
    frames: bool,
    /// Measure the bots that think ahead instead: how often each level thinks a decision through in a second
    #[arg(long, conflicts_with_all = ["games", "seconds", "frames"])]
    thinking: bool,
    /// Measure what the door of a library costs: this one holds the same game, and is trusted where it is loaded into this program, too
    #[arg(long, value_name = "FILE", conflicts_with_all = ["frames", "thinking", "seconds"])]
    plugin: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// A time that is long enough to measure and ends.
fn seconds(text: &str) -> Result<f64, String> {
    const BOUNDS: std::ops::RangeInclusive<f64> = 0.01..=86_400.0;
    let seconds = text.parse().ok().filter(|seconds| BOUNDS.contains(seconds));
    seconds.ok_or_else(|| format!("{text} is not in {}..={}", BOUNDS.start(), BOUNDS.end()))
}
