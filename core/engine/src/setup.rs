//! What players choose before the game, and how a program finds its games.

use crate::scene::Look;
use crate::{Face, Msg, OptionRow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What players choose before: seats, options, and (kept beside it by the host) mods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// Options that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// Why a set-up was refused.
#[derive(Debug, thiserror::Error)]
pub enum SetupError {
    /// The wrong number of seats.
    #[error("{game} is played by {min} to {max} seats, not {found}")]
    Seats {
        /// The game.
        game: &'static str,
        /// The fewest seats.
        min: u8,
        /// The most seats.
        max: u8,
        /// The seats asked for.
        found: u8,
    },
    /// No option of this name.
    #[error("{game} has no option '{}'{}", one_line(.name), did_you_mean(.nearest))]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// The name asked for.
        name: String,
        /// The names of all its options.
        valid: Vec<&'static str>,
        /// The nearest name.
        nearest: Option<String>,
    },
    /// A value that the option does not have.
    #[error("option '{name}' has no value '{}'; it may be {allowed}{}", one_line(.value), did_you_mean(.nearest))]
    BadValue {
        /// The option.
        name: &'static str,
        /// The value asked for.
        value: String,
        /// What is allowed.
        allowed: String,
        /// The nearest value.
        nearest: Option<String>,
    },
    /// A value of an option that is for another number of seats.
    #[error("option '{option}' = '{value}' is for {needs} seats, not {found}")]
    OptionSeats {
        /// The option.
        option: &'static str,
        /// Its value.
        value: String,
        /// The seats that go with it.
        needs: u8,
        /// The seats asked for.
        found: u8,
    },
    /// Two options that do not go together.
    #[error("option '{option}' leaves no choice to option '{other}': leave that out")]
    OptionsClash {
        /// The option that decides.
        option: &'static str,
        /// The one that has nothing left to decide.
        other: &'static str,
    },
    /// Fewer cards than the table needs.
    #[error("{place}: too few cards for this table: {found} of {need}")]
    FewCards {
        /// The mod that has them.
        place: String,
        /// How many there are.
        found: u32,
        /// How many there must be.
        need: u32,
    },
    /// A card or mod that cannot be used.
    #[error("{0}")]
    Cards(String),
}

impl From<String> for SetupError {
    fn from(reason: String) -> Self {
        Self::Cards(reason)
    }
}

/// The end of an error: the nearest valid word, if there is one.
fn did_you_mean(nearest: &Option<String>) -> String {
    nearest.as_ref().map(|word| format!("; did you mean '{word}'?")).unwrap_or_default()
}

/// What is told of a foreign file, as one line: control characters, line ends among them, are shown as escapes.
pub fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { c.escape_default().to_string() } else { c.to_string() }).collect()
}

/// The nearest of some valid words, if one is near enough to be meant: at most a third of the letters differ, or it begins
/// with what was typed.
pub fn nearest<'a>(word: &str, valid: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let typed = word.to_lowercase();
    valid
        .into_iter()
        .map(|v| {
            let lower = v.to_lowercase();
            let distance = if typed.len() >= 2 && lower.starts_with(&typed) { 0 } else { edits(&typed, &lower) };
            (distance, v)
        })
        .filter(|(distance, v)| *distance * 3 <= v.chars().count().max(3) + 1)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, v)| v.to_owned())
}

/// Letters to insert, delete, replace or swap with their neighbour to turn one word into the other.
fn edits(a: &str, b: &str) -> usize {
    strsim::osa_distance(a, b)
}

impl Setup {
    /// The value of an option, by its row: what was chosen, or the default.
    pub fn value<'a>(&'a self, row: &OptionRow) -> &'a str
    where
        'static: 'a,
    {
        match self.options.get(row.name) {
            Some(value) => value,
            None => row.default_value(),
        }
    }

    /// Checks seats, names and values of the options.
    ///
    /// # Errors
    /// A [`SetupError`] that names what is wrong, with the nearest valid word.
    pub fn check(&self, game: &'static str, seats: std::ops::RangeInclusive<u8>, rows: &[OptionRow]) -> Result<(), SetupError> {
        if !seats.contains(&self.seats) {
            return Err(SetupError::Seats { game, min: *seats.start(), max: *seats.end(), found: self.seats });
        }
        for (name, value) in &self.options {
            let Some(row) = rows.iter().find(|row| row.name == name) else {
                let valid: Vec<&'static str> = rows.iter().map(|row| row.name).collect();
                let nearest = nearest(name, valid.iter().copied());
                return Err(SetupError::UnknownOption { game, name: name.clone(), valid, nearest });
            };
            if !row.allows(value) {
                let nearest = nearest(value, row.values.iter().copied().filter(|v| !v.contains("..")));
                return Err(SetupError::BadValue { name: row.name, value: value.clone(), allowed: row.values.join(", "), nearest });
            }
        }
        Ok(())
    }
}

/// What a program shows of a game before it is played.
#[derive(Clone, Debug)]
pub struct About {
    /// The name used on the command line and in records.
    pub id: &'static str,
    /// The version of the rules as built here.
    pub version: &'static str,
    /// The fewest and most seats.
    pub seats: std::ops::RangeInclusive<u8>,
    /// The game's own title.
    pub name: Msg,
    /// One sentence about it.
    pub summary: Msg,
    /// Its options.
    pub options: &'static [OptionRow],
    /// A picture for it.
    pub look: Look,
    /// How long a game takes people at a table, in minutes.
    pub minutes: std::ops::RangeInclusive<u16>,
}

