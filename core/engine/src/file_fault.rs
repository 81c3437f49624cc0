//! What is wrong, or probably not meant, in a file of a mod: where, what was expected, and where the rule is written.

use crate::foreign::spelt_out;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A fault in a file of a mod.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{file}:{}: {what}", .place.line)]
pub struct FileFault {
    /// The mod's id and the file within it: `my_mod/card.lua`.
    pub file: String,
    /// Where in the file.
    pub place: Place,
    /// What is wrong, what was expected, and the nearest right word.
    pub what: String,
    /// Where the rule is written, if it is a rule of this program.
    pub see: Option<Section>,
    /// How much it matters.
    pub severity: Severity,
}

/// How much a fault matters.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Severity {
    /// The mod cannot be used.
    Error,
    /// Probably not what its author meant, though it can be played.
    Warning,
    /// It could be better, as where a translation is missing: only its author hears of it.
    Hint,
}

impl Severity {
    /// Its word for programs.
    pub fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
            Self::Hint => "hint",
        }
    }
}

/// A place in a file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Place {
    /// The line, from 1; 1 if the whole file is meant.
    pub line: u32,
    /// The letters of the line that are meant, from 1: the first one, and the one behind the last if that is on the same line. `None`: the
    /// whole line.
    pub letters: Option<(u32, Option<u32>)>,
}

/// A section of the reference for authors of cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Section {
    /// The keys of a card that hold data.
    Facts,
    /// The functions that act.
    Effects,
    /// The functions that answer a question of the rules.
    RuleHooks,
    /// What effects may call.
    Verbs,
    /// What parts of Lua there are.
    Language,
    /// The files of a mod and their keys.
    Files,
    /// How much there may be of anything.
    Limits,
}

impl Section {
    /// All of them, in the order of the reference.
    pub const ALL: [Self; 7] = [Self::Facts, Self::Effects, Self::RuleHooks, Self::Verbs, Self::Language, Self::Files, Self::Limits];

    /// Its heading in the reference.
    pub fn heading(self) -> &'static str {
        match self {
            Self::Facts => "Facts",
            Self::Effects => "Effects",
            Self::RuleHooks => "Rule hooks",
            Self::Verbs => "Verbs",
            Self::Language => "Language",
            Self::Files => "Files of a mod",
            Self::Limits => "Limits",
        }
    }

    /// The word by which it is asked for: the beginning of its heading.
    pub fn word(self) -> &'static str {
        match self {
            Self::Facts => "facts",
            Self::Effects => "effects",
            Self::RuleHooks => "rule-hooks",
            Self::Verbs => "verbs",
            Self::Language => "language",
            Self::Files => "files",
            Self::Limits => "limits",
        }
    }
}

impl FileFault {
    /// A fault at a place; no section says more. Letters that nobody can see are spelt out.
    pub fn new(file: &str, place: impl Into<Place>, what: &str) -> Self {
        Self { file: spelt_out(file), place: place.into(), what: spelt_out(what), see: None, severity: Severity::Error }
    }

    /// The same as something that can be played.
    #[must_use]
    pub fn only(self, severity: Severity) -> Self {
        Self { severity, ..self }
    }

    /// The same where a section says more.
    #[must_use]
    pub fn see(self, section: Section) -> Self {
        Self { see: Some(section), ..self }
    }
}

impl Place {
    /// The place of bytes `from..to` of a text.
    pub fn of(text: &str, from: usize, to: usize) -> Self {
        let at = |byte: usize| text.get(..byte).unwrap_or(text);
        let column = |byte: usize| at(byte).rsplit('\n').next().unwrap_or_default().chars().count() as u32 + 1;
        let line = |byte: usize| at(byte).bytes().filter(|&b| b == b'\n').count() as u32 + 1;
        let end = (line(to) == line(from) && to > from).then(|| column(to));
        Self { line: line(from), letters: Some((column(from), end)) }
    }
}

impl From<u32> for Place {
    /// A whole line.
    fn from(line: u32) -> Self {
        Self { line: line.max(1), letters: None }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.letters {
            Some((from, _)) => write!(f, "{}:{from}", self.line),
            None => write!(f, "{}", self.line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_count_letters() {
        let text = "id = 1\nимя = \"ё\"\n";
        let at = text.find("\"ё\"").expect("there");
        assert_eq!(Place::of(text, at, at + "\"ё\"".len()), Place { line: 2, letters: Some((7, Some(10))) });
        assert_eq!(Place::of(text, 0, text.len()), Place { line: 1, letters: Some((1, None)) });
        assert_eq!((Place::from(0).to_string(), Place::of(text, at, at).to_string()), ("1".to_owned(), "2:7".to_owned()));
    }
}
