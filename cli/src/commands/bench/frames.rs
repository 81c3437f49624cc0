//! `clade bench GAME --frames`: how long the window takes for one frame.

use super::Args;
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::rows::{self, thousands};
use crate::{lang, texts, window};
use clade_engine::Translate;
use serde::Serialize;
use std::time::Duration;

/// How many frames are drawn.
const FRAMES: usize = 600;

/// The report; its fields in this order are the JSON.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: u8,
    seed: u64,
    /// After so many answers the table had most things.
    answers: usize,
    /// The things of its scene.
    nodes: usize,
    frames: usize,
    median_ms: f64,
    p99_ms: f64,
    slowest_ms: f64,
}

/// Measures the frames of the largest table of one game among random players.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let module = args.which.module()?;
    let mut setup = args.which.setup(args.seats.unwrap_or(*module.about().seats.end()))?;
    if setup.options.is_empty() {
        setup.options = module.options_for_all_cards();
    }
    let (seats, seed) = (setup.seats, args.seed);
    let mut drawn = window::frames(module, setup, seed, FRAMES)?;
    drawn.times.sort_unstable();
    let at = |part: f64| {
        let nth = ((drawn.times.len() - 1) as f64 * part).round() as usize;
        drawn.times.get(nth).map_or(0.0, |time| milliseconds(*time))
    };
    let report = Report {
        game: module.about().id,
        seats,
        seed,
        answers: drawn.steps,
        nodes: drawn.nodes,
        frames: drawn.times.len(),
        median_ms: at(0.5),
        p99_ms: at(0.99),
        slowest_ms: at(1.0),
    };
    if args.json {
        return host.json(&report);
    }
    let words = lang::words(host.lang);
    let title = texts::frames_title(report.game.to_owned(), report.seats, report.answers, thousands(report.nodes as f64));
    writeln!(host.out, "{}", words.text(&title))?;
    let lines =
        [(texts::frames_median(), report.median_ms), (texts::frames_p99(), report.p99_ms), (texts::frames_slowest(), report.slowest_ms)];
    let lines: Vec<Vec<String>> = lines.into_iter().map(|(name, ms)| vec![words.text(&name), format!("{ms:.2}")]).collect();
    rows::print(host.out, &lines, 1)?;
    Ok(Ended::Done)
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
