//! `clade cards`: what the cards of a game do, as they are with these seats, options and mods. All shipped cards are listed, unless
//! an option chooses among them.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{cards, lang, texts};
use clade_engine::{CardText, Translate};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write as _;

/// The arguments of `clade cards`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// How many players [default: as many as the game takes]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// Without the installed mods that are switched on
    #[arg(long)]
    no_mods: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Card {
    id: String,
    name: String,
    facts: Vec<String>,
    text: String,
    /// How sure facts and text are; null if they are as printed.
    doubt: Option<String>,
}

/// Values of options by name.
type Options = BTreeMap<String, String>;

/// Lists the cards.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    let module = args.which.module()?;
    let about = module.about();
    let mut setup = args.which.setup(args.seats.unwrap_or(*about.seats.end()))?;
    show_all(&mut setup.options, module.options_for_all_cards());
    let folders = if args.no_mods { args.which.folders(host)? } else { host.mods_with_installed(module, &args.which.mods)? };
    let ruleset = clade_host::ruleset(module, &setup, &folders)?;
    let words = lang::words_with(host.lang, &ruleset.texts(host.lang))?;
    for warning in clade_host::warnings(&*ruleset, &folders) {
        writeln!(anstream::stderr().lock(), "{}", words.text(&warning))?;
    }
    let all = ruleset.cards();
    if args.json {
        let all: Vec<Card> = all.iter().map(|card| translated(card, &words)).collect();
        return host.json(&all);
    }
    if all.is_empty() {
        writeln!(host.out, "{}", words.text(&texts::no_cards(about.id.to_owned())))?;
    }
    for (i, card) in all.iter().enumerate() {
        if i > 0 {
            writeln!(host.out)?;
        }
        cards::print(card, &words, host.out)?;
    }
    Ok(Ended::Done)
}

/// If the options choose among the shipped cards, only those are listed; otherwise all are.
fn show_all(options: &mut Options, for_all: Options) {
    if for_all.keys().all(|name| !options.contains_key(name)) {
        options.extend(for_all);
    }
}

fn translated(card: &CardText, words: &dyn Translate) -> Card {
    Card {
        id: card.id.clone(),
        name: words.text(&card.name),
        facts: card.facts.iter().map(|fact| words.text(fact)).collect(),
        text: words.text(&card.text),
        doubt: card.doubt.as_ref().map(|doubt| words.text(doubt)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_cards_are_shown_unless_some_are_chosen() {
        let options = |words: &[&str]| -> Options {
            words.iter().filter_map(|word| word.split_once('=')).map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
        };
        let shown = |given: &[&str]| {
            let mut shown = options(given);
            show_all(&mut shown, options(&["continents=yes", "gift=yes"]));
            shown
        };
        assert_eq!(shown(&["half-deck=yes"]), options(&["continents=yes", "gift=yes", "half-deck=yes"]));
        assert_eq!(shown(&["continents=yes"]), options(&["continents=yes"]));
        assert_eq!(shown(&["gift=no"]), options(&["gift=no"]));
        assert_eq!(shown(&[]), options(&["continents=yes", "gift=yes"]));
    }
}
