//! What can go wrong with files, words and rules, and the one line that says so in the user's language.

use crate::read::reason;
use crate::{damage, refused, say, texts};
use clade_engine::face::FaceError;
use clade_engine::{Msg, SetupError, Translate, nearest};
use clade_mods::PackedFault;
use clade_plugin::host::{LoadError, NoLibrary, Unusable};
use clade_table::{ModUsed, RecordError, TableError, shortened};
use std::io;
use std::path::{Path, PathBuf};

/// What a word was taken for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// The name of a game.
    Game,
    /// The name of a bot, or the word for a person.
    Bot,
    /// A language.
    Language,
    /// Options of a game that go together.
    Preset,
}

/// Why a program could not do what was asked.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// An unknown word.
    #[error("no {kind:?} '{word}'")]
    Unknown {
        /// What it was taken for.
        kind: Word,
        /// The word.
        word: String,
        /// The words that are known.
        valid: Vec<&'static str>,
    },
    /// A set-up or a card that cannot be used.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A file or folder that cannot be read or written.
    #[error("{file}: {error}")]
    File {
        /// The file.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A library with a game that cannot be used.
    #[error(transparent)]
    Library(#[from] LoadError),
    /// A file that is not a saved game, or whose header is damaged.
    #[error("{file}: {error}")]
    Record {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        error: Box<RecordError>,
    },
    /// A saved game whose set-up is invalid.
    #[error("{file}, line {line}: {error}")]
    Header {
        /// The file.
        file: PathBuf,
        /// The line of the header.
        line: usize,
        /// What is wrong with it.
        error: Box<SetupError>,
    },
    /// A saved game needs a mod that is not there.
    #[error("{file} needs the mod {} {}", .used.id, .used.version)]
    MissingMod {
        /// The file of the game.
        file: PathBuf,
        /// The mod.
        used: Box<ModUsed>,
    },
    /// A file or folder within a mod that looks like a card but is not one.
    #[error("{0} is not read")]
    StrayCard(PathBuf),
    /// A file that is no packed mod, or one that nobody should unpack.
    #[error("{file}: {fault}")]
    Packed {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        fault: PackedFault,
    },
    /// A mod that cannot be used, so it is neither packed nor installed.
    #[error("{path} has {errors} errors")]
    Faulty {
        /// Its folder, or the file in which it is packed.
        path: PathBuf,
        /// How many errors there are in it.
        errors: usize,
    },
    /// A mod that takes no part in a game, though the person did not say so.
    #[error("{path} is left out: {why}")]
    LeftOut {
        /// Its folder.
        path: PathBuf,
        /// What is wrong with it.
        why: Box<Error>,
    },
    /// No mod of this id is installed.
    #[error("no mod '{word}' is installed")]
    NotInstalled {
        /// The id.
        word: String,
        /// Those that are.
        valid: Vec<String>,
    },
    /// The same or a newer version of a mod is installed.
    #[error("{id} {version} is installed")]
    IsInstalled {
        /// The mod.
        id: String,
        /// The version that is installed.
        version: String,
    },
    /// The system has no place for a person's files.
    #[error("there is no place for files of one's own")]
    NoPlace,
    /// A folder that holds no mod.
    #[error("{0} has no mod.toml")]
    NoMod(PathBuf),
    /// A folder with more files than a mod may have.
    #[error("{folder} has more than {most} files")]
    ManyFiles {
        /// The folder.
        folder: PathBuf,
        /// How many there may be.
        most: usize,
    },
    /// A game whose cards nobody can write.
    #[error("{0} has no cards that can be written")]
    NoCards(&'static str),
    /// A kind of card that a game does not have.
    #[error("there is no kind of card '{word}'")]
    NoKind {
        /// The word.
        word: String,
        /// The kinds that there are.
        valid: Vec<&'static str>,
    },
    /// A name that no new game can have.
    #[error("no game can be called '{word}'")]
    NameOfGame {
        /// The name.
        word: String,
    },
    /// A folder without the sources of Clade.
    #[error("{0} does not hold the sources of Clade")]
    NoSources(PathBuf),
    /// More mods than a game may have.
    #[error("more than {most} mods")]
    ManyMods {
        /// How many there may be.
        most: usize,
    },
    /// The id or version of a mod, or the name of a file of it, is too long.
    #[error("{file}: '{word}' has more than {most} letters")]
    LongName {
        /// The `mod.toml`, or the folder of the file.
        file: PathBuf,
        /// The word.
        word: String,
        /// How many letters it may have.
        most: usize,
    },
    /// A saved game of a game that is not here.
    #[error("{file} holds a game of {found}, which is not here")]
    MissingGame {
        /// The file.
        file: PathBuf,
        /// The game.
        found: String,
    },
    /// A saved game of another game than the one asked for, or of one that the program does not have.
    #[error("{file} is a game of {found}")]
    OtherGame {
        /// The file.
        file: PathBuf,
        /// Its game.
        found: String,
    },
    /// Nothing that is printed in the box of a game has this word.
    #[error("nothing in the box is called '{word}'")]
    NoPart {
        /// The word.
        word: String,
        /// What there is.
        valid: Vec<String>,
    },
    /// What is printed has no such fact.
    #[error("no fact '{word}'")]
    NoFact {
        /// The word.
        word: String,
        /// The facts that it has.
        valid: Vec<String>,
    },
    /// What cannot be printed there.
    #[error("'{key}' cannot be '{word}'; it may be {allowed}")]
    NotPrinted {
        /// The fact.
        key: String,
        /// The word.
        word: String,
        /// What it may be.
        allowed: String,
    },
    /// The table refused.
    #[error(transparent)]
    Table(#[from] TableError),
}

impl Error {
    /// What the system says of a file.
    pub fn file(file: &Path, error: io::Error) -> Self {
        Self::File { file: file.to_owned(), error }
    }

    pub(crate) fn missing_mod(file: &Path, used: &ModUsed) -> Self {
        Self::MissingMod { file: file.to_owned(), used: Box::new(used.clone()) }
    }

    pub(crate) fn left_out(path: &Path, why: Self) -> Self {
        Self::LeftOut { path: path.to_owned(), why: Box::new(why) }
    }

    /// The error in one line.
    pub fn say(&self, t: &dyn Translate) -> String {
        match self {
            Self::Unknown { kind, word, valid } => {
                let msg = match kind {
                    Word::Game => texts::no_game(shortened(word)),
                    Word::Bot => texts::no_bot(shortened(word)),
                    Word::Language => texts::no_language(shortened(word)),
                    Word::Preset => texts::no_preset(shortened(word)),
                };
                let near = nearest(word, valid.iter().copied()).map(say::near);
                let near = near.or_else(|| (!valid.is_empty()).then(|| texts::valid(valid.join(", "))));
                say::join(&[msg].into_iter().chain(near).collect::<Vec<Msg>>(), t)
            }
            Self::Setup(error) => setup(error, t),
            Self::File { file, error } => t.text(&texts::bad_file(file.display().to_string(), reason(error))),
            Self::Record { file, error } => say::join(&damage::of_record(file, error), t),
            Self::Header { file, line, error } => t.text(&texts::in_file(file.display().to_string(), *line, setup(error, t))),
            Self::MissingMod { file, used } => {
                let (file, ModUsed { id, version, folder, .. }) = (file.display().to_string(), &**used);
                t.text(&match folder {
                    Some(folder) => texts::missing_mod_in(file, shortened(id), shortened(version), shortened(folder)),
                    None => texts::missing_mod(file, shortened(id), shortened(version)),
                })
            }
            Self::StrayCard(file) => t.text(&texts::stray_card(file.display().to_string())),
            Self::Packed { file, fault } => t.text(&texts::bad_file(file.display().to_string(), packed(fault))),
            Self::Faulty { path, errors } => t.text(&texts::faulty(path.display().to_string(), *errors)),
            Self::LeftOut { path, why } => t.text(&texts::left_out(path.display().to_string(), first_of(why, t))),
            Self::NotInstalled { word, valid } => {
                let near = nearest(word, valid.iter().map(String::as_str));
                let end = near.map(say::near).or_else(|| (!valid.is_empty()).then(|| texts::valid(valid.join(", "))));
                say::join(&[texts::not_installed(shortened(word))].into_iter().chain(end).collect::<Vec<_>>(), t)
            }
            Self::IsInstalled { id, version } => t.text(&texts::is_installed(id.clone(), shortened(version))),
            Self::NoPlace => t.text(&texts::no_place()),
            Self::NoMod(folder) => t.text(&texts::no_mod(folder.display().to_string())),
            Self::ManyFiles { folder, most } => t.text(&texts::many_files(folder.display().to_string(), *most)),
            Self::NoCards(game) => t.text(&texts::no_cards_to_write(game.to_string())),
            Self::NoKind { word, valid } => {
                let near = nearest(word, valid.iter().copied());
                say::join(&[texts::no_kind(shortened(word)), near.map_or_else(|| texts::valid(valid.join(", ")), say::near)], t)
            }
            Self::NameOfGame { word } => t.text(&texts::name_of_game(shortened(word))),
            Self::NoSources(folder) => t.text(&texts::no_sources(folder.display().to_string())),
            Self::ManyMods { most } => t.text(&texts::many_mods(*most)),
            Self::LongName { file, word, most } => t.text(&texts::long_name(file.display().to_string(), shortened(word), *most)),
            Self::MissingGame { file, found } => t.text(&texts::missing_game(file.display().to_string(), found.clone())),
            Self::OtherGame { file, found } => t.text(&texts::other_game(file.display().to_string(), found.clone())),
            Self::NoPart { word, valid } => {
                let near = nearest(word, valid.iter().map(String::as_str)).map(say::near);
                say::join(&[texts::no_part(shortened(word))].into_iter().chain(near).collect::<Vec<_>>(), t)
            }
            Self::NoFact { word, valid } => {
                let near = nearest(word, valid.iter().map(String::as_str)).map(say::near);
                let end = near.or_else(|| (!valid.is_empty()).then(|| texts::valid(valid.join(", "))));
                say::join(&[texts::no_fact(shortened(word))].into_iter().chain(end).collect::<Vec<_>>(), t)
            }
            Self::NotPrinted { key, word, allowed } => t.text(&texts::not_printed(key.clone(), shortened(word), allowed.clone())),
            Self::Library(error) => t.text(&texts::library(error.path.display().to_string(), library(&error.why))),
            Self::Table(TableError::Face(FaceError::Broken(reason))) => t.text(&say::broken(reason.clone())),
            Self::Table(TableError::Face(FaceError::Stopped(reason))) => t.text(&say::stopped(reason.clone())),
            Self::Table(error) => say::join(&refused::by_table(error), t),
        }
    }
}

/// The first of the things that are wrong, and how many more there are.
fn first_of(why: &Error, t: &dyn Translate) -> String {
    match why {
        Error::Setup(SetupError::Files(faults)) => match &faults[..] {
            [] => why.say(t),
            [one] => one.to_string(),
            [first, more @ ..] => t.text(&texts::first_fault(first.to_string(), more.len())),
        },
        other => other.say(t),
    }
}

/// Why a library cannot be used.
fn library(why: &Unusable) -> Msg {
    match why {
        Unusable::File(reason) | Unusable::Far(reason) => texts::library_far(reason.clone()),
        Unusable::NoLibrary(NoLibrary::Other) => texts::library_other(),
        Unusable::NoLibrary(NoLibrary::System { found }) => texts::library_system(found.clone()),
        Unusable::NoLibrary(NoLibrary::Processor { found }) => texts::library_processor(found.clone()),
        Unusable::NoLibrary(NoLibrary::Truncated { .. }) => texts::library_truncated(),
        Unusable::Refused(reason) => texts::library_refused(reason.clone()),
        Unusable::NoGame(_) => texts::library_no_game(),
        Unusable::Declined => texts::library_declined(),
        Unusable::Wire(_) => texts::library_wire(),
        Unusable::Lacks(name) => texts::library_lacks(name.clone()),
        Unusable::Nameless(reason) => texts::library_nameless(reason.clone()),
        Unusable::Twice(game) => texts::library_twice(game.clone()),
        Unusable::Trial(reason) => texts::library_trial(reason.clone()),
    }
}

/// What is wrong with a packed mod.
fn packed(fault: &PackedFault) -> Msg {
    match fault {
        PackedFault::NoArchive(reason) => texts::packed_no_archive(shortened(reason)),
        PackedFault::NoHead => texts::packed_no_head(),
        PackedFault::Name(name) => texts::packed_name(shortened(name)),
        PackedFault::Twice(name) => texts::packed_twice(shortened(name)),
        PackedFault::Link(name) => texts::packed_link(shortened(name)),
        PackedFault::File(name, reason) => texts::packed_file(shortened(name), shortened(reason)),
        PackedFault::TooLong(name, most) => texts::packed_too_long(shortened(name), most.div_ceil(1000) as usize),
        PackedFault::NoText(name) => texts::packed_no_text(shortened(name)),
        PackedFault::ManyFiles(most) => texts::packed_many_files(*most),
        PackedFault::TooMuch(most) => texts::packed_too_much(most.div_ceil(1000) as usize),
    }
}

/// What is wrong with a set-up.
fn setup(error: &SetupError, t: &dyn Translate) -> String {
    let (msg, end): (Msg, Option<Msg>) = match error {
        SetupError::Seats { game, min, max, found } => (texts::wrong_seats(game.to_string(), *min, *max, *found), None),
        SetupError::UnknownOption { game, name, valid, nearest } => {
            let listed = (!valid.is_empty()).then(|| texts::valid(valid.join(", ")));
            (texts::no_option(game.to_string(), name.clone()), nearest.clone().map(say::near).or(listed))
        }
        SetupError::BadValue { name, value, allowed, nearest } => {
            (texts::bad_value(name.clone(), value.clone(), range(allowed)), nearest.clone().map(say::near))
        }
        SetupError::OptionSeats { option, value, needs, found } => {
            (texts::option_seats(option.to_string(), value.clone(), *needs, *found), None)
        }
        SetupError::OptionsClash { option, other } => (texts::options_clash(option.to_string(), other.to_string()), None),
        SetupError::FewCards { place, found, need } => (texts::few_cards(place.clone(), *found, *need), None),
        SetupError::Cards(reason) => (texts::bad_cards(reason.clone()), None),
        SetupError::Files(_) => (texts::bad_cards(error.to_string()), None),
    };
    say::join(&[msg].into_iter().chain(end).collect::<Vec<_>>(), t)
}

/// A range of numbers without its default.
fn range(allowed: &str) -> String {
    allowed.split_once('=').map_or(allowed, |(range, _)| range).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use clade_table::Texts;
    use std::collections::BTreeMap;

    fn said(error: impl Into<Error>) -> String {
        error.into().say(&Texts::new("en", &[crate::texts_of("en")]).expect("tested texts"))
    }

    fn unknown(word: &str) -> String {
        said(Error::Unknown { kind: Word::Bot, word: word.to_owned(), valid: vec!["human", "greedy"] })
    }

    #[test]
    fn a_wrong_word_is_answered_with_the_nearest_or_with_all() {
        assert_eq!(unknown("gredy"), "nobody called 'gredy' can sit here; did you mean 'greedy'?");
        assert_eq!(unknown("xyzzy"), "nobody called 'xyzzy' can sit here; there are: human, greedy");
        let rows = &[clade_engine::OptionRow { name: "finish", values: &["5..51=42"], help: "", kind: clade_engine::OptionKind::Variant }];
        let refused = |name: &str, value: &str, rows| {
            let setup = clade_engine::Setup { seats: 3, options: BTreeMap::from([(name.to_owned(), value.to_owned())]) };
            said(setup.check("soup", 3..=4, rows).expect_err("a wrong option"))
        };
        assert_eq!(refused("finsih", "30", rows), "soup has no option 'finsih'; did you mean 'finish'?");
        assert_eq!(refused("xyzzy", "30", rows), "soup has no option 'xyzzy'; there are: finish");
        assert_eq!(refused("xyzzy", "30", &[]), "soup has no option 'xyzzy'");
        assert_eq!(refused("finish", "3", rows), "option 'finish' cannot be '3'; it may be 5..51");
    }

    #[test]
    fn a_stopped_script_is_told_of_in_the_persons_words() {
        let stopped = said(TableError::Face(FaceError::Stopped("storm.lua:3".to_owned())));
        assert!(stopped.starts_with("A script took too long") && stopped.contains("storm.lua:3"), "{stopped}");
        assert_eq!(said(TableError::Full), "a game has at most 100000 actions");
    }
}
