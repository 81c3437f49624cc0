//! `clade box`: what an owner of a game says is printed in it, and how much of the box is sure.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, page, texts};
use clade_engine::{Printed, Translate};
use clade_host::{MyBox, allowed, shown};
use serde::Serialize;

/// The arguments of `clade box`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: String,
    /// What is printed, by the word that the list shows for it [default: everything that is not sure]
    part: Option<String>,
    /// What is printed there: FACT=VALUE, several words with commas between
    #[arg(value_name = "FACT=VALUE", requires = "part")]
    facts: Vec<String>,
    /// It is printed as it is shown
    #[arg(long, requires = "part", conflicts_with = "forget")]
    as_shown: bool,
    /// Forget what was said of it
    #[arg(long, requires = "part", conflicts_with = "facts")]
    forget: bool,
    /// List also what is sure
    #[arg(long, conflicts_with = "part")]
    all: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The box, as JSON.
#[derive(Serialize)]
struct Json {
    sure: usize,
    all: usize,
    parts: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    part: String,
    card: String,
    what: String,
    is_sure: bool,
    /// Whether the owner said so.
    is_said: bool,
    facts: Vec<Fact>,
}

#[derive(Serialize)]
struct Fact {
    fact: String,
    value: String,
    allowed: String,
}

/// How long the bar is, in letters.
const BAR: usize = 40;

/// Shows the box, or takes down what its owner says.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let module = clade_host::games::find(games::modules(), &args.game)?;
    let mut own = MyBox::open(module, &host.home())?;
    if let Some(word) = &args.part {
        let part = own.find(word)?.clone();
        if args.forget {
            own.forget(&part)?;
        } else if args.as_shown || !args.facts.is_empty() {
            let facts = args.facts.iter().map(|given| given.split_once('=').unwrap_or((given, "")));
            own.say(&part, &facts.map(|(key, value)| (key.to_owned(), value.to_owned())).collect::<Vec<_>>())?;
        }
    }
    let words = lang::words_with(host.lang, &own.ruleset().texts(host.lang))?;
    let is_shown = |part: &&Printed| match &args.part {
        Some(word) => part.word == *word,
        None => args.all || !part.is_sure,
    };
    let parts: Vec<&Printed> = own.printed().iter().filter(is_shown).collect();
    let (sure, all) = own.sure();
    if args.json {
        let row = |part: &&Printed| Row {
            part: part.word.clone(),
            card: words.text(&part.card),
            what: words.text(&part.part),
            is_sure: part.is_sure,
            is_said: own.is_said(part),
            facts: part.facts.iter().map(|fact| Fact { fact: fact.key.clone(), value: shown(fact), allowed: allowed(fact) }).collect(),
        };
        return host.json(&Json { sure, all, parts: parts.iter().map(row).collect() });
    }
    if all == 0 {
        writeln!(host.out, "{}", words.text(&texts::box_empty(args.game.clone())))?;
        return Ok(Ended::Done);
    }
    for part in parts {
        tell(part, &own, args.part.is_some(), &words, host)?;
    }
    let full = sure * BAR / all;
    writeln!(host.out, "\n[{}{}] {}", "#".repeat(full), ".".repeat(BAR - full), words.text(&texts::box_sure(sure, all)))?;
    if args.part.is_none() && sure < all {
        writeln!(host.out, "{}", words.text(&texts::box_how(args.game.clone())))?;
    } else if args.part.is_some() && own.path().exists() {
        writeln!(host.out, "{}", words.text(&texts::box_kept(own.path().display().to_string())))?;
    }
    Ok(Ended::Done)
}

/// A part with its facts, in a line; where somebody asked for it, also what each may be.
fn tell(part: &Printed, own: &MyBox, in_full: bool, words: &dyn Translate, host: &mut Host) -> Result<(), Error> {
    let fact = |fact: &clade_engine::PrintedFact| format!("{}={}", fact.key, shown(fact));
    let facts = part.facts.iter().map(fact).collect::<Vec<_>>().join(" ");
    let doubt = match &part.doubt {
        Some(doubt) => words.text(doubt),
        None if own.is_said(part) => words.text(&texts::box_said()),
        None => words.text(&texts::box_printed()),
    };
    let what = words.text(&texts::box_part(words.text(&part.card), words.text(&part.part)));
    let line = [part.word.clone(), what, facts, doubt].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    page::hang(&line, page::width()).iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
    if in_full {
        let text = part.text.iter().map(|text| words.text(text));
        text.flat_map(|text| page::wrap(&text, page::width(), "    ")).try_for_each(|line| writeln!(host.out, "{line}"))?;
        for fact in &part.facts {
            let line = format!("    {} ({}): {}", fact.key, words.text(&fact.name), allowed(fact));
            page::hang(&line, page::width()).iter().try_for_each(|line| writeln!(host.out, "{line}"))?;
        }
    }
    Ok(())
}
