//! Help in the user's language, with examples and exit codes.
//!
//! In English each command and argument is explained where it is declared; the other languages have a text for each of them in
//! `texts/help`. Only what is shown is translated: an ordinary run does not pay for it.

use crate::{Cli, page};
use clade_engine::{Msg, Translate as _};
use clade_table::Texts;
use clap::{Command, CommandFactory as _};

/// What clap says by itself, in English, with the attribute of `help-frame` that translates it.
const FRAME: [(&str, &str); 10] = [
    ("Usage:", "usage"),
    ("Commands:", "commands"),
    ("Arguments:", "arguments"),
    ("Options:", "options"),
    ("[OPTIONS]", "some-options"),
    ("[COMMAND]", "some-command"),
    ("[default:", "default"),
    ("Print help", "print-help"),
    ("Print version", "print-version"),
    ("Print this message or the help of the given subcommand(s)", "help-command"),
];

/// The program itself, as the texts call it.
const ROOT: &str = "clade";

/// The help file of a language.
fn own(lang: &str) -> &'static str {
    match lang {
        "ru" => include_str!("../texts/help/ru.ftl"),
        "pl" => include_str!("../texts/help/pl.ftl"),
        _ => include_str!("../texts/help/en.ftl"),
    }
}

/// The texts of help in one language.
pub(crate) struct Help(Texts);

impl Help {
    /// In this language.
    pub(crate) fn new(lang: &'static str) -> Self {
        Self(Texts::new(lang, &[own(lang)]).expect("the program's own texts are tested"))
    }

    /// The command line, all of it explained in the language.
    pub(crate) fn command(&self) -> Command {
        self.explained(Cli::command(), "").term_width(page::width())
    }

    /// The help that clap drew, its own words translated.
    pub(crate) fn translated(&self, drawn: &str) -> String {
        // The longest first: some of them are the beginning of others.
        let mut frame = FRAME;
        frame.sort_by_key(|(english, _)| std::cmp::Reverse(english.len()));
        frame.iter().fold(drawn.to_owned(), |drawn, (english, key)| drawn.replace(english, &self.frame(key)))
    }

    /// A command with its texts. Those of `clade mod new` are under `help-mod-new`: `within` is the command that it belongs to, as `mod-`.
    fn explained(&self, command: Command, within: &str) -> Command {
        let name = format!("{within}{}", command.get_name());
        let mut command = command.mut_args(|arg| {
            let text = self.of_arg(&name, arg.get_id().as_str());
            // The texts say what happens without an argument better than a number does.
            let is_told = text.is_some() || arg.get_help().is_some_and(|help| help.to_string().contains("[default:"));
            let arg = if is_told && arg.get_action().takes_values() { arg.hide_default_value(true) } else { arg };
            match text {
                Some(text) => arg.help(text),
                None => arg,
            }
        });
        if let Some(about) = self.text(&format!("help-{name}")) {
            command = command.about(about);
        }
        let examples = self.text(&format!("help-{name}.examples")).map(|examples| {
            let lines: String = examples.lines().map(|line| format!("\n  {line}")).collect();
            format!("{}{lines}\n\n", self.frame("examples"))
        });
        let before = self.text(&format!("help-{name}.alone")).or_else(|| command.get_after_help().map(ToString::to_string));
        let before = before.map(|text| text + "\n\n").unwrap_or_default();
        let codes = self.frame("codes").replace('\n', " ");
        command = command.after_help(format!("{before}{}{codes}", examples.unwrap_or_default()));
        let within = if name == ROOT { String::new() } else { format!("{name}-") };
        command.mut_subcommands(|sub| self.explained(sub, &within))
    }

    /// What an argument means: in this command, else anywhere.
    fn of_arg(&self, command: &str, arg: &str) -> Option<String> {
        self.text(&format!("help-{command}.{arg}")).or_else(|| self.text(&format!("help-any.{arg}")))
    }

    fn frame(&self, key: &str) -> String {
        self.text(&format!("help-frame.{key}")).unwrap_or_default()
    }

    fn text(&self, id: &str) -> Option<String> {
        self.0.has(id).then(|| self.0.text(&Msg::new(id.to_owned())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The keys of a help file: `help-play`, `help-play.seats`.
    fn keys(lang: &str) -> BTreeSet<String> {
        let mut id = String::new();
        let key = |line: &str| {
            let (word, _) = line.split_once(" =")?;
            let attribute = word.trim_start().strip_prefix('.').filter(|_| word.starts_with("    ."));
            match attribute {
                Some(attribute) => Some(format!("{id}.{attribute}")),
                None if word.starts_with("help-") => {
                    id = word.to_owned();
                    Some(id.clone())
                }
                None => None,
            }
        };
        own(lang).lines().filter_map(key).collect()
    }

    /// All commands, each with its name in the texts.
    fn all(command: &Command, within: &str) -> Vec<(String, Command)> {
        let name = format!("{within}{}", command.get_name());
        let inner = if name == ROOT { String::new() } else { format!("{name}-") };
        let below = command.get_subcommands().filter(|sub| !sub.is_hide_set()).flat_map(|sub| all(sub, &inner)).collect::<Vec<_>>();
        std::iter::once((name, command.clone())).chain(below).collect()
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        let command = Cli::command();
        for lang in ["ru", "pl"] {
            let help = Help::new(lang);
            let mut used: BTreeSet<String> = ["help-any", "help-frame", "help-clade.alone"].map(str::to_owned).into();
            for (name, command) in all(&command, "") {
                used.extend([format!("help-{name}"), format!("help-{name}.examples")]);
                assert!(help.text(&format!("help-{name}")).is_some(), "{lang}: clade {name}");
                for arg in command.get_arguments().filter(|arg| !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str()))
                {
                    let id = arg.get_id().as_str();
                    assert!(help.of_arg(&name, id).is_some(), "{lang}: clade {name}, argument {id}");
                    used.extend([format!("help-{name}.{id}"), format!("help-any.{id}")]);
                }
            }
            let unused: Vec<String> = keys(lang).into_iter().filter(|key| !used.contains(key) && !key.starts_with("help-frame.")).collect();
            assert_eq!(unused, Vec::<String>::new(), "{lang}");
        }
        for lang in ["en", "ru", "pl"] {
            let help = Help::new(lang);
            assert!(FRAME.iter().all(|(_, key)| !help.frame(key).is_empty()), "{lang}");
            for (name, _) in all(&command, "") {
                assert!(help.text(&format!("help-{name}.examples")).is_some(), "{lang}: clade {name}");
            }
        }
    }

    #[test]
    fn each_default_is_told_once() {
        for lang in ["en", "ru", "pl"] {
            let help = Help::new(lang);
            for mut command in help.command().get_subcommands().cloned() {
                let drawn = help.translated(&command.render_help().to_string());
                let twice = drawn.lines().find(|line| line.matches(&help.frame("default")).count() > 1);
                assert_eq!(twice, None, "clade {}", command.get_name());
            }
        }
    }
}