/// A game that a program can host: how to make its rulesets.
pub trait Module: Sync {
    /// What it is. Opens nothing.
    fn about(&self) -> About;

    /// The Fluent texts of the game and its shipped cards in a language (`en`, `ru`, `pl`).
    fn texts(&self, language: &str) -> String;

    /// The options with which all its shipped cards are in, where a set-up chooses among them. For lists of cards.
    fn options_for_all_cards(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }

    /// The files of a mod made at random out of everything that its cards may contain, for checks; none if it has no such cards.
    fn wild_mod(&self, _seed: u64) -> Option<Vec<(String, String)>> {
        None
    }

    /// Facts, texts and checked card sources of one set-up. `mods` are further mod folders: each a list of file names with
    /// their contents, `mod.toml` among them.
    ///
    /// # Errors
    /// A [`SetupError`] that says what is wrong with the set-up or with a card.
    fn ruleset(&self, setup: &Setup, mods: &[Vec<(String, String)>]) -> Result<Arc<dyn Ruleset>, SetupError>;
}

/// What a program lends to a game: the engine has no clock of its own.
#[derive(Copy, Clone, Debug, Default)]
pub struct Tools {
    /// Whether a script runs for too long: then its card fails. Asked now and then while one runs; true, the first time since it was
    /// entered. Scripts have budgets of their own, and those decide; this is the last net.
    pub out_of_time: Option<fn(bool) -> bool>,
    /// Whether nobody waits for the answer any more; asked now and then while a script runs. Then what is played is given up.
    pub stop: Option<fn() -> bool>,
    /// A clock in nanoseconds, for benchmarks that want to know where time goes (it costs a little).
    pub nanoseconds: Option<fn() -> u64>,
    /// Also asks what has one answer that everybody can foresee. For laws: so they see what is usually skipped.
    pub ask_all: bool,
    /// Keeps nothing between two calls: no answers of rule hooks, no stopped script. For laws: that must not be observable.
    pub forgetful: bool,
}

/// What a person reads about a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// Its word in texts of actions.
    pub id: String,
    /// Its name.
    pub name: Msg,
    /// What other editions call it, with commas between.
    pub also: Option<Msg>,
    /// What it does.
    pub text: Msg,
    /// Its facts: price, copies …
    pub facts: Vec<Msg>,
    /// How sure text and facts are, if they are not as printed.
    pub doubt: Option<Msg>,
    /// Its picture.
    pub look: Look,
    /// The id of the mod whose card it is; empty where cards come from no mod.
    pub from: String,
}

/// What a mod is known again by, and what tells where it changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModStamp {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// Its files by name, each with a hash of its contents.
    pub files: BTreeMap<String, u64>,
}

/// Facts, texts and checked card sources of one set-up: immutable and shared between threads.
pub trait Ruleset: Send + Sync {
    /// The same for the same rules, cards and options; a state is valid only under its ruleset.
    fn hash(&self) -> u64;

    /// The Fluent texts of the game and its cards in a language.
    fn texts(&self, language: &str) -> String;

    /// The mods in it, the shipped ones among them, in the order in which they were loaded.
    fn mods(&self) -> Vec<ModStamp> {
        Vec::new()
    }

    /// What players should know of this set-up before they begin, such as more seats than the rules are made for.
    fn warnings(&self) -> Vec<Msg> {
        Vec::new()
    }

    /// All cards of the set-up, for people to read.
    fn cards(&self) -> Vec<CardText> {
        Vec::new()
    }

    /// Opens the ruleset on this thread. What is returned never leaves it.
    ///
    /// # Errors
    /// [`SetupError::Cards`] if a card cannot be loaded into the VM.
    fn open(&self, tools: Tools) -> Result<Box<dyn Face>, SetupError>;

    /// Opens the ruleset in the place of another one: its states carry that hash. So two rulesets can be compared by what
    /// they make of the same answers. A game that cannot do this is simply opened.
    ///
    /// # Errors
    /// As [`Ruleset::open`].
    fn open_as(&self, _hash: u64, tools: Tools) -> Result<Box<dyn Face>, SetupError> {
        self.open(tools)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: &[OptionRow] = &[
        OptionRow { name: "finish", values: &["5..51=42"], help: "", experiment: false },
        OptionRow { name: "armor-ban", values: &["given-up", "both"], help: "", experiment: false },
    ];

    fn check(name: &str, value: &str) -> String {
        let options = BTreeMap::from([(name.to_owned(), value.to_owned())]);
        let setup = Setup { seats: 3, options };
        setup.check("soup", 3..=4, ROWS).map_or_else(|e| e.to_string(), |()| "ok".to_owned())
    }

    #[test]
    fn options_are_checked_with_the_nearest_word() {
        assert_eq!(check("finish", "30"), "ok");
        assert_eq!(check("finish", "4"), "option 'finish' has no value '4'; it may be 5..51=42");
        assert_eq!(check("finsih", "30"), "soup has no option 'finsih'; did you mean 'finish'?");
        assert_eq!(check("armor-ban", "boht"), "option 'armor-ban' has no value 'boht'; it may be given-up, both; did you mean 'both'?");
        assert_eq!(check("a\nb", ""), "soup has no option 'a\\nb'");
        let setup = Setup { seats: 7, options: BTreeMap::new() };
        assert_eq!(setup.check("soup", 3..=4, ROWS).map_err(|e| e.to_string()), Err("soup is played by 3 to 4 seats, not 7".into()));
        assert_eq!((setup.value(&ROWS[0]), setup.value(&ROWS[1])), ("42", "given-up"));
    }
}
