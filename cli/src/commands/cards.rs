//! `clade cards`: what the cards of a game do, as they are with these seats, options and mods. All shipped cards are listed, unless
//! an option chooses among them.

use crate::cards::{self, Found};
use crate::error::Error;
use crate::host::{Ended, Host};
use crate::which::Which;
use crate::{lang, texts};
use clade_engine::{CardText, Module, Translate};
use clade_host::Folder;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write as _;

/// The arguments of `clade cards`.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    which: Which,
    /// Only these cards, by id, name, or how the name begins [default: all]
    #[arg(value_name = "CARD")]
    cards: Vec<String>,
    /// How many players [default: as many as the game takes]
    #[arg(long, value_name = "N")]
    seats: Option<u8>,
    /// The files of these cards instead of what they say, to read and copy
    #[arg(long, requires = "cards", conflicts_with = "json")]
    lua: bool,
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
    let shown = if args.cards.is_empty() { all.iter().collect() } else { found(&all, &args.cards, &words)? };
    if args.lua {
        return print_files(&files_of(module, &folders), &shown, host);
    }
    if args.json {
        let all: Vec<Card> = shown.iter().map(|card| translated(card, &words)).collect();
        return host.json(&all);
    }
    if all.is_empty() {
        writeln!(host.out, "{}", words.text(&texts::no_cards(about.id.to_owned())))?;
    }
    for (i, card) in shown.into_iter().enumerate() {
        if i > 0 {
            writeln!(host.out)?;
        }
        cards::print(card, &words, host.out)?;
    }
    Ok(Ended::Done)
}

/// The cards that these words mean, each once, in the order of the words.
fn found<'a>(all: &'a [CardText], wanted: &[String], words: &dyn Translate) -> Result<Vec<&'a CardText>, Error> {
    let mut found: Vec<&CardText> = Vec::new();
    for word in wanted {
        let cards = match cards::find(all, word, words) {
            Found::One(card) => vec![card],
            Found::Many(cards) => cards,
            Found::None(near) => return Err(Error::NoCardOfGame { word: word.clone(), near }),
        };
        for card in cards {
            if found.iter().all(|one| one.id != card.id) {
                found.push(card);
            }
        }
    }
    Ok(found)
}

/// The files in which cards stand, by name: those that come with the game, and those of mods.
fn files_of(module: &dyn Module, folders: &[Folder]) -> Vec<(String, String)> {
    let shipped = module.authoring().map(|authoring| authoring.cards).unwrap_or_default();
    let of_mod = |folder: &Folder| {
        let id = folder.id().unwrap_or_default();
        folder.files.clone().into_iter().map(move |(file, text)| (format!("{id}/{file}"), text))
    };
    shipped.into_iter().chain(folders.iter().flat_map(of_mod)).filter(|(file, _)| file.ends_with(".lua")).collect()
}

/// Prints the file of each card, with its name as a comment.
fn print_files(files: &[(String, String)], cards: &[&CardText], host: &mut Host) -> Result<Ended, Error> {
    for card in cards {
        let id = card.id.rsplit(':').next().unwrap_or_default();
        let holds = |(name, text): &&(String, String)| {
            let of_mod = name.strip_prefix(&*card.from).is_some_and(|rest| rest.starts_with('/'));
            let says_id = |line: &str| line.split_once('=').is_some_and(|(key, value)| key.trim() == "id" && is_word(value, id));
            of_mod && text.lines().any(says_id)
        };
        let (name, text) = files.iter().rev().find(holds).ok_or_else(|| Error::NoCardOfGame { word: id.to_owned(), near: None })?;
        write!(host.out, "-- {name}\n{text}")?;
    }
    Ok(Ended::Done)
}

/// Whether a value begins with this word in quotes.
fn is_word(value: &str, word: &str) -> bool {
    let value = value.trim_start();
    ['"', '\'']
        .iter()
        .any(|&quote| value.strip_prefix(quote).and_then(|rest| rest.strip_prefix(word)).is_some_and(|rest| rest.starts_with(quote)))
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
        facts: card.told().map(|fact| words.text(fact)).collect(),
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
