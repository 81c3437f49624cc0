//! What the words of the command line ask for.

use super::Args;
use crate::error::Error;
use crate::games;
use crate::host::Host;
use clade_compare::Wish;
use clade_compare::plan::{Alteration, Own, Seats, Sweep};
use clade_engine::Module;
use clade_host::{Folder, seats};

/// Who plays by default; the first is the one that is shown.
const BOTS: [&str; 2] = ["greedy", "random"];

/// The games of these names; all but the example, if none is named.
pub(super) fn modules(names: &[String]) -> Result<Vec<&'static dyn Module>, Error> {
    match names {
        [] => Ok(games::compared()),
        names => names.iter().map(|name| games::find(name)).collect(),
    }
}

/// The mods that are named, and those in folders of mods for the games that are compared.
pub(super) fn folders(args: &Args, host: &Host) -> Result<Vec<Folder>, Error> {
    let mut folders = host.named_mods(&args.mods)?;
    for module in modules(&args.games)? {
        let others = host.mods(module, &[])?.into_iter().filter(|other| folders.iter().all(|one| one.id() != other.id()));
        let others: Vec<Folder> = others.collect();
        folders.extend(others);
    }
    Ok(folders)
}

/// The wish of these words.
pub(super) fn wish(args: &Args, folders: Vec<Folder>, host: &Host) -> Result<Wish, Error> {
    let bots = match &args.bots[..] {
        [] => BOTS.map(str::to_owned).into(),
        bots => bots.to_vec(),
    };
    let modules = modules(&args.games)?;
    let (mut options, mut own) = (Vec::new(), Vec::new());
    for text in &args.options {
        let (name, value) = pair(text)?;
        match name.split_once('.') {
            Some((game, name)) if modules.iter().any(|module| module.about().id == game) => {
                own.push(Own { game: game.to_owned(), options: vec![(name.to_owned(), value)], folders: Vec::new() });
            }
            _ => options.push((name, value)),
        }
    }
    let seats = seated(&args.seats, modules.iter().any(|module| module.about().seats.contains(&1)))?;
    Ok(Wish {
        modules,
        options,
        folders,
        own,
        seats,
        bots,
        versus: args.vs.iter().map(|text| changes(text, host)).collect::<Result<_, _>>()?,
        by: args.by.as_deref().map(sweep).transpose()?,
        games: args.number.into(),
        seed: args.seed,
    })
}

fn pair(text: &str) -> Result<(String, String), Error> {
    let (name, value) = text.split_once('=').ok_or_else(|| Error::OptionForm(text.to_owned()))?;
    Ok((name.trim().to_owned(), value.trim().to_owned()))
}

/// `4`, or `greedy,random,random`. For one bot there is a table only where a game can be played alone.
fn seated(words: &[String], is_for_one: bool) -> Result<Seats, Error> {
    Ok(match words {
        [] => Seats::Usual,
        [number] if number.trim().parse::<u64>().is_ok() => Seats::Number(number_of_seats(number)),
        names => match &seats::parse(names, false)?[..] {
            [one] if !is_for_one => return Err(Error::OneSeat(one.name().to_owned())),
            all => Seats::Table(all.iter().map(|sitter| sitter.name().to_owned()).collect()),
        },
    })
}

/// More than any game has, where the number is too large.
fn number_of_seats(text: &str) -> u8 {
    text.trim().parse().unwrap_or(u8::MAX)
}

/// `cycle=closed,seats=3`.
fn changes(text: &str, host: &Host) -> Result<Vec<Alteration>, Error> {
    text.split(',').map(|text| change(text, host)).collect()
}

fn change(text: &str, host: &Host) -> Result<Alteration, Error> {
    let (name, value) = pair(text)?;
    Ok(match name.as_str() {
        "seats" if value.parse::<u64>().is_ok() => Alteration::Seats(number_of_seats(&value)),
        "bots" => Alteration::Players(value.split('+').map(str::to_owned).collect()),
        "mod" => Alteration::Mod(host.named_mods(&[value.into()])?.remove(0)),
        _ => Alteration::Option(name, value),
    })
}

/// `seats`, `seats=2,4`, `bots`, `cycle`, `option=cycle`, `cycle=printed,closed`.
fn sweep(text: &str) -> Result<Sweep, Error> {
    let text = text.strip_prefix("option=").unwrap_or(text);
    let (name, values) = text.split_once('=').unwrap_or((text, ""));
    let values: Vec<String> = values.split(',').filter(|value| !value.is_empty()).map(|value| value.trim().to_owned()).collect();
    Ok(match name.trim() {
        "seats" if values.iter().all(|value| value.parse::<u64>().is_ok()) => {
            Sweep::Seats(values.iter().map(|value| number_of_seats(value)).collect())
        }
        "bots" => Sweep::Bots(values),
        name => Sweep::Option(name.to_owned(), values),
    })
}
