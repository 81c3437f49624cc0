//! Everything that can go wrong, and the one line that says so in the user's language.

mod said;

use crate::texts;
use clade_check::battery::Part;
use clade_compare::files::FilesError;
use clade_compare::{PlanError, PlayError, RunError};
use clade_ecology::WatchError;
use clade_engine::face::FaceError;
use clade_engine::{Msg, SetupError, Translate, nearest};
use clade_host::{Error as HostError, SaveError, reason, say};
use clade_table::{ModUsed, TableError, TextsError, shortened};
use std::io;
use std::path::PathBuf;

/// Why a subcommand could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    #[error(transparent)]
    Host(#[from] HostError),
    #[error("an option is written name=value, not '{0}'")]
    OptionForm(String),
    #[error("--seats {0} seats one bot")]
    OneSeat(String),
    #[error("the option '{0}' is given twice")]
    OptionTwice(String),
    #[error("there is no command '{word}'")]
    NoCommand { word: String, valid: Vec<String> },
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error("no game was kept")]
    NoLast,
    #[error("the random game of seed {seed} is over before answer {after}")]
    Over { seed: u64, after: u32 },
    #[error("{0:?}")]
    Damaged(Vec<Msg>),
    #[error("{0:?}")]
    Mismatch(Vec<Msg>),
    #[error("there is no seat {found}, only {most}")]
    NoSeat { found: u8, most: u8 },
    #[error("{file} has {steps} actions, not {step}")]
    NoStep { file: PathBuf, steps: usize, step: usize },
    #[error("the game has {steps} questions, not {step}")]
    NoQuestion { step: usize, steps: usize },
    #[error(transparent)]
    Playthrough(#[from] clade_check::PlaythroughError),
    #[error("the saved game has {seats} seats, not {found}")]
    SavedSeats { seats: u8, found: usize },
    #[error(transparent)]
    Texts(#[from] TextsError),
    #[error("the game of seed {seed} asks a question without an answer")]
    DeadEnd { seed: u64 },
    #[error(transparent)]
    NotMeasured(#[from] WatchError),
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Run(#[from] RunError),
    #[error(transparent)]
    Play(#[from] PlayError),
    #[error(transparent)]
    Files(#[from] FilesError),
    #[error("{games} games did not end")]
    Endless { games: usize },
    #[error("the same games gave another checksum: {0:016x} and {1:016x}")]
    Checksum(u64, u64),
    #[error("the law '{law}' is broken")]
    Broken { law: &'static str },
    #[error("{0} is there already")]
    ReportThere(PathBuf),
    #[error("{0} is not the report of a check")]
    NoReport(PathBuf),
    #[error("{file} is of another check: {part:?}")]
    OtherReport { file: PathBuf, part: Part },
    #[error("{0} and {1} hold the same games")]
    ReportTwice(PathBuf, PathBuf),
    #[error("there is no such table: {0}")]
    NoSuchTable(String),
    #[error("nobody is asked for the answer '{word}' there")]
    NoAnswer { word: String, valid: Vec<String> },
    #[error("the values of {game} are no data")]
    NoValues { game: &'static str },
    #[error("{folder} holds the games of another training")]
    OtherTraining { folder: PathBuf },
    #[error("only one bot is to be rated")]
    RatedAlone,
    #[error("the bot '{0}' is to be rated twice")]
    RatedTwice(String),
    #[error("{missing} of {all} chunks are missing")]
    ReportMissing { missing: u64, all: u64 },
    #[error("cards failed: {0:?}")]
    CardsFailed(Vec<String>),
    #[error("the game {0} has no rules page")]
    NoRules(String),
    #[error("the rules say nothing of {0}")]
    NotInRules(String),
    #[error("no scenario in {0}")]
    NoScenarios(String),
    #[error("{faults} faults")]
    Scenarios { faults: usize },
    #[error("{folder} cannot be used: {errors} errors")]
    BadMod { folder: String, errors: usize },
    #[error("no card of this mod is called '{word}'")]
    NoCard { word: String, near: Option<String>, valid: String },
    #[error("the editor said what the protocol does not know: {0}")]
    Lsp(String),
    #[error("no card of this game is called '{word}'")]
    NoCardOfGame { word: String, near: Option<String> },
    #[error("the reference has no section '{word}'")]
    NoSection { word: String, near: Option<String>, valid: String },
    #[error("{0}")]
    Threads(String),
    #[error("no window: {0}")]
    #[cfg_attr(not(feature = "window"), expect(dead_code, reason = "a program without its window tries none"))]
    Window(String),
    #[error("this program was built without its window")]
    #[cfg_attr(feature = "window", expect(dead_code, reason = "only a program without its window says so"))]
    BuiltWithoutWindow,
    #[error("the input cannot be read: {0}")]
    Input(io::Error),
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Error {
    /// Whether the reader of our output is gone.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// 2 if the person asked for something that is not there, 1 if the program failed.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Host(HostError::Table(_))
            | Self::DeadEnd { .. }
            | Self::NotMeasured(_)
            | Self::Play(_)
            | Self::Files(_)
            | Self::Endless { .. }
            | Self::Checksum(..)
            | Self::Broken { .. }
            | Self::CardsFailed(_)
            | Self::Scenarios { .. }
            | Self::BadMod { .. }
            | Self::Lsp(_)
            | Self::Threads(_)
            | Self::Window(_)
            | Self::BuiltWithoutWindow
            | Self::Mismatch(_)
            | Self::Input(_)
            | Self::Io(_) => 1,
            _ => 2,
        }
    }

    /// The error in one line.
    pub(crate) fn say(&self, t: &dyn Translate) -> String {
        match self {
            // Only this program knows how the folder of a mod is named to it.
            Self::Host(HostError::MissingMod { file, used }) => {
                let (file, ModUsed { id, version, folder, .. }) = (file.display().to_string(), &**used);
                t.text(&match folder {
                    Some(folder) => texts::missing_mod_in(file, shortened(id), shortened(version), shortened(folder)),
                    None => texts::missing_mod(file, shortened(id), shortened(version)),
                })
            }
            Self::Host(error) => error.say(t),
            Self::OptionForm(text) => t.text(&texts::option_form(shortened(text))),
            Self::OneSeat(bot) => t.text(&texts::compare_one_seat(bot.clone())),
            Self::OptionTwice(name) => t.text(&texts::argument_twice(format!("-o {}", shortened(name)))),
            Self::NoCommand { word, valid } => {
                let near = nearest(word, valid.iter().map(String::as_str));
                let end = near.map_or_else(|| say::valid(valid.join(", ")), say::near);
                say::join(&[texts::no_command(shortened(word)), end], t)
            }
            Self::Save(error) => error.say(t),
            Self::NoLast => t.text(&texts::no_last()),
            Self::Over { seed, after } => t.text(&texts::perft_over(seed.to_string(), after.to_string())),
            Self::Damaged(says) | Self::Mismatch(says) => say::join(says, t),
            Self::NoSeat { found, most } => t.text(&texts::no_seat(*found, *most)),
            Self::NoStep { file, steps, step } => t.text(&texts::no_step(file.display().to_string(), *steps, *step)),
            Self::NoQuestion { step, steps } => t.text(&texts::no_question(*steps, *step)),
            Self::Playthrough(error) => error.to_string(),
            Self::SavedSeats { seats, found } => t.text(&texts::saved_seats(*seats, *found)),
            Self::NotMeasured(error) => t.text(&texts::not_measured(error.to_string())),
            Self::DeadEnd { seed } => t.text(&texts::dead_end(seed.to_string())),
            Self::Plan(error) => said::plan(error, t),
            Self::Run(error) => said::run(error, t),
            Self::Play(error) => said::play(error, t),
            Self::Files(FilesError::File(error)) => error.say(t),
            Self::Endless { games } => t.text(&texts::endless(*games)),
            Self::Checksum(one, other) => t.text(&texts::checksums(format!("{one:016x}"), format!("{other:016x}"))),
            Self::Broken { law } => t.text(&texts::law_is_broken((*law).to_owned())),
            Self::ReportThere(file) => t.text(&texts::report_there(file.display().to_string())),
            Self::NoReport(file) => t.text(&texts::no_report(file.display().to_string())),
            Self::OtherReport { file, part } => {
                t.text(&texts::other_report(file.display().to_string(), said::part_of_check(*part).to_owned()))
            }
            Self::ReportTwice(one, other) => t.text(&texts::report_twice(one.display().to_string(), other.display().to_string())),
            Self::ReportMissing { missing, all } => t.text(&texts::report_missing(missing.to_string(), all.to_string())),
            Self::NoAnswer { word, valid } => {
                let near = nearest(word, valid.iter().map(String::as_str)).map(say::near);
                let end = near.or_else(|| (!valid.is_empty()).then(|| say::valid(valid.join(", "))));
                say::join(&[Some(texts::whatif_no_answer(shortened(word))), end].into_iter().flatten().collect::<Vec<_>>(), t)
            }
            Self::NoSuchTable(why) => t.text(&texts::no_such_table(why.clone())),
            Self::NoValues { game } => t.text(&texts::train_no_values((*game).to_owned())),
            Self::OtherTraining { folder } => t.text(&texts::train_other(folder.display().to_string())),
            Self::RatedAlone => t.text(&texts::rate_one_bot()),
            Self::RatedTwice(bot) => t.text(&texts::rate_twice(bot.clone())),
            Self::CardsFailed(cards) => t.text(&texts::cards_failed(cards.join(", "))),
            Self::NoRules(game) => t.text(&texts::rules_none(shortened(game))),
            Self::NotInRules(word) => t.text(&texts::rules_nowhere(shortened(word))),
            Self::NoScenarios(paths) => t.text(&texts::no_scenarios(paths.clone())),
            Self::BuiltWithoutWindow => t.text(&texts::built_without_window()),
            Self::Window(reason) => t.text(&texts::no_window(reason.clone())),
            Self::Input(error) => t.text(&texts::no_input(reason(error))),
            Self::Io(error) => t.text(&texts::no_output(reason(error))),
            Self::Lsp(reason) => t.text(&texts::mod_lsp(crate::plain(reason))),
            Self::BadMod { folder, errors } => t.text(&texts::mod_bad(folder.clone(), *errors)),
            Self::NoCard { word, near, valid } => {
                let end = near.clone().map_or_else(|| say::valid(valid.clone()), say::near);
                say::join(&[texts::mod_no_card(shortened(word)), end], t)
            }
            Self::NoCardOfGame { word, near } => {
                let end = near.clone().map_or_else(texts::all_cards, say::near);
                say::join(&[texts::no_card_of_game(shortened(word)), end], t)
            }
            Self::NoSection { word, near, valid } => {
                let end = near.clone().map_or_else(|| say::valid(valid.clone()), say::near);
                say::join(&[texts::mod_no_section(shortened(word)), end], t)
            }
            Self::Scenarios { faults } => t.text(&texts::scenarios_fail(*faults)),
            // What Fluent and the system say, in their own words.
            _ => self.to_string(),
        }
    }
}

impl From<SetupError> for Error {
    fn from(error: SetupError) -> Self {
        Self::Host(error.into())
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        Self::Host(error.into())
    }
}

impl From<FaceError> for Error {
    fn from(error: FaceError) -> Self {
        TableError::from(error).into()
    }
}
