//! `clade check --playthrough GAME`: a random game question by question, as the golden games beside each game are written.

use super::battery::Battery;
use crate::error::Error;
use crate::host::{Ended, Host};
use clade_check::Playthrough;
use serde::Serialize;

/// What to write.
#[derive(clap::Args)]
pub(crate) struct Questions {
    /// Write a random game of this game question by question: what is asked, what may be answered, what each is told
    #[arg(long, value_name = "GAME", group = "of", conflicts_with_all = ["battery", "perft"])]
    pub(crate) playthrough: Option<String>,
    /// Only this question
    #[arg(long, value_name = "N", requires = "playthrough")]
    at: Option<usize>,
}

#[derive(Serialize)]
struct Json<'a> {
    question: usize,
    table: String,
    told: String,
    text: &'a str,
}

/// Plays and prints.
pub(super) fn run(args: &Questions, game: &Battery, json: bool, host: &mut Host) -> Result<Ended, Error> {
    let which = game.which(args.playthrough.clone());
    let folders = which.folders(host)?;
    let seats = game.seats.map_or_else(|| which.usual_seats(&folders), Ok)?;
    let playthrough = Playthrough { setup: which.setup(seats)?, seed: game.seed };
    let played = playthrough.play(which.module()?.about().id, &*which.ruleset(seats, &folders)?)?;
    let wanted = played.steps().iter().enumerate().filter(|(at, _)| args.at.is_none_or(|wanted| wanted == *at));
    let mut found = Vec::new();
    for (at, step) in wanted {
        found.push(Json { question: at, table: format!("{:08x}", step.table), told: format!("{:08x}", step.told), text: step.text.trim() });
    }
    if let (Some(step), true) = (args.at, found.is_empty()) {
        return Err(Error::NoQuestion { step, steps: played.steps().len() });
    }
    if json {
        return host.json(&found);
    }
    for (i, step) in found.iter().enumerate() {
        let gap = if i > 0 { "\n" } else { "" };
        writeln!(host.out, "{gap}{}\n{} {}", step.text, step.table, step.told)?;
    }
    Ok(Ended::Done)
}
