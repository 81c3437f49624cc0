//! `clade mod guide`: the page for authors, and the reference of a game.

use crate::error::Error;
use crate::games;
use crate::host::{Ended, Host};
use crate::page;
use clade_engine::scene::icons;
use clade_engine::{Section, nearest};
use clade_host::Error as HostError;

/// The arguments of `clade mod guide`.
#[derive(clap::Args)]
pub(super) struct Args {
    /// The game whose reference is shown; without one, how a card is written
    game: Option<String>,
    /// Only this section: facts, effects, rule-hooks, verbs, language, files, limits; or how scenarios are written: scenarios; or
    /// the names of all pictures: icons
    section: Option<String>,
}

/// What is asked for instead of a section: the pictures that a card can show.
const ICONS: &str = "icons";

/// How scenarios are written.
const SCENARIOS: &str = "scenarios";
/// The same in every game.
const SCENARIO_KEYS: &str = include_str!("../../../../core/check/SCENARIOS.md");

/// The page for authors.
const PAGE: &str = include_str!("../../../../scripts/README.md");

/// Prints it.
pub(super) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let Some(game) = &args.game else {
        write!(host.out, "{PAGE}")?;
        return Ok(Ended::Done);
    };
    let module = games::find(game)?;
    let authoring = module.authoring().ok_or(HostError::NoCards(module.about().id))?;
    match &args.section {
        None => write!(host.out, "{}", module.manual().reference)?,
        Some(word) if word == ICONS => {
            let all: Vec<&str> = icons().collect();
            page::wrap(&all.join(" "), page::width(), "").iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
        }
        Some(word) if word == SCENARIOS => write!(host.out, "## Scenarios\n\n{SCENARIO_KEYS}\n{}", authoring.positions)?,
        Some(word) => {
            let section =
                Section::ALL.into_iter().find(|section| section.word() == *word || section.word().split('-').any(|part| part == *word));
            let section = section.ok_or_else(|| {
                let valid: Vec<&str> = Section::ALL.iter().map(|section| section.word()).chain([SCENARIOS, ICONS]).collect();
                Error::NoSection { word: word.clone(), near: nearest(word, valid.iter().copied()), valid: valid.join(", ") }
            })?;
            write!(host.out, "{}", cut(&module.manual().reference, section.heading()))?;
        }
    }
    Ok(Ended::Done)
}

/// The part of a page under a heading.
fn cut<'a>(page: &'a str, heading: &str) -> &'a str {
    let start = page.find(&format!("\n## {heading}\n")).map_or(0, |at| at + 1);
    let part = &page[start..];
    part[1..].find("\n## ").map_or(part, |end| &part[..end + 2])
}
