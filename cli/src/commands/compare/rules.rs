//! The rulebooks side by side, in words: question by question what each says about food.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::page;
use clade_compare::rules;
use clade_engine::Module;

/// Prints the page of these games.
pub(super) fn print(modules: &[&'static dyn Module], json: bool, host: &mut Host) -> Result<Ended, Error> {
    let rows = rules::page(modules, host.lang);
    if json {
        return host.json(&rows);
    }
    let mut told = |text: &str| -> Result<(), Error> {
        for line in page::hang(text, page::width()) {
            writeln!(host.out, "{line}")?;
        }
        Ok(())
    };
    told(&rows.title)?;
    for game in &rows.games {
        told(&format!("– {}: {}", game.title, game.summary))?;
    }
    for row in &rows.rows {
        told("")?;
        told(&row.question)?;
        for (game, answer) in rows.games.iter().zip(&row.answers) {
            told(&format!("– {}: {answer}", game.title))?;
        }
    }
    Ok(Ended::Done)
}
