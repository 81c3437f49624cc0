//! Everything that can go wrong, and the one line that says so in the person's language.

use crate::{damage, games, texts};
use clade_engine::face::FaceError;
use clade_engine::{Msg, SetupError, Translate, nearest};
use clade_table::{ModUsed, TableError, TextsError, shortened};
use std::io;
use std::path::{Path, PathBuf};

/// What a word was taken for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    Game,
    Bot,
    Language,
}

/// Why a subcommand could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error("no {kind:?} '{word}'")]
    Unknown { kind: Word, word: String, valid: Vec<&'static str> },
    #[error("an option is written name=value, not '{0}'")]
    OptionForm(String),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("{file}: {error}")]
    File { file: PathBuf, error: io::Error },
    #[error("{0:?}")]
    Damaged(Vec<Msg>),
    #[error("{0:?}")]
    Mismatch(Vec<Msg>),
    #[error("{file}, line {line}: {error}")]
    InFile { file: PathBuf, line: usize, error: Box<Error> },
    #[error("{file} needs the mod {} {}", .used.id, .used.version)]
    MissingMod { file: PathBuf, used: Box<ModUsed> },
    #[error("there is no seat {found}, only {most}")]
    NoSeat { found: u8, most: u8 },
    #[error("{file} has {steps} actions, not {step}")]
    NoStep { file: PathBuf, steps: usize, step: usize },
    #[error("{0} has no mod.toml")]
    NoMod(PathBuf),
    #[error("the saved game has {seats} seats, not {found}")]
    SavedSeats { seats: u8, found: usize },
    #[error("{file} is a game of {found}")]
    OtherGame { file: PathBuf, found: String },
    #[error(transparent)]
    Texts(#[from] TextsError),
    #[error(transparent)]
    Table(#[from] TableError),
    #[error(transparent)]
    Face(#[from] FaceError),
    #[error("the game of seed {seed} asks a question without an answer")]
    DeadEnd { seed: u64 },
    #[error("the game of seed {seed} does not end")]
    Endless { seed: u64 },
    #[error("the same games gave another checksum: {0:016x} and {1:016x}")]
    Checksum(u64, u64),
    #[error("the law '{law}' is broken")]
    Broken { law: &'static str },
    #[error("no scenario in {0}")]
    NoScenarios(String),
    #[error("{faults} faults")]
    Scenarios { faults: usize },
    #[error("{0}")]
    Threads(String),
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// Sentences in one line.
pub(crate) fn join(says: &[Msg], t: &dyn Translate) -> String {
    says.iter().map(|msg| t.text(msg)).collect::<Vec<_>>().join("; ")
}

impl Error {
    /// A saved game needs a mod that is not there.
    pub(crate) fn missing_mod(file: &Path, used: &ModUsed) -> Self {
        Self::MissingMod { file: file.to_owned(), used: Box::new(used.clone()) }
    }

    /// Whether the reader of our output went away.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// 2 if the person asked for something that is not there, 1 if the program failed.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Face(_)
            | Self::Table(_)
            | Self::DeadEnd { .. }
            | Self::Endless { .. }
            | Self::Checksum(..)
            | Self::Broken { .. }
            | Self::Scenarios { .. }
            | Self::Threads(_)
            | Self::Mismatch(_)
            | Self::Io(_) => 1,
            _ => 2,
        }
    }

    /// The error in one line.
    pub(crate) fn say(&self, t: &dyn Translate) -> String {
        let near = |word: &str, valid: &[&str]| match nearest(word, valid.iter().copied()) {
            Some(near) => texts::near(near),
            None => texts::valid(valid.join(", ")),
        };
        let with = |msg: Msg, end: Msg| format!("{}; {}", t.text(&msg), t.text(&end));
        match self {
            Self::Unknown { kind, word, valid } => {
                let msg = match kind {
                    Word::Game => texts::no_game(word.clone()),
                    Word::Bot => texts::no_bot(word.clone()),
                    Word::Language => texts::no_language(word.clone()),
                };
                with(msg, near(word, valid))
            }
            Self::OptionForm(text) => t.text(&texts::option_form(text.clone())),
            Self::Setup(SetupError::Seats { game, min, max, found }) => t.text(&texts::wrong_seats((*game).to_owned(), *min, *max, *found)),
            Self::Setup(SetupError::UnknownOption { game, name, nearest }) => {
                let msg = texts::no_option((*game).to_owned(), name.clone());
                let options = games::find(game).map(|module| module.about().options).unwrap_or_default();
                let names: Vec<&str> = options.iter().map(|row| row.name).collect();
                match nearest {
                    Some(near) => with(msg, texts::near(near.clone())),
                    None if names.is_empty() => t.text(&msg),
                    None => with(msg, texts::valid(names.join(", "))),
                }
            }
            Self::Setup(SetupError::BadValue { name, value, allowed, nearest }) => {
                let msg = texts::bad_value((*name).to_owned(), value.clone(), range(allowed));
                nearest.clone().map_or_else(|| t.text(&msg), |near| with(msg.clone(), texts::near(near)))
            }
            Self::OtherGame { file, found } => t.text(&texts::other_game(file.display().to_string(), found.clone())),
            Self::File { file, error } => t.text(&texts::bad_file(file.display().to_string(), damage::reason(error, t))),
            Self::Damaged(says) | Self::Mismatch(says) => join(says, t),
            Self::InFile { file, line, error } => t.text(&texts::in_file(file.display().to_string(), *line, error.say(t))),
            Self::MissingMod { file, used } => {
                let (file, ModUsed { id, version, folder, .. }) = (file.display().to_string(), &**used);
                t.text(&match folder {
                    Some(folder) => texts::missing_mod_in(file, shortened(id), shortened(version), shortened(folder)),
                    None => texts::missing_mod(file, shortened(id), shortened(version)),
                })
            }
            Self::NoSeat { found, most } => t.text(&texts::no_seat(*found, *most)),
            Self::NoStep { file, steps, step } => t.text(&texts::no_step(file.display().to_string(), *steps, *step)),
            Self::NoMod(folder) => t.text(&texts::no_mod(folder.display().to_string())),
            Self::SavedSeats { seats, found } => t.text(&texts::saved_seats(*seats, *found)),
            Self::Setup(SetupError::Cards(reason)) => t.text(&texts::bad_cards(reason.clone())),
            Self::Table(TableError::Face(FaceError::Stopped(reason))) | Self::Face(FaceError::Stopped(reason)) => {
                t.text(&texts::stopped(reason.clone()))
            }
            Self::DeadEnd { seed } => t.text(&texts::dead_end(seed.to_string())),
            Self::Endless { seed } => t.text(&texts::endless(seed.to_string())),
            Self::Checksum(one, other) => t.text(&texts::checksums(format!("{one:016x}"), format!("{other:016x}"))),
            Self::Broken { law } => t.text(&texts::law_is_broken((*law).to_owned())),
            Self::NoScenarios(paths) => t.text(&texts::no_scenarios(paths.clone())),
            Self::Scenarios { faults } => t.text(&texts::scenarios_fail(*faults)),
            // What engine, table and system say, in their own words.
            _ => self.to_string(),
        }
    }
}

/// A range of numbers without its default.
fn range(allowed: &str) -> String {
    allowed.split_once('=').map_or(allowed, |(range, _)| range).to_owned()
}
