//! What is wrong with a call of a verb, in the same words before a card runs and while it does.

use crate::schema::{Arg, ArgKind, Thing};
use clade_engine::did_you_mean;

/// How many faces a die may have.
pub(crate) const FACES: std::ops::RangeInclusive<i32> = 2..=100;

/// What is said of any other die.
pub(crate) const NO_DIE: &str = "a die has 2 to 100 faces";

/// A verb with its arguments; those in brackets can be left out: `g:move(amoeba, [side])`.
pub(crate) fn call_of(verb: &str, args: &[Arg]) -> String {
    let args = args.iter().map(|arg| if arg.optional { format!("[{}]", arg.name) } else { arg.name.to_owned() });
    format!("g:{verb}({})", args.collect::<Vec<_>>().join(", "))
}

/// An argument is missing. One that may be left out before it cannot simply be dropped: `nil` stands in its place.
pub(crate) fn lacks(verb: &str, args: &[Arg], arg: &Arg) -> String {
    let before = args.iter().take_while(|other| other.name != arg.name).find(|other| other.optional);
    let nil = before.map_or_else(String::new, |before| format!("; for no {}, write nil in its place", before.name));
    format!("the argument '{}' is missing: {}{nil}", arg.name, call_of(verb, args))
}

/// An argument has no value when the call is made.
pub(crate) fn is_nil(verb: &str, args: &[Arg], arg: &Arg) -> String {
    format!("'{}' is nil: what a query or a choice gives may be nil, so test it first: if … then {} end", arg.name, call_of(verb, args))
}

/// Too many arguments are given: how many, if that is known.
pub(crate) fn too_many(takes: usize, found: Option<usize>) -> String {
    let found = found.map_or_else(|| "more".to_owned(), |found| found.to_string());
    match takes {
        0 => format!("it takes no arguments, found {found}"),
        1 => format!("it takes 1 argument, found {found}"),
        _ => format!("it takes {takes} arguments, found {found}"),
    }
}

/// An argument is of another kind than its verb takes.
pub(crate) fn wrong_kind(arg: &Arg, things: &[Thing], found: &str) -> String {
    let one = |thing: u8| things.get(usize::from(thing)).map(|thing| example(thing, &thing.kind()));
    let all = |thing: u8| {
        things.get(usize::from(thing)).map(|thing| {
            format!(
                "a list, as {{ {} }}",
                thing.members().next().map_or_else(|| thing.name.to_owned(), |name| format!("{}.{name}", thing.kind()))
            )
        })
    };
    let expected = match arg.kind {
        ArgKind::Int | ArgKind::Side => "a whole number".to_owned(),
        ArgKind::Thing(thing) => one(thing).unwrap_or_else(|| "a thing, by its number".to_owned()),
        ArgKind::Bool => "true or false".to_owned(),
        ArgKind::List(thing) => all(thing).unwrap_or_else(|| "a list of things".to_owned()),
        ArgKind::Numbers => "a list of whole numbers".to_owned(),
        ArgKind::Words => "a list of keys under 'says', as { \"one\", \"two\" }".to_owned(),
        ArgKind::Says => "a key under 'says', in quotes".to_owned(),
        ArgKind::Memory => "the name of a cell under 'remembers', in quotes".to_owned(),
    };
    format!("'{}': expected {expected}, found {found}", arg.name)
}

/// How a card names a thing: by its word, or as something gave it.
fn example(thing: &Thing, kind: &str) -> String {
    let name = thing.members().next().map(|name| format!("as {kind}.{name}"));
    let given = || format!("as a query or a choice gives it (g:choose_{})", thing.name);
    format!("the {} {}", thing.name, name.unwrap_or_else(given))
}

/// A word that is in a list of words already.
pub(crate) fn offered_twice(word: &str) -> String {
    format!("'{word}' is offered twice")
}

/// A word that is not where the argument says.
pub(crate) fn no_key<'a>(kind: ArgKind, key: &str, valid: impl IntoIterator<Item = &'a str>) -> String {
    let under = if kind == ArgKind::Says { "says" } else { "remembers" };
    format!("the card has no '{key}' under '{under}'{}", did_you_mean(key, valid))
}
