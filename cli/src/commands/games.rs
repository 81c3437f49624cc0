//! `clade games`: what can be played. Opens no game, so it answers at once.

use crate::error::Error;
use crate::host::{Ended, Host};
use crate::{games, lang, page, texts};
use clade_engine::{Home, Module, OptionKind, OptionRow, Preset, Translate};
use clade_host::{experiment_sign, value_name};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// The arguments of `clade games`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Only this game
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Game {
    id: &'static str,
    version: &'static str,
    name: String,
    summary: String,
    seats: [u8; 2],
    /// Where a game from a library runs; nothing of one that is built in.
    #[serde(skip_serializing_if = "Option::is_none")]
    runs: Option<String>,
    presets: Vec<Together>,
    options: Vec<Choice>,
}

/// A preset.
#[derive(Serialize)]
struct Together {
    name: &'static str,
    title: String,
    help: String,
    options: BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Choice {
    name: &'static str,
    title: String,
    help: String,
    values: Vec<Value>,
    default: &'static str,
    kind: OptionKind,
    /// What is said of an experiment; nothing of a rule that editions or groups play.
    #[serde(skip_serializing_if = "Option::is_none")]
    experiment: Option<String>,
}

/// The word that is typed, and what it is called.
#[derive(Serialize)]
struct Value {
    word: &'static str,
    name: String,
}

/// Lists the games.
pub(crate) fn run(args: &Args, host: &mut Host) -> Result<Ended, Error> {
    // A game that is named by its library is loaded only now: its texts come after that.
    let modules = match &args.game {
        Some(name) => vec![games::find(name)?],
        None => games::modules().to_vec(),
    };
    let words = lang::words_of_all(host.lang, games::modules())?;
    let all: Vec<Game> = modules.iter().map(|module| game(*module, &words)).collect();
    if args.json {
        return host.json(&all);
    }
    for (i, game) in all.iter().enumerate() {
        if i > 0 {
            writeln!(host.out)?;
        }
        print(game, &words, host.out)?;
    }
    Ok(Ended::Done)
}

fn game(module: &dyn Module, words: &dyn Translate) -> Game {
    let about = module.about();
    let runs = match module.home() {
        Home::Program => None,
        Home::Library => Some(texts::plugin_is_trusted()),
        Home::Elsewhere => Some(texts::plugin_is_far()),
    };
    Game {
        id: about.id,
        version: about.version,
        name: words.text(&about.name),
        summary: words.text(&about.summary),
        seats: [*about.seats.start(), *about.seats.end()],
        runs: runs.map(|runs| words.text(&runs)),
        presets: about.presets.iter().map(|preset| together(preset, words)).collect(),
        options: about.options.iter().map(|row| choice(row, words)).collect(),
    }
}

fn together(preset: &Preset, words: &dyn Translate) -> Together {
    let (title, help) = (words.text(&preset.title()), words.text(&preset.explanation()));
    Together { name: preset.name, title, help, options: preset.chosen() }
}

fn choice(row: &OptionRow, words: &dyn Translate) -> Choice {
    let value = |value: &&'static str| {
        // A range says its default behind `=`.
        let word = value.split_once('=').map_or(*value, |(range, _)| range);
        Value { word, name: words.text(&value_name(row, word)) }
    };
    let (title, help) = (words.text(&row.title()), words.text(&row.explanation()));
    let experiment = experiment_sign(row).map(|sign| words.text(&sign));
    Choice {
        name: row.name,
        title,
        help,
        values: row.values.iter().map(value).collect(),
        default: row.default_value(),
        kind: row.kind,
        experiment,
    }
}

fn print(game: &Game, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let Game { id, name, version, summary, seats: [min, max], runs, presets, options } = game;
    let seats = words.text(&if min == max { texts::seats_exactly(*min) } else { texts::seats(*min, *max) });
    let bold = anstyle::Style::new().bold();
    let runs = runs.as_ref().map(|runs| format!(" · {runs}")).unwrap_or_default();
    writeln!(out, "{bold}{id}{bold:#}  {name} {version} · {seats}{runs}")?;
    wrapped(summary, "    ", out)?;
    for Together { name, title, help, options } in presets {
        wrapped(title, &format!("    --preset {name}  "), out)?;
        let options: Vec<String> = options.iter().map(|(name, value)| format!("-o {name}={value}")).collect();
        wrapped(&format!("{help} ({})", options.join(" ")), "        ", out)?;
    }
    options.iter().try_for_each(|choice| print_choice(choice, words, out))
}

/// An option: what is typed is to the left of what it means.
fn print_choice(choice: &Choice, words: &dyn Translate, out: &mut dyn Write) -> io::Result<()> {
    let Choice { name, title, help, values, default, kind: _, experiment } = choice;
    let sign = experiment.as_ref().map(|sign| format!(" ({sign})")).unwrap_or_default();
    wrapped(&format!("{title}{sign}"), &format!("    -o {name}  "), out)?;
    wrapped(help, "        ", out)?;
    let widest = values.iter().map(|value| value.word.len()).max().unwrap_or(0);
    for Value { word, name } in values {
        let name = if name == word { "" } else { name };
        let default = match values.len() {
            1 => words.text(&texts::default_number((*default).to_owned())),
            _ if word == default => words.text(&texts::default()),
            _ => String::new(),
        };
        let (typed, means) = (format!("        ={word:widest$}"), [name, &default].join(" "));
        match means.trim() {
            "" => writeln!(out, "{}", typed.trim_end())?,
            means => wrapped(means, &(typed + "  "), out)?,
        }
    }
    Ok(())
}

fn wrapped(text: &str, indent: &str, out: &mut dyn Write) -> io::Result<()> {
    page::wrap(text, page::width(), indent).into_iter().try_for_each(|line| writeln!(out, "{line}"))
}
