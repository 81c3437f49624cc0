//! Help and version as clap prints them; a wrong command line as one sentence with the nearest right word.

use crate::help::Help;
use crate::texts;
use clade_engine::{Msg, Translate, nearest};
use clade_host::say;
use clade_table::shortened;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};
use std::ffi::OsString;

/// The language that a command line asks for, if clap could not read it; else the one of the environment.
pub(crate) fn language() -> &'static str {
    // What is no text is no language, but the other words may still name one.
    let words = std::env::args_os().map(|word| word.to_string_lossy().into_owned());
    let mut words = words.skip_while(|word| word != "--lang" && !word.starts_with("--lang="));
    let word = match words.next() {
        Some(word) if word == "--lang" => words.next(),
        word => word.and_then(|word| word.strip_prefix("--lang=").map(str::to_owned)),
    };
    clade_host::lang::choose(word.as_deref()).unwrap_or_else(|_| clade_host::lang::from_environment())
}

/// Whether help is what was asked for, be it by `clade help --help` or `clade help play --lang pl`: for clap such an argument is a command.
pub(crate) fn asks_help(error: &Error) -> bool {
    let word = context(error, ContextKind::InvalidSubcommand);
    let is_help = || std::env::args_os().nth(1).is_some_and(|word| word == "help");
    error.kind() == ErrorKind::DisplayHelp || word.is_some_and(|word| word.starts_with('-')) && is_help()
}

/// The help that was asked for, in this language.
pub(crate) fn help(language: &'static str) -> String {
    let help = Help::new(language);
    let mut command = help.command();
    let typed: Vec<_> = std::env::args_os().collect();
    let mut about: Vec<OsString> = vec!["clade".into(), "help".into()];
    about.extend(named(&command, &typed).into_iter().filter(|name| *name != "help").map(OsString::from));
    let drawn = [typed, about].into_iter().find_map(|words| match command.try_get_matches_from_mut(words) {
        Err(error) if error.kind() == ErrorKind::DisplayHelp => Some(error.render()),
        _ => None,
    });
    let drawn = drawn.unwrap_or_else(|| command.render_help());
    help.translated(&drawn.ansi().to_string())
}

/// The command that was meant, as it is typed: `clade sim`.
fn asked(command: &Command) -> String {
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    [vec!["clade".to_owned()], named(command, &typed)].concat().join(" ")
}

/// The commands that are named: `sim`, or `mod` and `check`.
fn named(command: &Command, typed: &[OsString]) -> Vec<String> {
    let (mut names, mut inside) = (Vec::new(), command);
    for word in typed {
        if let Some(sub) = inside.find_subcommand(word) {
            names.push(sub.get_name().to_owned());
            inside = sub;
        }
    }
    names
}

/// Which of the commands there are could be meant.
fn commands(command: &Command) -> Vec<&str> {
    let typed: Vec<OsString> = std::env::args_os().skip(1).collect();
    let inside = named(command, &typed).into_iter().try_fold(command, |inside, name| inside.find_subcommand(name));
    inside.unwrap_or(command).get_subcommands().map(Command::get_name).collect()
}

/// The sentence that says what is wrong.
pub(crate) fn complaint(error: &Error, command: &Command, t: &dyn Translate) -> String {
    let wrong = what(error, command).map_or_else(|| first_line(error), |msg| t.text(&msg));
    let end = match near(error, command) {
        Some(near) => say::near(near),
        None if error.kind() == ErrorKind::InvalidSubcommand => say::valid(commands(command).join(", ")),
        None => texts::see_help(asked(command)),
    };
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

fn what(error: &Error, command: &Command) -> Option<Msg> {
    let get = |kind| context(error, kind);
    let arg = || get(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::InvalidSubcommand => texts::no_command(shortened(&get(ContextKind::InvalidSubcommand)?)),
        ErrorKind::InvalidUtf8 => texts::argument_no_text(),
        ErrorKind::UnknownArgument => texts::no_argument(shortened(&arg()?)),
        ErrorKind::MissingRequiredArgument if asked(command) == "clade check" => texts::missing_check(),
        ErrorKind::MissingRequiredArgument => texts::missing_argument(arg()?),
        ErrorKind::ArgumentConflict => match (arg()?, get(ContextKind::PriorArg)?) {
            (one, other) if one == other => texts::argument_twice(one),
            (one, other) => texts::argument_conflict(one, other),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => match get(ContextKind::InvalidValue).filter(|value| !value.is_empty()) {
            Some(value) => wrong_value(error, arg()?, &shortened(&value), get(ContextKind::ValidValue)),
            None => texts::argument_empty(arg()?),
        },
        _ => return None,
    })
}

/// A value that is not allowed: not one of the possible words, not a number, or a number out of range.
fn wrong_value(error: &Error, arg: String, value: &str, words: Option<String>) -> Msg {
    let value = value.to_owned();
    if arg.starts_with("--shard") {
        return texts::no_shard(value);
    }
    let too_large = std::error::Error::source(error).is_some_and(|source| source.to_string().contains("too large"));
    match (words, range(error)) {
        (Some(words), _) => texts::no_value(arg, value, words),
        (None, Some(range)) => texts::no_number_within(arg, range, value),
        (None, None) if too_large => texts::number_too_large(arg, value),
        (None, None) => texts::no_number_at_all(arg, value),
    }
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
        nearest(&word, commands(command))
    })
}
