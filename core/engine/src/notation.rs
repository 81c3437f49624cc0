//! Positions in a game's own words: what people write in scenarios, and what can be wrong with it.

mod steps;

pub use steps::{NOTHING, Number, SideWord, StepWords, Word, WordReader, YesNo, is_kebab, joined, kebab, parts};

use crate::nearest::hint;
use serde::{Deserialize, Serialize};

/// Why a position cannot be set up: which key is wrong, what was found, what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
#[error("{}found {found}, expected {expected}{}", at(.key), hint(.nearest))]
pub struct Misplaced {
    /// The path of the key as in TOML (`red.genes[1]`), or nothing if the whole position is meant.
    pub key: String,
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: String,
    /// The nearest valid word.
    pub nearest: Option<String>,
}

/// What words say, or why it cannot be set up.
pub type Placed<T> = Result<T, Misplaced>;

fn at(key: &str) -> String {
    if key.is_empty() { String::new() } else { format!("{key}: ") }
}

impl Misplaced {
    /// Something else was expected.
    pub fn new(key: impl Into<String>, found: impl Into<String>, expected: impl Into<String>) -> Self {
        Self { key: key.into(), found: found.into(), expected: expected.into(), nearest: None }
    }

    /// A word that is none of the valid ones.
    pub fn word<'a>(key: impl Into<String>, found: &str, expected: impl Into<String>, valid: impl IntoIterator<Item = &'a str>) -> Self {
        let nearest = crate::nearest(found, valid);
        Self { nearest, ..Self::new(key, format!("'{found}'"), expected) }
    }

    /// The same fault seen from an outer key: `genes[1]` in `red` is `red.genes[1]`.
    #[must_use]
    pub fn within(mut self, outer: &str) -> Self {
        let dot = if self.key.is_empty() || self.key.starts_with('[') { "" } else { "." };
        self.key = format!("{outer}{dot}{}", self.key);
        self
    }

    /// What a TOML or serde error says, in the words of people who write positions.
    pub fn parsed(key: impl Into<String>, message: &str) -> Self {
        let plain = |text: &str| text.trim_start_matches("invalid type: ").trim_start_matches("invalid value: ").replace('`', "'");
        if let Some(key_left_out) = message.strip_prefix("missing field ") {
            return Self::new(key, "nothing", format!("the key {}", plain(key_left_out)));
        }
        if let Some((_, found, expected)) = NO_TOML.iter().find(|(start, ..)| message.starts_with(start)) {
            return Self::new(key, *found, *expected);
        }
        // What a key says of itself, where any of several kinds would do.
        if message.starts_with("a ") {
            return Self::new(key, "something else", plain(message));
        }
        let typed = ["invalid type: ", "invalid value: ", "unknown field ", "unknown variant ", "data did not match "];
        let is_typed = typed.iter().any(|start| message.starts_with(start)) || !message.contains(", expected ");
        let Some((found, expected)) = message.split_once(", expected ").filter(|_| is_typed) else {
            return Self::new(
                key,
                format!("what is no TOML ({})", plain(crate::one_line(message).trim())),
                "a line 'key = value' or '[table]'",
            );
        };
        let expected_words = match expected {
            "u8" => "a number from 0 to 255".to_owned(),
            "u16" | "u32" => "a number from 0 on".to_owned(),
            "i16" | "i32" | "i64" => "a number".to_owned(),
            "a sequence" => "a list".to_owned(),
            "a string" | "a borrowed string" => "a text in quotes".to_owned(),
            table if table == "a map" || table.starts_with("struct ") => "a table".to_owned(),
            other => plain(other),
        };
        match found.strip_prefix("unknown field ") {
            None => Self::new(key, found_words(&plain(found)), expected_words),
            Some(word) => {
                let word = word.trim_matches('`');
                let nearest = crate::nearest(word, expected.split('`').skip(1).step_by(2));
                Self { nearest, ..Self::new(key, format!("the unknown key '{word}'"), expected_words) }
            }
        }
    }

    /// The fault of a game that sets up no positions.
    pub fn unsupported() -> Self {
        Self::new("", "a position", "none: this game sets up no positions")
    }
}

/// A value that a TOML error names, in plain words.
fn found_words(found: &str) -> String {
    match found {
        "map" => "a table".to_owned(),
        "sequence" => "a list".to_owned(),
        _ => found.trim_start_matches("string ").trim_start_matches("integer ").replace('\'', ""),
    }
}

/// How errors of a TOML text begin, with what was found there and what is expected.
const NO_TOML: [(&str, &str, &str); 17] = [
    ("string values must be quoted", "a word without quotes", "a text in quotes, a number, true or false"),
    ("missing value", "nothing behind '='", "a value"),
    ("key with no value", "a key alone", "a line 'key = value' or '[table]'"),
    ("missing assignment", "a key without '='", "'key = value'"),
    ("duplicate key", "a key that is there already", "each key once"),
    ("extra `=`", "'=' twice", "'key = value'"),
    ("extra comma", "a comma too many", "one comma between two values"),
    ("missing comma", "two values without a comma", "a comma between them"),
    ("unclosed array table", "a heading that does not end", "']]'"),
    ("unclosed array", "a list that does not end", "']'"),
    ("unclosed table", "a heading that does not end", "']'"),
    ("unclosed inline table", "a table that does not end", "'}'"),
    ("invalid basic string", "a text whose quotes do not end", "its closing quote"),
    ("invalid literal string", "a text whose quotes do not end", "its closing quote"),
    ("invalid unquoted key", "a key with other signs than letters, digits, '_' and '-'", "such a key in quotes"),
    ("cannot recurse further", "tables nested too deeply", "fewer of them"),
    ("wanted string or table", "something else", "a text or a table"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_key_and_nearest_word() {
        let fault = Misplaced::word("[1]", "sped", "a gene", ["spores", "speed"]).within("genes").within("red");
        assert_eq!(fault.to_string(), "red.genes[1]: found 'sped', expected a gene; did you mean 'speed'?");
        assert_eq!(Misplaced::new("", "1 cube", "55").to_string(), "found 1 cube, expected 55");
    }

    #[test]
    fn errors_of_the_parser_are_retold() {
        let tell = |message| Misplaced::parsed("red", message).to_string();
        let unknown = "unknown field `poinst`, expected one of `points`, `genes`";
        assert_eq!(tell(unknown), "red: found the unknown key 'poinst', expected one of 'points', 'genes'; did you mean 'points'?");
        assert_eq!(tell("invalid type: string \"x\", expected u8"), "red: found \"x\", expected a number from 0 to 255");
        assert_eq!(tell("invalid value: integer `300`, expected u8"), "red: found 300, expected a number from 0 to 255");
        assert_eq!(tell("invalid type: map, expected a sequence"), "red: found a table, expected a list");
        assert_eq!(tell("a text or a list"), "red: found something else, expected a text or a list");
        assert_eq!(tell("duplicate key"), "red: found a key that is there already, expected each key once");
        assert_eq!(
            tell("unexpected sign, expected digit"),
            "red: found what is no TOML (unexpected sign, expected digit), expected a line 'key = value' or '[table]'"
        );
        assert_eq!(tell("missing field `game`"), "red: found nothing, expected the key 'game'");
    }
}
