//! Help and version as clap prints them; a wrong command line as one sentence with the nearest right word.

use crate::texts;
use clade_engine::{Msg, Translate, nearest};
use clade_host::say;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

/// The language that a command line asks for, if clap could not read it; else the one of the environment.
pub(crate) fn language() -> &'static str {
    let mut words = std::env::args().skip_while(|word| word != "--lang" && !word.starts_with("--lang="));
    let word = match words.next() {
        Some(word) if word == "--lang" => words.next(),
        word => word.and_then(|word| word.strip_prefix("--lang=").map(str::to_owned)),
    };
    clade_host::lang::choose(word.as_deref()).unwrap_or_else(|_| clade_host::lang::from_environment())
}

/// The sentence that says what is wrong.
pub(crate) fn complaint(error: &Error, command: &Command, t: &dyn Translate) -> String {
    let wrong = what(error).map_or_else(|| first_line(error), |msg| t.text(&msg));
    let near = near(error, command);
    let end = near.map_or_else(texts::see_help, say::near);
    format!("{wrong}; {}", t.text(&end))
}

/// The strings of a context, joined.
fn context(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => Some(words.join(", ")),
        _ => None,
    }
}

fn what(error: &Error) -> Option<Msg> {
    let get = |kind| context(error, kind);
    let arg = || get(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => texts::no_command(get(ContextKind::InvalidSubcommand)?),
        ErrorKind::UnknownArgument => texts::no_argument(arg()?),
        ErrorKind::MissingRequiredArgument => texts::missing_argument(arg()?),
        ErrorKind::ArgumentConflict => match (arg()?, get(ContextKind::PriorArg)?) {
            (one, other) if one == other => texts::argument_twice(one),
            (one, other) => texts::argument_conflict(one, other),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match get(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
            // Only numbers are checked by clap.
            Some(value) => match range(error) {
                Some(range) => texts::no_number_within(arg()?, range, value),
                None => texts::no_number_at_all(arg()?, value),
            },
            None => texts::argument_empty(arg()?),
        },
        _ => return None,
    })
}

/// The numbers that would be allowed, if clap names them.
fn range(error: &Error) -> Option<String> {
    let source = std::error::Error::source(error)?.to_string();
    source.split_once(" is not in ").map(|(_, range)| range.replace("..=", "–"))
}

/// What clap says by itself, in English.
fn first_line(error: &Error) -> String {
    let text = error.to_string();
    text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned()
}

fn near(error: &Error, command: &Command) -> Option<String> {
    let suggested = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let suggested = suggested.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(word) => Some(word.clone()),
        ContextValue::Strings(words) => words.first().cloned(),
        _ => None,
    });
    suggested.or_else(|| {
        let word = context(error, ContextKind::InvalidSubcommand)?;
        nearest(&word, command.get_subcommands().map(Command::get_name))
    })
}
