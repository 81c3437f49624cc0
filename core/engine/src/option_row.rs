//! One option of a game: the words that are typed and kept in files, and where to find the texts that people read instead.
//!
//! Its texts are a Fluent message and its attributes: the message explains, `title` heads it, and each value has an attribute of its
//! own, except for yes, no and numbers, which are the same in every game.
//!
//! ```text
//! soup-option-fight-cubes = After a lost fight the dead amoeba leaves one cube of each colour, or none.
//!     .title = Cubes of a lost fight
//!     .one-each = one of each colour
//!     .none = none
//! ```

use crate::Msg;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// What an option is for: programs show those together that players decide together.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionKind {
    /// What a table agrees on before it plays: an edition, a set, a variant, a length.
    Variant,
    /// A passage that editions or groups read differently. Who does not know the question need not see it.
    Ruling,
    /// Its other values are in no rulebook: they change one rule to see what happens. Programs say so beside its title.
    Experiment,
}

/// One option of a game: a rule that editions or groups play differently.
#[derive(Copy, Clone, Debug)]
pub struct OptionRow {
    /// Its name, as written on the command line and in records.
    pub name: &'static str,
    /// The allowed values, the default first. A single value `"a..b"` stands for a range of numbers with its default after `=`.
    pub values: &'static [&'static str],
    /// The id of the text that explains it.
    pub help: &'static str,
    /// What it is for.
    pub kind: OptionKind,
}

/// Options that go together, under a name: a first game, an edition, all sets.
///
/// Its texts are a message, which says what it is for, and its `title`.
#[derive(Copy, Clone, Debug)]
pub struct Preset {
    /// Its name, as written on the command line.
    pub name: &'static str,
    /// The options that differ from their defaults, with their values.
    pub options: &'static [(&'static str, &'static str)],
    /// The id of the text that explains it.
    pub help: &'static str,
}

impl Preset {
    /// Its options as a set-up holds them.
    pub fn chosen(&self) -> BTreeMap<String, String> {
        self.options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// What it is called.
    pub fn title(&self) -> Msg {
        Msg::new(format!("{}.title", self.help))
    }

    /// The sentence that says what it is for.
    pub fn explanation(&self) -> Msg {
        Msg::new(self.help)
    }

    /// All texts that it has.
    pub fn texts(&self) -> [Msg; 2] {
        [self.explanation(), self.title()]
    }
}

impl OptionRow {
    /// The value that counts if nothing was chosen.
    pub fn default_value(&self) -> &'static str {
        self.values[0].split_once('=').map_or(self.values[0], |(_, default)| default)
    }

    /// The range of its numbers, if it is a number.
    pub fn numbers(&self) -> Option<RangeInclusive<i32>> {
        let (range, _) = self.values[0].split_once('=')?;
        let (low, high) = range.split_once("..")?;
        Some(low.parse().ok()?..=high.parse().ok()?)
    }

    /// Whether this is one of its values.
    pub fn allows(&self, value: &str) -> bool {
        match self.numbers() {
            Some(numbers) => value.parse::<i32>().is_ok_and(|number| numbers.contains(&number)),
            None => self.values.contains(&value),
        }
    }

    /// What it is about, in a few words.
    pub fn title(&self) -> Msg {
        Msg::new(format!("{}.title", self.help))
    }

    /// The sentence that explains it.
    pub fn explanation(&self) -> Msg {
        Msg::new(self.help)
    }

    /// What a value is called here: none for yes, no and numbers, and for anything that is not one of its values.
    pub fn name_of(&self, value: &str) -> Option<Msg> {
        let everywhere = matches!(value, "yes" | "no") || value.parse::<i32>().is_ok();
        if everywhere || !self.allows(value) {
            return None;
        }
        // The name of an attribute begins with a letter.
        let letter = if value.starts_with(|first: char| first.is_ascii_alphabetic()) { "" } else { "v" };
        Some(Msg::new(format!("{}.{letter}{value}", self.help)))
    }

    /// All texts that it has.
    pub fn texts(&self) -> impl Iterator<Item = Msg> {
        let names = self.values.iter().filter_map(|value| self.name_of(value));
        [self.explanation(), self.title()].into_iter().chain(names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use OptionKind::{Ruling, Variant};

    fn texts(values: &'static [&'static str]) -> String {
        let row = OptionRow { name: "option", values, help: "help", kind: Variant };
        let ids: Vec<_> = row.texts().map(|msg| msg.id.into_owned()).collect();
        ids.join(" ")
    }

    #[test]
    fn words_have_names_and_numbers_have_none() {
        assert_eq!(texts(&["given-up", "both"]), "help help.title help.given-up help.both");
        assert_eq!(texts(&["no", "yes", "yes-twice"]), "help help.title help.yes-twice");
        assert_eq!(texts(&["edition", "19", "1-3-5"]), "help help.title help.edition help.v1-3-5");
        assert_eq!(texts(&["5..51=42"]), "help help.title");
    }

    #[test]
    fn what_is_no_value_has_no_name() {
        let row = OptionRow { name: "option", values: &["given-up", "both"], help: "help", kind: Ruling };
        assert_eq!(row.name_of("gone"), None);
    }

    #[test]
    fn numbers_lie_in_their_range() {
        let row = OptionRow { name: "finish", values: &["5..51=42"], help: "help", kind: Ruling };
        assert_eq!(row.numbers(), Some(5..=51));
        assert_eq!(["4", "5", "51", "52", "5..51=42", ""].map(|value| row.allows(value)), [false, true, true, false, false, false]);
    }
}
