//! `clade rules`: how a game is played, to read.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, rules};
use clade_table::{Rulebook, Texts};
use serde::Serialize;

/// The arguments of `clade rules`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game, by its name in `clade games`
    game: String,
    /// Only this section, such as 4.3, or the chapters in which this word occurs [default: all]
    #[arg(value_name = "SECTION|WORD")]
    part: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Printed<'a> {
    section: &'a str,
    title: &'a str,
    text: Vec<String>,
}

/// Prints the rules of a game.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let module = games::find(&args.game)?;
    let words = Texts::new(host.lang, &[&module.texts(host.lang)])?;
    let name = module.about().id;
    let Some(book) = Rulebook::of(&words, name) else {
        return Err(Error::NoRules(name.to_owned()));
    };
    let wanted = args.part.join(" ");
    let chapters = rules::chapters(&book, &wanted);
    if chapters.is_empty() {
        return Err(Error::NotInRules(wanted));
    }
    if args.json {
        let printed = chapters.iter().map(|chapter| Printed {
            section: &chapter.number,
            title: &chapter.title,
            text: chapter.blocks.iter().map(clade_table::Block::marked).collect(),
        });
        return host.json(&printed.collect::<Vec<_>>());
    }
    if wanted.is_empty() {
        writeln!(host.out, "{}\n", book.title)?;
    }
    rules::print(&chapters, host.out)?;
    Ok(Ended::Done)
}
